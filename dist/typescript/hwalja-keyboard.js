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

var hwalja=(()=>{var oe=Object.defineProperty;var Qn=Object.getOwnPropertyDescriptor;var to=Object.getOwnPropertyNames;var eo=Object.prototype.hasOwnProperty;var no=(t,e)=>{for(var n in e)oe(t,n,{get:e[n],enumerable:!0})},oo=(t,e,n,o)=>{if(e&&typeof e=="object"||typeof e=="function")for(let i of to(e))!eo.call(t,i)&&i!==n&&oe(t,i,{get:()=>e[i],enumerable:!(o=Qn(e,i))||o.enumerable});return t};var io=t=>oo(oe({},"__esModule",{value:!0}),t);var Vo={};no(Vo,{AttachedSession:()=>z,Composer:()=>J,HwaljaKeyboardElement:()=>_,InputSession:()=>F,KeyboardLayout:()=>Q,KeyboardMachine:()=>rt,attach:()=>Nt,define:()=>qn,dotsOf:()=>he,keyFor:()=>X,strikeEnter:()=>N,utf16Units:()=>Yt,writing:()=>Pt});var Me="ㄱㄲㅅㄴㅈㅎㄷㄹㄱㅁㅂㅅㅌㅍㅎㅁㅂㅅㅅㅆㅇㅈㅊㅋㅌㅍㅎ";function Ct({deleting:t,inserting:e},n){return n.slice(0,n.length-t)+e}function Et(t,e){let n=0;for(;n<t.length&&t.codePointAt(n)===e.codePointAt(n);)n+=1;return{deleting:t.length-n,inserting:e.slice(n)}}function K(t,e=t.length){if(e<1)return 0;let n=t.charCodeAt(e-1),o=e>1&&n>>10===55?t.codePointAt(e-2)??0:0;return o>65535?o:n}function Tt(t){return t>65535?2:t>0?1:0}function ut(t){return t.slice(0,t.length-Tt(K(t)))}function St(t){let e=ut(t);return/[ᄀ-ᄒㄱ-ㅎ][\u119e\u11a2\u318d\u2025]$/.test(t)?e.slice(0,-1):e}function ft(t){return/[ᄀ-ᇿㄱ-ㆎ가-힣\u2025]/.test(t.slice(-1))}function Be(t){let e=t.slice(ut(t).length);return/[가-힣]/.test(e)?Me[(K(e)-44032)%28-1]??"":ft(e)&&!/[ㄱ-ㅎ]/.test(e)?"":e}function q(t,e,n){return n>=e.length&&t.slice(n-e.length,n)===e}function ie(t,e){return Math.min(Math.max(t||0,0),e)}function Y(t){return"Segmenter"in Intl?Array.from(new Intl.Segmenter().segment(t),({segment:e})=>e):[...t]}var re=64;function M(t,e){return e-(Y(t.slice(Math.max(e-re,0),e)).pop()?.length??0)}function A(t){let e=t.getRootNode();return e.getSelection?e.getSelection():t.ownerDocument.getSelection()}function B(t){let e=A(t),n=t.getRootNode();if(!e?.rangeCount)return null;let o=(n.host&&ro(e,n))??e.getRangeAt(0);return t.contains(o.startContainer)&&t.contains(o.endContainer)?o:null}function ro(t,e){try{return t.getComposedRanges?.({shadowRoots:[e]})[0]}catch{return t.getComposedRanges?.(e)[0]}}function se(t,e){let n=t.ownerDocument,o=B(t),i=n.createRange();i.selectNodeContents(t),i.collapse(!1),o&&i.setEnd(o.endContainer,o.endOffset),o&&i.setStart(o.startContainer,o.startOffset),i.deleteContents();let r=i.startContainer.nodeType===3,s=r?i.startContainer:n.createTextNode(""),c=r?i.startOffset:0;r||i.insertNode(s),s.insertData(c,e),o&&A(t)?.collapse(s,c+e.length)}function P(t,e){return t?t.closest(e)??P(t.getRootNode().host,e):null}function I(t){let{activeElement:e}=t,n=e?.shadowRoot??e?.contentDocument;return n&&I(n)||e}function dt(t){return t.isConnected&&!P(t,"[inert]")}function j(t){return dt(t)&&t.matches(":read-write")}function pt(t,e,n=null,o=e===""?"delete":"insertText"){let i=t.ownerDocument,r=o==="delete"?"deleteContentBackward":o,s=o==="insertText"?e:null,c=k=>new InputEvent("beforeinput",{bubbles:!0,cancelable:!0,composed:!0,inputType:r,data:s,targetRanges:k}),a={startContainer:i,startOffset:0,endContainer:i,endOffset:0},h=c([new StaticRange(a)]).getTargetRanges().length>0;if(h&&!t.dispatchEvent(c(n?[new StaticRange(n)]:[])))return null;if(!t.isContentEditable&&!t.matches(":focus"))return!1;let g,m=k=>{g=k,h&&k.stopImmediatePropagation()};i.addEventListener("beforeinput",m,!0);let b=i.execCommand(o,!1,e);return i.removeEventListener("beforeinput",m,!0),g?.defaultPrevented?null:b}function vt(t,e,n,o){let i=e<n?Math.min(e,M(t,n)):e;return{start:i,text:t.slice(i,e)+o}}function At(t,e){let n=e?"insertText":"deleteContentBackward";t.dispatchEvent(new InputEvent("input",{bubbles:!0,composed:!0,inputType:n,data:e||null}))}function U({timeStamp:t,view:e}){return t+(e??window).performance.timeOrigin-performance.timeOrigin}function V(t){return t.isComposing||t.keyCode===229||t.getModifierState("AltGraph")?!1:!t.ctrlKey&&!t.altKey&&!t.metaKey}var ae=["text","search","tel","url","password","email","number"],ce=!1;function Pe(t){if(!t)return;let e=t.getRootNode(),n=Array.from(e.querySelectorAll("button, input")).filter(r=>r.form===t),o=n.find(({type:r})=>r==="submit"||r==="image"),i=n.filter(({type:r})=>ae.includes(r)||/^(date|month|week|time)/.test(r));o?o.click():i.length<=1&&t.requestSubmit()}function It(t,e,n,o){let i={key:e,code:e,keyCode:n,bubbles:!0,cancelable:!0,composed:!0},r=s=>{if(ce)return!0;ce=!0;let c=t.dispatchEvent(new KeyboardEvent(s,i));return ce=!1,c};r("keydown")&&(e!=="Enter"||r("keypress"))&&o?.(),r("keyup")}function N(t,e=()=>Pe(t.form)){dt(t)&&!t.matches(":disabled")&&It(t,"Enter",13,e)}function L({value:t,selectionStart:e,selectionEnd:n}){let o=t??"",i=ie(n??o.length,o.length),r=ie(e??i,i);return{text:o,start:r,end:i,isUnknown:typeof e!="number"}}function le(t,{text:e,start:n,end:o}){return e===t.text&&n===t.start&&o===t.end?null:t.start===t.end&&e.length>t.text.length&&q(e,t.text.slice(0,t.start),t.start)?"written":"changed"}function ht(t,{deleting:e,inserting:n}){let{text:o,start:i,end:r}=t,s=i<r?i:Math.max(i-e,0),c=s+n.length;return{...t,text:o.slice(0,s)+n+o.slice(r),start:c,end:c}}function ue(t,e,{text:n,start:o,end:i,isUnknown:r}){if(o<i||r||!q(n,t,i))return!1;let s=n.length-i!==e.text.length-e.end;return i===e.end||!s&&!q(n,e.text.slice(0,e.end),e.end)}var D={};function je(t,e){if("setRangeText"in t){let n=t;if(n.selectionStart!==null)return so(n);let o=`<input type="${n.type}"> does not say where its cursor is`;throw new TypeError(`${o}; type="text" with inputmode does`)}if(t.isConnected&&!t.isContentEditable&&t.contentEditable==="inherit")throw new TypeError(`<${t.localName}> is no field of text; attach to the one in it`);if(!D.clientFor)throw new TypeError('to type into rich text, import "hwalja/rich"');return D.clientFor(t,e)}function so(t){let e=null,n=t.localName==="input",o=()=>{let{value:s,selectionStart:c,selectionEnd:a}=t;return e?.value===s&&e.end===a&&e.end===c?e:null},i=s=>{let c=o();return j(t)?c?c.start+c.text.length:t[s]:null},r={get value(){let{value:s}=t,c=o();return c?s.slice(0,c.start)+c.text+s.slice(c.end):s},get selectionStart(){return i("selectionStart")},get selectionEnd(){return i("selectionEnd")},setRangeText(s,c,a){let h=o();e=null,h&&(s=h.text.slice(0,Math.max(c-h.start,0))+s,c=Math.min(c,h.start),a=h.end);let{value:g,maxLength:m}=t,b=g.length-(a-c)+s.length,k=m>=0&&b>m&&s.length>a-c,y=c<a?c:Math.max(c-1,0),C=g.slice(y,c)+s;k&&co(C)&&(e={text:C,start:y,end:a,value:g});let f=k&&!e&&b-m<s.length&&ao(s,g.charAt(c));if(!j(t)||k&&!f)return;f&&(s=s.charAt(0));let x=vt(g,c,a,s),O=t.selectionStart!==null;O&&t.setSelectionRange(x.start,a);let p=pt(t,x.text);p===null&&O&&t.value===g&&t.setSelectionRange(a,a),p===!1&&O&&(t.setRangeText(x.text,x.start,a,"end"),At(t,s)),t.selectionEnd===t.value.length&&(t[n?"scrollLeft":"scrollTop"]=1e6)},deleteContentBackward(){let{text:s,start:c,end:a}=L(r);a===0?It(t,"Backspace",8):r.setRangeText("",c<a?c:M(s,a),a)},insertLineBreak(){N(t,n?void 0:()=>{let{start:s,end:c}=L(r);r.setRangeText(`
`,s,c)})}};return r}function co(t){return t.length-St(t).length===2&&K(t)<=65535}function ao([t=""],e){let n=o=>o.normalize("NFD").slice(0,2);return t!==e&&n(t)===n(e)}var J=class{constructor(e){this.run="",this.history=[],this.length=0,this.floor=null,this.layout=e}get composing(){return this.run}press(e){let{run:n}=this,o=this.layout.edit(e,n),i=o?Ct(o,n):n;return!o||i===n?{deleting:0,inserting:""}:(this.remember(o),this.run=i,o)}endCycle(e){let n=Be(this.run),o=r=>{let s=this.layout.edit(e,r),c=s?Ct(s,r):"";return ut(c)?"":c},i=new Set([""]);for(let r of i)i.add(o(r));n&&i.has(n)&&o(n)&&this.commit()}commit(e=0){let n=this.run.slice(0,-e||void 0);this.run="",this.forget(),n&&this.onCommit?.(n)}space(e=this.layout.spaceEndsRun){let n=e&&ft(this.run)?"":" ";return this.commit(),{deleting:0,inserting:n}}backspace(e="jamo"){let n=this.run;return n?(this.run=e==="stroke"?this.withoutStroke():this.withoutJamo(),Et(n,this.run)):null}withoutJamo(){this.forget();let e=this.layout.deletion(this.run);return e?Ct(e,this.run):ut(this.run)}withoutStroke(){let e=St(this.run);if(this.floor??=this.lengthAt(e),this.length>this.floor){let[n,o]=this.before(this.run,this.length);return this.length=o,n}return this.forget(),e}lengthAt(e){let[n,o]=[this.run,this.length];for(;o>0&&n!==e;)[n,o]=this.before(n,o);return o}before(e,n){let o=this.history[n-1]??0,i=n-1-(o>>3),r=String.fromCharCode(...this.history.slice(i,n-1));return[e.slice(0,e.length-o%8)+r,i]}remember({deleting:e,inserting:n}){let{run:o,length:i}=this;i<this.history.length&&(this.history=this.history.slice(0,i));for(let r=o.length-e;r<o.length;r+=1)this.history.push(o.charCodeAt(r));this.length=this.history.push(8*e+n.length),this.floor=null}forget(){this.history=[],this.length=0,this.floor=null}};var fe={text:"",start:0,end:0,isUnknown:!1},F=class{constructor(e,n){this.cycleTimeout=null,this.spaceEndsRun=null,this.isFinalOnly=!1,this.last=fe,this.isWriting=!1,this.draft=null,this.late=null,this.lastPress=null,this.client=n,this.composer=this.composerOf(e)}get layout(){return this.composer.layout}set layout(e){this.commit(),this.composer=this.composerOf(e)}get writesOnCommit(){return this.isFinalOnly}set writesOnCommit(e){e!==this.isFinalOnly&&(this.commit(),this.isFinalOnly=e,this.draft=e?fe:null)}get composing(){return this.hostDidChange(),this.composer.composing}press(e,n=null){return this.outcome(o=>{(n??NaN)-(this.lastPress??NaN)>=(this.cycleTimeout??this.layout.cycleTimeout)&&this.composer.endCycle(e),this.lastPress=n,this.change(o,()=>this.composer.press(e))})}commit(){let e=this.composer.composing;return this.late=null,this.composer.commit(),e?"ended":"nothing"}space(){return this.outcome(e=>this.type(e,this.composer.space(this.spaceEndsRun??void 0)))}enter(){let{client:e}=this;return e.insertLineBreak?this.outcome(()=>{this.commit(),e.insertLineBreak?.(),this.draft&&=ht(this.draft,{deleting:0,inserting:`
`})}):this.insert(`
`)}insert(e,n=0){return this.outcome(o=>{this.last={...this.last,end:this.last.end-n},this.composer.commit(n),this.type(o,{deleting:n,inserting:e})})}backspace(e="jamo"){return this.outcome(n=>{let{text:o,start:i,end:r}=n;if(this.composer.composing)this.change(n,()=>this.composer.backspace(e));else{if(this.isFinalOnly)return;this.client.deleteContentBackward?this.client.deleteContentBackward():r>0&&this.client.setRangeText("",i<r?i:M(o,r),r,"end")}})}hostDidChange(){this.isWriting||this.look()}batch(e){return this.outcome(n=>{if(this.draft||n.start<n.end)return e();this.change(n,()=>{this.draft=n;try{e();let{text:o,end:i}=this.draft;return Et(n.text.slice(0,n.end),o.slice(0,i))}finally{this.draft=null}})})}prepare(){}composerOf(e){let n=new J(e);return n.onCommit=o=>{let{text:i,isUnknown:r}=this.shown();r||!q(i,o,this.last.end)||(this.isFinalOnly&&this.send(o),this.onCommit?.(o))},n}shown(){return this.draft??L(this.client)}look(){let e=this.shown(),{late:n,last:o}=this;return n&&e.text!==o.text&&ue(n.run,n.field,e)?(Object.assign(this.composer,n.composer),this.late=null):ue(this.composer.composing,this.isWriting?e:o,e)||this.commit(),this.last=e,e}change(e,n){let o={...this.composer},i=n();if(i){this.late={run:this.composer.composing,composer:{...this.composer},field:ht(e,i)};try{this.write(e,i)}finally{le(e,this.last)?this.late=null:this.late&&Object.assign(this.composer,o)}}}type(e,n){this.write(e,n),this.isFinalOnly&&this.send(n.inserting)}write(e,n){let{deleting:o,inserting:i}=n;if(!(o===0&&i==="")){if(this.last=ht(e,n),this.draft){this.draft=this.last;return}this.isWriting=!0;try{this.client.setRangeText(i,this.last.end-i.length,e.end,"end")}finally{this.isWriting=!1,this.last=L(this.client)}}}send(e){let{start:n,end:o}=L(this.client);e&&this.client.setRangeText(e,n,o,"end")}outcome(e){this.prepare();let n=this.composer.composing;this.isFinalOnly&&(this.draft=this.last=ht(fe,{deleting:0,inserting:n}));let o=this.look();this.late=null,e(o);let i=n&&!this.composer.composing?"ended":"nothing";return le(o,this.shown())??i}};function X(t,e){if(!V(e))return null;let{code:n,key:o,shiftKey:i}=e,[,r,s=""]=/^(Key|Digit|Numpad)(.+)$/.exec(n)??[];return r==="Key"?(i?t.keyByCode(s):null)??t.keyByCode(s.toLowerCase()):r==="Numpad"?t.keyByCode(lo.charAt(uo.indexOf(o))):/^[0-9*#]$/.test(o)?t.keyByCode(o):r==="Digit"&&!i?t.keyByCode(s):null}var lo="123456789*0##",uo="789456123*0.,";function Nt(t,e){if(!t||!e?.layout)throw new TypeError("attach needs an element and a layout");return new z(t,e)}var z=class extends F{constructor(e,n){super(n.layout,je(e,()=>!this.writesOnCommit&&this.commit())),this.listening=new AbortController,this.isTaken=!1,this.passed=new Set,this.written={start:-1,text:""},this.cycleTimeout=n.cycleTimeout??null,this.element=e;let{signal:o}=this.listening,i=(s,c,a=!0)=>{for(let h of s.split(" "))e.addEventListener(h,c,{signal:o,capture:a})},r=()=>this.hostDidChange();i("input keydown pointerdown",r),i("blur",()=>this.commit(),!1),i("compositionstart compositionend",({type:s})=>this.isTaken=s==="compositionstart"),i("keydown",s=>this.keyDown(s,n)),i("input",s=>this.remember(s),!1),e.ownerDocument.addEventListener("selectionchange",r,{signal:o})}press(e,n=performance.now()){return super.press(e,n)}commit(){return this.written.start=-1,super.commit()}detach(){this.commit(),this.listening.abort()}prepare(){this.isTaken&&D.endComposition?.(this.element)}remember({inputType:e}){let{client:n,element:o,passed:i,written:r}=this,s=n.value;if(e?.startsWith("history")){let h=o.ownerDocument;i.has(s)&&queueMicrotask(()=>h.execCommand(e.replace("history","")));return}let{composing:c}=this,a=c?(n.selectionEnd??0)-c.length:-1;a>=0&&a===r.start&&i.add(r.text),i.delete(s),(i.size>200||s.length>1e4)&&i.clear(),this.written={start:a,text:s}}keyDown(e,{hardware:n,backspaceUnit:o}){(e.ctrlKey||e.metaKey)&&this.commit();let i=typeof n=="function"?n():n;if(e.defaultPrevented||!i)return;let r=X(this.layout,e),s=V(e)&&this.composing!=="";if(r)this.press(r,U(e));else if(s&&e.key==="Backspace")this.backspace(o);else if(s&&e.key===" "&&(this.spaceEndsRun??this.layout.spaceEndsRun))this.space();else return;e.preventDefault(),e.stopPropagation()}};function Mt(t,e){return t.charCodeAt(e)-37||0}function Bt({trie:t,dots:e=Mt(t,20)}){let n=l=>Mt(t,l),o=l=>n(l)+n(l+1)*90,i=o(4)+(o(6)+n(8)*90**2)*90**2;if(!(/^HWJT[%-~]{18,}$/.test(t)&&n(9)===1&&o(10)===t.length)||Co(t)!==i)throw new RangeError(`not a trie of version ${1}`);let[s,c,a]=[o(13),o(15),o(17)],[h,g]=[40+n(12),n(19)],m=l=>n(s+3*(h-40)+l),b=l=>{if(l<19)return 12593+m(l);if(l<40)return 12623+l-19;let d=s+3*(l-40),u=o(d)+n(d+2)*90**2;return l>=h||u>=55296&&u<57344?0:e!==2?u:u===4510?12685:u===4514?8229:u},k=l=>{if(Dt(l))return(l-44032)/588|0;let d=l>=12593&&l<12623?m(19+l-12593):l-4352;return d>=0&&d<19?d:89},y=(l,d,u=o(l))=>{let w=d-n(l+2);return w>=0&&w<n(l+3)?o(l+4+2*w):u},C=(l,d)=>{let u=(E,T)=>y(o(l+E),T);if(Dt(d))return Rt(d)>0?u(2,Rt(d)):u(4,((d-44032)/28|0)%21);let w=k(d);if(d>=12593&&w<89)return u(6,w);if(d>=12623&&d<12644)return u(8,d-12623);for(let E=40;d>0&&E<h;E+=1)if(b(E)===d)return u(8,E-19);return 0},f=l=>Dt(l)?Rt(l):k(l)<89?28:-1,x=l=>n(l)===89?0:b(n(l)),O=(l,d)=>{let u=n(l+1),w=x(l);return w===0||u>21?null:u<21?Z(Ke(d,u)):String.fromCodePoint(e===2?b(d):4352+d,w)},p=(l,d,u)=>{if(d===1116)return"";if(d>=1117)return d<1206?Z(b(d-1117)):null;if(d>=1093){let v=k(u);return v===89?null:d===1115?O(l,v):Z(d===1114?b(v):Ke(v,d-1093))}if(!Dt(u))return null;let w=u-Rt(u);if(d<29)return Z(w+d-1);let E=(d-29)%19,T=d<561?Z(b(E)):O(l,E);return T&&String.fromCodePoint(w+((d-29)/19|0)%28)+T};return(l,d=g-1)=>{if(d<0||d>=g)return null;let u=c+10*d,w=K(l),E=Tt(w),T=C(u,w);if(T>=1206){let S=a+2*(T-1206),ne=K(l,l.length-E),Re=y(S,f(ne),0);T=Re||o(S),Re>0&&(w=ne,E+=Tt(ne))}let v=T>0?p(u,T,w):Z(x(u));return v===null?null:{deleting:T>0?E:0,inserting:v}}}function Co(t){let e=-1;for(let n=8*9;n<8*t.length;n+=1){let o=(e^t.charCodeAt(n>>3)>>n%8)&1;e=e>>>1^(o&&3988292384)}return~e>>>0}function Z(t){return t>0?String.fromCodePoint(t):null}function Dt(t){return t>=44032&&t<55204}function Rt(t){return(t-44032)%28}function Ke(t,e){return 44032+(t*21+e)*28}var Q=class{constructor({cycleTimeout:e=1e3,...n}){let{id:o}=n,i=n.keys.map((r,s)=>({legend:r.id,scalar:/^.$/u.test(r.id)?r.id:null,code:null,under:null,...r,index:s,layout:o}));Object.assign(this,n,{cycleTimeout:e,keys:i,lookUp:Bt(n)})}key(e){return this.keys.find(n=>n.id===e)??null}keyByCode(e){return this.keys.find(n=>n.code===e)??null}keyByScalar(e){return this.keys.find(n=>n.scalar===e)??null}edit(e,n){return e?.layout!==this.id||this.keys[e.index]?.id!==e.id?null:this.lookUp(n??"",e.index)}deletion(e){return this.lookUp(e??"")}};function he(t){let e=t.dots??Mt(t.trie,20);return e===0?null:e===2?"compatibility":"conjoining"}function Pt(t,e){let n=he(t);if(n===null||n===e)return t;let o={trie:t.trie,dots:e==="compatibility"?2:1};return Object.assign(Object.create(Q.prototype),t,o,{lookUp:Bt(o)})}var ze={none:"⏎",go:"이동",search:"검색",send:"전송",next:"다음 칸",done:"완료",join:"연결",route:"경로",continue:"계속",emergency:"긴급통화"};function jt({client:t,writesOnCommit:e}){let{start:n,end:o}=L(t);return!e&&n<o}function xt({client:t,writesOnCommit:e}){let{text:n,start:o,isUnknown:i}=L(t);return e||i?null:n.slice(0,o).replace(/\u00a0/g," ")}function Ft({layout:t,composing:e,spaceEndsRun:n}){return(n??t.spaceEndsRun)&&ft(e)}var ge={shift:"⇧",backspace:"⌫",space:"␣",enter:"⏎",next:"다음",language:"한/영",globe:"🌐",dismiss:"⌄",gap:""};function tt(t){return typeof t=="string"?{text:t}:typeof t=="number"?{key:t}:t}var Ut=Object.freeze({repeatDelay:400,repeatInterval:50,wordsAfter:2e3,wordInterval:200,longPress:350,doubleTap:300,doubleSpace:1100,slideStart:50,slideStep:10,flick:24,cursorDelay:0,backspaceUnit:"jamo",needsGlobe:!1});function He(t,{slideStart:e,slideStep:n}){let o=Math.abs(t)-e;return o<0?0:Math.sign(t)*(1+Math.floor(o/Math.max(1,n)))}function $e(t,e,{flick:n}){let[o,i]=[Math.abs(t),Math.abs(e)];return Math.max(o,i)<n?null:o>=i?t<0?"left":"right":e<0?"up":"down"}function Ge(t,e,n){return{finger:t,slot:e,place:n,phase:{kind:"waiting"},composed:"",hasMoved:!1,isUsed:!1,due:1/0}}function Wt({phase:t,hasMoved:e}){return t.kind==="written"||t.kind==="waiting"&&!e}function _t({phase:t}){return t.kind==="shift"}function et(t){return _t(t)||t.phase.kind==="page"}function yt(t){t.phase={kind:"spent"},t.due=1/0}function qe(t,e,n){let o=!t.hasMoved&&t.slot?.role==="space";!et(t)&&(t.phase.kind!=="waiting"||o)||Object.assign(t,{place:e,slot:n,hasMoved:!0,due:1/0})}function Ye(t,e){t.phase.kind==="choosing"&&(t.phase={kind:"choosing",item:e in(t.slot?.hold??[])?e:null})}function Ve(t,e,n){let[o]=n.pages,i={host:t,session:e,keyboard:n,settings:Ut,field:{kind:"letters",capitals:"none",action:"none"},page:o,home:o,shift:"off",touches:[],lastTap:null,lastSpace:null,pair:null,isDue:!1,isUsed:!1,now:-1/0,outcome:"nothing"};return Kt(i),i}function Kt(t){let{keyboard:{pages:e},field:n}=t;t.touches.length=0,t.lastSpace=t.pair=null,t.home=e.find(({kind:o})=>o==="letters")??e[0],R(t,e.find(({fields:o})=>o?.includes(n.kind))??e[0])}function R(t,e){t.page=e,e.kind==="letters"&&(t.home=e),t.isUsed=!1,t.lastTap=null;for(let n of t.touches)_t(n)&&(n.isUsed=!0);t.shift=e.hasCapitals&&t.isDue?"due":"off"}function zt({keyboard:t,home:e},n){return t.pages.find(o=>o.id===n)??e}function Je(t){let{keyboard:e,home:n}=t,o=e.pages.filter(({kind:r})=>r==="letters"),i=o[(o.indexOf(n)+1)%o.length];return!i||i===n?!1:(R(t,i),!0)}function Xe(t){let e=t.lastTap!==null&&t.now-t.lastTap<=t.settings.doubleTap;return t.lastTap=t.now,t.shift==="locked"?!1:(t.shift=e&&t.page.hasCapitals?"locked":"once",t.shift==="locked")}function Ze(t,{phase:e,isUsed:n}){e.kind==="shift"&&(n||e.before!=="off"&&!e.hasLocked)&&(t.shift="off")}function Qe(t,{phase:e,isUsed:n}){e.kind==="shift"&&(t.shift=n?"off":e.before,t.lastTap=null)}function W(t){t.lastSpace=t.lastTap=null}function tn(t,e){let{page:n,home:o,touches:i}=t;t.isUsed=!0;for(let r of i)et(r)&&(r.isUsed=!0);t.shift!=="locked"&&!i.some(_t)&&(t.shift="off"),e==="'"&&n.kind==="symbols"&&o.hasCapitals&&R(t,o)}function me(t){t.page.kind==="symbols"&&t.isUsed&&R(t,t.home)}function en(t,e){e!==t.isDue&&(t.isDue=e,e&&t.page.hasCapitals&&t.shift==="off"&&(t.shift="due"),!e&&t.shift==="due"&&(t.shift="off"))}function nn({touches:t,pair:e}){return Math.min(...t.map(({due:n})=>n),e?.due??1/0)}function on({touches:t}){return t.find(({due:e})=>e<1/0)}function rn(t,e){return e!==null&&(t==="words"?/(^|[ \n])$/:/(^|\n) *$|[.!?…] +$/).test(e)}function sn(t){return/(?:\p{L}|\p{N}) $/u.test(t.slice(-3))}function cn(t){let e=o=>t[o-1]===" "||t[o-1]===`
`,n=t.length;for(;e(n);)n-=1;for(;n>0&&!e(n);)n-=1;return t.length-n}function Ht(t){let e=t.length>1?t.indexOf("|"):-1;if(e<0)return{text:t,behind:0};let n=t.slice(e+1);return{text:t.slice(0,e)+n,behind:Y(n).length}}function $t(t,e){let n=e?t.page.rows[e.row]?.[e.column]:void 0;return n===void 0||xe(t,tt(n))?null:tt(n)}function xe({settings:t},{role:e}){return e==="globe"&&!t.needsGlobe}function ye({keyboard:t,page:e,shift:n,field:o},i){let{key:r,text:s}=i,c=n!=="off";if(r!==void 0){let{keys:h}=t.layout,g=h.findIndex(({under:m})=>m&&m===h[r]?.id);return c&&g>=0?g:r}let a=o.kind==="email"||o.kind==="address"?i[o.kind]:void 0;return a!==void 0?a:c?i.shifted??(e.hasCapitals?s?.toUpperCase():s):s}function an(t){for(let{phase:e,place:n,slot:o}of t.touches)if(e.kind==="choosing"&&n)return{place:n,items:un(t,o),chosen:e.item};return null}function ln(t){return t.page.rows.map((e,n)=>{let o=e.map(tt),i=o.map(({width:c=1})=>c),r=o.findIndex(c=>xe(t,c)),s=r===0||o[r+1]?.role==="space"?r+1:r-1;return r>=0&&s in i&&(i[s]+=i[r]),o.flatMap((c,a)=>xe(t,c)?[]:{place:{row:n,column:a},role:be(c),legend:we(t,c),width:i[a],hold:un(t,c),isPressed:t.touches.some(({place:h})=>h?.row===n&&h.column===a)})})}function un(t,e){return e?.hold?.map(n=>fn(t,n))??[]}function fn({keyboard:t},e){return typeof e=="string"?Ht(e).text:t.layout.keys[e]?.legend??""}function we(t,e){let{legend:n,page:o,role:i,action:r}=e;return n!==void 0?n:o!==void 0?zt(t,o).legend:i==="space"&&Ft(t.session)?ge.next:i==="enter"?ze[t.field.action]:r!==void 0?r:i?ge[i]:fn(t,ye(t,e)??"")}function be({role:t,page:e,action:n}){return t??(e!==void 0?"page":n!==void 0?"action":null)}function wt(t,e){let{role:n}=e;bt(t),!(n==="shift"||n==="backspace"||n==="gap"||e.page!==void 0)&&ot(t,e,()=>{let{host:o}=t,i=ye(t,e);i!==void 0?dn(t,i):n==="space"?So(t):n==="enter"?To(t):n==="next"?nt(t):n==="language"?(nt(t),Je(t)||o.onRequest({kind:"nextKeyboard"})):n==="globe"?(t.lastTap=null,o.onRequest({kind:"nextKeyboard"})):e.action!==void 0?(nt(t),o.onRequest({kind:"action",name:e.action})):(t.lastTap=null,t.outcome=t.session.commit(),o.onRequest({kind:"hide"}))})}function dn(t,e,n=""){let{session:o,settings:i}=t,{text:r,behind:s}=typeof e=="number"?{text:"",behind:0}:Ht(e);W(t);let c=()=>{n&&n===o.composing&&o.backspace("stroke");let a=typeof e=="number";t.outcome=a?o.press(t.keyboard.layout.keys[e],t.now):o.insert(r)};n&&o.batch?o.batch(c):c(),tn(t,e),s>0&&(t.pair={by:-s,due:t.now+i.cursorDelay}),i.cursorDelay<=0&&bt(t)}function bt(t){let{pair:e}=t;e&&(t.pair=null,t.host.onRequest({kind:"moveCursor",by:e.by}))}function Gt(t,{slot:e,composed:n},o){ot(t,e,()=>dn(t,o,n))}function nt(t){W(t),t.outcome=t.session.commit()}function To(t){let{action:e}=t.field;e==="none"?(W(t),t.outcome=t.session.enter()):(nt(t),t.host.onRequest({kind:"perform",action:e})),me(t)}function So(t){let{session:e}=t,n=vo(t);t.outcome=n?e.insert(". ",1):e.space(),t.lastSpace=Oe(t)?{time:t.now,isStop:n}:null,t.lastTap=null,me(t)}function vo({session:t,lastSpace:e,settings:n,now:o}){return!e||e.isStop||o-e.time>(n.doubleSpace??-1)?!1:!t.composing&&!jt(t)&&sn(xt(t)??"")}function ke(t,e){ot(t,e,()=>{let{session:n}=t,o=t.lastSpace?.isStop&&!jt(n)&&xt(n)?.endsWith(". ");W(t),t.outcome=o?n.insert("  ",2):n.backspace(t.settings.backspaceUnit)})}function pn(t,e){return ot(t,e,()=>{let{session:n}=t,o=jt(n)?0:cn(xt(n)??"");W(t),t.outcome=o>0?n.insert("",o):n.backspace("jamo")}),t.outcome==="changed"}function qt(t){let{capitals:e}=t.field;en(t,e!=="none"&&rn(e,xt(t.session)))}function Oe({outcome:t}){return t==="written"||t==="changed"}function ot(t,e,n){if(!e)return;let o=we(t,e);t.outcome="nothing",n(),t.host.onPress?.({legend:o,role:be(e),outcome:t.outcome})}function Ce(t,e,n){Te(t,n),Ao(t),bt(t),qt(t);let o=$t(t,e);if(!o||o.role==="gap")return;let i=Ge(n,o,e);t.touches.push(i),Io(t,i,o),o.hold&&Wt(i)&&(i.due=t.now+t.settings.longPress)}function Ao(t){for(let e of t.touches){if(et(e))continue;let{phase:n}=e;yt(e),gn(t,e,n)}}function Io(t,e,n){let{now:o}=t;n.key!==void 0?(e.phase={kind:"written"},wt(t,n),Oe(t)&&(e.composed=t.session.composing)):n.text!==void 0&&!n.hold&&!n.flicks?(e.phase={kind:"spent"},wt(t,n)):n.page!==void 0?(e.phase={kind:"page",before:t.page},R(t,zt(t,n.page))):n.role==="shift"?e.phase={kind:"shift",before:t.shift,hasLocked:Xe(t)}:n.role==="backspace"&&(e.phase={kind:"repeating",since:o},e.due=o+t.settings.repeatDelay,ke(t,n))}function gn(t,e,n){let{slot:o}=e;n.kind==="waiting"&&o&&wt(t,o);let i=n.kind==="choosing"?o?.hold?.[n.item??-1]:void 0;i!==void 0&&Gt(t,e,i)}function Ee(t,e){let n=it(t,e);if(!n)return;let{phase:o}=n;gn(t,n,o),et(n)&&n.hasMoved&&n.slot&&wt(t,n.slot),yn(t,n)&&(Ze(t,n),o.kind==="page"&&n.isUsed&&R(t,o.before))}function Te(t,e){let n=it(t,e);n&&(yn(t,n),Qe(t,n),n.phase.kind==="page"&&R(t,n.phase.before))}function mn(t,e,n,o){let{settings:i}=t,r=it(t,e);if(!r)return;let{slot:s,phase:c}=r,a=He(n,i);if(c.kind==="sliding")hn(t,r,c.step,a);else if(Wt(r)&&s?.role==="space"){if(a===0)return;ot(t,s,()=>nt(t)),hn(t,r,0,a)}else if(Wt(r)){let h=$e(n,o,i),g=h&&s?.flicks?.[h];if(g==null)return;yt(r),Gt(t,r,g)}}function hn(t,e,n,o){e.phase={kind:"sliding",step:o},o!==n&&(W(t),t.host.onRequest({kind:"moveCursor",by:o-n}))}function xn(t){t.pair&&t.pair.due<=t.now&&bt(t);for(let e;(e=on(t))&&e.due<=t.now;){if(e.phase.kind==="repeating"){No(t,e,e.phase.since);continue}let[n,...o]=e.slot?.hold??[];yt(e),o.length>0?e.phase={kind:"choosing",item:0}:n!==void 0&&Gt(t,e,n)}}function No(t,e,n){let{now:o,settings:{wordsAfter:i,wordInterval:r,repeatInterval:s}}=t,c=o-n>=i,a=Math.max(1,c?r:s),h=e.due+a;e.due=h>o?h:o+a,c?pn(t,e.slot)||yt(e):ke(t,e.slot)}function it({touches:t},e){return t.find(n=>n.finger===e)}function yn({touches:t},e){let n=t.indexOf(e);return n>=0&&t.splice(n,1),n>=0}var rt=class{constructor(e,n){this.onChange=()=>{},this.onRequest=()=>{},this.isBusy=!1,this.told=[],this.session=n,this.state=Ve(this,n,e),n.layout!==e.layout&&(n.layout=e.layout)}get keyboard(){return this.state.keyboard}set keyboard(e){this.input(null,n=>{this.session.layout=e.layout,n.keyboard=e,Kt(n)})}get settings(){return this.state.settings}set settings(e){let n={...Ut};for(let[o,i]of Object.entries(e))i!==void 0&&(n[o]=i);this.input(null,o=>o.settings=Object.freeze(n))}get field(){return this.state.field}get page(){return this.state.page}get shift(){return this.state.shift}get rows(){return ln(this.state)}get list(){return an(this.state)}get nextTick(){let e=nn(this.state);return e<1/0?e:null}fieldDidChange(e){this.input(null,n=>{this.session.commit(),n.field=e,Kt(n)})}open(e){let n=this.state.keyboard.pages.find(o=>o.id===e);return n&&this.input(null,o=>R(o,n)),n!==void 0}down({place:e,finger:n,time:o}){return this.input(o,i=>Ce(i,e,n))}move({finger:e,place:n,time:o}){return this.input(o,i=>{let r=$t(i,n),s=it(i,e);s&&qe(s,r&&n,r)})}drag({finger:e,x:n,y:o,time:i}){return this.input(i,r=>mn(r,e,n,o))}choose({item:e,finger:n,time:o}){return this.input(o,i=>{let r=it(i,n);r&&Ye(r,e)})}up({finger:e,time:n}){return this.input(n,o=>Ee(o,e))}cancel({finger:e,time:n}){return this.input(n,o=>Te(o,e))}tap({place:e,time:n}){return this.input(n,o=>{Ce(o,e,-1),Ee(o,-1)})}tick(e){return this.input(e,()=>{})}hostDidChange(e){return this.isBusy?"nothing":this.input(e,()=>this.session.hostDidChange())}input(e,n){let{state:o,isBusy:i}=this;i||(o.outcome="nothing"),this.isBusy=!0;try{e!==null&&(o.now=Math.max(o.now,e),xn(o)),n(o),qt(o)}finally{this.isBusy=i}let{outcome:r}=o;return i||this.tellChange(),r}tellChange(){let{page:e,shift:n,field:o,settings:i,pair:r,touches:s}=this.state,c=s.flatMap(({place:g,phase:m,due:b})=>[g,m,b]),a=[e,n,o,i.needsGlobe,r,Ft(this.session),...c],h=a.length===this.told.length&&a.every((g,m)=>g===this.told[m]);this.told=a,h||this.onChange()}};function Yt(t,e,n){let o=re*t,i=t<0?Y(e.slice(o)).slice(t):Y(n.slice(0,o)).slice(0,t),{length:r}=i.join("");return t<0?0-r:r}var wn=new Set;function st(t,e){let n=`<${t.localName}>: ${e}`;wn.has(n)||console.warn(n),wn.add(n)}function H(t){let n=(t.getAttribute("layouts")?.match(/\S+/g)??[]).flatMap(o=>bn(t,o)??[]);return n.length>0?n:Vt(t)}function $(t){let e=t.getAttribute("layout");return(e?bn(t,e):null)??H(t)[0]}function ct(t,e){return Vt(t).find(({layout:o})=>o.id===e.layout.id)===e?e.layout.id:e.id}function bn(t,e){let n=Vt(t).map(i=>ct(t,i)),o=Vt(t)[n.indexOf(e)];return o||st(t,`there is no layout ${e}; there are ${n.join(", ")}`),o}function Vt(t){let{keyboards:e,compatible:n}=t.constructor;return t.dots==="compatibility"?n:e}function kn(t,e){let n=/Left|Up/.test(e)?"previousElementSibling":"nextElementSibling";if(e==="ArrowLeft"||e==="ArrowRight"){let c=t[n];for(;c?.matches(":disabled");)c=c[n];return c}let o=e==="ArrowUp"||e==="ArrowDown"?t.parentElement?.[n]:null,i=c=>{let{left:a,width:h}=c.getBoundingClientRect();return a+h/2},r=c=>Math.abs(i(c)-i(t));return Array.from(o?.querySelectorAll(":enabled")??[]).sort((c,a)=>r(c)-r(a))[0]??null}function On(t){return V(t)&&/^(.|Enter|Backspace|Delete)$/u.test(t.key)}function Cn(t,e){return{Backspace:"⌫",Enter:"⏎"," ":"␣",Shift:"⇧"}[t.key]??X(e,t)?.legend??""}var Lo={"⇧":"M12 4 4 12h4v8h8v-8h4z","⌫":"M9 5h12v14H9l-6-7zm3 4 6 6m0-6-6 6","␣":"M4 10v5h16v-5","⏎":"M20 6v8H5m4-4-4 4 4 4","🌐":"M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3.5 9h17m-17 6h17M12 3c-5 5-5 13 0 18 5-5 5-13 0-18","⌄":"m5 9 7 7 7-7"};function En(t){let e=Lo[t];if(!e)return t;let n="http://www.w3.org/2000/svg",o=document.createElementNS(n,"svg");return o.setAttribute("viewBox","0 0 24 24"),o.ariaHidden="true",o.appendChild(document.createElementNS(n,"path")).setAttribute("d",e),o}var Se={ko:{shift:"시프트",backspace:"지우기",space:"스페이스",enter:"줄 바꿈",next:"다음 글자",language:"한영 전환",globe:"다음 키보드",dismiss:"키보드 닫기",keyboard:"한글 키보드"},en:{shift:"Shift",backspace:"Backspace",space:"Space",enter:"Enter",next:"Next character",language:"Korean or English",globe:"Next keyboard",dismiss:"Close the keyboard",keyboard:"Korean keyboard"}},Do={이동:"Go",검색:"Search",전송:"Send","다음 칸":"Next",완료:"Done"};function ve({role:t,legend:e},n){return n==="ko"||!/[가-힣]/.test(e)?e:t==="enter"?Do[e]??e:t==="space"||t==="next"?"next":e}function Jt(t,e){let{role:n,legend:o}=t,i=Se[e],r=/[가-힣]/.test(o);return n==="enter"&&r?ve(t,e):n==="space"&&r?i.next:n&&n!=="page"?i[n]??o:o!=="ㆍ"?o:e==="ko"?"아래아":"아래아, the dot of vowels"}function Tn({role:t,hold:e},n){return e.length>0&&(t===null||t==="page")?n==="ko"?`길게 누르면 ${e.join(" ")}`:`hold for ${e.join(" ")}`:""}function Ae(t){let e=P(t,"[lang]");return/^ko\b/i.test(e?.lang??"")?"ko":"en"}var Sn=new WeakMap;function G(t,e){let n=document.createElement(t);return n.part.value=e,n}function vn(){let t=document.createElement("button");return t.type="button",t.tabIndex=-1,t.append(G("span","legend"),G("small","hint")),t}function An(t,e,n,o,i){let{role:r,legend:s,width:c,hold:a,isPressed:h}=e,g=r===null?a[0]??"":"",m=g.length>2?"":g,b=["key",r??"letter"];r!==null&&r!=="gap"&&b.push("special"),s==="ㆍ"&&b.push("dot"),r==="shift"&&b.push(n),m&&b.push("hinted"),h&&b.push("pressed"),i!==null&&(s===i||r===i)&&b.push("highlighted");let k=b.join(" ");t.part.value!==k&&(t.part.value=k,t.ariaPressed=r==="shift"?String(n!=="off"):null);let y=[s,c,r,o,...a].join(" ");if(Sn.get(t)===y)return;Sn.set(t,y),t.dataset.legend=s,t.style.gridColumn=`span ${2*c}`;let C=ve(e,o);t.style.setProperty("--length",String(Ro(C))),t.ariaLabel=Jt(e,o),t.setAttribute("aria-description",Tn(e,o)),t.lang=r===null?"ko":o,t.disabled=r==="gap",t.firstElementChild?.replaceChildren(En(C)),t.lastElementChild?.replaceChildren(m)}function Ro(t){let e=0;for(let n of t)e+="/.,'|!".includes(n)?.4:"#%&@MW".includes(n)||n>="ᄀ"?1:.65;return Math.max(e,1)}var In=':host{display:block;width:100%;position:relative;direction:ltr;font:400 16px/1 var(--hwalja-font, system-ui, sans-serif);-webkit-tap-highlight-color:transparent}:host([hidden]){display:none}*{box-sizing:border-box}[part~=keyboard],[part~=popup]{--gap: var(--hwalja-gap, 6px);--radius: var(--hwalja-radius, 8px);--text: var(--hwalja-text, CanvasText);--back: var(--hwalja-background, color-mix(in srgb, Canvas 86%, black));--key: var(--hwalja-key, color-mix(in srgb, Canvas 75%, white));--accent: var(--hwalja-accent, #0b57d0);--accent-text: var(--hwalja-accent-text, #fff)}[part~=keyboard]{padding:calc(var(--gap) / 2);background:var(--back);color:var(--text);touch-action:none;user-select:none;-webkit-user-select:none;-webkit-touch-callout:none}[part~=row]{display:grid;grid:auto / auto-flow minmax(0,1fr)}button{display:grid;place-items:center;position:relative;height:var(--hwalja-height, 52px);padding:0;margin:calc(var(--gap) / 2);border:1px solid transparent;border-radius:var(--radius);background:var(--key);color:inherit;font:inherit;white-space:nowrap;container-type:size;cursor:pointer}button:before{content:"";position:absolute;inset:calc(var(--gap) / -2 - 1px)}[part~=special]{background:var(--hwalja-special, color-mix(in srgb, Canvas 60%, gray))}[part~=gap]{visibility:hidden}span{font-size:min(46cqh,92cqw / var(--length),28px);line-height:1}[part~=special]>span{font-size:min(34cqh,92cqw / var(--length),20px)}[part~=hinted]>span{font-size:min(44cqh,84cqw / var(--length),28px);transform:translateY(4cqh)}svg{display:block;width:1.25em;height:1.25em;fill:none;stroke:currentColor;stroke-width:2;stroke-linecap:round;stroke-linejoin:round;font-size:min(42cqh,60cqw,22px)}[part~=dot]>span{border:5px solid;border-radius:50%;font-size:0}[part~=highlighted]>small{margin:2px}small{position:absolute;top:3px;right:5px;font-size:10px;color:var(--hwalja-hint, color-mix(in srgb, CanvasText 80%, Canvas))}[part~=pressed],.lit,[part~=chosen]{background:var(--accent);color:var(--accent-text)}[part~=pressed]>small,.lit>small{color:inherit}[part~=once],[part~=due],[part~=locked]{background:var(--text);color:var(--key)}[part~=locked]{border-bottom:4px solid var(--accent)}[part~=highlighted]{box-shadow:inset 0 0 0 3px var(--accent)}button:focus-visible{outline:3px solid var(--accent);outline-offset:-2px}[part~=popup]:not([hidden]){display:flex;position:absolute;z-index:2;padding:2px;border-radius:var(--radius);background:var(--back);color:var(--text);box-shadow:0 1px 6px #0006;pointer-events:none}[part~=item]{min-width:44px;padding:0 6px;line-height:44px;text-align:center;font-size:20px;border-radius:var(--radius)}[role=status]{position:absolute;top:0;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}@media (hover: none){[part~=letter][part~=pressed]:after{content:attr(data-legend);position:absolute;z-index:1;bottom:100%;min-width:100%;padding:8px;border-radius:var(--radius);background:inherit;font-size:28px;pointer-events:none}[part~=letter][part~=pressed]:first-child:after{justify-self:start}[part~=letter][part~=pressed]:last-child:after{justify-self:end}}@media (forced-colors: active){button{border-color:ButtonText}[part~=pressed],.lit,[part~=chosen],[part~=once],[part~=due],[part~=locked]{background:Highlight;color:HighlightText;forced-color-adjust:none}[part~=highlighted]{outline:3px solid Highlight;outline-offset:-3px}[part~=popup]{border:1px solid ButtonText}}';function Nn(t){let e={root:t,keys:G("div","keyboard"),popup:G("div","popup"),status:document.createElement("div"),faces:new Map},{keys:n,popup:o,status:i}=e;return n.setAttribute("role","toolbar"),n.addEventListener("keydown",r=>Mo(t,r)),o.hidden=!0,o.ariaHidden="true",i.setAttribute("role","status"),t.append(n,o,i),e}function Ln({root:t}){let{CSSStyleSheet:e}=t.ownerDocument.defaultView??globalThis,n=new e;n.replaceSync(In),t.adoptedStyleSheets=[n]}function Dn(t,{rows:e,list:n,shift:o},i,r){let{root:s,keys:c,faces:a}=t,h=s.activeElement;c.ariaLabel=Se[i].keyboard,a.clear();for(let[m,b]of Ie(c,e,()=>G("div","row")))for(let[k,y]of Ie(m,b,vn))a.set(k,y),An(k,y,o,i,r);let g=s.querySelector("button:enabled");!s.querySelector("[tabindex='0']:enabled")&&g&&Bn(s,g),h&&!s.activeElement&&g?.focus(),Bo(t,n)}function Rn({status:t},e){t.replaceChildren(e)}function Xt({faces:t},e){return t.get(e?.closest("button"))??null}function Mn({popup:t},e){let n=Array.from(t.children,i=>i.getBoundingClientRect()),o=n.findIndex(({right:i})=>e<i);return o<0?n.length-1:o}function Ne({faces:t},e,n){for(let[o,i]of t)(e===null||i.legend===e)&&o.classList.toggle("lit",n)}function Mo(t,e){let n=kn(e.target,e.key);n&&(e.preventDefault(),Bn(t,n),n.focus())}function Bn(t,e){t.querySelectorAll("[tabindex='0']").forEach(n=>n.tabIndex=-1),e.tabIndex=0}function Bo({root:t,popup:e,faces:n},o){e.hidden=!o,Ie(e,o?.items??[],()=>G("div","item")).forEach(([y,C],f)=>{y.textContent=C,y.part.toggle("chosen",f===o?.chosen)});let[i]=[...n].find(([,y])=>Zt(y,o))??[];if(!i)return;let r=i.getBoundingClientRect(),s=t.host.getBoundingClientRect(),{width:c,height:a}=e.getBoundingClientRect(),{offsetWidth:h,clientLeft:g,clientTop:m}=t.host,b=(y,C)=>`${y*h/s.width-C}px`,k=r.left-s.left+(r.width-c)/2;e.style.left=b(Math.max(Math.min(k,s.width-c),0),g),e.style.top=b(Math.max(r.top-a,0)-s.top,m)}function Zt(t,e){return t?.place.row===e?.place.row&&t?.place.column===e?.place.column}function Ie(t,e,n){for(;t.children.length<e.length;)t.append(n());for(;t.children.length>e.length;)t.lastElementChild?.remove();return e.map((o,i)=>[t.children[i],o])}function at(t){let e=t;if(!e)return null;let{localName:n,isContentEditable:o,parentElement:i}=e;return n==="input"&&ae.includes(e.type)||n==="textarea"?e:o&&D.clientFor?at(i)??e:null}function Pn(t,e,n){let o=t.getRootNode(),i=e??at(t.for?o.getElementById(t.for):n),r=P(i,":modal");return r&&r!==P(t,":modal")?null:i}function Qt(t,e){let n=a=>t.getAttribute(a)?.toLowerCase()??"",o={numeric:"number",decimal:"number",number:"number",tel:"phone",email:"email",url:"address",search:"search",text:"letters"},i={on:"sentences",sentences:"sentences",words:"words"}[n("autocapitalize")],r=["go","search","send","next","done"].find(a=>a===n("enterkeyhint")),s=t.localName==="input"?t.type:"";return{kind:o[e?.toLowerCase()??""]??o[s]??"letters",capitals:i??"none",action:r??"none"}}function jn(t,e,n,o){if(!t)return{element:t,session:new F(e.layout,Uo),close(){}};let i=Fo(t,e),r=Qt(t,Po(t)),s=new AbortController,{signal:c}=s;for(let h of["input","blur","focusin","pointerdown"])t.addEventListener(h,o,{signal:c});for(let h of n?["keydown","keyup"]:[])t.addEventListener(h,o,{signal:c,capture:!0});return{element:t,session:i,wishes:r,close:()=>{s.abort(),i instanceof z&&i.detach(),jo(t)}}}var te=new WeakMap;function Po(t){let e=te.get(t)??{inputMode:t.getAttribute("inputmode"),keyboards:0};return e.keyboards+=1,te.set(t,e),t.setAttribute("inputmode","none"),e.inputMode}function jo(t){let e=te.get(t);!e||(e.keyboards-=1)>0||(te.delete(t),t.getAttribute("inputmode")==="none"&&(e.inputMode===null?t.removeAttribute("inputmode"):t.setAttribute("inputmode",e.inputMode)))}function Fo(t,e){return!("setRangeText"in t)||t.selectionStart!==null?Nt(t,e):new F(e.layout,Wo(t))}var Uo={value:"",selectionStart:null,selectionEnd:null,setRangeText(){}};function Wo(t){let e=(n,o)=>{let i=I(t.ownerDocument);t.focus({preventScroll:!0}),t.matches(":focus")&&t.ownerDocument.execCommand(n,!1,o),i!==t&&i?.focus({preventScroll:!0})};return{get value(){return t.value},selectionStart:null,selectionEnd:null,setRangeText:n=>e(n?"insertText":"delete",n),deleteContentBackward:()=>e("delete"),insertLineBreak:()=>N(t)}}function Fn(t){let e=[],n=null,o=(s,c)=>{let a=s==="action"||s==="dismiss";return t.dispatchEvent(new CustomEvent(s,{detail:c,cancelable:a}))},i=()=>{for(let s;s=e.shift();)s()},r=(s,c)=>{e.push(()=>o(s,c)),queueMicrotask(i)};return{tellAll:i,tellLater:r,tell(s,c){return i(),o(s,c)},look({page:s}){n&&n!==s&&r("page",{page:s.id}),n=s}}}var kt;function Un(){if(typeof AudioContext>"u")return;kt??=new AudioContext;let{currentTime:t,destination:e}=kt,n=kt.createOscillator(),o=kt.createGain();n.frequency.value=1600,o.gain.setValueAtTime(.12,t),o.gain.exponentialRampToValueAtTime(.001,t+.02),n.connect(o).connect(e),n.start(),n.stop(t+.02)}function Wn(){kt?.resume()}function _n(){navigator.vibrate?.(8)}function Kn(t,e){let n=!1,o=null,i=null,r=null,s=!1,c="",a=()=>dt(t)&&(t.checkVisibility?.({visibilityProperty:!0})??t.getClientRects().length>0),h=()=>n||a(),g=p=>h()?Pn(t,i,p):null,m=()=>g(I(t.ownerDocument)),b=p=>JSON.stringify(p&&Qt(p,p.inputMode)),k=p=>{r=p??r,o=p,e(p),c=b(p)},y=new ResizeObserver(()=>{a()&&(n=!1),s!==h()&&C()}),C=()=>{s=h(),k(m()??g(r?.isConnected&&r))},f=()=>k(m()),x=()=>{let p=m();(p?p!==o:!o?.isConnected)&&k(p)},O=p=>{let l=g(p),d=o&&at(p)===o;(l?l!==o||c!==b(l):d)&&k(l),n&&d&&(n=t.hidden=!1)};return{find:f,check:x,follow:O,dismiss(){n=t.hidden=!0},begin(p){let l=t.ownerDocument;for(let d of["pointerdown","focusin"])l.addEventListener(d,u=>O(u.composedPath()[0]),{signal:p,capture:!0});l.addEventListener("pointercancel",x,{signal:p}),addEventListener("blur",x,{signal:p}),y.observe(t),C()},end(){y.disconnect(),k(null)},give(p){i=p,t.isConnected&&f()}}}function Hn(t,e){let{root:n,keys:o}=t,i=new Map,r=null,s=(c,a,h)=>{i.delete(c)&&(Wn(),e.input((g,m)=>g[a]({finger:c,time:m}),h))};o.addEventListener("pointerover",({target:c})=>_o(e.field,c)),o.addEventListener("pointerdown",c=>{c.preventDefault();let{pointerId:a,clientX:h,clientY:g,width:m,height:b,pressure:k,isTrusted:y}=c;r=m<1&&b<1&&k===0?"reader":"finger";let C=c.target,f=Xt(t,C);!f||c.button>0||r==="reader"||(e.press(),y&&o.setPointerCapture(a),i.set(a,{x:h,y:g,page:e.machine.page,face:f,box:zn(C)}),e.input((x,O)=>x.down({place:f.place,finger:a,time:O}),U(c)))}),o.addEventListener("pointermove",c=>{let{pointerId:a,clientX:h,clientY:g}=c,m=i.get(a);if(!m)return;let b=m.box!==null&&Ko(m.box,h,g),{list:k}=e.machine;if(k&&Zt(k,m.face)){if(b)return;let y=Mn(t,h);e.input((C,f)=>C.choose({item:y,finger:a,time:f}),U(c));return}e.input((y,C)=>{if(y.drag({finger:a,x:h-m.x,y:g-m.y,time:C}),b)return;let f=n.elementFromPoint(h,g),x=Xt(t,f);Zt(x,m.face)&&m.page===y.page||y.move({finger:a,place:x?.place??null,time:C}),Object.assign(m,{page:y.page,face:x,box:x&&zn(f)})},U(c))}),o.addEventListener("pointerup",c=>s(c.pointerId,"up",U(c)));for(let c of["pointercancel","lostpointercapture"])o.addEventListener(c,a=>s(a.pointerId,"cancel",U(a)));o.addEventListener("click",c=>{c.preventDefault();let{detail:a,isTrusted:h,target:g,mozInputSource:m}=c,b=r==="reader"||!r&&h&&m===0;r=null;let k=a===0||b?Xt(t,g):null;k&&e.tap(k)});for(let c of["mousedown","contextmenu","dragstart"])o.addEventListener(c,a=>a.preventDefault());return()=>{for(let c of[...i.keys()])s(c,"cancel")}}function _o(t,e){let n=e.closest("button");n&&(n.popoverTargetElement=P(t,"[popover]"))}function zn(t){let e=t.closest("button"),{left:n,top:o,width:i,height:r}=e.getBoundingClientRect(),s=parseFloat(getComputedStyle(e).marginLeft);return new DOMRect(n-s,o-s,i+2*s,r+2*s)}function Ko({left:t,top:e,right:n,bottom:o},i,r){return t<=i&&i<n&&e<=r&&r<o}function $n(t,e){let{element:n,field:o,events:i}=e;if(t.kind==="nextKeyboard"){let r=H(n),s=$(n);n.layout=ct(n,r[(r.indexOf(s)+1)%r.length]??s),i.tell("layoutchange",{layout:n.layout})}else t.kind==="hide"?i.tell("dismiss",null)&&e.finder.dismiss():t.kind==="action"?i.tellLater("keyaction",{name:t.name}):o&&t.kind==="moveCursor"?zo(o,t.by):o&&t.kind==="perform"&&i.tell("action",{action:t.action})&&Ho(o,t.action)}function zo(t,e){let{selectionStart:n,selectionEnd:o,value:i,ownerDocument:r}=t;if(typeof n=="number"&&typeof o=="number"){let c=(e<0?n:o)+Yt(e,i.slice(0,n),i.slice(o));t.setSelectionRange(c,c);return}let s=r.getSelection();for(let c=Math.abs(e);c>0;c-=1)s?.modify("move",e<0?"backward":"forward","character")}function Ho(t,e){let{form:n,ownerDocument:o}=t;if(e==="done")t.blur();else if(e!=="next")N(t);else{let i=Array.from(n?.elements??[],at),r=I(o);i.slice(i.indexOf(t)+1).some(s=>(s?.focus(),I(o)!==r))}}function Gn(t,e){let n=Fn(t),o=Kn(t,b),i=Object.freeze({}),r,s,c,a=0,h=0,g=!1,m={element:t,events:n,finder:o,get machine(){return s},get field(){return r.element},get session(){return r.element&&r.session},get settings(){return i},set settings(u){i=Object.freeze({...u}),y()},begin(){c=new AbortController;let{signal:u}=c,w=t.ownerDocument;w.addEventListener("selectionchange",f,{signal:u}),addEventListener("blur",d,{signal:u}),w.addEventListener("visibilitychange",d,{signal:u}),l.observe(w,{subtree:!0,attributeFilter:["lang"]}),Ln(e),o.begin(u)},end(){d(),c.abort(),l.disconnect(),o.end()},obey(u){if(u==="for")return o.find();if(u==="hardware"||u==="exclusive")return b(r.element);r.session.cycleTimeout=t.cycleTimeout,y();let w=$(t);s.keyboard!==w&&(s.keyboard=w),x()},press(){o.check();let u=r.element,w=D.clientFor?"":'; for rich text import "hwalja/rich"';!u&&t.for&&st(t,`there is no field with the id ${t.for}${w}`),u?.focus({preventScroll:!0}),p()},tap(u){o.check(),p();let{element:w}=r;m.input((E,T)=>E.tap({place:u.place,time:T})),O(w)||Rn(e,r.session.composing||Jt(u,Ae(t)))},input(u,w=performance.now()){g=!0,h=Math.max(h,w);try{u(s,h)}finally{g=!1}x()}};function b(u){r.close(),k(u),x()}function k(u){let w=$(t),E=()=>s.page.rows.flat().some(S=>tt(S).key!==void 0),T=t.hardware&&E,v={layout:w.layout,cycleTimeout:t.cycleTimeout,hardware:T,get backspaceUnit(){return s.settings.backspaceUnit}};r=jn(u,v,t.hardware||t.exclusive,C),s=new rt(w,r.session),y(),s.onRequest=S=>$n(S,m),s.onPress=S=>S.outcome!=="nothing"&&!O(u)&&n.tellLater("press",S),r.session.onCommit=S=>!O(u)&&n.tellLater("commit",{text:S}),r.wishes&&s.fieldDidChange(r.wishes),s.onChange=()=>void(g||x())}function y(){s.settings={...i,needsGlobe:H(t).length>1}}function C(u){let{type:w}=u;if(w==="focusin"||w==="pointerdown")return o.follow(u.target);if(w==="blur"&&(Ne(e,null,!1),o.follow(u.relatedTarget)),f(),!w.startsWith("key"))return;let{exclusive:E,hardware:T}=t;E&&w==="keydown"&&u.isTrusted&&On(u)&&u.preventDefault(),T&&Ne(e,Cn(u,s.keyboard.layout),w==="keydown")}function f(){g||(s.hostDidChange(h),n.look(s))}function x(){Dn(e,s,Ae(t),t.highlighted),n.look(s),n.tellAll(),clearTimeout(a);let{nextTick:u}=s;u!==null&&(a=setTimeout(()=>{let w=performance.now()-u>10?100:0;a=setTimeout(()=>m.input((E,T)=>E.tick(T)),w)},u-performance.now()))}function O(u){return u?.type==="password"}function p(){t.sound&&Un(),t.vibrate&&_n()}let l=new MutationObserver(x),d=Hn(e,m);return k(null),m}var $o=globalThis.HTMLElement??class{},_=class extends $o{constructor(){super(...arguments),this.#t=Gn(this,Nn(this.attachShadow({mode:"open"})))}static get observedAttributes(){return["for","layout","layouts","dots","hardware","exclusive","cycletimeout","lang","highlighted"]}#t;connectedCallback(){for(let[e,n]of Object.entries(this))e in _.prototype&&(Reflect.deleteProperty(this,e),Reflect.set(this,e,n));this.#t.begin()}disconnectedCallback(){this.#t.end()}attributeChangedCallback(e){this.isConnected&&this.#t.obey(e)}get for(){return this.getAttribute("for")??""}set for(e){lt(this,"for",e)}get layout(){return ct(this,$(this))}set layout(e){lt(this,"layout",e)}get layouts(){return H(this).map(e=>ct(this,e)).join(" ")}set layouts(e){lt(this,"layouts",e)}get dots(){return this.getAttribute("dots")}set dots(e){lt(this,"dots",e)}get hardware(){return this.hasAttribute("hardware")}set hardware(e){this.toggleAttribute("hardware",Boolean(e))}get exclusive(){return this.hasAttribute("exclusive")}set exclusive(e){this.toggleAttribute("exclusive",Boolean(e))}get cycleTimeout(){let e=this.getAttribute("cycletimeout");return e===null?null:/^([0-9]+|Infinity)$/.test(e)?Number(e):(st(this,`cycletimeout="${e}" is no number of ms`),null)}set cycleTimeout(e){lt(this,"cycletimeout",e)}get highlighted(){return this.getAttribute("highlighted")}set highlighted(e){lt(this,"highlighted",e)}get sound(){return this.hasAttribute("sound")}set sound(e){this.toggleAttribute("sound",Boolean(e))}get vibrate(){return this.hasAttribute("vibrate")}set vibrate(e){this.toggleAttribute("vibrate",Boolean(e))}get field(){return this.#t.field}set field(e){this.#t.finder.give(e)}get session(){return this.#t.session}get settings(){return this.#t.settings}set settings(e){this.#t.settings=e}};function lt(t,e,n){n==null?t.removeAttribute(e):t.setAttribute(e,String(n))}function qn(t,e="hwalja-keyboard"){if(t.length===0)throw new TypeError("a keyboard is needed to define an element with");let n=globalThis.customElements;if("compatible"in(n?.get(e)??{}))return;let o=t.map(i=>({...i,layout:Pt(i.layout,"compatibility")}));n?.define(e,Object.assign(class extends _{},{keyboards:t,compatible:o}))}function Vn(t,e){let{startContainer:n,startOffset:o}=e;for(let y;(y=n.childNodes[o-1]??n.childNodes[0])&&!(!Le(y)||!y.isContentEditable||y.nodeName==="BR");)o=o>0?y.childNodes.length:0,n=y;let i=n;for(;i!==t&&!Le(i);)i=i.parentNode;let r=Yn(n,o,i,"previousSibling").reverse(),s=Yn(n,o,i,"nextSibling"),c=[...r,...n.nodeType===3?[n]:[],...s],a=n.nodeType===3?ee(n,o).length:0,h=r.reduce((y,C)=>y+ee(C).length,a),g=t.ownerDocument.createRange();g.setStart(n,o),e.collapsed||g.setEnd(e.endContainer,e.endOffset);let m=c.map(y=>ee(y)).join(""),b=e.collapsed?"":g.toString()||Jn,k=h+b.length;return{node:n,offset:o,pieces:c,text:m.slice(0,h)+b+m.slice(k),start:h,end:k}}function Yn(t,e,n,o){let i=[],r=o==="nextSibling",s=a=>{for(;a;a=a[o]){if(Le(a))return!1;if(a.nodeType===3||Yo(a))i.push(a);else if(!s(r?a.firstChild:a.lastChild))return!1}return!0},c=t.nodeType===3||s(t.childNodes[r?e:e-1]??null);for(let a=t;c&&a!==n;a=a.parentNode)c=s(a[o]);return i}function De(t,e){for(let n of t.pieces){let{length:o}=ee(n);if(e<=o)return[n,Go(n,e)];e-=o}return[t.node,t.offset]}function Go(t,e){let n=t.nodeType===3?t.nodeValue??"":"",o=0;for(;e>0&&o<n.length;o+=1)qo.test(n.charAt(o))||(e-=1);return o}function Ot(t,e,n,o){let i=e+o.length;return{...t,text:t.text.slice(0,e)+o+t.text.slice(n),start:i,end:i}}var Jn="￼",qo=/[\u200b\u2060\ufeff]/;function ee(t,e){return t.nodeType===3?(t.nodeValue??"").slice(0,e).replace(/[\u200b\u2060\ufeff]/g,""):Jn}function Yo(t){return t.nodeName==="IMG"||t.nodeType===1&&!t.isContentEditable}function Le(t){return t.nodeType!==1?!1:t.nodeName==="BR"||!/^(inline|contents|ruby)/.test(getComputedStyle(t).display)}function Xn(t,e){let n=null,o=null,i=null,r=[],s=()=>{let f=j(t)?B(t):null;return f&&Vn(t,f)},c=()=>o??(i&&j(t)?i:s()),a=(f,x)=>{if(!i)return b(f);i=x(i),r.push(()=>b(f))},h=f=>{i||queueMicrotask(g),i??=f},g=()=>{let f=r.shift();if(!f)i=null;else try{f()}finally{queueMicrotask(g)}},m=(f,x,O)=>{if(!j(t))return;n=null;let p=x&&pt(t,f,B(t));if(x&&p===null){let d=s()?.text;queueMicrotask(()=>{let u=s();O&&u?.text===d&&u&&u.start<u.end&&A(t)?.collapseToEnd()}),h(x);return}if(!j(t))return;p||(se(t,f),At(t,f));let l=s();l&&f&&A(t)?.collapse(l.node,l.offset),n=l,l&&k(l)},b=f=>{let x=t.ownerDocument,O=I(x),p=d=>d.stopImmediatePropagation(),l=O?.contains(t)?[]:["focus","blur","focusin","focusout"];for(let d of l)x.addEventListener(d,p,!0);try{j(t)&&!B(t)&&(A(t)?.selectAllChildren(t),A(t)?.collapseToEnd()),f(),l.length>0&&t.matches(":focus")&&O?.focus({preventScroll:!0})}finally{for(let d of l)x.removeEventListener(d,p,!0)}},k=f=>{y(f),Object.keys(t).length>0&&h(f)},y=({node:f,offset:x})=>{let O=t.ownerDocument.createRange();O.setStart(f,x),O.getClientRects().length===0&&O.selectNodeContents(f);for(let p=t;p&&p.localName!=="body";p=p.parentElement){let{top:l,bottom:d,left:u,right:w}=O.getBoundingClientRect(),{x:E,y:T}=p.getBoundingClientRect(),v=l-T-p.clientTop,S=u-E-p.clientLeft;p.scrollTop+=Math.min(v,Math.max(0,d-l+v-p.clientHeight)),p.scrollLeft+=Math.min(S,Math.max(0,w-u+S-p.clientWidth))}},C=(f,x,O)=>{let p=s(),l=p!==null&&p.start===p.end&&x<O,d=l?vt(p.text,x,O,f):{start:x,text:f};if(l){let[u,w]=De(p,d.start+1);A(t)?.setBaseAndExtent(u,w-1,...De(p,O))}else p&&p.start===p.end&&p.node!==B(t)?.startContainer&&A(t)?.collapse(p.node,p.offset);m(d.text,p&&Ot(p,d.start,O,d.text),l)};return{get value(){let f=c();if(o||i)return f?.text??"";let x=!n||!f||f.pieces.includes(n.node)||n.node.contains(f.node);return n&&!x&&t.contains(n.node)&&(o=n,e(),o=null),n=f,f?.text??""},get selectionStart(){return c()?.start??null},get selectionEnd(){return c()?.end??null},setRangeText(f,x,O){let p=i?.text.slice(x,O);a(()=>{if(p===void 0)return C(f,x,O);let l=s(),d=l?.text.endsWith(p,l.end);l&&(d||f)&&C(f,d?l.end-p.length:l.start,l.end)},l=>Ot(l,x,O,f))},deleteContentBackward(){a(()=>{let f=s();if(!f)return;let{text:x,node:O,offset:p,start:l,end:d}=f;l===d&&O.nodeType===3&&p>0?C("",M(x,d),d):m("",Ot(f,l,d,""),!1)},f=>Ot(f,M(f.text,f.end),f.end,""))},insertLineBreak(){a(()=>{s()&&N(t,()=>{n=null,pt(t,`
`,B(t),"insertParagraph")===!1&&se(t,`
`);let f=s();f&&k(f)})},f=>({...f,text:"",start:0,end:0}))}}}function Zn(t){if(!t.isContentEditable)return;let e=B(t);t.blur();let n=B(t)??e;if(t.focus({preventScroll:!0}),!n)return;let{endContainer:o,endOffset:i}=n;A(t)?.collapse(o,Math.min(i,(o.nodeValue??o.childNodes).length))}Object.assign(D,{clientFor:Xn,endComposition:Zn});return io(Vo);})();
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
