// Generated; do not edit. Made by: swift run gen --format typescript
// Hwalja format 1, MIT licence.
//
// MIT License
// Copyright (c) 2026 The Hwalja maintainers
// Permission is hereby granted, free of charge, to any person obtaining a copy
// of this software and associated documentation files (the "Software"), to deal
// in the Software without restriction, including without limitation the rights
// to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
// copies of the Software, and to permit persons to whom the Software is
// furnished to do so, subject to the following conditions:
// The above copyright notice and this permission notice shall be included in all
// copies or substantial portions of the Software.
// THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
// IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
// FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
// AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
// LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
// OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE
// SOFTWARE.

var hwalja=(()=>{var ie=Object.defineProperty;var eo=Object.getOwnPropertyDescriptor;var no=Object.getOwnPropertyNames;var oo=Object.prototype.hasOwnProperty;var io=(t,e)=>{for(var n in e)ie(t,n,{get:e[n],enumerable:!0})},ro=(t,e,n,o)=>{if(e&&typeof e=="object"||typeof e=="function")for(let i of no(e))!oo.call(t,i)&&i!==n&&ie(t,i,{get:()=>e[i],enumerable:!(o=eo(e,i))||o.enumerable});return t};var so=t=>ro(ie({},"__esModule",{value:!0}),t);var Xo={};io(Xo,{AttachedSession:()=>_,Composer:()=>X,HwaljaKeyboardElement:()=>W,InputSession:()=>F,KeyboardLayout:()=>tt,KeyboardMachine:()=>st,attach:()=>Nt,define:()=>Vn,dotsOf:()=>me,keyFor:()=>Z,strikeEnter:()=>L,utf16Units:()=>Vt,writing:()=>jt});var Pe="ㄱㄲㅅㄴㅈㅎㄷㄹㄱㅁㅂㅅㅌㅍㅎㅁㅂㅅㅅㅆㅇㅈㅊㅋㅌㅍㅎ";function Ct({deleting:t,inserting:e},n){return n.slice(0,n.length-t)+e}function Tt(t,e){let n=0;for(;n<t.length&&t.codePointAt(n)===e.codePointAt(n);)n+=1;return{deleting:t.length-n,inserting:e.slice(n)}}function z(t,e=t.length){if(e<1)return 0;let n=t.charCodeAt(e-1),o=e>1&&n>>10===55?t.codePointAt(e-2)??0:0;return o>65535?o:n}function Et(t){return t>65535?2:t>0?1:0}function ft(t){return t.slice(0,t.length-Et(z(t)))}function St(t){let e=ft(t);return/[ᄀ-ᄒㄱ-ㅎ][\u119e\u11a2\u318d\u2025]$/.test(t)?e.slice(0,-1):e}function pt(t){return/[ᄀ-ᇿㄱ-ㆎ가-힣\u2025]/.test(t.slice(-1))}function je(t){let e=t.slice(ft(t).length);return/[가-힣]/.test(e)?Pe[(z(e)-44032)%28-1]??"":pt(e)&&!/[ㄱ-ㅎ]/.test(e)?"":e}function Y(t,e,n){return n>=e.length&&t.slice(n-e.length,n)===e}function re(t,e){return Math.min(Math.max(t||0,0),e)}function V(t){return"Segmenter"in Intl?Array.from(new Intl.Segmenter().segment(t),({segment:e})=>e):[...t]}var se=64;function R(t,e){return e-(V(t.slice(Math.max(e-se,0),e)).pop()?.length??0)}function A(t){let e=t.getRootNode();return e.getSelection?e.getSelection():t.ownerDocument.getSelection()}function B(t){let e=A(t),n=t.getRootNode();if(!e?.rangeCount)return null;let o=(n.host&&co(e,n))??e.getRangeAt(0);return t.contains(o.startContainer)&&t.contains(o.endContainer)?o:null}function co(t,e){try{return t.getComposedRanges?.({shadowRoots:[e]})[0]}catch{return t.getComposedRanges?.(e)[0]}}function ce(t,e){let n=t.ownerDocument,o=B(t),i=n.createRange();i.selectNodeContents(t),i.collapse(!1),o&&i.setEnd(o.endContainer,o.endOffset),o&&i.setStart(o.startContainer,o.startOffset),i.deleteContents();let r=i.startContainer.nodeType===3,s=r?i.startContainer:n.createTextNode(""),c=r?i.startOffset:0;r||i.insertNode(s),s.insertData(c,e),o&&A(t)?.collapse(s,c+e.length)}function P(t,e){return t?t.closest(e)??P(t.getRootNode().host,e):null}function I(t){let{activeElement:e}=t,n=e?.shadowRoot??e?.contentDocument;return n&&I(n)||e}function dt(t){return t.isConnected&&!P(t,"[inert]")}function j(t){return dt(t)&&t.matches(":read-write")}function ht(t,e,n=null,o=e===""?"delete":"insertText"){let i=t.ownerDocument,r=o==="delete"?"deleteContentBackward":o,s=o==="insertText"?e:null,c=b=>new InputEvent("beforeinput",{bubbles:!0,cancelable:!0,composed:!0,inputType:r,data:s,targetRanges:b}),a={startContainer:i,startOffset:0,endContainer:i,endOffset:0},h=c([new StaticRange(a)]).getTargetRanges().length>0;if(h&&!t.dispatchEvent(c(n?[new StaticRange(n)]:[])))return null;if(!t.isContentEditable&&!t.matches(":focus"))return!1;let m,g=b=>{m=b,h&&b.stopImmediatePropagation()};i.addEventListener("beforeinput",g,!0);let k=i.execCommand(o,!1,e);return i.removeEventListener("beforeinput",g,!0),m?.defaultPrevented?null:k}function At(t,e,n,o){let i=e<n?Math.min(e,R(t,n)):e;return{start:i,text:t.slice(i,e)+o}}function It(t,e){let n=e?"insertText":"deleteContentBackward";t.dispatchEvent(new InputEvent("input",{bubbles:!0,composed:!0,inputType:n,data:e||null}))}function q({timeStamp:t,view:e}){return t+(e??window).performance.timeOrigin-performance.timeOrigin}function J(t){return t.isComposing||t.keyCode===229||t.getModifierState("AltGraph")?!1:!t.ctrlKey&&!t.altKey&&!t.metaKey}var le=["text","search","tel","url","password","email","number"],ae=!1;function Fe(t){if(!t)return;let e=t.getRootNode(),n=Array.from(e.querySelectorAll("button, input")).filter(r=>r.form===t),o=n.find(({type:r})=>r==="submit"||r==="image"),i=n.filter(({type:r})=>le.includes(r)||/^(date|month|week|time)/.test(r));o?o.click():i.length<=1&&t.requestSubmit()}function Lt(t,e,n,o){let i={key:e,code:e,keyCode:n,bubbles:!0,cancelable:!0,composed:!0},r=s=>{if(ae)return!0;ae=!0;let c=t.dispatchEvent(new KeyboardEvent(s,i));return ae=!1,c};r("keydown")&&(e!=="Enter"||r("keypress"))&&o?.(),r("keyup")}function L(t,e=()=>Fe(t.form)){dt(t)&&!t.matches(":disabled")&&Lt(t,"Enter",13,e)}function N({value:t,selectionStart:e,selectionEnd:n}){let o=t??"",i=re(n??o.length,o.length),r=re(e??i,i);return{text:o,start:r,end:i,isUnknown:typeof e!="number"}}function ue(t,{text:e,start:n,end:o}){return e===t.text&&n===t.start&&o===t.end?null:t.start===t.end&&e.length>t.text.length&&Y(e,t.text.slice(0,t.start),t.start)?"written":"changed"}function mt(t,{deleting:e,inserting:n}){let{text:o,start:i,end:r}=t,s=i<r?i:Math.max(i-e,0),c=s+n.length;return{...t,text:o.slice(0,s)+n+o.slice(r),start:c,end:c}}function fe(t,e,{text:n,start:o,end:i,isUnknown:r}){if(o<i||r||!Y(n,t,i))return!1;let s=n.length-i!==e.text.length-e.end;return i===e.end||!s&&!Y(n,e.text.slice(0,e.end),e.end)}var D={};function qe(t,e){if("setRangeText"in t){let n=t;if(n.selectionStart!==null)return ao(n);let o=`<input type="${n.type}"> does not say where its cursor is`;throw new TypeError(`${o}; type="text" with inputmode does`)}if(t.isConnected&&!t.isContentEditable&&t.contentEditable==="inherit")throw new TypeError(`<${t.localName}> is no field of text; attach to the one in it`);if(!D.clientFor)throw new TypeError('to type into rich text, import "hwalja/rich"');return D.clientFor(t,e)}function ao(t){let e=null,n=t.localName==="input",o=()=>{let{value:s,selectionStart:c,selectionEnd:a}=t;return e?.value===s&&e.end===a&&e.end===c?e:null},i=s=>{let c=o();return j(t)?c?c.start+c.text.length:t[s]:null},r={get value(){let{value:s}=t,c=o();return c?s.slice(0,c.start)+c.text+s.slice(c.end):s},get selectionStart(){return i("selectionStart")},get selectionEnd(){return i("selectionEnd")},setRangeText(s,c,a){let h=o();e=null,h&&(s=h.text.slice(0,Math.max(c-h.start,0))+s,c=Math.min(c,h.start),a=h.end);let{value:m,maxLength:g}=t,k=m.length-(a-c)+s.length,b=g>=0&&k>g&&s.length>a-c,v=c<a?c:Math.max(c-1,0),O=m.slice(v,c)+s;b&&lo(O)&&(e={text:O,start:v,end:a,value:m});let p=b&&!e&&k-g<s.length&&uo(s,m.charAt(c));if(!j(t)||b&&!p)return;p&&(s=s.charAt(0));let x=At(m,c,a,s),w=t.selectionStart!==null;w&&t.setSelectionRange(x.start,a);let d=ht(t,x.text);d===null&&w&&t.value===m&&t.setSelectionRange(a,a),d===!1&&w&&(t.setRangeText(x.text,x.start,a,"end"),It(t,s)),t.selectionEnd===t.value.length&&(t[n?"scrollLeft":"scrollTop"]=1e6)},deleteContentBackward(){let{text:s,start:c,end:a}=N(r);a===0?Lt(t,"Backspace",8):r.setRangeText("",c<a?c:R(s,a),a)},insertLineBreak(){L(t,n?void 0:()=>{let{start:s,end:c}=N(r);r.setRangeText(`
`,s,c)})}};return r}function lo(t){return t.length-St(t).length===2&&z(t)<=65535}function uo([t=""],e){let n=o=>o.normalize("NFD").slice(0,2);return t!==e&&n(t)===n(e)}var X=class{constructor(e){this.run="",this.history=[],this.length=0,this.floor=null,this.layout=e}get composing(){return this.run}press(e){let{run:n}=this,o=this.layout.edit(e,n),i=o?Ct(o,n):n;return!o||i===n?{deleting:0,inserting:""}:(this.remember(o),this.run=i,o)}endCycle(e){let n=je(this.run),o=r=>{let s=this.layout.edit(e,r),c=s?Ct(s,r):"";return ft(c)?"":c},i=new Set([""]);for(let r of i)i.add(o(r));n&&i.has(n)&&o(n)&&this.commit()}commit(e=0){let n=this.run.slice(0,-e||void 0);this.run="",this.forget(),n&&this.onCommit?.(n)}space(e=this.layout.spaceEndsRun){let n=e&&pt(this.run)?"":" ";return this.commit(),{deleting:0,inserting:n}}backspace(e="jamo"){let n=this.run;return n?(this.run=e==="stroke"?this.withoutStroke():this.withoutJamo(),Tt(n,this.run)):null}withoutJamo(){this.forget();let e=this.layout.deletion(this.run);return e?Ct(e,this.run):ft(this.run)}withoutStroke(){let e=St(this.run);if(this.floor??=this.lengthAt(e),this.length>this.floor){let[n,o]=this.before(this.run,this.length);return this.length=o,n}return this.forget(),e}lengthAt(e){let[n,o]=[this.run,this.length];for(;o>0&&n!==e;)[n,o]=this.before(n,o);return o}before(e,n){let o=this.history[n-1]??0,i=n-1-(o>>3),r=String.fromCharCode(...this.history.slice(i,n-1));return[e.slice(0,e.length-o%8)+r,i]}remember({deleting:e,inserting:n}){let{run:o,length:i}=this;i<this.history.length&&(this.history=this.history.slice(0,i));for(let r=o.length-e;r<o.length;r+=1)this.history.push(o.charCodeAt(r));this.length=this.history.push(8*e+n.length),this.floor=null}forget(){this.history=[],this.length=0,this.floor=null}};var pe={text:"",start:0,end:0,isUnknown:!1},F=class{constructor(e,n){this.cycleTimeout=null,this.spaceEndsRun=null,this.isFinalOnly=!1,this.last=pe,this.isWriting=!1,this.draft=null,this.late=null,this.lastPress=null,this.client=n,this.composer=this.composerOf(e)}get layout(){return this.composer.layout}set layout(e){this.commit(),this.composer=this.composerOf(e)}get writesOnCommit(){return this.isFinalOnly}set writesOnCommit(e){e!==this.isFinalOnly&&(this.commit(),this.isFinalOnly=e,this.draft=e?pe:null)}get composing(){return this.hostDidChange(),this.composer.composing}press(e,n=null){return this.outcome(o=>{(n??NaN)-(this.lastPress??NaN)>=(this.cycleTimeout??this.layout.cycleTimeout)&&this.composer.endCycle(e),this.lastPress=n,this.change(o,()=>this.composer.press(e))})}commit(){let e=this.composer.composing;return this.late=null,this.composer.commit(),e?"ended":"nothing"}space(){return this.outcome(e=>this.type(e,this.composer.space(this.spaceEndsRun??void 0)))}enter(){let{client:e}=this;return e.insertLineBreak?this.outcome(()=>{this.commit(),e.insertLineBreak?.(),this.draft&&=mt(this.draft,{deleting:0,inserting:`
`})}):this.insert(`
`)}insert(e,n=0){return this.outcome(o=>{this.last={...this.last,end:this.last.end-n},this.composer.commit(n),this.type(o,{deleting:n,inserting:e})})}backspace(e="jamo"){return this.outcome(n=>{let{text:o,start:i,end:r}=n;if(this.composer.composing)this.change(n,()=>this.composer.backspace(e));else{if(this.isFinalOnly)return;this.client.deleteContentBackward?this.client.deleteContentBackward():r>0&&this.client.setRangeText("",i<r?i:R(o,r),r,"end")}})}hostDidChange(){this.isWriting||this.look()}batch(e){return this.outcome(n=>{if(this.draft||n.start<n.end)return e();this.change(n,()=>{this.draft=n;try{e();let{text:o,end:i}=this.draft;return Tt(n.text.slice(0,n.end),o.slice(0,i))}finally{this.draft=null}})})}prepare(){}composerOf(e){let n=new X(e);return n.onCommit=o=>{let{text:i,isUnknown:r}=this.shown();r||!Y(i,o,this.last.end)||(this.isFinalOnly&&this.send(o),this.onCommit?.(o))},n}shown(){return this.draft??N(this.client)}look(){let e=this.shown(),{late:n,last:o}=this;return n&&e.text!==o.text&&fe(n.run,n.field,e)?(Object.assign(this.composer,n.composer),this.late=null):fe(this.composer.composing,this.isWriting?e:o,e)||this.commit(),this.last=e,e}change(e,n){let o={...this.composer},i=n();if(i){this.late={run:this.composer.composing,composer:{...this.composer},field:mt(e,i)};try{this.write(e,i)}finally{ue(e,this.last)?this.late=null:this.late&&Object.assign(this.composer,o)}}}type(e,n){this.write(e,n),this.isFinalOnly&&this.send(n.inserting)}write(e,n){let{deleting:o,inserting:i}=n;if(!(o===0&&i==="")){if(this.last=mt(e,n),this.draft){this.draft=this.last;return}this.isWriting=!0;try{this.client.setRangeText(i,this.last.end-i.length,e.end,"end")}finally{this.isWriting=!1,this.last=N(this.client)}}}send(e){let{start:n,end:o}=N(this.client);e&&this.client.setRangeText(e,n,o,"end")}outcome(e){this.prepare();let n=this.composer.composing;this.isFinalOnly&&(this.draft=this.last=mt(pe,{deleting:0,inserting:n}));let o=this.look();this.late=null,e(o);let i=n&&!this.composer.composing?"ended":"nothing";return ue(o,this.shown())??i}};function Z(t,e){if(!J(e))return null;let{code:n,key:o,shiftKey:i}=e,[,r,s=""]=/^(Key|Digit|Numpad)(.+)$/.exec(n)??[];return r==="Key"?(i?t.keyByCode(s):null)??t.keyByCode(s.toLowerCase()):r==="Numpad"?t.keyByCode(fo.charAt(po.indexOf(o))):/^[0-9*#]$/.test(o)?t.keyByCode(o):r==="Digit"&&!i?t.keyByCode(s):null}var fo="123456789*0##",po="789456123*0.,";function Nt(t,e){if(!t||!e?.layout)throw new TypeError("attach needs an element and a layout");return new _(t,e)}var _=class extends F{constructor(e,n){super(n.layout,qe(e,()=>!this.writesOnCommit&&this.commit())),this.listening=new AbortController,this.isTaken=!1,this.passed=new Set,this.written={start:-1,text:""},this.cycleTimeout=n.cycleTimeout??null,this.element=e;let{signal:o}=this.listening,i=(s,c,a=!0)=>{for(let h of s.split(" "))e.addEventListener(h,c,{signal:o,capture:a})},r=()=>this.hostDidChange();i("input keydown pointerdown",r),i("blur",()=>this.commit(),!1),i("compositionstart compositionend",({type:s})=>this.isTaken=s==="compositionstart"),i("keydown",s=>this.keyDown(s,n)),i("input",s=>this.remember(s),!1),e.ownerDocument.addEventListener("selectionchange",r,{signal:o})}press(e,n=performance.now()){return super.press(e,n)}commit(){return this.written.start=-1,super.commit()}detach(){this.commit(),this.listening.abort()}prepare(){this.isTaken&&D.endComposition?.(this.element)}remember({inputType:e}){let{client:n,element:o,passed:i,written:r}=this,s=n.value;if(e?.startsWith("history")){let h=o.ownerDocument;i.has(s)&&queueMicrotask(()=>h.execCommand(e.replace("history","")));return}let{composing:c}=this,a=c?(n.selectionEnd??0)-c.length:-1;a>=0&&a===r.start&&i.add(r.text),i.delete(s),(i.size>200||s.length>1e4)&&i.clear(),this.written={start:a,text:s}}keyDown(e,{hardware:n,backspaceUnit:o}){(e.ctrlKey||e.metaKey)&&this.commit();let i=typeof n=="function"?n():n;if(e.defaultPrevented||!i)return;let r=Z(this.layout,e),s=J(e)&&this.composing!=="";if(r)this.press(r,q(e));else if(s&&e.key==="Backspace")this.backspace(o);else if(s&&e.key===" "&&(this.spaceEndsRun??this.layout.spaceEndsRun))this.space();else return;e.preventDefault(),e.stopPropagation()}};function Bt(t,e){return t.charCodeAt(e)-37||0}function Pt({trie:t,dots:e=Bt(t,20)}){let n=l=>Bt(t,l),o=l=>n(l)+n(l+1)*90,i=o(4)+(o(6)+n(8)*90**2)*90**2;if(!(/^HWJT[%-~]{18,}$/.test(t)&&n(9)===1&&o(10)===t.length)||To(t)!==i)throw new RangeError(`not a trie of version ${1}`);let[s,c,a]=[o(13),o(15),o(17)],[h,m]=[40+n(12),n(19)],g=l=>n(s+3*(h-40)+l),k=l=>{if(l<19)return 12593+g(l);if(l<40)return 12623+l-19;let f=s+3*(l-40),u=o(f)+n(f+2)*90**2;return l>=h||u>=55296&&u<57344?0:e!==2?u:u===4510?12685:u===4514?8229:u},b=l=>{if(Mt(l))return(l-44032)/588|0;let f=l>=12593&&l<12623?g(19+l-12593):l-4352;return f>=0&&f<19?f:89},v=(l,f,u=o(l))=>{let y=f-n(l+2);return y>=0&&y<n(l+3)?o(l+4+2*y):u},O=(l,f)=>{let u=(C,T)=>v(o(l+C),T);if(Mt(f))return Rt(f)>0?u(2,Rt(f)):u(4,((f-44032)/28|0)%21);let y=b(f);if(f>=12593&&y<89)return u(6,y);if(f>=12623&&f<12644)return u(8,f-12623);for(let C=40;f>0&&C<h;C+=1)if(k(C)===f)return u(8,C-19);return 0},p=l=>Mt(l)?Rt(l):b(l)<89?28:-1,x=l=>n(l)===89?0:k(n(l)),w=(l,f)=>{let u=n(l+1),y=x(l);return y===0||u>21?null:u<21?Q(Ke(f,u)):String.fromCodePoint(e===2?k(f):4352+f,y)},d=(l,f,u)=>{if(f===1116)return"";if(f>=1117)return f<1206?Q(k(f-1117)):null;if(f>=1093){let E=b(u);return E===89?null:f===1115?w(l,E):Q(f===1114?k(E):Ke(E,f-1093))}if(!Mt(u))return null;let y=u-Rt(u);if(f<29)return Q(y+f-1);let C=(f-29)%19,T=f<561?Q(k(C)):w(l,C);return T&&String.fromCodePoint(y+((f-29)/19|0)%28)+T};return(l,f=m-1)=>{if(f<0||f>=m)return null;let u=c+10*f,y=z(l),C=Et(y),T=O(u,y);if(T>=1206){let S=a+2*(T-1206),oe=z(l,l.length-C),Be=v(S,p(oe),0);T=Be||o(S),Be>0&&(y=oe,C+=Et(oe))}let E=T>0?d(u,T,y):Q(x(u));return E===null?null:{deleting:T>0?C:0,inserting:E}}}function To(t){let e=-1;for(let n=8*9;n<8*t.length;n+=1){let o=(e^t.charCodeAt(n>>3)>>n%8)&1;e=e>>>1^(o&&3988292384)}return~e>>>0}function Q(t){return t>0?String.fromCodePoint(t):null}function Mt(t){return t>=44032&&t<55204}function Rt(t){return(t-44032)%28}function Ke(t,e){return 44032+(t*21+e)*28}var tt=class{constructor({cycleTimeout:e=1e3,...n}){let{id:o}=n,i=n.keys.map((r,s)=>({legend:r.id,scalar:/^.$/u.test(r.id)?r.id:null,code:null,under:null,...r,index:s,layout:o}));Object.assign(this,n,{cycleTimeout:e,keys:i,lookUp:Pt(n)})}key(e){return this.keys.find(n=>n.id===e)??null}keyByCode(e){return this.keys.find(n=>n.code===e)??null}keyByScalar(e){return this.keys.find(n=>n.scalar===e)??null}edit(e,n){return e?.layout!==this.id||this.keys[e.index]?.id!==e.id?null:this.lookUp(n??"",e.index)}deletion(e){return this.lookUp(e??"")}};function me(t){let e=t.dots??Bt(t.trie,20);return e===0?null:e===2?"compatibility":"conjoining"}function jt(t,e){let n=me(t);if(n===null||n===e)return t;let o={trie:t.trie,dots:e==="compatibility"?2:1};return Object.assign(Object.create(tt.prototype),t,o,{lookUp:Pt(o)})}var He={none:"⏎",go:"이동",search:"검색",send:"전송",next:"다음 칸",done:"완료",join:"연결",route:"경로",continue:"계속",emergency:"긴급통화"};function Ft({client:t,writesOnCommit:e}){let{start:n,end:o}=N(t);return!e&&n<o}function yt({client:t,writesOnCommit:e}){let{text:n,start:o,isUnknown:i}=N(t);return e||i?null:n.slice(0,o).replace(/\u00a0/g," ")}function qt({layout:t,composing:e,spaceEndsRun:n}){return(n??t.spaceEndsRun)&&pt(e)}var ge={shift:"⇧",backspace:"⌫",space:"␣",enter:"⏎",next:"다음",language:"한/영",globe:"🌐",dismiss:"⌄",gap:""};function et(t){return typeof t=="string"?{text:t}:typeof t=="number"?{key:t}:t}var Ut=Object.freeze({repeatDelay:400,repeatInterval:50,wordsAfter:2e3,wordInterval:200,longPress:350,doubleTap:300,doubleSpace:1100,slideStart:50,slideStep:10,flick:24,cursorDelay:0,backspaceUnit:"jamo",needsGlobe:!1});function $e(t,{slideStart:e,slideStep:n}){let o=Math.abs(t)-e;return o<0?0:Math.sign(t)*(1+Math.floor(o/Math.max(1,n)))}function Ge(t,e,{flick:n}){let[o,i]=[Math.abs(t),Math.abs(e)];return Math.max(o,i)<n?null:o>=i?t<0?"left":"right":e<0?"up":"down"}function Ye(t,e,n){return{finger:t,slot:e,place:n,phase:{kind:"waiting"},composed:"",hasMoved:!1,isUsed:!1,due:1/0}}function Wt({phase:t,hasMoved:e}){return t.kind==="written"||t.kind==="waiting"&&!e}function zt({phase:t}){return t.kind==="shift"}function nt(t){return zt(t)||t.phase.kind==="page"}function wt(t){t.phase={kind:"spent"},t.due=1/0}function Ve(t,e,n){let o=!t.hasMoved&&t.slot?.role==="space";!nt(t)&&(t.phase.kind!=="waiting"||o)||Object.assign(t,{place:e,slot:n,hasMoved:!0,due:1/0})}function Je(t,e){t.phase.kind==="choosing"&&(t.phase={kind:"choosing",item:e})}function Xe(t,e,n){let[o]=n.pages,i={host:t,session:e,keyboard:n,settings:Ut,field:{kind:"letters",capitals:"none",action:"none"},page:o,home:o,shift:"off",touches:[],lastTap:null,lastSpace:null,pair:null,isDue:!1,isUsed:!1,now:-1/0,outcome:"nothing"};return _t(i),i}function _t(t){let{keyboard:{pages:e},field:n}=t;t.touches.length=0,t.lastSpace=t.pair=null,t.home=e.find(({kind:o})=>o==="letters")??e[0],M(t,e.find(({fields:o})=>o?.includes(n.kind))??e[0])}function M(t,e){t.page=e,e.kind==="letters"&&(t.home=e),t.isUsed=!1,t.lastTap=null;for(let n of t.touches)zt(n)&&(n.isUsed=!0);t.shift=e.hasCapitals&&t.isDue?"due":"off"}function Kt({keyboard:t,home:e},n){return t.pages.find(o=>o.id===n)??e}function Ze(t){let{keyboard:e,home:n}=t,o=e.pages.filter(({kind:r})=>r==="letters"),i=o[(o.indexOf(n)+1)%o.length];return!i||i===n?!1:(M(t,i),!0)}function Qe(t){let e=t.lastTap!==null&&t.now-t.lastTap<=t.settings.doubleTap;return t.lastTap=t.now,t.shift==="locked"?!1:(t.shift=e&&t.page.hasCapitals?"locked":"once",t.shift==="locked")}function tn(t,{phase:e,isUsed:n}){e.kind==="shift"&&(n||e.before!=="off"&&!e.hasLocked)&&(t.shift="off")}function en(t,{phase:e,isUsed:n}){e.kind==="shift"&&(t.shift=n?"off":e.before,t.lastTap=null)}function U(t){t.lastSpace=t.lastTap=null}function nn(t,e){let{page:n,home:o,touches:i}=t;t.isUsed=!0;for(let r of i)nt(r)&&(r.isUsed=!0);t.shift!=="locked"&&!i.some(zt)&&(t.shift="off"),e==="'"&&n.kind==="symbols"&&o.hasCapitals&&M(t,o)}function xe(t){t.page.kind==="symbols"&&t.isUsed&&M(t,t.home)}function on(t,e){e!==t.isDue&&(t.isDue=e,e&&t.page.hasCapitals&&t.shift==="off"&&(t.shift="due"),!e&&t.shift==="due"&&(t.shift="off"))}function rn({touches:t,pair:e}){return Math.min(...t.map(({due:n})=>n),e?.due??1/0)}function sn({touches:t}){return t.find(({due:e})=>e<1/0)}function cn(t,e){return e!==null&&(t==="words"?/(^|[ \n])$/:/(^|\n) *$|[.!?…] +$/).test(e)}function an(t){return/(?:\p{L}|\p{N}) $/u.test(t.slice(-3))}function ln(t){let e=o=>t[o-1]===" "||t[o-1]===`
`,n=t.length;for(;e(n);)n-=1;for(;n>0&&!e(n);)n-=1;return t.length-n}function Ht(t){let e=t.length>1?t.indexOf("|"):-1;if(e<0)return{text:t,behind:0};let n=t.slice(e+1);return{text:t.slice(0,e)+n,behind:V(n).length}}function $t(t,e){let n=e?t.page.rows[e.row]?.[e.column]:void 0;return n===void 0||ye(t,et(n))?null:et(n)}function ye({settings:t},{role:e}){return e==="globe"&&!t.needsGlobe}function we({keyboard:t,page:e,shift:n,field:o},i){let{key:r,text:s}=i,c=n!=="off";if(r!==void 0){let{keys:h}=t.layout,m=h.findIndex(({under:g})=>g&&g===h[r]?.id);return c&&m>=0?m:r}let a=o.kind==="email"||o.kind==="address"?i[o.kind]:void 0;return a!==void 0?a:c?i.shifted??(e.hasCapitals?s?.toUpperCase():s):s}function un(t){for(let{phase:e,place:n,slot:o}of t.touches)if(e.kind==="choosing"&&n)return{place:n,items:pn(t,o),chosen:e.item};return null}function fn(t){return t.page.rows.map((e,n)=>{let o=e.map(et),i=o.map(({width:c=1})=>c),r=o.findIndex(c=>ye(t,c)),s=r===0||o[r+1]?.role==="space"?r+1:r-1;return r>=0&&s in i&&(i[s]+=i[r]),o.flatMap((c,a)=>ye(t,c)?[]:{place:{row:n,column:a},role:ke(c),legend:be(t,c),width:i[a],hold:pn(t,c),isPressed:t.touches.some(({place:h})=>h?.row===n&&h.column===a)})})}function K({host:t},e){return(e?.role==="globe"?t.layouts:e?.hold)??[]}function pn(t,e){return K(t,e).map(n=>dn(t,n))}function dn({keyboard:t},e){return typeof e=="string"?Ht(e).text:t.layout.keys[e]?.legend??""}function be(t,e){let{legend:n,page:o,role:i,action:r}=e;return n!==void 0?n:o!==void 0?Kt(t,o).legend:i==="space"&&qt(t.session)?ge.next:i==="enter"?He[t.field.action]:r!==void 0?r:i?ge[i]:dn(t,we(t,e)??"")}function ke({role:t,page:e,action:n}){return t??(e!==void 0?"page":n!==void 0?"action":null)}function bt(t,e){let{role:n}=e;kt(t),!(n==="shift"||n==="backspace"||n==="gap"||e.page!==void 0)&&it(t,e,()=>{let{host:o}=t,i=we(t,e);i!==void 0?hn(t,i):n==="space"?Ao(t):n==="enter"?So(t):n==="next"?ot(t):n==="language"?(ot(t),Ze(t)||o.onRequest({kind:"nextKeyboard"})):n==="globe"?(t.lastTap=null,o.onRequest({kind:"nextKeyboard"})):e.action!==void 0?(ot(t),o.onRequest({kind:"action",name:e.action})):(t.lastTap=null,t.outcome=t.session.commit(),o.onRequest({kind:"hide"}))})}function hn(t,e,n=""){let{session:o,settings:i}=t,{text:r,behind:s}=typeof e=="number"?{text:"",behind:0}:Ht(e);U(t);let c=()=>{n&&n===o.composing&&o.backspace("stroke");let a=typeof e=="number";t.outcome=a?o.press(t.keyboard.layout.keys[e],t.now):o.insert(r)};n&&o.batch?o.batch(c):c(),nn(t,e),s>0&&(t.pair={by:-s,due:t.now+i.cursorDelay}),i.cursorDelay<=0&&kt(t)}function kt(t){let{pair:e}=t;e&&(t.pair=null,t.host.onRequest({kind:"moveCursor",by:e.by}))}function Gt(t,{slot:e,composed:n},o){it(t,e,()=>{e?.role!=="globe"?hn(t,o,n):t.host.onRequest({kind:"nextKeyboard",name:String(o)})})}function ot(t){U(t),t.outcome=t.session.commit()}function So(t){let{action:e}=t.field;e==="none"?(U(t),t.outcome=t.session.enter()):(ot(t),t.host.onRequest({kind:"perform",action:e})),xe(t)}function Ao(t){let{session:e}=t,n=Io(t);t.outcome=n?e.insert(". ",1):e.space(),t.lastSpace=Oe(t)?{time:t.now,isStop:n}:null,t.lastTap=null,xe(t)}function Io({session:t,lastSpace:e,settings:n,now:o}){return!e||e.isStop||o-e.time>(n.doubleSpace??-1)?!1:!t.composing&&!Ft(t)&&an(yt(t)??"")}function ve(t,e){it(t,e,()=>{let{session:n}=t,o=t.lastSpace?.isStop&&!Ft(n)&&yt(n)?.endsWith(". ");U(t),t.outcome=o?n.insert("  ",2):n.backspace(t.settings.backspaceUnit)})}function mn(t,e){return it(t,e,()=>{let{session:n}=t,o=Ft(n)?0:ln(yt(n)??"");U(t),t.outcome=o>0?n.insert("",o):n.backspace("jamo")}),t.outcome==="changed"}function Yt(t){let{capitals:e}=t.field;on(t,e!=="none"&&cn(e,yt(t.session)))}function Oe({outcome:t}){return t==="written"||t==="changed"}function it(t,e,n){if(!e)return;let o=be(t,e);t.outcome="nothing",n(),t.host.onPress?.({legend:o,role:ke(e),outcome:t.outcome})}function Ce(t,e,n){Ee(t,n),Lo(t),kt(t),Yt(t);let o=$t(t,e);if(!o||o.role==="gap")return;let i=Ye(n,o,e);t.touches.push(i),No(t,i,o),K(t,o).length>0&&Wt(i)&&(i.due=t.now+t.settings.longPress)}function Lo(t){for(let e of t.touches){if(nt(e))continue;let{phase:n}=e;wt(e),xn(t,e,n)}}function No(t,e,n){let{now:o}=t;n.key!==void 0?(e.phase={kind:"written"},bt(t,n),Oe(t)&&(e.composed=t.session.composing)):n.text!==void 0&&!n.hold&&!n.flicks?(e.phase={kind:"spent"},bt(t,n)):n.page!==void 0?(e.phase={kind:"page",before:t.page},M(t,Kt(t,n.page))):n.role==="shift"?e.phase={kind:"shift",before:t.shift,hasLocked:Qe(t)}:n.role==="backspace"&&(e.phase={kind:"repeating",since:o},e.due=o+t.settings.repeatDelay,ve(t,n))}function xn(t,e,n){let{slot:o}=e;n.kind==="waiting"&&o&&bt(t,o);let i=n.kind==="choosing"?K(t,o)[n.item??-1]:void 0;i!==void 0&&Gt(t,e,i)}function Te(t,e){let n=rt(t,e);if(!n)return;let{phase:o}=n;xn(t,n,o),nt(n)&&n.hasMoved&&n.slot&&bt(t,n.slot),bn(t,n)&&(tn(t,n),o.kind==="page"&&n.isUsed&&M(t,o.before))}function Ee(t,e){let n=rt(t,e);n&&(bn(t,n),en(t,n),n.phase.kind==="page"&&M(t,n.phase.before))}function yn(t,e,n,o){let{settings:i}=t,r=rt(t,e);if(!r)return;let{slot:s,phase:c}=r,a=$e(n,i);if(c.kind==="sliding")gn(t,r,c.step,a);else if(Wt(r)&&s?.role==="space"){if(a===0)return;it(t,s,()=>ot(t)),gn(t,r,0,a)}else if(Wt(r)){let h=Ge(n,o,i),m=h&&s?.flicks?.[h];if(m==null)return;wt(r),Gt(t,r,m)}}function gn(t,e,n,o){e.phase={kind:"sliding",step:o},o!==n&&(U(t),t.host.onRequest({kind:"moveCursor",by:o-n}))}function wn(t){t.pair&&t.pair.due<=t.now&&kt(t);for(let e;(e=sn(t))&&e.due<=t.now;){if(e.phase.kind==="repeating"){Do(t,e,e.phase.since);continue}let n=K(t,e.slot),[o,...i]=n;wt(e);let r=Math.max(n.indexOf(t.keyboard.name),0);i.length>0?e.phase={kind:"choosing",item:r}:o!==void 0&&Gt(t,e,o)}}function Do(t,e,n){let{now:o,settings:{wordsAfter:i,wordInterval:r,repeatInterval:s}}=t,c=o-n>=i,a=Math.max(1,c?r:s),h=e.due+a;e.due=h>o?h:o+a,c?mn(t,e.slot)||wt(e):ve(t,e.slot)}function rt({touches:t},e){return t.find(n=>n.finger===e)}function bn({touches:t},e){let n=t.indexOf(e);return n>=0&&t.splice(n,1),n>=0}var st=class{constructor(e,n){this.onChange=()=>{},this.onRequest=()=>{},this.layouts=[],this.isBusy=!1,this.told=[],this.session=n,this.state=Xe(this,n,e),n.layout!==e.layout&&(n.layout=e.layout)}get keyboard(){return this.state.keyboard}set keyboard(e){this.input(null,n=>{this.session.layout=e.layout,n.keyboard=e,_t(n)})}get settings(){return this.state.settings}set settings(e){let n={...Ut};for(let[o,i]of Object.entries(e))i!==void 0&&(n[o]=i);this.input(null,o=>o.settings=Object.freeze(n))}get field(){return this.state.field}get page(){return this.state.page}get shift(){return this.state.shift}get rows(){return fn(this.state)}get list(){return un(this.state)}get nextTick(){let e=rn(this.state);return e<1/0?e:null}fieldDidChange(e){this.input(null,n=>{this.session.commit(),n.field=e,_t(n)})}open(e){let n=this.state.keyboard.pages.find(o=>o.id===e);return n&&this.input(null,o=>M(o,n)),n!==void 0}down({place:e,finger:n,time:o}){return this.input(o,i=>Ce(i,e,n))}move({finger:e,place:n,time:o}){return this.input(o,i=>{let r=$t(i,n),s=rt(i,e);s&&Ve(s,r&&n,r)})}drag({finger:e,x:n,y:o,time:i}){return this.input(i,r=>yn(r,e,n,o))}choose({item:e,finger:n,time:o}){return this.input(o,i=>{let r=rt(i,n);r&&Je(r,e in K(i,r.slot)?e:null)})}up({finger:e,time:n}){return this.input(n,o=>Te(o,e))}cancel({finger:e,time:n}){return this.input(n,o=>Ee(o,e))}tap({place:e,time:n}){return this.input(n,o=>{Ce(o,e,-1),Te(o,-1)})}tick(e){return this.input(e,()=>{})}hostDidChange(e){return this.isBusy?"nothing":this.input(e,()=>this.session.hostDidChange())}input(e,n){let{state:o,isBusy:i}=this;i||(o.outcome="nothing"),this.isBusy=!0;try{e!==null&&(o.now=Math.max(o.now,e),wn(o)),n(o),Yt(o)}finally{this.isBusy=i}let{outcome:r}=o;return i||this.tellChange(),r}tellChange(){let{page:e,shift:n,field:o,settings:i,pair:r,touches:s}=this.state,c=s.flatMap(({place:m,phase:g,due:k})=>[m,g,k]),a=[e,n,o,i.needsGlobe,r,qt(this.session),...c],h=a.length===this.told.length&&a.every((m,g)=>m===this.told[g]);this.told=a,h||this.onChange()}};function Vt(t,e,n){let o=se*t,i=t<0?V(e.slice(o)).slice(t):V(n.slice(0,o)).slice(0,t),{length:r}=i.join("");return t<0?0-r:r}var kn=new Set;function ct(t,e){let n=`<${t.localName}>: ${e}`;kn.has(n)||console.warn(n),kn.add(n)}function H(t){let n=(t.getAttribute("layouts")?.match(/\S+/g)??[]).flatMap(o=>vn(t,o)??[]);return n.length>0?n:Jt(t)}function $(t){let e=t.getAttribute("layout");return(e?vn(t,e):null)??H(t)[0]}function at(t,e){return Jt(t).find(({layout:o})=>o.id===e.layout.id)===e?e.layout.id:e.id}function vn(t,e){let n=Jt(t).map(i=>at(t,i)),o=Jt(t)[n.indexOf(e)];return o||ct(t,`there is no layout ${e}; there are ${n.join(", ")}`),o}function Jt(t){let{keyboards:e,compatible:n}=t.constructor;return t.dots==="compatibility"?n:e}function On(t,e){let n=/Left|Up/.test(e)?"previousElementSibling":"nextElementSibling";if(e==="ArrowLeft"||e==="ArrowRight"){let c=t[n];for(;c?.matches(":disabled");)c=c[n];return c}let o=e==="ArrowUp"||e==="ArrowDown"?t.parentElement?.[n]:null,i=c=>{let{left:a,width:h}=c.getBoundingClientRect();return a+h/2},r=c=>Math.abs(i(c)-i(t));return Array.from(o?.querySelectorAll(":enabled")??[]).sort((c,a)=>r(c)-r(a))[0]??null}function Cn(t){return J(t)&&/^(.|Enter|Backspace|Delete)$/u.test(t.key)}function Tn(t,e){return{Backspace:"⌫",Enter:"⏎"," ":"␣",Shift:"⇧"}[t.key]??Z(e,t)?.legend??""}var Mo={"⇧":"M12 4 3.5 12.5H8V19h8v-6.5h4.5z","⌫":"M8.5 5H21v14H8.5l-6-7zm3.5 4.5 5 5m0-5-5 5","⏎":"M20 5v9H5m4.5-4.5L5 14l4.5 4.5","🌐":"M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3.5 9h17m-17 6h17M12 3c-5 5-5 13 0 18 5-5 5-13 0-18","⌄":"m5 9 7 7 7-7"};function En(t){let e=Mo[t];if(!e)return t;let n="http://www.w3.org/2000/svg",o=document.createElementNS(n,"svg");return o.setAttribute("viewBox","0 0 24 24"),o.setAttribute("part","icon"),o.ariaHidden="true",o.appendChild(document.createElementNS(n,"path")).setAttribute("d",e),o}var Se={ko:{shift:"시프트",backspace:"지우기",space:"스페이스",enter:"줄 바꿈",next:"다음 글자",language:"한영 전환",globe:"다음 키보드",dismiss:"키보드 닫기",keyboard:"한글 키보드","!#1":"기호",ㆍ:"아래아",".":"마침표",",":"쉼표","?":"물음표","!":"느낌표"},en:{shift:"Shift",backspace:"Backspace",space:"Space",enter:"Enter",next:"Next character",language:"Korean or English",globe:"Next keyboard",dismiss:"Close the keyboard",keyboard:"Korean keyboard","!#1":"Symbols",ㆍ:"아래아, the dot of vowels",".":"full stop",",":"comma","?":"question mark","!":"exclamation mark"}},Ro={이동:"Go",검색:"Search",전송:"Send","다음 칸":"Next",완료:"Done"};function Ae({role:t,legend:e},n){return n==="ko"||!/[가-힣]/.test(e)?e:t==="enter"?Ro[e]??e:t==="space"||t==="next"?"next":e}function Xt(t,e){let{role:n,legend:o}=t,i=Se[e],r=/[가-힣]/.test(o);if(n==="enter"&&r)return Ae(t,e);if(n==="space"&&r)return i.next;if(n&&n!=="page")return i[n]??o;let s=Array.from(o,c=>i[c]);return i[o]??(s.every(Boolean)?s.join(" "):o)}function Sn({role:t,hold:e},n){return e.length>0&&(t===null||t==="page")?n==="ko"?`길게 누르면 ${e.join(" ")}`:`hold for ${e.join(" ")}`:""}function Ie(t){let e=P(t,"[lang]");return/^ko\b/i.test(e?.lang??"")?"ko":"en"}var An=new WeakMap;function G(t,e){let n=document.createElement(t);return n.part.value=e,n}function In(){let t=document.createElement("button");return t.type="button",t.tabIndex=-1,t.append(G("span","legend"),G("small","hint")),t}function Ln(t,e,n){let{role:o,legend:i,width:r,hold:s,isPressed:c}=e,{shift:a,language:h,highlighted:m}=n,g=o===null,k=o==="space",b=g?s[0]??"":"",v=b.length>2?"":b,O=k&&i==="␣"?n.name:Ae(e,h),p={special:!g&&!k&&o!=="gap",dot:i==="ㆍ",word:g&&/[가-힣]{2}/.test(O),[a]:o==="shift",told:k&&t.part.contains("told"),hinted:v,pressed:c,preview:c&&g&&n.hasPreviews,highlighted:m!==null&&(i===m||o===m)},w=["key",o??"letter",...Object.keys(p).filter(l=>p[l])].join(" ");t.part.value!==w&&(t.part.value=w,t.ariaPressed=o==="shift"?String(a!=="off"):null);let d=[i,O,r,o,h,...s].join(" ");An.get(t)!==d&&(An.set(t,d),t.dataset.legend=i,t.style.gridColumn=`span ${2*r}`,t.style.setProperty("--length",String(Bo(O))),t.ariaLabel=Xt(e,h),t.setAttribute("aria-description",Sn(e,h)),t.lang=o===null?"ko":h,t.disabled=o==="gap",t.firstElementChild?.replaceChildren(En(O)),t.lastElementChild?.replaceChildren(v))}function Bo(t){let e=0;for(let n of t)e+="/.,'|!".includes(n)?.4:"#%&@MW".includes(n)||n>="ᄀ"?1:.65;return Math.max(e,1)}var Nn=':host{display:block;width:100%;position:relative;direction:ltr;container-type:inline-size;font:500 40px/1 var(--hwalja-font,system-ui,sans-serif);white-space:nowrap;-webkit-tap-highlight-color:transparent}:host([hidden]),[part][hidden]{display:none}*{box-sizing:border-box}[part~=keyboard],[part~=popup]{--ink:var(--hwalja-text,light-dark(#211d18,#f3efe7));--back:var(--hwalja-background,light-dark(#ece7dd,#0f1013));--key:var(--hwalja-key,light-dark(#fffdf9,#4e5159));--special:var(--hwalja-special,light-dark(#bfb8ac,#33363c));--accent:var(--hwalja-accent,light-dark(#b3261e,#ffb199));--hint:var(--hwalja-hint,color-mix(in srgb,var(--ink) 80%,var(--key)));--edge:var(--hwalja-edge,color-mix(in srgb,var(--ink) 57%,var(--key)));--gap:var(--hwalja-gap,.12em);--radius:var(--hwalja-radius,.12em);color:var(--ink)}[part~=keyboard]{display:flex;flex-flow:column;align-items:center;max-height:100%;padding:calc(var(--gap) / 2);background:var(--back);box-shadow:0 -1px var(--edge);touch-action:none;user-select:none;-webkit-user-select:none;-webkit-touch-callout:none;font-size:clamp(20px,var(--hwalja-height,min(43svh / var(--rows),36px + 4.3cqi)),85svh / var(--rows))}[part~=row]{display:grid;grid:auto / auto-flow minmax(0,1fr);flex-basis:calc(1em + var(--gap));min-height:0;width:100%;max-width:var(--hwalja-max-width,max(960px,13.8em))}[part~=pad]>*{max-width:var(--hwalja-max-width,max(480px,8.4em))}button{display:grid;place-items:center;position:relative;padding:0;margin:calc(var(--gap) / 2);border:1px solid transparent;border-radius:var(--radius);background:var(--key);color:inherit;font:inherit;box-shadow:0 .04em var(--edge);container-type:size;cursor:pointer}button:before{content:"";position:absolute;inset:calc(var(--gap) / -2 - 1px)}:disabled{visibility:hidden}[part~=special]{background:var(--special)}span{font-size:min(clamp(50cqh,18px,64cqh),88cqw / var(--length))}[part~=row]:has([part~=hinted])>[part~=letter]>span{translate:0 9cqh}[part~=special]>span,[part~=word]>span{font-size:min(clamp(33cqh,14px,52cqh),90cqw / var(--length))}[part~=space]>span{min-width:1.6em;height:.75em;padding:.06em .35em 0;margin-top:.5em;border:solid;border-width:0 .1em .1em;line-height:0;text-align:center;color:var(--hint);font-size:min(clamp(29cqh,13px,48cqh),96cqw / (var(--length) + .9))}[part~=told]>span{color:inherit;font-weight:700}[part~=dot]>span{border:max(10cqh,4px) solid;border-radius:50%;font-size:0}small{position:absolute;top:6cqh;right:max(4px,5cqh);color:var(--hint);font-size:min(clamp(25cqh,11px,35cqh),39cqw)}svg{display:block;width:min(clamp(48cqh,20px,70cqh),64cqw);fill:none;stroke:currentColor;stroke-width:1.75}[part~=pressed],.lit,[part~=chosen],[part~=once],[part~=due],[part~=locked]{--hint:currentColor;background:var(--hwalja-pressed,var(--ink));color:var(--hwalja-pressed-text,var(--key));forced-color-adjust:none}[part~=pressed]{box-shadow:none}:is([part~=once],[part~=due],[part~=locked]) svg{fill:currentColor}[part~=locked]>span{border-bottom:6cqh solid}[part~=highlighted],[part~=on],:focus-visible{outline:max(3px,.08em) solid var(--accent);outline-offset:1px;z-index:1}[part~=popup]{display:grid;grid-auto-flow:column;position:absolute;z-index:2;padding:4px;border:1px solid var(--edge);border-radius:var(--radius);background:var(--key);pointer-events:none}[part~=layouts]{grid:auto / repeat(3,auto)}[part~=item]{min-width:max(44px,2.1em);padding:0 .5em;border-radius:inherit;font-size:max(18px,.42em);line-height:max(36px,2em);text-align:center}[part~=layouts]>*{font-size:max(14px,.3em);outline-offset:-3px}[part~=letter]:after{content:attr(data-legend);visibility:hidden;position:absolute;bottom:100%;min-width:max(100% + 2px,1.5em);border-radius:var(--radius) var(--radius) 0 0;background:inherit;line-height:1.6em;text-align:center;font-size:min(.72em,120cqw / var(--length));pointer-events:none;transition:visibility 0s 80ms}[part~=letter]:first-child:after{left:-1px}[part~=letter]:last-child:after{right:-1px}[part~=preview]{border-radius:0 0 var(--radius) var(--radius)}[part~=preview]:after{visibility:visible;transition:none}[role=status]{position:fixed;top:0;clip-path:inset(50%)}@media (prefers-reduced-motion: no-preference){button:not([part~=pressed]){transition:background 90ms,color 90ms}}@supports not (color: light-dark(red,red)){[part~=keyboard],[part~=popup]{--ink:var(--hwalja-text,CanvasText);--accent:var(--hwalja-accent,CanvasText);--back:var(--hwalja-background,color-mix(in srgb,Canvas 90%,black));--key:var(--hwalja-key,color-mix(in srgb,Canvas 70%,white));--special:var(--hwalja-special,color-mix(in srgb,Canvas 58%,#606060))}}@media (forced-colors: active){[part~=keyboard],[part~=popup]{--ink:ButtonText;--key:ButtonFace;--accent:Highlight}}';function Dn(t){let e={root:t,keys:G("div","keyboard"),popup:G("div","popup list"),status:document.createElement("div"),faces:new Map,isTouched:!1,told:0},{keys:n,popup:o,status:i}=e;return n.setAttribute("role","toolbar"),n.addEventListener("keydown",r=>Po(t,r)),o.ariaHidden="true",i.setAttribute("role","status"),t.append(n,o,i),e}function Mn({root:t}){let{CSSStyleSheet:e}=t.ownerDocument.defaultView??globalThis,n=new e;n.replaceSync(Nn),t.adoptedStyleSheets=[n]}function Rn(t,e,n,o){let{root:i,keys:r,faces:s,isTouched:c}=t,{keyboard:a,list:h,rows:m,settings:g,shift:k}=e,b=i.activeElement,v={shift:k,language:n,highlighted:o,name:g.needsGlobe?a.name:"",hasPreviews:c&&!h};r.ariaLabel=Se[n].keyboard,r.children.length!==m.length&&r.style.setProperty("--rows",String(m.length)),r.part.toggle("pad",m.every(p=>p.reduce((x,{width:w})=>x+w,0)<=7)),s.clear();for(let[p,x]of Le(r,m,()=>G("div","row")))for(let[w,d]of Le(p,x,In))s.set(w,d),Ln(w,d,v);let O=i.querySelector("button:enabled");!i.querySelector("[tabindex='0']:enabled")&&O&&jn(i,O),b&&!i.activeElement&&O?.focus(),jo(t,h,a.name)}function Ne({status:t},e){t.replaceChildren(e)}function Bn(t){let e=t.root.querySelector("[part~=space]");e?.part.add("told"),clearTimeout(t.told),t.told=setTimeout(()=>e?.part.remove("told"),1200)}function Zt({faces:t},e){return t.get(e?.closest("button"))??null}function Pn({popup:t},e,n){let o=Array.from(t.children,i=>{let{left:r,right:s,top:c,bottom:a}=i.getBoundingClientRect();return Math.hypot(Math.max(r-e,e-s,0),Math.max(c-n,n-a,0))});return o.indexOf(Math.min(...o))}function De({faces:t},e,n){for(let[o,i]of t)(e===null||i.legend===e)&&o.classList.toggle("lit",n)}function Po(t,e){let n=On(e.target,e.key);n&&(e.preventDefault(),jn(t,n),n.focus())}function jn(t,e){t.querySelectorAll("[tabindex='0']").forEach(n=>n.tabIndex=-1),e.tabIndex=0}function jo(t,e,n){let{root:o,popup:i,faces:r}=t,{items:s=[],chosen:c}=e??{},[a,h]=[...r].find(([,f])=>Qt(f,e))??[],m=h?.role==="globe";if(i.hidden=!e,i.part.toggle("layouts",m),Le(i,s,()=>G("div","item")).forEach(([f,u],y)=>{f.textContent=u,f.part.toggle("chosen",y===c),f.part.toggle("on",m&&u===n)}),!a)return;let g=s[c??-1];m&&g&&g!==t.status.textContent&&Ne(t,g),i.style.fontSize=`${a.offsetHeight}px`;let k=a.getBoundingClientRect(),b=o.host.getBoundingClientRect(),{width:v,height:O}=i.getBoundingClientRect(),{offsetWidth:p,clientLeft:x,clientTop:w}=o.host,d=(f,u)=>`${f*p/b.width-u}px`,l=k.left-b.left+(k.width-v)/2;i.style.left=d(Math.max(Math.min(l,b.width-v),0),x),i.style.top=d(Math.max(k.top-O,0)-b.top,w)}function Qt(t,e){return t?.place.row===e?.place.row&&t?.place.column===e?.place.column}function Le(t,e,n){for(;t.children.length<e.length;)t.append(n());for(;t.children.length>e.length;)t.lastElementChild?.remove();return e.map((o,i)=>[t.children[i],o])}function lt(t){let e=t;if(!e)return null;let{localName:n,isContentEditable:o,parentElement:i}=e;return n==="input"&&le.includes(e.type)||n==="textarea"?e:o&&D.clientFor?lt(i)??e:null}function Fn(t,e,n){let o=t.getRootNode(),i=e??lt(t.for?o.getElementById(t.for):n),r=P(i,":modal");return r&&r!==P(t,":modal")?null:i}function te(t,e){let n=a=>t.getAttribute(a)?.toLowerCase()??"",o={numeric:"number",decimal:"number",number:"number",tel:"phone",email:"email",url:"address",search:"search",text:"letters"},i={on:"sentences",sentences:"sentences",words:"words"}[n("autocapitalize")],r=["go","search","send","next","done"].find(a=>a===n("enterkeyhint")),s=t.localName==="input"?t.type:"";return{kind:o[e?.toLowerCase()??""]??o[s]??"letters",capitals:i??"none",action:r??"none"}}function qn(t,e,n,o){if(!t)return{element:t,session:new F(e.layout,Wo),close(){}};let i=Uo(t,e),r=te(t,Fo(t)),s=new AbortController,{signal:c}=s;for(let h of["input","blur","focusin","pointerdown"])t.addEventListener(h,o,{signal:c});for(let h of n?["keydown","keyup"]:[])t.addEventListener(h,o,{signal:c,capture:!0});return{element:t,session:i,wishes:r,close:()=>{s.abort(),i instanceof _&&i.detach(),qo(t)}}}var ee=new WeakMap;function Fo(t){let e=ee.get(t)??{inputMode:t.getAttribute("inputmode"),keyboards:0};return e.keyboards+=1,ee.set(t,e),t.setAttribute("inputmode","none"),e.inputMode}function qo(t){let e=ee.get(t);!e||(e.keyboards-=1)>0||(ee.delete(t),t.getAttribute("inputmode")==="none"&&(e.inputMode===null?t.removeAttribute("inputmode"):t.setAttribute("inputmode",e.inputMode)))}function Uo(t,e){return!("setRangeText"in t)||t.selectionStart!==null?Nt(t,e):new F(e.layout,zo(t))}var Wo={value:"",selectionStart:null,selectionEnd:null,setRangeText(){}};function zo(t){let e=(n,o)=>{let i=I(t.ownerDocument);t.focus({preventScroll:!0}),t.matches(":focus")&&t.ownerDocument.execCommand(n,!1,o),i!==t&&i?.focus({preventScroll:!0})};return{get value(){return t.value},selectionStart:null,selectionEnd:null,setRangeText:n=>e(n?"insertText":"delete",n),deleteContentBackward:()=>e("delete"),insertLineBreak:()=>L(t)}}function Un(t){let e=[],n=null,o=(s,c)=>{let a=s==="action"||s==="dismiss";return t.dispatchEvent(new CustomEvent(s,{detail:c,cancelable:a}))},i=()=>{for(let s;s=e.shift();)s()},r=(s,c)=>{e.push(()=>o(s,c)),queueMicrotask(i)};return{tellAll:i,tellLater:r,tell(s,c){return i(),o(s,c)},look({page:s}){n&&n!==s&&r("page",{page:s.id}),n=s}}}var vt;function Wn(){if(typeof AudioContext>"u")return;vt??=new AudioContext;let{currentTime:t,destination:e}=vt,n=vt.createOscillator(),o=vt.createGain();n.frequency.value=1600,o.gain.setValueAtTime(.12,t),o.gain.exponentialRampToValueAtTime(.001,t+.02),n.connect(o).connect(e),n.start(),n.stop(t+.02)}function zn(){vt?.resume()}function _n(){navigator.vibrate?.(8)}function Kn(t,e){let n=!1,o=null,i=null,r=null,s=!1,c="",a=()=>dt(t)&&(t.checkVisibility?.({visibilityProperty:!0})??t.getClientRects().length>0),h=()=>n||a(),m=d=>h()?Fn(t,i,d):null,g=()=>m(I(t.ownerDocument)),k=d=>JSON.stringify(d&&te(d,d.inputMode)),b=d=>{r=d??r,o=d,e(d),c=k(d)},v=new ResizeObserver(()=>{a()&&(n=!1),s!==h()&&O()}),O=()=>{s=h(),b(g()??m(r?.isConnected&&r))},p=()=>b(g()),x=()=>{let d=g();(d?d!==o:!o?.isConnected)&&b(d)},w=d=>{let l=m(d),f=o&&lt(d)===o;(l?l!==o||c!==k(l):f)&&b(l),n&&f&&(n=t.hidden=!1)};return{find:p,check:x,follow:w,dismiss(){n=t.hidden=!0},begin(d){let l=t.ownerDocument;for(let f of["pointerdown","focusin"])l.addEventListener(f,u=>w(u.composedPath()[0]),{signal:d,capture:!0});l.addEventListener("pointercancel",x,{signal:d}),addEventListener("blur",x,{signal:d}),v.observe(t),O()},end(){v.disconnect(),b(null)},give(d){i=d,t.isConnected&&p()}}}function $n(t,e){let{root:n,keys:o}=t,i=new Map,r=null,s=(c,a,h)=>{i.delete(c)&&(zn(),e.input((m,g)=>m[a]({finger:c,time:g}),h))};o.addEventListener("pointerover",({target:c})=>_o(e.field,c)),o.addEventListener("pointerdown",c=>{c.preventDefault();let{pointerId:a,clientX:h,clientY:m,width:g,height:k,pressure:b,isTrusted:v}=c;r=g<1&&k<1&&b===0?"reader":"finger";let O=c.target,p=Zt(t,O);!p||c.button>0||r==="reader"||(e.press(),t.isTouched=c.pointerType==="touch",v&&o.setPointerCapture(a),i.set(a,{x:h,y:m,page:e.machine.page,face:p,box:Hn(O)}),e.input((x,w)=>x.down({place:p.place,finger:a,time:w}),q(c)))}),o.addEventListener("pointermove",c=>{let{pointerId:a,clientX:h,clientY:m}=c,g=i.get(a);if(!g)return;let k=g.box!==null&&Ko(g.box,h,m),{list:b}=e.machine;if(b&&Qt(b,g.face)){if(k)return;let v=Pn(t,h,m);e.input((O,p)=>O.choose({item:v,finger:a,time:p}),q(c));return}e.input((v,O)=>{if(v.drag({finger:a,x:h-g.x,y:m-g.y,time:O}),k)return;let p=n.elementFromPoint(h,m),x=Zt(t,p);Qt(x,g.face)&&g.page===v.page||v.move({finger:a,place:x?.place??null,time:O}),Object.assign(g,{page:v.page,face:x,box:x&&Hn(p)})},q(c))}),o.addEventListener("pointerup",c=>s(c.pointerId,"up",q(c)));for(let c of["pointercancel","lostpointercapture"])o.addEventListener(c,a=>s(a.pointerId,"cancel",q(a)));o.addEventListener("click",c=>{c.preventDefault();let{detail:a,isTrusted:h,target:m,mozInputSource:g}=c,k=r==="reader"||!r&&h&&g===0;r=null;let b=a===0||k?Zt(t,m):null;b&&e.tap(b)});for(let c of["mousedown","contextmenu","dragstart"])o.addEventListener(c,a=>a.preventDefault());return()=>{for(let c of[...i.keys()])s(c,"cancel")}}function _o(t,e){let n=e.closest("button");n&&(n.popoverTargetElement=P(t,"[popover]"))}function Hn(t){let e=t.closest("button"),{left:n,top:o,width:i,height:r}=e.getBoundingClientRect(),s=parseFloat(getComputedStyle(e).marginLeft);return new DOMRect(n-s,o-s,i+2*s,r+2*s)}function Ko({left:t,top:e,right:n,bottom:o},i,r){return t<=i&&i<n&&e<=r&&r<o}function Gn(t,e){let{board:n,element:o,field:i,events:r}=e;if(t.kind==="nextKeyboard"){let s=H(o),c=$(o),h=s.find(({name:m})=>m===t.name)??s[(s.indexOf(c)+1)%s.length];if(!h||h===c)return;o.layout=at(o,h),Bn(n),r.tell("layoutchange",{layout:o.layout})}else t.kind==="hide"?r.tell("dismiss",null)&&e.finder.dismiss():t.kind==="action"?r.tellLater("keyaction",{name:t.name}):i&&t.kind==="moveCursor"?Ho(i,t.by):i&&t.kind==="perform"&&r.tell("action",{action:t.action})&&$o(i,t.action)}function Ho(t,e){let{selectionStart:n,selectionEnd:o,value:i,ownerDocument:r}=t;if(typeof n=="number"&&typeof o=="number"){let c=(e<0?n:o)+Vt(e,i.slice(0,n),i.slice(o));t.setSelectionRange(c,c);return}let s=r.getSelection();for(let c=Math.abs(e);c>0;c-=1)s?.modify("move",e<0?"backward":"forward","character")}function $o(t,e){let{form:n,ownerDocument:o}=t;if(e==="done")t.blur();else if(e!=="next")L(t);else{let i=Array.from(n?.elements??[],lt),r=I(o);i.slice(i.indexOf(t)+1).some(s=>(s?.focus(),I(o)!==r))}}function Yn(t,e){let n=Un(t),o=Kn(t,k),i=Object.freeze({}),r,s,c,a=0,h=0,m=!1,g={board:e,element:t,events:n,finder:o,get machine(){return s},get field(){return r.element},get session(){return r.element&&r.session},get settings(){return i},set settings(u){i=Object.freeze({...u}),v()},begin(){c=new AbortController;let{signal:u}=c,y=t.ownerDocument;y.addEventListener("selectionchange",p,{signal:u}),addEventListener("blur",f,{signal:u}),y.addEventListener("visibilitychange",f,{signal:u}),l.observe(y,{subtree:!0,attributeFilter:["lang"]}),Mn(e),o.begin(u)},end(){f(),c.abort(),l.disconnect(),o.end()},obey(u){if(u==="for")return o.find();if(u==="hardware"||u==="exclusive")return k(r.element);r.session.cycleTimeout=t.cycleTimeout,v();let y=$(t);s.keyboard!==y&&(s.keyboard=y),x()},press(){o.check();let u=r.element,y=D.clientFor?"":'; for rich text import "hwalja/rich"';!u&&t.for&&ct(t,`there is no field with the id ${t.for}${y}`),u?.focus({preventScroll:!0}),d()},tap(u){o.check(),d();let{element:y}=r;g.input((T,E)=>T.tap({place:u.place,time:E}));let C=u.role==="globe"?s.keyboard.name:Xt(u,Ie(t));w(y)||Ne(e,r.session.composing||C)},input(u,y=performance.now()){m=!0,h=Math.max(h,y);try{u(s,h)}finally{m=!1}x()}};function k(u){r.close(),b(u),x()}function b(u){let y=$(t),C=()=>s.page.rows.flat().some(S=>et(S).key!==void 0),T=t.hardware&&C,E={layout:y.layout,cycleTimeout:t.cycleTimeout,hardware:T,get backspaceUnit(){return s.settings.backspaceUnit}};r=qn(u,E,t.hardware||t.exclusive,O),s=new st(y,r.session),v(),s.onRequest=S=>Gn(S,g),s.onPress=S=>S.outcome!=="nothing"&&!w(u)&&n.tellLater("press",S),r.session.onCommit=S=>!w(u)&&n.tellLater("commit",{text:S}),r.wishes&&s.fieldDidChange(r.wishes),s.onChange=()=>void(m||x())}function v(){s.layouts=H(t).map(({name:u})=>u),s.settings={...i,needsGlobe:s.layouts.length>1}}function O(u){let{type:y}=u;if(y==="focusin"||y==="pointerdown")return o.follow(u.target);if(y==="blur"&&(De(e,null,!1),o.follow(u.relatedTarget)),p(),!y.startsWith("key"))return;let{exclusive:C,hardware:T}=t;C&&y==="keydown"&&u.isTrusted&&Cn(u)&&u.preventDefault(),T&&De(e,Tn(u,s.keyboard.layout),y==="keydown")}function p(){m||(s.hostDidChange(h),n.look(s))}function x(){Rn(e,s,Ie(t),t.highlighted),n.look(s),n.tellAll(),clearTimeout(a);let{nextTick:u}=s;u!==null&&(a=setTimeout(()=>{let y=performance.now()-u>10?100:0;a=setTimeout(()=>g.input((C,T)=>C.tick(T)),y)},u-performance.now()))}function w(u){return u?.type==="password"}function d(){t.sound&&Wn(),t.vibrate&&_n()}let l=new MutationObserver(x),f=$n(e,g);return b(null),g}var Go=globalThis.HTMLElement??class{},W=class extends Go{constructor(){super(...arguments),this.#t=Yn(this,Dn(this.attachShadow({mode:"open"})))}static get observedAttributes(){return["for","layout","layouts","dots","hardware","exclusive","cycletimeout","lang","highlighted"]}#t;connectedCallback(){for(let[e,n]of Object.entries(this))e in W.prototype&&(Reflect.deleteProperty(this,e),Reflect.set(this,e,n));this.#t.begin()}disconnectedCallback(){this.#t.end()}attributeChangedCallback(e){this.isConnected&&this.#t.obey(e)}get for(){return this.getAttribute("for")??""}set for(e){ut(this,"for",e)}get layout(){return at(this,$(this))}set layout(e){ut(this,"layout",e)}get layouts(){return H(this).map(e=>at(this,e)).join(" ")}set layouts(e){ut(this,"layouts",e)}get dots(){return this.getAttribute("dots")}set dots(e){ut(this,"dots",e)}get hardware(){return this.hasAttribute("hardware")}set hardware(e){this.toggleAttribute("hardware",Boolean(e))}get exclusive(){return this.hasAttribute("exclusive")}set exclusive(e){this.toggleAttribute("exclusive",Boolean(e))}get cycleTimeout(){let e=this.getAttribute("cycletimeout");return e===null?null:/^([0-9]+|Infinity)$/.test(e)?Number(e):(ct(this,`cycletimeout="${e}" is no number of ms`),null)}set cycleTimeout(e){ut(this,"cycletimeout",e)}get highlighted(){return this.getAttribute("highlighted")}set highlighted(e){ut(this,"highlighted",e)}get sound(){return this.hasAttribute("sound")}set sound(e){this.toggleAttribute("sound",Boolean(e))}get vibrate(){return this.hasAttribute("vibrate")}set vibrate(e){this.toggleAttribute("vibrate",Boolean(e))}get field(){return this.#t.field}set field(e){this.#t.finder.give(e)}get session(){return this.#t.session}get settings(){return this.#t.settings}set settings(e){this.#t.settings=e}};function ut(t,e,n){n==null?t.removeAttribute(e):t.setAttribute(e,String(n))}function Vn(t,e="hwalja-keyboard"){if(t.length===0)throw new TypeError("a keyboard is needed to define an element with");let n=globalThis.customElements;if("compatible"in(n?.get(e)??{}))return;let o=t.map(i=>({...i,layout:jt(i.layout,"compatibility")}));n?.define(e,Object.assign(class extends W{},{keyboards:t,compatible:o}))}function Xn(t,e){let{startContainer:n,startOffset:o}=e;for(let v;(v=n.childNodes[o-1]??n.childNodes[0])&&!(!Me(v)||!v.isContentEditable||v.nodeName==="BR");)o=o>0?v.childNodes.length:0,n=v;let i=n;for(;i!==t&&!Me(i);)i=i.parentNode;let r=Jn(n,o,i,"previousSibling").reverse(),s=Jn(n,o,i,"nextSibling"),c=[...r,...n.nodeType===3?[n]:[],...s],a=n.nodeType===3?ne(n,o).length:0,h=r.reduce((v,O)=>v+ne(O).length,a),m=t.ownerDocument.createRange();m.setStart(n,o),e.collapsed||m.setEnd(e.endContainer,e.endOffset);let g=c.map(v=>ne(v)).join(""),k=e.collapsed?"":m.toString()||Zn,b=h+k.length;return{node:n,offset:o,pieces:c,text:g.slice(0,h)+k+g.slice(b),start:h,end:b}}function Jn(t,e,n,o){let i=[],r=o==="nextSibling",s=a=>{for(;a;a=a[o]){if(Me(a))return!1;if(a.nodeType===3||Jo(a))i.push(a);else if(!s(r?a.firstChild:a.lastChild))return!1}return!0},c=t.nodeType===3||s(t.childNodes[r?e:e-1]??null);for(let a=t;c&&a!==n;a=a.parentNode)c=s(a[o]);return i}function Re(t,e){for(let n of t.pieces){let{length:o}=ne(n);if(e<=o)return[n,Yo(n,e)];e-=o}return[t.node,t.offset]}function Yo(t,e){let n=t.nodeType===3?t.nodeValue??"":"",o=0;for(;e>0&&o<n.length;o+=1)Vo.test(n.charAt(o))||(e-=1);return o}function Ot(t,e,n,o){let i=e+o.length;return{...t,text:t.text.slice(0,e)+o+t.text.slice(n),start:i,end:i}}var Zn="￼",Vo=/[\u200b\u2060\ufeff]/;function ne(t,e){return t.nodeType===3?(t.nodeValue??"").slice(0,e).replace(/[\u200b\u2060\ufeff]/g,""):Zn}function Jo(t){return t.nodeName==="IMG"||t.nodeType===1&&!t.isContentEditable}function Me(t){return t.nodeType!==1?!1:t.nodeName==="BR"||!/^(inline|contents|ruby)/.test(getComputedStyle(t).display)}function Qn(t,e){let n=null,o=null,i=null,r=[],s=()=>{let p=j(t)?B(t):null;return p&&Xn(t,p)},c=()=>o??(i&&j(t)?i:s()),a=(p,x)=>{if(!i)return k(p);i=x(i),r.push(()=>k(p))},h=p=>{i||queueMicrotask(m),i??=p},m=()=>{let p=r.shift();if(!p)i=null;else try{p()}finally{queueMicrotask(m)}},g=(p,x,w)=>{if(!j(t))return;n=null;let d=x&&ht(t,p,B(t));if(x&&d===null){let f=s()?.text;queueMicrotask(()=>{let u=s();w&&u?.text===f&&u&&u.start<u.end&&A(t)?.collapseToEnd()}),h(x);return}if(!j(t))return;d||(ce(t,p),It(t,p));let l=s();l&&p&&A(t)?.collapse(l.node,l.offset),n=l,l&&b(l)},k=p=>{let x=t.ownerDocument,w=I(x),d=f=>f.stopImmediatePropagation(),l=w?.contains(t)?[]:["focus","blur","focusin","focusout"];for(let f of l)x.addEventListener(f,d,!0);try{j(t)&&!B(t)&&(A(t)?.selectAllChildren(t),A(t)?.collapseToEnd()),p(),l.length>0&&t.matches(":focus")&&w?.focus({preventScroll:!0})}finally{for(let f of l)x.removeEventListener(f,d,!0)}},b=p=>{v(p),Object.keys(t).length>0&&h(p)},v=({node:p,offset:x})=>{let w=t.ownerDocument.createRange();w.setStart(p,x),w.getClientRects().length===0&&w.selectNodeContents(p);for(let d=t;d&&d.localName!=="body";d=d.parentElement){let{top:l,bottom:f,left:u,right:y}=w.getBoundingClientRect(),{x:C,y:T}=d.getBoundingClientRect(),E=l-T-d.clientTop,S=u-C-d.clientLeft;d.scrollTop+=Math.min(E,Math.max(0,f-l+E-d.clientHeight)),d.scrollLeft+=Math.min(S,Math.max(0,y-u+S-d.clientWidth))}},O=(p,x,w)=>{let d=s(),l=d!==null&&d.start===d.end&&x<w,f=l?At(d.text,x,w,p):{start:x,text:p};if(l){let[u,y]=Re(d,f.start+1);A(t)?.setBaseAndExtent(u,y-1,...Re(d,w))}else d&&d.start===d.end&&d.node!==B(t)?.startContainer&&A(t)?.collapse(d.node,d.offset);g(f.text,d&&Ot(d,f.start,w,f.text),l)};return{get value(){let p=c();if(o||i)return p?.text??"";let x=!n||!p||p.pieces.includes(n.node)||n.node.contains(p.node);return n&&!x&&t.contains(n.node)&&(o=n,e(),o=null),n=p,p?.text??""},get selectionStart(){return c()?.start??null},get selectionEnd(){return c()?.end??null},setRangeText(p,x,w){let d=i?.text.slice(x,w);a(()=>{if(d===void 0)return O(p,x,w);let l=s(),f=l?.text.endsWith(d,l.end);l&&(f||p)&&O(p,f?l.end-d.length:l.start,l.end)},l=>Ot(l,x,w,p))},deleteContentBackward(){a(()=>{let p=s();if(!p)return;let{text:x,node:w,offset:d,start:l,end:f}=p;l===f&&w.nodeType===3&&d>0?O("",R(x,f),f):g("",Ot(p,l,f,""),!1)},p=>Ot(p,R(p.text,p.end),p.end,""))},insertLineBreak(){a(()=>{s()&&L(t,()=>{n=null,ht(t,`
`,B(t),"insertParagraph")===!1&&ce(t,`
`);let p=s();p&&b(p)})},p=>({...p,text:"",start:0,end:0}))}}}function to(t){if(!t.isContentEditable)return;let e=B(t);t.blur();let n=B(t)??e;if(t.focus({preventScroll:!0}),!n)return;let{endContainer:o,endOffset:i}=n;A(t)?.collapse(o,Math.min(i,(o.nodeValue??o.childNodes).length))}Object.assign(D,{clientFor:Qn,endComposition:to});return so(Xo);})();
const { KeyboardLayout, define } = hwalja;

// The braces keep the names of layouts apart from those above.
{
const cheonjiin = /* @__PURE__ */ new KeyboardLayout({
  id: "cheonjiin", name: "천지인", latinName: "Cheonjiin",
  spaceEndsRun: true, cycleTimeout: 1000,
  keys: [
    {id: "인", legend: "ㅣ", scalar: "ㅣ", code: "1"},
    {id: "천", legend: "ㆍ", scalar: "ㆍ", code: "2"},
    {id: "지", legend: "ㅡ", scalar: "ㅡ", code: "3"},
    {id: "ㄱㅋ", scalar: "ㄱ", code: "4"},
    {id: "ㄴㄹ", scalar: "ㄴ", code: "5"},
    {id: "ㄷㅌ", scalar: "ㄷ", code: "6"},
    {id: "ㅂㅍ", scalar: "ㅂ", code: "7"},
    {id: "ㅅㅎ", scalar: "ㅅ", code: "8"},
    {id: "ㅈㅊ", scalar: "ㅈ", code: "9"},
    {id: ".,?!", scalar: "."},
    {id: "ㅇㅁ", scalar: "ㅇ", code: "0"},
  ],
  trie:
    "HWJTnU^V/&E2+D%-&K'1&.cheonjiinF%%Q%%S%%d%%/W%3W%%&(+,-5679:;<=>?@AB%&~'" +
    "~~()*~~~~~~~+,-~./01234567L9K')(S(c(Q:K'A)S(m)J7K'K*S([*%~c*=+G+K*'~k+y+" +
    "}+K*(~/,Y,i,K*,~/-Y-s-K*.~3.k.A/K*1~Y/+0=0K*O~K*K*K*G00~S0o0y0K*~~/1S1m1" +
    "w1:+'?;+V+<+8,>,=+?+x,~,%-'-.-/-0-@+A+x.C+D+E+F+H+I+J+K+L+%%%831%%51%%71" +
    "%%91%%=1<1%%%%%%B1A1%%%%@1E1H1%%a1A&61c1A&81^1&?%%`1%%b1%%d1%%h1g1%%%%%%" +
    "m1l1%%%%k1p1%%%%%%%%%%%%|2%321%9415121%%%%%%%%%%%%%%%%;1%%C1%%%%@1?1?1%%" +
    "_1&?`1]1%%%%%%%%%%%%%%%%f1%%n1%%%%k1j1j1%%]1%%%%%%%%w1v1%%%%e1A&:1i1A&>1" +
    "%%>'x3{3%%&=>%'%%%%%%%%%%%/%5'%%%%%%%%%%%%%%%%%%%%%%%%%%%%(%'%%%J1-&/%%%" +
    "%5Y1D4%%%%%%%%%%%%%%%%%%%%%%%%%%K1%%)*.%%%%%%%*%*%%%%%')O1%%%%L1%%,8?%%%" +
    "%%%%%%%%*'%%%%%%%%%%%%%%%%%%%%%%F%-%%%Z1-&3%M1%&-%%%(3%5(5%%%%%%%%%%%%%%" +
    "%%%%%%%%N1%%-81%%%%%4%%%%%.'%%%%@%%%%%%%%%%%%%%%%%J%7%%%Q1%.7%%%%%%%%%%%" +
    "%%%%1%%%,0[1R5%%%%%%%%%%%%%%%%R1)%'?%%g%%%%%>&%%2%%%%%%%5%%%%%0'%%8%/)A%" +
    "9%%%%%%%%%%%%%:%9%%%\\1)&,%S1&6)%%%%%%%%%%%%%2%%%%%%%%%%%%%%%%%8%%%./.616" +
    "%%%%%%%%%%%%%%T1%%)9+%B&%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%=%O%<%%%V1%*<%%%" +
    "%%%%+%%%1(X1h6W1%%:)t1u1s1r1%%/11'%%%%%%%%%%;%%%%%%%%%6%;%%%P1-&0%%%++U1" +
    "%%%%%%%%07&%(5'%&%*%*%&%&%.%.%.%.%.%.%.%&%&%7%G1.0:1:1:1G1G1?1?1?1G1G1D1" +
    "I1%%I1A&G1I1.7e1e1e1I1I1j1j1j1I1I1o1I1I1I1I1I1\\7v1",
});

const cheonjiinPlus = /* @__PURE__ */ new KeyboardLayout({
  id: "cheonjiin-plus", name: "천지인 플러스", latinName: "Cheonjiin Plus",
  spaceEndsRun: false, cycleTimeout: 1000,
  keys: [
    {id: "인", legend: "ㅣ", scalar: "ㅣ", code: "l"},
    {id: "천", legend: "ㆍ", scalar: "ㆍ", code: "k"},
    {id: "지", legend: "ㅡ", scalar: "ㅡ", code: "m"},
    {id: "ㄱ", code: "r"},
    {id: "ㅋ", code: "z"},
    {id: "ㄴ", code: "s"},
    {id: "ㄹ", code: "f"},
    {id: "ㄷ", code: "e"},
    {id: "ㅌ", code: "x"},
    {id: "ㅂ", code: "q"},
    {id: "ㅍ", code: "v"},
    {id: "ㅅ", code: "t"},
    {id: "ㅎ", code: "g"},
    {id: "ㅈ", code: "w"},
    {id: "ㅊ", code: "c"},
    {id: ".,", scalar: "."},
    {id: "?!", scalar: "?"},
    {id: "ㅇ", code: "d"},
    {id: "ㅁ", code: "a"},
    {id: "ㄲ", code: "R", under: "ㄱ"},
    {id: "ㄸ", code: "E", under: "ㄷ"},
    {id: "ㅃ", code: "Q", under: "ㅂ"},
    {id: "ㅆ", code: "T", under: "ㅅ"},
    {id: "ㅉ", code: "W", under: "ㅈ"},
  ],
  trie:
    "HWJT871eZ&63+I%2&x(>&3cheonjiin-plusF%%Q%%S%%d%%/W%3W%%&(+,-5679:;<=>?@A" +
    "B%&~'~~()*~~~~~~~+,-~./01234567L9x(V)&*6*Q:x(n*&*@+J7x(x+&*.,%~6,<,x+x+4" +
    "~@,r,v,x+'~x+>-x+x+*~x+B-x+x+(~x+F-x+x+5~J-r-2.x+,~P.V.x+x+6~Z.*/D/x+.~\\" +
    "/(0x+x+7~,0`0r0x+1~.141x+x+3~81>1H1x+O~x+x+x+P1P~x+x+x+X10~x+d1x+x++~h1n" +
    "1x+x+&~x+r1x+x+)~x+x+x+x+-~x+x+x+x+/~x+v1x+x+2~x+x+x+x+~~z1D2^2h2:+'?;+V" +
    "+<+8,>,=+?+x,~,%-'-.-/-0-@+A+x.C+D+E+F+H+I+J+K+L+%%%831%%51%%71%%91%%=1<" +
    "1%%%%%%B1A1%%%%@1E1H1%%a1A&61c1A&81^1&?%%`1%%b1%%d1%%h1g1%%%%%%m1l1%%%%k" +
    "1p1%%%%%%%%%%%%|2%321%9415121%%%%%%%%%%%%%%%%;1%%C1%%%%@1?1?1%%_1&?`1]1%" +
    "%%%%%%%%%%%%%%%f1%%n1%%%%k1j1j1%%]1%%%%%%%%w1v1%%%%e1A&:1i1A&>1%%>'x3{3%" +
    "%-&/%'%%%%%'<>%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%(%>%%%%%&4Y1%%%" +
    "%%%%%%%%%%%%%%%%%%%%%%%K1*%%%.%%%-%%%%%-73%%%%%%%%%*'%%%%%%%%%%%%%%%%%%%" +
    "%%%F%?%%%Z1%.?%%%%%%%%%%%%%%%3%%%)2u4%%%%%%%%%%%%%%%%%%%%%%N1%%-&1%7%%%%" +
    "%-84%%%%%%%%%%%.'%%%%%%%%%%%%%%%%%%%%%%J%@%%%[1%.@%%%%%%%%%%%%%%%4%%%-/Q" +
    "5%%%%%%%%%%%%%%%%R1%%&6)%%%%%%%%%%%%%2%%%%%%%%%%%%%%%%%8%9%%%%%)=,%%%>&%" +
    "%5%%%%%%%%%%%%%0'%%%%%%%%A%%%%%%%%%%%%%:%A%%%\\1)*,%%%%%%%5%%%/.?6%%%%%%%" +
    "%%%%%%%T1%%)&+%<%%%%%<&O%=%%%X1%&=%%%2'[6W1%%;'t1s1%%:)u1%%%%r1;%%%%%-&0" +
    "%6%%%(%%%:%%%&%(5'%&%*%*%&%&%.%.%.%.%.%.%.%&%&%7%G1.0:1:1:1G1G1?1?1?1G1G" +
    "1D1I1%%I1A&G1I1.7e1e1e1I1I1j1j1j1I1I1o1I1I1I1I1I1>7v1",
});

const naratgeul = /* @__PURE__ */ new KeyboardLayout({
  id: "naratgeul", name: "나랏글", latinName: "Naratgeul",
  spaceEndsRun: false, cycleTimeout: 1000,
  keys: [
    {id: "ㄱ", code: "1"},
    {id: "ㄴ", code: "2"},
    {id: "ㅏㅓ", scalar: "ㅏ", code: "3"},
    {id: "ㄹ", code: "4"},
    {id: "ㅁ", code: "5"},
    {id: "ㅗㅜ", scalar: "ㅗ", code: "6"},
    {id: "ㅅ", code: "7"},
    {id: "ㅇ", code: "8"},
    {id: "ㅣ", code: "9"},
    {id: "획추가", scalar: "ㆆ", code: "*"},
    {id: "ㅡ", code: "0"},
    {id: "쌍자음", scalar: "ㆀ", code: "#"},
  ],
  trie:
    "HWJTonYd/&'0%D%u%C'2%.naratgeul%&(+,-5679:;<=>?@AB%&~'~~()*~~~~~~~+,-~./" +
    "01234567%~C'I'M'M''~M'Q'M'M'8%U'3(U(Y(*~M'{(M'M'+~%)+)M'M'@-U'/)U(?).~O)" +
    "u)M'M'0~M'y)M'M'L9U'})U(M*~~w*U+i,7-J7U'M'U(M'~~_-M'_.M'~~%/I/c/g/%%-&/%" +
    "'%%%%%%%*%%%:+'?;+V+<+8,>,=+?+x,~,%-'-.-/-0-@+A+x.C+D+E+F+H+I+J+K+L+%%%4" +
    "61%%%%%%H1%%%%%%;1%%%%%%%%@1&%H1%%%%%4a1%%%%%%]1%%%%%%f1%%%%%%%%k1k1.%%%" +
    "%%-&0%6%%%%%-+?1%%%%%%%%H1%%-+j1%%%%%%%%e1%%&6)%%%%%%%%%%%%%2%%%%%%%%%%%" +
    "%%%%%%8%9%%%;%%%%%%831%%51%%71%%91%%=1<1%%%%%%B1A1%%%%%%E1%%%8^1%%`1%%b1" +
    "%%d1%%h1g1%%%%%%m1l1%%%%%%p1;%&?>%%%a%-%B&?&?%%%5'1%4%2'('0%1'7%@%))<%%%" +
    "A%=%9%'%*%6%%%%74151213181916171>1%%%%%%:1C1%%%%%%?1Z1-&3%V1)&+%\\1)*,%%%" +
    "%%%%5%S1&6)%%%%%%%%%%%%%2%%%%%%%%%%%%%%%%%8%J1-&/%U1%7Y1%%M1f4%%%%Q1[1%%" +
    "i4%%l4X1%%s4,5L1P1%%%7_1`1]1^1c1d1a1b1i1%%%%%%e1n1%%%%%%j1%%&;(%'%_%%%A&" +
    "%%F%%%''%%.'0'%%%%%%%%J%'):%9%%%O%M1%&-%Q1%.7%%%%%%%%%%%%%%%1%V1%*<%%%%%" +
    "%%+%%%%3K1,5%%N1o5%%%%R1r5T1s4%%W1}5&%(5'%&%*%*%&%&%.%.%.%.%.%.%.%&%&%7%" +
    "G1.0:1:1:1G1G1?1?1?1G1G1D1I1%%I1.0e1e1e1I1I1j1j1j1I1I1o1",
});

const sky = /* @__PURE__ */ new KeyboardLayout({
  id: "sky", name: "스카이", latinName: "SKY-II",
  spaceEndsRun: true, cycleTimeout: 1000,
  keys: [
    {id: "ㄱㅋ", scalar: "ㄱ", code: "1"},
    {id: "ㅣㅡ", scalar: "ㅣ", code: "2"},
    {id: "ㅏㅑ", scalar: "ㅏ", code: "3"},
    {id: "ㄷㅌ", scalar: "ㄷ", code: "4"},
    {id: "ㄴㄹ", scalar: "ㄴ", code: "5"},
    {id: "ㅓㅕ", scalar: "ㅓ", code: "6"},
    {id: "ㅁㅅ", scalar: "ㅁ", code: "7"},
    {id: "ㅂㅍ", scalar: "ㅂ", code: "8"},
    {id: "ㅗㅛ", scalar: "ㅗ", code: "9"},
    {id: "ㅈㅊ", scalar: "ㅈ", code: "*"},
    {id: "ㅇㅎ", scalar: "ㅇ", code: "0"},
    {id: "ㅜㅠ", scalar: "ㅜ", code: "#"},
  ],
  trie:
    "HWJT\\&=.8&72%>%o%='2%(sky%&(+,-5679:;<=>?@AB%&~'~~()*~~~~~~~+,-~./012345" +
    "67%~='q'{'E(L9I(')S)W)8%I()*S)I*(~i*9+I+E('~i+w+{+E(<)I(-,S)E,+~],+-[-E(" +
    ",~i-9.S.E(@-I(m.S){.1~//[/m/E(0~w/M0_0E(E2I(s0S)'1~~51Y1s1w1%%&=>%'%%%%%" +
    "%%%%%%/%5'%%%%%%%%%%%%%%%%%%%%%%%%%%%%(%'%%%J1-&/%%%%5Y1e2%%%%%%%%%%%%%%" +
    "%%%%%%%%%%%%K1%%%%:+'?;+V+<+8,>,=+?+x,~,%-'-.-/-0-@+A+x.C+D+E+F+H+I+J+K+" +
    "L+31&9%%51%%71%%91%%=1<1%%%%%%B1A1%%%%%%E1H1D1H1%%^1&9%%`1%%b1%%d1%%h1g1" +
    "%%%%%%m1l1%%%%%%p1q1o1%%%341%%H1%%%%%%%%%%;1%%%%%%%%@1%%%3_1%%]1%%%%%%%%" +
    "%%f1%%%%%%%%k1%%,8?%%%%%%%%%%%*'%%%%%%%%%%%%%%%%%%%%%%F%-%%%Z1-&3%M1%&-%" +
    "%%(3I4L4%%%%%%%%%%%%%%%%%%%%%%N1%%)*.%%%%%%%*%*%%%%%')O1%%%%L1%%)/81%%H1" +
    "%%%%%%%%%%%%@1%%)/c1%%a1%%%%%%%%%%%%k1%%(7_%%%%%%%%%0%%%2%%%0'%%%%%%9%%%" +
    "'):%6%6%%%S1&6)%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%8%P1-&0%%%+*B5%%%%T1U5%%-8" +
    "1%%%%%4%%%%%.'%%%%@%%%%%%%%%%%%%%%%%J%7%%%Q1%.7%%%%%%%%%%%%%%%1%%%,0[1v5" +
    "%%%%%%%%%%%%%%%%R1%%-*>1%%%%%%H1%%-*i1%%%%%%e1%%)9+%B&%%%%%%%%%%%%%%%%%%" +
    "%%%%%%%%%%%%%%=%O%<%%%V1%*<%%%%%%%+%%%1(X1Z6W1%%+;?&%%%%%%%%%%%%%%%%1'%%" +
    "%%%%%%%%A%%%%%%%%%%%;%;%%%\\1)*,%%%%%%%5%%%0-&7%%%%%%%%%%%%U1%%2*C1%%%%%%" +
    "H1%%2*n1%%%%%%j1&%(5'%&%*%*%&%&%.%.%.%.%.%.%.%&%&%7%G1.0:1:1:1G1G1?1?1?1" +
    "G1G1D1I1%%I1.0e1e1e1I1I1j1j1j1I1I1o1",
});

const dubeolsik = /* @__PURE__ */ new KeyboardLayout({
  id: "dubeolsik", name: "두벌식", latinName: "Dubeolsik",
  spaceEndsRun: false, cycleTimeout: 1000,
  keys: [
    {id: "ㅂ", code: "q"},
    {id: "ㅈ", code: "w"},
    {id: "ㄷ", code: "e"},
    {id: "ㄱ", code: "r"},
    {id: "ㅅ", code: "t"},
    {id: "ㅛ", code: "y"},
    {id: "ㅕ", code: "u"},
    {id: "ㅑ", code: "i"},
    {id: "ㅐ", code: "o"},
    {id: "ㅔ", code: "p"},
    {id: "ㅁ", code: "a"},
    {id: "ㄴ", code: "s"},
    {id: "ㅇ", code: "d"},
    {id: "ㄹ", code: "f"},
    {id: "ㅎ", code: "g"},
    {id: "ㅗ", code: "h"},
    {id: "ㅓ", code: "j"},
    {id: "ㅏ", code: "k"},
    {id: "ㅣ", code: "l"},
    {id: "ㅋ", code: "z"},
    {id: "ㅌ", code: "x"},
    {id: "ㅊ", code: "c"},
    {id: "ㅍ", code: "v"},
    {id: "ㅠ", code: "b"},
    {id: "ㅜ", code: "n"},
    {id: "ㅡ", code: "m"},
    {id: "ㅃ", code: "Q", under: "ㅂ"},
    {id: "ㅉ", code: "W", under: "ㅈ"},
    {id: "ㄸ", code: "E", under: "ㄷ"},
    {id: "ㄲ", code: "R", under: "ㄱ"},
    {id: "ㅆ", code: "T", under: "ㅅ"},
    {id: "ㅒ", code: "O", under: "ㅐ"},
    {id: "ㅖ", code: "P", under: "ㅔ"},
  ],
  trie:
    "HWJTrg|WD&7.%D%u%a)G%.dubeolsik%&(+,-5679:;<=>?@AB%&~'~~()*~~~~~~~+,-~./" +
    "01234567,~a)g)k)k)1~o)u)k)k)(~k)y)k)k)%~}))*k)k).~-*S*k)k)D1W*k)5+k)>+W*" +
    "k)5+k):'W*k)5+k)9&W*9+5+?+=*W*E+5+K++~Q+W+k)k)'~k)[+k)k)0~k)_+k)k)*~k)c+" +
    "k)k)7~g+u+k)k)@-W*k)5+k)<)W*y+5+%,8%W*+,5+1,L9W*7,5+Q,4~k)k,k)k)5~o,u,k)" +
    "k)3~k)y,k)k)6~},)-k)k)I6W*k)5+k)E2W*k)5+k)J7W*k)5+k)-~k)k)k)k)2~k)k)k)k)" +
    ")~k)k)k)k)&~k)--k)k)/~k)1-k)k);(W*k)5+k)?,W*k)5+k)~~5-Y-s-w-%%-&1%7%%%%%" +
    "%%%%)&+%<%%%-%%%%%-&/%'%%%%%&6)%%%%%%%%%%%%%2%%%%%%%%%%%%%%%%%8%9%%%:+'?" +
    ";+V+<+8,>,=+?+x,~,%-'-.-/-0-@+A+x.C+D+E+F+H+I+J+K+L+H1%%%%-&<1%%-&g1%%2&" +
    "A1%%2&l1%%-&0%6%%%*%%%;%%%.%%%%%)*,%%%%%%%5%A%%%%%2&@1%%2&k1%%-&;1%%-&f1" +
    "%%-0=1%%%%%%%%B1%%%%%%%%E1%%-0h1%%%%%%%%m1%%%%%%%%p1>%%%%%-&3%?%%%=%%%%%" +
    "-&4%@%%%(%%%:%%%&%(5'%&%*%*%&%&%.%.%.%.%.%.%.%&%&%7%G1.0:1:1:1G1G1?1?1?1" +
    "G1G1D1I1%%I1.0e1e1e1I1I1j1j1j1I1I1o1",
});

const danmoeum = /* @__PURE__ */ new KeyboardLayout({
  id: "danmoeum", name: "단모음", latinName: "Danmoeum",
  spaceEndsRun: false, cycleTimeout: 1000,
  keys: [
    {id: "ㅂ", code: "q"},
    {id: "ㅈ", code: "w"},
    {id: "ㄷ", code: "e"},
    {id: "ㄱ", code: "r"},
    {id: "ㅅ", code: "t"},
    {id: "ㅗ", code: "h"},
    {id: "ㅐ", code: "o"},
    {id: "ㅔ", code: "p"},
    {id: "ㅁ", code: "a"},
    {id: "ㄴ", code: "s"},
    {id: "ㅇ", code: "d"},
    {id: "ㄹ", code: "f"},
    {id: "ㅎ", code: "g"},
    {id: "ㅓ", code: "j"},
    {id: "ㅏ", code: "k"},
    {id: "ㅣ", code: "l"},
    {id: "ㅋ", code: "z"},
    {id: "ㅌ", code: "x"},
    {id: "ㅊ", code: "c"},
    {id: "ㅍ", code: "v"},
    {id: "ㅜ", code: "n"},
    {id: "ㅡ", code: "m"},
  ],
  trie:
    "HWJTi_)d5&*0%C%t%L(<%-danmoeum%&(+,-5679:;<=>?@AB%&~'~~()*~~~~~~~+,-~./0" +
    "1234567,~L(d(h(n(1~r(B)F)n((~L)R)V)n(%~\\)r)v)n(.~|)L*P*n(@-V*4+:+>+9&V*D" +
    "+:+X+=*V*l+:+(,+~>,D,n(n('~n(H,n(n(0~n(L,n(n(*~n(P,n(n(7~T,b,n(n(<)V*f,:" +
    "+~,8%V*<-:+R-L9V*h-:+4.4~n(Z.n(n(5~^.d.n(n(3~n(h.n(n(6~l.r.n(n(E2V*v.:+|" +
    ".J7V*n(:+n(~~(/L/f/j/%%-/1%%%%%.'%%%%%%%%%%J%7%%%%%,&R1%%%%%%)8+%A&%%%%%" +
    "%%%%%%%%%%%%%%%%%%%%%%%%%%%O%<%%%%%1&W1%%,&F%-%%%%%(&N1%%&.(%%%%%%%%%%%%" +
    "%/%'''%%%%%%&K1%%&8)%%%_%%%%%%%%%2%%%%%%%0'%%%%%%%%8%'):%9%%%%%.&T1:+'?;" +
    "+V+<+8,>,=+?+x,~,%-'-.-/-0-@+A+x.C+D+E+F+H+I+J+K+L+%%-&>1H1%%%%-&i1%%&-5" +
    "1%%%%%%%%%%%%<1%%&-`1%%%%%%%%%%%%g1%%*.91%%%%%%%%%%%%%%A1%%*.d1%%%%%%%%%" +
    "%%%%%l1%%-&0%6%%%*%%%;%%%.%%%%%)*,%%%%%%%5%A%%%%%)/81%%%%%%%%%%%%%%%%@1%" +
    "%)/c1%%%%%%%%%%%%%%%%k1%%%.41%%%%%%%%%%%%%%;1%%%._1%%%%%%%%%%%%%%f1%%'65" +
    "1%%%%%%91%%=1%%%%%%%%B1%%%%%%%%E1%%'6`1%%%%%%d1%%h1%%%%%%%%m1%%%%%%%%p1>" +
    "%%%%%-&3%?%%%=%%%%%-&4%@%%%%%2&C1%%2&n1&%(5'%&%*%*%&%&%.%.%.%.%.%.%.%&%&" +
    "%7%G1.0:1:1:1G1G1?1?1?1G1G1D1I1%%I1.0e1e1e1I1I1j1j1j1I1I1o1",
});

const cheonjiinLettersPage = {
  id: "letters", legend: "가", kind: "letters",
  rows: [
    [{key: 0, hold: ["1"]}, {key: 1, hold: ["2"]}, {key: 2, hold: ["3"]}, {role: "backspace"}],
    [{key: 3, hold: ["4"]}, {key: 4, hold: ["5"]}, {key: 5, hold: ["6"]}, {role: "enter"}],
    [{key: 6, hold: ["7"]}, {key: 7, hold: ["8"]}, {key: 8, hold: ["9"]}, 9],
    [{page: "symbols", width: 0.5}, {role: "globe", width: 0.5}, {key: 10, hold: ["0"]}, {role: "space"}, {role: "language"}],
  ],
};

const latinPage = {
  id: "latin", legend: "ABC", kind: "letters", hasCapitals: true, fields: ["email", "address"],
  rows: [
    [{text: "q", hold: ["1"], flicks: {down: "1"}}, {text: "w", hold: ["2"], flicks: {down: "2"}}, {text: "e", hold: ["3"], flicks: {down: "3"}}, {text: "r", hold: ["4"], flicks: {down: "4"}}, {text: "t", hold: ["5"], flicks: {down: "5"}}, {text: "y", hold: ["6"], flicks: {down: "6"}}, {text: "u", hold: ["7"], flicks: {down: "7"}}, {text: "i", hold: ["8"], flicks: {down: "8"}}, {text: "o", hold: ["9"], flicks: {down: "9"}}, {text: "p", hold: ["0"], flicks: {down: "0"}}],
    [{role: "gap", width: 0.5}, "a", "s", "d", "f", "g", "h", "j", "k", "l", {role: "gap", width: 0.5}],
    [{role: "shift", width: 1.5}, "z", "x", "c", "v", "b", "n", "m", {role: "backspace", width: 1.5}],
    [{page: "symbols", width: 1.5}, {role: "globe"}, {role: "space", width: 2.5}, {text: ",", email: "@", address: "/", hold: ["'"]}, {text: ".", hold: [".com", ".kr", "?", "!"]}, {role: "language", width: 1.5}, {role: "enter", width: 1.5}],
  ],
};

const cheonjiinSymbolsPage = {
  id: "symbols", legend: "!#1", kind: "symbols",
  rows: [
    ["!", "?", ".", ",", "(", ")", {role: "backspace", width: 2}],
    ["@", ":", "/", "-", "★", "°", {role: "enter", width: 2}],
    ["*", "_", "%", "~", "^", "#", {text: ".", hold: [",", "?", "!"], width: 2}],
    [{page: ""}, {role: "globe"}, {page: "digits", width: 2}, {role: "space", width: 2}, {page: "symbols2", legend: "2/3"}, {page: "symbols3", legend: "3/3"}],
  ],
};

const cheonjiinSymbols2Page = {
  id: "symbols2", legend: "!#1", kind: "symbols",
  rows: [
    ["\u0024", "₩", "€", "↖", "↑", "↗", {role: "backspace", width: 2}],
    ["£", "¥", "=", "←", "♥", "→", {role: "enter", width: 2}],
    ["+", "×", "÷", "↙", "↓", "↘", {text: ".", hold: [",", "?", "!"], width: 2}],
    [{page: ""}, {role: "globe"}, {page: "digits", width: 2}, {role: "space", width: 2}, {page: "symbols", legend: "1/3"}, {page: "symbols3", legend: "3/3"}],
  ],
};

const symbols3Page = {
  id: "symbols3", legend: "!#1", kind: "symbols",
  rows: [
    ["《", "》", "『", "』", "\"", "'", {role: "backspace", width: 2}],
    ["\u0060", "※", "|", "&", "\\", ";", {role: "enter", width: 2}],
    ["<", ">", "{", "}", "[", "]", {text: ".", hold: [",", "?", "!"], width: 2}],
    [{page: ""}, {role: "globe"}, {page: "digits", width: 2}, {role: "space", width: 2}, {page: "symbols", legend: "1/3"}, {page: "symbols2", legend: "2/3"}],
  ],
};

const digitsPage = {
  id: "digits", legend: "123", kind: "digits",
  rows: [
    ["1", "2", "3", {role: "backspace"}],
    ["4", "5", "6", {role: "enter"}],
    ["7", "8", "9", {text: ".", hold: [",", "?", "!"]}],
    [{page: "", width: 0.5}, {role: "globe", width: 0.5}, "0", {role: "space"}, {page: "symbols"}],
  ],
};

const numberPage = {
  id: "number", legend: "123", kind: "digits", fields: ["number", "phone"],
  rows: [
    ["1", "2", "3", {role: "backspace"}],
    ["4", "5", "6", {role: "enter"}],
    ["7", "8", "9", {role: "dismiss"}],
    [{text: ".", hold: [",", "-"]}, {text: "0", hold: ["+"]}, {text: "#", hold: ["*"]}, {page: ""}],
  ],
};

const cheonjiinPlusLettersPage = {
  id: "letters", legend: "가", kind: "letters",
  rows: [
    [{key: 0, hold: ["1"]}, {key: 1, hold: ["2"]}, {key: 2, hold: ["3"]}, {role: "backspace"}],
    [{key: 3, hold: ["4"], width: 0.5}, {key: 4, hold: [19], width: 0.5}, {key: 5, hold: ["5"], width: 0.5}, {key: 6, width: 0.5}, {key: 7, hold: ["6"], width: 0.5}, {key: 8, hold: [20], width: 0.5}, {role: "enter"}],
    [{key: 9, hold: ["7"], width: 0.5}, {key: 10, hold: [21], width: 0.5}, {key: 11, hold: ["8"], width: 0.5}, {key: 12, hold: [22], width: 0.5}, {key: 13, hold: ["9"], width: 0.5}, {key: 14, hold: [23], width: 0.5}, {key: 15, width: 0.5}, {key: 16, width: 0.5}],
    [{page: "symbols", width: 0.5}, {role: "globe", width: 0.5}, {key: 17, hold: ["0"], width: 0.5}, {key: 18, width: 0.5}, {role: "space"}, {role: "language"}],
  ],
};

const naratgeulLettersPage = {
  id: "letters", legend: "가", kind: "letters",
  rows: [
    [{key: 0, hold: ["1"]}, {key: 1, hold: ["2"]}, {key: 2, hold: ["3"]}, {role: "backspace", width: 1.5}],
    [{key: 3, hold: ["4"]}, {key: 4, hold: ["5"]}, {key: 5, hold: ["6"]}, {role: "enter", width: 1.5}],
    [{key: 6, hold: ["7"]}, {key: 7, hold: ["8"]}, {key: 8, hold: ["9"]}, {page: "symbols", width: 0.5}, {role: "language"}],
    [9, {key: 10, hold: ["0"]}, 11, {role: "globe", width: 0.5}, {role: "space"}],
  ],
};

const skyLettersPage = {
  id: "letters", legend: "가", kind: "letters",
  rows: [
    [{key: 0, hold: ["1"]}, {key: 1, hold: ["2"]}, {key: 2, hold: ["3"]}, {role: "backspace", width: 1.5}],
    [{key: 3, hold: ["4"]}, {key: 4, hold: ["5"]}, {key: 5, hold: ["6"]}, {role: "enter", width: 1.5}],
    [{key: 6, hold: ["7"]}, {key: 7, hold: ["8"]}, {key: 8, hold: ["9"]}, {page: "symbols", width: 0.5}, {role: "language"}],
    [9, {key: 10, hold: ["0"]}, 11, {role: "globe", width: 0.5}, {role: "space"}],
  ],
};

const dubeolsikLettersPage = {
  id: "letters", legend: "가", kind: "letters",
  rows: [
    [{key: 0, hold: ["1"]}, {key: 1, hold: ["2"]}, {key: 2, hold: ["3"]}, {key: 3, hold: ["4"]}, {key: 4, hold: ["5"]}, {key: 5, hold: ["6"]}, {key: 6, hold: ["7"]}, {key: 7, hold: ["8"]}, {key: 8, hold: ["9"]}, {key: 9, hold: ["0"]}],
    [{role: "gap", width: 0.5}, 10, 11, 12, 13, 14, 15, 16, 17, 18, {role: "gap", width: 0.5}],
    [{role: "shift", width: 1.5}, 19, 20, 21, 22, 23, 24, 25, {role: "backspace", width: 1.5}],
    [{page: "symbols", width: 1.5}, {role: "globe"}, {role: "space", width: 3.5}, {text: ".", hold: [",", "?", "!"]}, {role: "language", width: 1.5}, {role: "enter", width: 1.5}],
  ],
};

const dubeolsikSymbolsPage = {
  id: "symbols", legend: "!#1", kind: "symbols",
  rows: [
    ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0"],
    ["-", "/", ":", ";", "(", ")", "₩", "&", "@", "\""],
    [{page: "symbols2", legend: "2/2", width: 1.5}, ".", ",", "?", "!", {text: "'", hold: ["\u0060"]}, "~", "^", {role: "backspace", width: 1.5}],
    [{page: "", width: 1.5}, {role: "globe"}, {role: "space", width: 4.5}, {role: "language", width: 1.5}, {role: "enter", width: 1.5}],
  ],
};

const dubeolsikSymbols2Page = {
  id: "symbols2", legend: "!#1", kind: "symbols",
  rows: [
    ["[", "]", "{", "}", "#", "%", "*", "+", "=", "※"],
    ["_", "\\", "|", "<", ">", "\u0024", "€", "£", "¥", "•"],
    [{page: "symbols", legend: "1/2", width: 1.5}, ".", ",", "?", "!", {text: "'", hold: ["\u0060"]}, "~", "^", {role: "backspace", width: 1.5}],
    [{page: "", width: 1.5}, {role: "globe"}, {role: "space", width: 4.5}, {role: "language", width: 1.5}, {role: "enter", width: 1.5}],
  ],
};

const cheonjiinFlickLettersPage = {
  id: "letters", legend: "가", kind: "letters",
  rows: [
    [{key: 18, hold: ["1"], flicks: {up: 15, down: 24, left: 16, right: 17}}, {key: 8, legend: "ㅐㅔ", hold: ["2"], flicks: {up: 31, down: 32, left: 9}}, {key: 25, hold: ["3"], flicks: {up: 5, down: 23, left: 6, right: 7}}, {role: "backspace"}],
    [{key: 3, legend: "ㄱㅋ", hold: ["4"], flicks: {up: 29, right: 19}}, {key: 11, legend: "ㄴㄹ", hold: ["5"], flicks: {right: 13}}, {key: 2, legend: "ㄷㅌ", hold: ["6"], flicks: {up: 28, right: 20}}, {role: "enter"}],
    [{key: 0, legend: "ㅂㅍ", hold: ["7"], flicks: {up: 26, right: 22}}, {key: 4, legend: "ㅅㅎ", hold: ["8"], flicks: {up: 30, right: 14}}, {key: 1, legend: "ㅈㅊ", hold: ["9"], flicks: {up: 27, right: 21}}, {text: ".", hold: [",", "?", "!"]}],
    [{page: "symbols", width: 0.5}, {role: "globe", width: 0.5}, {key: 12, legend: "ㅇㅁ", hold: ["0"], flicks: {right: 10}}, {role: "space"}, {role: "language"}],
  ],
};

const danmoeumLettersPage = {
  id: "letters", legend: "가", kind: "letters",
  rows: [
    [{key: 0, hold: ["1"]}, {key: 1, hold: ["2"]}, {key: 2, hold: ["3"]}, {key: 3, hold: ["4"]}, {key: 4, hold: ["5"]}, {key: 5, hold: ["6"]}, {key: 6, hold: ["7"]}, {key: 7, hold: ["8"]}],
    [8, 9, 10, 11, 12, 13, {key: 14, hold: ["9"]}, {key: 15, hold: ["0"]}],
    [16, 17, 18, 19, 20, 21, {role: "backspace", width: 2}],
    [{page: "symbols"}, {role: "globe"}, {role: "space", width: 2.5}, {text: ".", hold: [",", "?", "!"]}, {role: "language"}, {role: "enter", width: 1.5}],
  ],
};

const cheonjiinKeyboard = {
  id: "korean", name: "천지인", latinName: "Cheonjiin", layout: cheonjiin,
  pages: [cheonjiinLettersPage, latinPage, cheonjiinSymbolsPage, cheonjiinSymbols2Page, symbols3Page, digitsPage, numberPage],
};

const cheonjiinPlusKeyboard = {
  id: "korean", name: "천지인 플러스", latinName: "Cheonjiin Plus", layout: cheonjiinPlus,
  pages: [cheonjiinPlusLettersPage, latinPage, cheonjiinSymbolsPage, cheonjiinSymbols2Page, symbols3Page, digitsPage, numberPage],
};

const naratgeulKeyboard = {
  id: "korean", name: "나랏글", latinName: "Naratgeul", layout: naratgeul,
  pages: [naratgeulLettersPage, latinPage, cheonjiinSymbolsPage, cheonjiinSymbols2Page, symbols3Page, digitsPage, numberPage],
};

const skyKeyboard = {
  id: "korean", name: "스카이", latinName: "SKY-II", layout: sky,
  pages: [skyLettersPage, latinPage, cheonjiinSymbolsPage, cheonjiinSymbols2Page, symbols3Page, digitsPage, numberPage],
};

const dubeolsikKeyboard = {
  id: "korean", name: "두벌식", latinName: "Dubeolsik", layout: dubeolsik,
  pages: [dubeolsikLettersPage, latinPage, dubeolsikSymbolsPage, dubeolsikSymbols2Page, numberPage],
};

const cheonjiinFlickKeyboard = {
  id: "cheonjiin-flick", name: "천지인 플릭", latinName: "Cheonjiin by flicks", layout: dubeolsik,
  pages: [cheonjiinFlickLettersPage, latinPage, cheonjiinSymbolsPage, cheonjiinSymbols2Page, symbols3Page, digitsPage, numberPage],
};

const danmoeumKeyboard = {
  id: "korean", name: "단모음", latinName: "Danmoeum", layout: danmoeum,
  pages: [danmoeumLettersPage, latinPage, dubeolsikSymbolsPage, dubeolsikSymbols2Page, numberPage],
};

const layouts = [cheonjiin, cheonjiinPlus, naratgeul, sky, dubeolsik, danmoeum];
const keyboards = [cheonjiinKeyboard, cheonjiinPlusKeyboard, naratgeulKeyboard, skyKeyboard, dubeolsikKeyboard, cheonjiinFlickKeyboard, danmoeumKeyboard];
define(keyboards);
}
