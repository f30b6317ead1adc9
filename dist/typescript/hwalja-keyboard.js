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

var hwalja=(()=>{var se=Object.defineProperty;var mo=Object.getOwnPropertyDescriptor;var go=Object.getOwnPropertyNames;var xo=Object.prototype.hasOwnProperty;var wo=(t,e)=>{for(var n in e)se(t,n,{get:e[n],enumerable:!0})},yo=(t,e,n,o)=>{if(e&&typeof e=="object"||typeof e=="function")for(let i of go(e))!xo.call(t,i)&&i!==n&&se(t,i,{get:()=>e[i],enumerable:!(o=mo(e,i))||o.enumerable});return t};var bo=t=>yo(se({},"__esModule",{value:!0}),t);var fi={};wo(fi,{AttachedSession:()=>z,Composer:()=>nt,HwaljaKeyboardElement:()=>B,InputSession:()=>K,KeyboardLayout:()=>rt,KeyboardMachine:()=>ut,attach:()=>Rt,define:()=>no,dotsOf:()=>xe,keyFor:()=>ot,pressEnter:()=>N,utf16Units:()=>Xt,writing:()=>qt});var Ke="ㄱㄲㅅㄴㅈㅎㄷㄹㄱㅁㅂㅅㅌㅍㅎㅁㅂㅅㅅㅆㅇㅈㅊㅋㅌㅍㅎ";function Tt({deleting:t,inserting:e},n){return n.slice(0,n.length-t)+e}function Ot(t,e){let n=0;for(;n<t.length&&t.codePointAt(n)===e.codePointAt(n);)n+=1;return{deleting:t.length-n,inserting:e.slice(n)}}function $(t,e=t.length){if(e<1)return 0;let n=t.charCodeAt(e-1),o=e>1&&n>>10===55?t.codePointAt(e-2)??0:0;return o>65535?o:n}function At(t){return t>65535?2:t>0?1:0}function pt(t){return t.slice(0,t.length-At($(t)))}function It(t){let e=pt(t);return/[ᄀ-ᄒㄱ-ㅎ][\u119e\u11a2\u318d\u2025]$/.test(t)?e.slice(0,-1):e}function ht(t){return/[ᄀ-ᇿㄱ-ㆎ가-힣\u2025]/.test(t.slice(-1))}function We(t){let e=t.slice(pt(t).length);return/[가-힣]/.test(e)?Ke[($(e)-44032)%28-1]??"":ht(e)&&!/[ㄱ-ㅎ]/.test(e)?"":e}function Z(t,e,n){return n>=e.length&&t.slice(n-e.length,n)===e}function ce(t,e){return Math.min(Math.max(t||0,0),e)}function tt(t){return"Segmenter"in Intl?Array.from(new Intl.Segmenter().segment(t),({segment:e})=>e):[...t]}var ae=64;function F(t,e){return e-(tt(t.slice(Math.max(e-ae,0),e)).pop()?.length??0)}function A(t){let e=t.getRootNode();return e.getSelection?e.getSelection():t.ownerDocument.getSelection()}function P(t){let e=A(t),n=t.getRootNode();if(!e?.rangeCount)return null;let o=(n.host&&ko(e,n))??e.getRangeAt(0);return t.contains(o.startContainer)&&t.contains(o.endContainer)?o:null}function ko(t,e){try{return t.getComposedRanges?.({shadowRoots:[e]})[0]}catch{return t.getComposedRanges?.(e)[0]}}function le(t,e){let n=t.ownerDocument,o=P(t),i=n.createRange();i.selectNodeContents(t),i.collapse(!1),o&&i.setEnd(o.endContainer,o.endOffset),o&&i.setStart(o.startContainer,o.startOffset),i.deleteContents();let r=i.startContainer.nodeType===3,s=r?i.startContainer:n.createTextNode(""),c=r?i.startOffset:0;r||i.insertNode(s),s.insertData(c,e),o&&A(t)?.collapse(s,c+e.length)}function j(t,e){return t?t.closest(e)??j(t.getRootNode().host,e):null}function I(t){let{activeElement:e}=t,n=e?.shadowRoot??e?.contentDocument;return n&&I(n)||e}function mt(t){return t.isConnected&&!j(t,"[inert]")}function q(t){return mt(t)&&t.matches(":read-write")}function gt(t,e,n=null,o=e===""?"delete":"insertText"){let i=t.ownerDocument,r=o==="delete"?"deleteContentBackward":o,s=o==="insertText"?e:null,c=b=>new InputEvent("beforeinput",{bubbles:!0,cancelable:!0,composed:!0,inputType:r,data:s,targetRanges:b}),a={startContainer:i,startOffset:0,endContainer:i,endOffset:0},l=c([new StaticRange(a)]).getTargetRanges().length>0;if(l&&!t.dispatchEvent(c(n?[new StaticRange(n)]:[])))return null;if(!t.isContentEditable&&!t.matches(":focus"))return!1;let p,g=b=>{p=b,l&&b.stopImmediatePropagation()};i.addEventListener("beforeinput",g,!0);let x=i.execCommand(o,!1,e);return i.removeEventListener("beforeinput",g,!0),p?.defaultPrevented?null:x}function Dt(t,e,n,o){let i=e<n?Math.min(e,F(t,n)):e;return{start:i,text:t.slice(i,e)+o}}function Nt(t,e){let n=e?"insertText":"deleteContentBackward";t.dispatchEvent(new InputEvent("input",{bubbles:!0,composed:!0,inputType:n,data:e||null}))}function U({timeStamp:t,view:e}){return t+(e??window).performance.timeOrigin-performance.timeOrigin}function et(t){return t.isComposing||t.keyCode===229||t.getModifierState("AltGraph")?!1:!t.ctrlKey&&!t.altKey&&!t.metaKey}var fe=["text","search","tel","url","password","email","number"],ue=!1;function Ue(t){if(!t)return;let e=t.getRootNode(),n=Array.from(e.querySelectorAll("button, input")).filter(r=>r.form===t),o=n.find(({type:r})=>r==="submit"||r==="image"),i=n.filter(({type:r})=>fe.includes(r)||/^(date|month|week|time)/.test(r));o?o.click():i.length<=1&&t.requestSubmit()}function Lt(t,e,n,o){let i={key:e,code:e,keyCode:n,bubbles:!0,cancelable:!0,composed:!0},r=s=>{if(ue)return!0;ue=!0;let c=t.dispatchEvent(new KeyboardEvent(s,i));return ue=!1,c};r("keydown")&&(e!=="Enter"||r("keypress"))&&o?.(),r("keyup")}function N(t,e=()=>Ue(t.form)){mt(t)&&!t.matches(":disabled")&&Lt(t,"Enter",13,e)}function L({value:t,selectionStart:e,selectionEnd:n}){let o=t??"",i=ce(n??o.length,o.length),r=ce(e??i,i);return{text:o,start:r,end:i,isUnknown:typeof e!="number"}}function de(t,{text:e,start:n,end:o}){return e===t.text&&n===t.start&&o===t.end?null:t.start===t.end&&e.length>t.text.length&&Z(e,t.text.slice(0,t.start),t.start)?"written":"changed"}function xt(t,{deleting:e,inserting:n}){let{text:o,start:i,end:r}=t,s=i<r?i:Math.max(i-e,0),c=s+n.length;return{...t,text:o.slice(0,s)+n+o.slice(r),start:c,end:c}}function pe(t,e,{text:n,start:o,end:i,isUnknown:r}){if(o<i||r||!Z(n,t,i))return!1;let s=n.length-i!==e.text.length-e.end;return i===e.end||!s&&!Z(n,e.text.slice(0,e.end),e.end)}var R={};function He(t,e){if("setRangeText"in t){let n=t;if(n.selectionStart!==null)return vo(n);let o=`<input type="${n.type}"> does not report its cursor`;throw new TypeError(`${o}; use type="text" with inputmode`)}if(t.isConnected&&!t.isContentEditable&&t.contentEditable==="inherit")throw new TypeError(`<${t.localName}> is not a text field; attach to the field in it`);if(!R.clientFor)throw new TypeError('rich text needs import "hwalja/rich"');return R.clientFor(t,e)}function vo(t){let e=null,n=t.localName==="input",o=()=>{let{value:s,selectionStart:c,selectionEnd:a}=t;return e?.value===s&&e.end===a&&e.end===c?e:null},i=s=>{let c=o();return q(t)?c?c.start+c.text.length:t[s]:null},r={get value(){let{value:s}=t,c=o();return c?s.slice(0,c.start)+c.text+s.slice(c.end):s},get selectionStart(){return i("selectionStart")},get selectionEnd(){return i("selectionEnd")},setRangeText(s,c,a){let l=o();e=null,l&&(s=l.text.slice(0,Math.max(c-l.start,0))+s,c=Math.min(c,l.start),a=l.end);let{value:p,maxLength:g}=t,x=p.length-(a-c)+s.length,b=g>=0&&x>g&&s.length>a-c,v=c<a?c:Math.max(c-1,0),E=p.slice(v,c)+s;b&&Co(E)&&(e={text:E,start:v,end:a,value:p});let u=b&&!e&&x-g<s.length&&Eo(s,p.charAt(c));if(!q(t)||b&&!u)return;u&&(s=s.charAt(0));let y=Dt(p,c,a,s),w=t.selectionStart!==null;w&&t.setSelectionRange(y.start,a);let f=gt(t,y.text);f===null&&w&&t.value===p&&t.setSelectionRange(a,a),f===!1&&w&&(t.setRangeText(y.text,y.start,a,"end"),Nt(t,s)),t.selectionEnd===t.value.length&&(t[n?"scrollLeft":"scrollTop"]=1e6)},deleteContentBackward(){let{text:s,start:c,end:a}=L(r);a===0?Lt(t,"Backspace",8):r.setRangeText("",c<a?c:F(s,a),a)},insertLineBreak(){N(t,n?void 0:()=>{let{start:s,end:c}=L(r);r.setRangeText(`
`,s,c)})}};return r}function Co(t){return t.length-It(t).length===2&&$(t)<=65535}function Eo([t=""],e){let n=o=>o.normalize("NFD").slice(0,2);return t!==e&&n(t)===n(e)}var nt=class{constructor(e){this.run="",this.history=[],this.length=0,this.floor=null,this.layout=e}get composing(){return this.run}press(e){let{run:n}=this,o=this.layout.edit(e,n),i=o?Tt(o,n):n;return!o||i===n?{deleting:0,inserting:""}:(this.remember(o),this.run=i,o)}endCycle(e){let n=We(this.run),o=r=>{let s=this.layout.edit(e,r),c=s?Tt(s,r):"";return pt(c)?"":c},i=new Set([""]);for(let r of i)i.add(o(r));n&&i.has(n)&&o(n)&&this.commit()}commit(e=0){let n=this.run.slice(0,-e||void 0);this.run="",this.clearHistory(),n&&this.onCommit?.(n)}space(e=this.layout.spaceEndsRun){let n=e&&ht(this.run)?"":" ";return this.commit(),{deleting:0,inserting:n}}backspace(e="jamo"){let n=this.run;return n?(this.run=e==="stroke"?this.withoutStroke():this.withoutJamo(),Ot(n,this.run)):null}withoutJamo(){this.clearHistory();let e=this.layout.deletion(this.run);return e?Tt(e,this.run):pt(this.run)}withoutStroke(){let e=It(this.run);if(this.floor??=this.lengthAt(e),this.length>this.floor){let[n,o]=this.before(this.run,this.length);return this.length=o,n}return this.clearHistory(),e}lengthAt(e){let[n,o]=[this.run,this.length];for(;o>0&&n!==e;)[n,o]=this.before(n,o);return o}before(e,n){let o=this.history[n-1]??0,i=n-1-(o>>3),r=String.fromCharCode(...this.history.slice(i,n-1));return[e.slice(0,e.length-o%8)+r,i]}remember({deleting:e,inserting:n}){let{run:o,length:i}=this;i<this.history.length&&(this.history=this.history.slice(0,i));for(let r=o.length-e;r<o.length;r+=1)this.history.push(o.charCodeAt(r));this.length=this.history.push(8*e+n.length),this.floor=null}clearHistory(){this.history=[],this.length=0,this.floor=null}};var he={text:"",start:0,end:0,isUnknown:!1},K=class{constructor(e,n){this.cycleTimeout=null,this.spaceEndsRun=null,this.defers=!1,this.lastField=he,this.isWriting=!1,this.draft=null,this.lastEdit=null,this.lastPressTime=null,this.client=n,this.composer=this.composerFor(e)}get layout(){return this.composer.layout}set layout(e){this.commit(),this.composer=this.composerFor(e)}get writesOnCommit(){return this.defers}set writesOnCommit(e){e!==this.defers&&(this.commit(),this.defers=e,this.draft=e?he:null)}get composing(){return this.hostDidChange(),this.composer.composing}press(e,n=null){return this.perform(o=>{(n??NaN)-(this.lastPressTime??NaN)>=(this.cycleTimeout??this.layout.cycleTimeout)&&this.composer.endCycle(e),this.lastPressTime=n,this.change(o,()=>this.composer.press(e))})}commit(){let e=this.composer.composing;return this.lastEdit=null,this.composer.commit(),e?"ended":"nothing"}space(){return this.perform(e=>this.writeText(e,this.composer.space(this.spaceEndsRun??void 0)))}enter(){let{client:e}=this;return e.insertLineBreak?this.perform(()=>{this.commit(),e.insertLineBreak?.(),this.draft&&=xt(this.draft,{deleting:0,inserting:`
`})}):this.insert(`
`)}insert(e,n=0){return this.perform(o=>{this.lastField={...this.lastField,end:this.lastField.end-n},this.composer.commit(n),this.writeText(o,{deleting:n,inserting:e})})}backspace(e="jamo"){return this.perform(n=>{let{text:o,start:i,end:r}=n;if(this.composer.composing)this.change(n,()=>this.composer.backspace(e));else{if(this.defers)return;this.client.deleteContentBackward?this.client.deleteContentBackward():r>0&&this.client.setRangeText("",i<r?i:F(o,r),r,"end")}})}hostDidChange(){this.isWriting||this.syncWithField()}batch(e){return this.perform(n=>{if(this.draft||n.start<n.end)return e();this.change(n,()=>{this.draft=n;try{e();let{text:o,end:i}=this.draft;return Ot(n.text.slice(0,n.end),o.slice(0,i))}finally{this.draft=null}})})}prepare(){}composerFor(e){let n=new nt(e);return n.onCommit=o=>{let{text:i,isUnknown:r}=this.field();r||!Z(i,o,this.lastField.end)||(this.defers&&_e(this.client,o),this.onCommit?.(o))},n}field(){return this.draft??L(this.client)}syncWithField(){let e=this.field(),{lastEdit:n,lastField:o}=this;return n&&e.text!==o.text&&pe(n.run,n.field,e)?(Object.assign(this.composer,n.composer),this.lastEdit=null):pe(this.composer.composing,this.isWriting?e:o,e)||this.commit(),this.lastField=e,e}change(e,n){let o={...this.composer},i=n();if(i){this.lastEdit={run:this.composer.composing,composer:{...this.composer},field:xt(e,i)};try{this.write(e,i)}finally{de(e,this.lastField)?this.lastEdit=null:this.lastEdit&&Object.assign(this.composer,o)}}}writeText(e,n){this.write(e,n),this.defers&&_e(this.client,n.inserting)}write(e,n){let{deleting:o,inserting:i}=n;if(!(o===0&&i==="")){if(this.lastField=xt(e,n),this.draft){this.draft=this.lastField;return}this.isWriting=!0;try{this.client.setRangeText(i,this.lastField.end-i.length,e.end,"end")}finally{this.isWriting=!1,this.lastField=L(this.client)}}}perform(e){this.prepare();let n=this.composer.composing;this.defers&&(this.draft=this.lastField=xt(he,{deleting:0,inserting:n}));let o=this.syncWithField();this.lastEdit=null,e(o);let i=n&&!this.composer.composing?"ended":"nothing";return de(o,this.field())??i}};function _e(t,e){let{start:n,end:o}=L(t);e&&t.setRangeText(e,n,o,"end")}function ot(t,e,n=!0){if(!et(e))return null;let{code:o,key:i,shiftKey:r}=e,[,s,c=""]=/^(Key|Digit|Numpad)(.+)$/.exec(o)??[];return s==="Key"?(r?t.keyByCode(c):null)??t.keyByCode(c.toLowerCase()):s==="Numpad"?n?t.keyByCode(So.charAt(To.indexOf(i))):null:t.keys.some(({code:a})=>a>="a")?/^[0-9*#]$/.test(i)?t.keyByCode(i):s==="Digit"&&!r?t.keyByCode(c):null:null}var So="123456789*0##",To="789456123*0.,";function Rt(t,e){if(!t||!e?.layout)throw new TypeError("attach needs an element and a layout");return new z(t,e)}var z=class extends K{constructor(e,n){super(n.layout,He(e,()=>!this.writesOnCommit&&this.commit())),this.listening=new AbortController,this.isComposing=!1,this.skipped=new Set,this.lastInput={start:-1,text:""},this.cycleTimeout=n.cycleTimeout??null,this.element=e;let{signal:o}=this.listening,i=(s,c,a=!0)=>{for(let l of s.split(" "))e.addEventListener(l,c,{signal:o,capture:a})},r=()=>this.hostDidChange();i("input keydown pointerdown",r),i("blur",()=>this.commit(),!1),i("compositionstart compositionend",({type:s})=>this.isComposing=s==="compositionstart"),i("keydown",s=>this.keyDown(s,n)),i("input",s=>this.updateUndo(s),!1),e.ownerDocument.addEventListener("selectionchange",r,{signal:o})}press(e,n=performance.now()){return super.press(e,n)}commit(){return this.lastInput.start=-1,super.commit()}detach(){this.commit(),this.listening.abort()}prepare(){this.isComposing&&R.endComposition?.(this.element)}updateUndo({inputType:e}){let{client:n,element:o,skipped:i,lastInput:r}=this,s=n.value;if(e?.startsWith("history")){let l=o.ownerDocument;i.has(s)&&queueMicrotask(()=>l.execCommand(e.replace("history","")));return}let{composing:c}=this,a=c?(n.selectionEnd??0)-c.length:-1;a>=0&&a===r.start&&i.add(r.text),i.delete(s),(i.size>200||s.length>1e4)&&i.clear(),this.lastInput={start:a,text:s}}keyDown(e,{hardware:n,backspaceUnit:o}){(e.ctrlKey||e.metaKey)&&this.commit();let i=typeof n=="function"?n():n;if(e.defaultPrevented||!i)return;let r=ot(this.layout,e,i==="numpad"),s=et(e)&&this.composing!=="";if(r)this.press(r,U(e));else if(s&&e.key==="Backspace")this.backspace(o);else if(s&&e.key===" "&&(this.spaceEndsRun??this.layout.spaceEndsRun))this.space();else return;e.preventDefault(),e.stopPropagation()}};function Pt(t,e){return t.charCodeAt(e)-37||0}function jt({trie:t,dots:e=Pt(t,20)}){let n=d=>Pt(t,d),o=d=>n(d)+n(d+1)*90,i=o(4)+(o(6)+n(8)*90**2)*90**2;if(!(/^HWJT[%-~]{18,}$/.test(t)&&n(9)===1&&o(10)===t.length)||jo(t)!==i)throw new RangeError(`not a trie of version ${1}`);let[s,c,a]=[o(13),o(15),o(17)],[l,p]=[40+n(12),n(19)],g=d=>n(s+3*(l-40)+d),x=d=>{if(d<19)return 12593+g(d);if(d<40)return 12623+d-19;let h=s+3*(d-40),k=o(h)+n(h+2)*90**2;return d>=l||k>=55296&&k<57344?0:e!==2?k:k===4510?12685:k===4514?8229:k},b=d=>{if(Bt(d))return(d-44032)/588|0;let h=d>=12593&&d<12623?g(19+d-12593):d-4352;return h>=0&&h<19?h:89},v=(d,h,k=o(d))=>{let m=h-n(d+2);return m>=0&&m<n(d+3)?o(d+4+2*m):k},E=(d,h)=>{let k=(C,S)=>v(o(d+C),S);if(Bt(h))return Ft(h)>0?k(2,Ft(h)):k(4,((h-44032)/28|0)%21);let m=b(h);if(h>=12593&&m<89)return k(6,m);if(h>=12623&&h<12644)return k(8,h-12623);for(let C=40;h>0&&C<l;C+=1)if(x(C)===h)return k(8,C-19);return 0},u=d=>Bt(d)?Ft(d):b(d)<89?28:-1,y=d=>n(d)===89?0:x(n(d)),w=(d,h)=>{let k=n(d+1),m=y(d);return m===0||k>21?null:k<21?it(Ye(h,k)):String.fromCodePoint(e===2?x(h):4352+h,m)},f=(d,h,k)=>{if(h===1116)return"";if(h>=1117)return h<1206?it(x(h-1117)):null;if(h>=1093){let T=b(k);return T===89?null:h===1115?w(d,T):it(h===1114?x(T):Ye(T,h-1093))}if(!Bt(k))return null;let m=k-Ft(k);if(h<29)return it(m+h-1);let C=(h-29)%19,S=h<561?it(x(C)):w(d,C);return S&&String.fromCodePoint(m+((h-29)/19|0)%28)+S};return(d,h=p-1)=>{if(h<0||h>=p)return null;let k=c+10*h,m=$(d),C=At(m),S=E(k,m);if(S>=1206){let D=a+2*(S-1206),O=$(d,d.length-C),qe=v(D,u(O),0);S=qe||o(D),qe>0&&(m=O,C+=At(O))}let T=S>0?f(k,S,m):it(y(k));return T===null?null:{deleting:S>0?C:0,inserting:T}}}function jo(t){let e=-1;for(let n=8*9;n<8*t.length;n+=1){let o=(e^t.charCodeAt(n>>3)>>n%8)&1;e=e>>>1^(o&&3988292384)}return~e>>>0}function it(t){return t>0?String.fromCodePoint(t):null}function Bt(t){return t>=44032&&t<55204}function Ft(t){return(t-44032)%28}function Ye(t,e){return 44032+(t*21+e)*28}var rt=class{constructor({cycleTimeout:e=1e3,...n}){let{id:o}=n,i=n.keys.map((r,s)=>({legend:r.id,scalar:/^.$/u.test(r.id)?r.id:null,code:null,under:null,...r,index:s,layout:o}));Object.assign(this,n,{cycleTimeout:e,keys:i,lookUp:jt(n)})}key(e){return this.keys.find(n=>n.id===e)??null}keyByCode(e){return this.keys.find(n=>n.code===e)??null}keyByScalar(e){return this.keys.find(n=>n.scalar===e)??null}edit(e,n){return e?.layout!==this.id||this.keys[e.index]?.id!==e.id?null:this.lookUp(n??"",e.index)}deletion(e){return this.lookUp(e??"")}};function xe(t){let e=t.dots??Pt(t.trie,20);return e===0?null:e===2?"compatibility":"conjoining"}function qt(t,e){let n=xe(t);if(n===null||n===e)return t;let o={trie:t.trie,dots:e==="compatibility"?2:1};return Object.assign(Object.create(rt.prototype),t,o,{lookUp:jt(o)})}var Je={none:"⏎",go:"이동",search:"검색",send:"전송",next:"다음 칸",done:"완료",join:"연결",route:"경로",continue:"계속",emergency:"긴급통화"};function Kt({client:t,writesOnCommit:e}){let{start:n,end:o}=L(t);return!e&&n<o}function bt({client:t,writesOnCommit:e}){let{text:n,start:o,isUnknown:i}=L(t);return e||i?null:n.slice(0,o).replace(/\u00a0/g," ")}function Wt({layout:t,composing:e,spaceEndsRun:n}){return(n??t.spaceEndsRun)&&ht(e)}var we={shift:"⇧",backspace:"⌫",space:"␣",enter:"⏎",next:"다음",language:"한/영",globe:"🌐",dismiss:"⌄",gap:""};function H(t){return typeof t=="string"?{text:t}:typeof t=="number"?{key:t}:t}var Ut=Object.freeze({repeatDelay:400,repeatInterval:50,wordsAfter:2e3,wordInterval:200,longPress:350,doubleTap:300,doubleSpace:1100,slideStart:50,slideStep:10,flick:24,cursorDelay:0,backspaceUnit:"jamo",needsGlobe:!1});function Xe(t,{slideStart:e,slideStep:n}){let o=Math.abs(t)-e;return o<0?0:Math.sign(t)*(1+Math.floor(o/Math.max(1,n)))}function Qe(t,e,{flick:n}){let[o,i]=[Math.abs(t),Math.abs(e)];return Math.max(o,i)<n?null:o>=i?t<0?"left":"right":e<0?"up":"down"}function Ze(t,e,n){return{finger:t,slot:e,place:n,phase:{kind:"waiting"},typedRun:"",hasMoved:!1,isUsed:!1,deadline:1/0}}function Ht({phase:t,hasMoved:e}){return t.kind==="written"||t.kind==="waiting"&&!e}function _t({phase:t}){return t.kind==="shift"}function st(t){return _t(t)||t.phase.kind==="page"}function kt(t){t.phase={kind:"inactive"},t.deadline=1/0}function tn(t,e,n){let o=!t.hasMoved&&t.slot?.role==="space";!st(t)&&(t.phase.kind!=="waiting"||o)||Object.assign(t,{place:e,slot:n,hasMoved:!0,deadline:1/0})}function en(t,e){t.phase.kind==="choosing"&&(t.phase={kind:"choosing",item:e})}function nn(t,e,n){let[o]=n.pages,i={host:t,session:e,keyboard:n,settings:Ut,field:{kind:"letters",capitals:"none",action:"none"},page:o,home:o,shift:"off",touches:[],lastTap:null,lastSpace:null,cursorMove:null,isCapitalDue:!1,isUsed:!1,now:-1/0,outcome:"nothing"};return $t(i),i}function $t(t){let{keyboard:{pages:e},field:n}=t;t.touches.length=0,t.lastSpace=t.cursorMove=null,t.home=e.find(({kind:o})=>o==="letters")??e[0],M(t,e.find(({fields:o})=>o?.includes(n.kind))??e[0])}function M(t,e){t.page=e,e.kind==="letters"&&(t.home=e),t.isUsed=!1,t.lastTap=null;for(let n of t.touches)_t(n)&&(n.isUsed=!0);t.shift=e.hasCapitals&&t.isCapitalDue?"due":"off"}function zt({keyboard:t,home:e},n){return t.pages.find(o=>o.id===n)??e}function on(t){let{keyboard:e,home:n}=t,o=e.pages.filter(({kind:r})=>r==="letters"),i=o[(o.indexOf(n)+1)%o.length];return!i||i===n?!1:(M(t,i),!0)}function rn(t){let e=t.lastTap!==null&&t.now-t.lastTap<=t.settings.doubleTap;return t.lastTap=t.now,t.shift==="locked"?!1:(t.shift=e&&t.page.hasCapitals?"locked":"once",t.shift==="locked")}function sn(t,{phase:e,isUsed:n}){e.kind==="shift"&&(n||e.before!=="off"&&!e.hasLocked)&&(t.shift="off")}function cn(t,{phase:e,isUsed:n}){e.kind==="shift"&&(t.shift=n?"off":e.before,t.lastTap=null)}function _(t){t.lastSpace=t.lastTap=null}function an(t,e){let{page:n,home:o,touches:i}=t;t.isUsed=!0;for(let r of i)st(r)&&(r.isUsed=!0);t.shift!=="locked"&&!i.some(_t)&&(t.shift="off"),e==="'"&&n.kind==="symbols"&&o.hasCapitals&&M(t,o)}function ye(t){t.page.kind==="symbols"&&t.isUsed&&M(t,t.home)}function ln(t,e){e!==t.isCapitalDue&&(t.isCapitalDue=e,e&&t.page.hasCapitals&&t.shift==="off"&&(t.shift="due"),!e&&t.shift==="due"&&(t.shift="off"))}function un({touches:t,cursorMove:e}){return Math.min(...t.map(({deadline:n})=>n),e?.deadline??1/0)}function fn({touches:t}){return t.find(({deadline:e})=>e<1/0)}function dn(t,e){return e!==null&&(t==="words"?/(^|[ \n])$/:/(^|\n) *$|[.!?…] +$/).test(e)}function pn(t){return/(?:\p{L}|\p{N}) $/u.test(t.slice(-3))}function hn(t){let e=o=>t[o-1]===" "||t[o-1]===`
`,n=t.length;for(;e(n);)n-=1;for(;n>0&&!e(n);)n-=1;return t.length-n}function Gt(t){let e=t.length>1?t.indexOf("|"):-1;if(e<0)return[t,0];let n=t.slice(e+1);return[t.slice(0,e)+n,tt(n).length]}function Vt(t,e){let n=e?t.page.rows[e.row]?.[e.column]:void 0;return n===void 0||be(t,H(n))?null:H(n)}function be({settings:t},{role:e}){return e==="globe"&&!t.needsGlobe}function ke({keyboard:t,page:e,shift:n,field:o},i){let{key:r,text:s}=i,c=n!=="off";if(r!==void 0){let{keys:l}=t.layout,p=l.findIndex(({under:g})=>g&&g===l[r]?.id);return c&&p>=0?p:r}let a=o.kind==="email"||o.kind==="address"?i[o.kind]:void 0;return a!==void 0?a:c?i.shifted??(e.hasCapitals?s?.toUpperCase():s):s}function mn(t){for(let{phase:e,place:n,slot:o}of t.touches)if(e.kind==="choosing"&&n)return{place:n,items:xn(t,o),chosen:e.item};return null}function gn(t){return t.page.rows.map((e,n)=>{let o=e.map(H),i=o.map(({width:c=1})=>c),r=o.findIndex(c=>be(t,c)),s=r===0||o[r+1]?.role==="space"?r+1:r-1;return r>=0&&s in i&&(i[s]+=i[r]),o.flatMap((c,a)=>be(t,c)?[]:{place:{row:n,column:a},role:Ce(c),legend:ve(t,c),width:i[a],hold:xn(t,c),isPressed:t.touches.some(({place:l})=>l?.row===n&&l.column===a)})})}function G({host:t},e){return(e?.role==="globe"?t.layouts:e?.hold)??[]}function xn(t,e){return G(t,e).map(n=>wn(t,n))}function wn({keyboard:t},e){return typeof e=="string"?Gt(e)[0]:t.layout.keys[e]?.legend??""}function ve(t,e){let{legend:n,page:o,role:i,action:r}=e;return n!==void 0?n:o!==void 0?zt(t,o).legend:i==="space"&&Wt(t.session)?we.next:i==="enter"?Je[t.field.action]:r!==void 0?r:i?we[i]:wn(t,ke(t,e)??"")}function Ce({role:t,page:e,action:n}){return t??(e!==void 0?"page":n!==void 0?"action":null)}function vt(t,e){let{role:n}=e;Ct(t),!(n==="shift"||n==="backspace"||n==="gap"||e.page!==void 0)&&at(t,e,()=>{let{host:o}=t,i=ke(t,e);i!==void 0?yn(t,i):n==="space"?Wo(t):n==="enter"?Ko(t):n==="next"?ct(t):n==="language"?(ct(t),on(t)||o.onRequest({kind:"nextKeyboard"})):n==="globe"?(t.lastTap=null,o.onRequest({kind:"nextKeyboard"})):e.action!==void 0?(ct(t),o.onRequest({kind:"action",name:e.action})):(t.lastTap=null,t.outcome=t.session.commit(),o.onRequest({kind:"hide"}))})}function yn(t,e,n=""){let{session:o,settings:i}=t,r=typeof e=="number",[s,c]=Gt(r?"":e);_(t);let a=()=>{n&&n===o.composing&&o.backspace("stroke"),t.outcome=r?o.press(t.keyboard.layout.keys[e],t.now):o.insert(s)};n&&o.batch?o.batch(a):a(),an(t,e),c>0&&(t.cursorMove={by:-c,deadline:t.now+i.cursorDelay}),i.cursorDelay<=0&&Ct(t)}function Ct(t){let{cursorMove:e}=t;e&&(t.cursorMove=null,t.host.onRequest({kind:"moveCursor",by:e.by}))}function Yt(t,{slot:e,typedRun:n},o){at(t,e,()=>{e?.role!=="globe"?yn(t,o,n):t.host.onRequest({kind:"nextKeyboard",name:String(o)})})}function ct(t){_(t),t.outcome=t.session.commit()}function Ko(t){let{action:e}=t.field;e==="none"?(_(t),t.outcome=t.session.enter()):(ct(t),t.host.onRequest({kind:"perform",action:e})),ye(t)}function Wo(t){let{session:e}=t,n=Uo(t);t.outcome=n?e.insert(". ",1):e.space(),t.lastSpace=Se(t)?{time:t.now,isFullStop:n}:null,t.lastTap=null,ye(t)}function Uo({session:t,lastSpace:e,settings:n,now:o}){return!e||e.isFullStop||o-e.time>(n.doubleSpace??-1)?!1:!t.composing&&!Kt(t)&&pn(bt(t)??"")}function Ee(t,e){at(t,e,()=>{let{session:n}=t,o=t.lastSpace?.isFullStop&&!Kt(n)&&bt(n)?.endsWith(". ");_(t),t.outcome=o?n.insert("  ",2):n.backspace(t.settings.backspaceUnit)})}function bn(t,e){return at(t,e,()=>{let{session:n}=t,o=Kt(n)?0:hn(bt(n)??"");_(t),t.outcome=o>0?n.insert("",o):n.backspace("jamo")}),t.outcome==="changed"}function Jt(t){let{capitals:e}=t.field;ln(t,e!=="none"&&dn(e,bt(t.session)))}function Se({outcome:t}){return t==="written"||t==="changed"}function at(t,e,n){if(!e)return;let o=ve(t,e);t.outcome="nothing",n(),t.host.onPress?.({legend:o,role:Ce(e),outcome:t.outcome})}function Te(t,e,n){Ae(t,n),Ho(t),Ct(t),Jt(t);let o=Vt(t,e);if(!o||o.role==="gap")return;let i=Ze(n,o,e);t.touches.push(i),_o(t,i,o),G(t,o).length>0&&Ht(i)&&(i.deadline=t.now+t.settings.longPress)}function Ho(t){for(let e of t.touches){if(st(e))continue;let{phase:n}=e;kt(e),vn(t,e,n)}}function _o(t,e,n){let{now:o}=t;n.key!==void 0?(e.phase={kind:"written"},vt(t,n),Se(t)&&(e.typedRun=t.session.composing)):n.text!==void 0&&!n.hold&&!n.flicks?(e.phase={kind:"inactive"},vt(t,n)):n.page!==void 0?(e.phase={kind:"page",before:t.page},M(t,zt(t,n.page))):n.role==="shift"?e.phase={kind:"shift",before:t.shift,hasLocked:rn(t)}:n.role==="backspace"&&(e.phase={kind:"repeating",since:o},e.deadline=o+t.settings.repeatDelay,Ee(t,n))}function vn(t,e,n){let{slot:o}=e;n.kind==="waiting"&&o&&vt(t,o);let i=n.kind==="choosing"?G(t,o)[n.item??-1]:void 0;i!==void 0&&Yt(t,e,i)}function Oe(t,e){let n=lt(t,e);if(!n)return;let{phase:o}=n;vn(t,n,o),st(n)&&n.hasMoved&&n.slot&&vt(t,n.slot),Sn(t,n)&&(sn(t,n),o.kind==="page"&&n.isUsed&&M(t,o.before))}function Ae(t,e){let n=lt(t,e);n&&(Sn(t,n),cn(t,n),n.phase.kind==="page"&&M(t,n.phase.before))}function Cn(t,e,n,o){let{settings:i}=t,r=lt(t,e);if(!r)return;let{slot:s,phase:c}=r,a=Xe(n,i);if(c.kind==="sliding")kn(t,r,c.step,a);else if(Ht(r)&&s?.role==="space"){if(a===0)return;at(t,s,()=>ct(t)),kn(t,r,0,a)}else if(Ht(r)){let l=Qe(n,o,i),p=l&&s?.flicks?.[l];if(p==null)return;kt(r),Yt(t,r,p)}}function kn(t,e,n,o){e.phase={kind:"sliding",step:o},o!==n&&(_(t),t.host.onRequest({kind:"moveCursor",by:o-n}))}function En(t){t.cursorMove&&t.cursorMove.deadline<=t.now&&Ct(t);for(let e;(e=fn(t))&&e.deadline<=t.now;){if(e.phase.kind==="repeating"){$o(t,e,e.phase.since);continue}let n=G(t,e.slot),[o]=n;kt(e);let i=Math.max(n.indexOf(t.keyboard.name),0);n.length>1?e.phase={kind:"choosing",item:i}:o!==void 0&&Yt(t,e,o)}}function $o(t,e,n){let{now:o,settings:{wordsAfter:i,wordInterval:r,repeatInterval:s}}=t,c=o-n>=i,a=Math.max(1,c?r:s),l=e.deadline+a;e.deadline=l>o?l:o+a,c?bn(t,e.slot)||kt(e):Ee(t,e.slot)}function lt({touches:t},e){return t.find(n=>n.finger===e)}function Sn({touches:t},e){let n=t.indexOf(e);return n>=0&&t.splice(n,1),n>=0}var ut=class{constructor(e,n){this.onChange=()=>{},this.onRequest=()=>{},this.layouts=[],this.isBusy=!1,this.lastNotified=[],this.session=n,this.state=nn(this,n,e),n.layout!==e.layout&&(n.layout=e.layout)}get keyboard(){return this.state.keyboard}set keyboard(e){this.input(null,n=>{this.session.layout=e.layout,n.keyboard=e,$t(n)})}get settings(){return this.state.settings}set settings(e){let n={...Ut};for(let[o,i]of Object.entries(e))i!==void 0&&(n[o]=i);this.input(null,o=>o.settings=Object.freeze(n))}get field(){return this.state.field}get page(){return this.state.page}get shift(){return this.state.shift}get rows(){return gn(this.state)}get list(){return mn(this.state)}get nextTick(){let e=un(this.state);return e<1/0?e:null}fieldDidChange(e){this.input(null,n=>{this.session.commit(),n.field=e,$t(n)})}open(e){let n=this.state.keyboard.pages.find(o=>o.id===e);return n&&this.input(null,o=>M(o,n)),n!==void 0}down({place:e,finger:n,time:o}){return this.input(o,i=>Te(i,e,n))}move({finger:e,place:n,time:o}){return this.input(o,i=>{let r=Vt(i,n),s=lt(i,e);s&&tn(s,r&&n,r)})}drag({finger:e,x:n,y:o,time:i}){return this.input(i,r=>Cn(r,e,n,o))}choose({item:e,finger:n,time:o}){return this.input(o,i=>{let r=lt(i,n);r&&en(r,e in G(i,r.slot)?e:null)})}up({finger:e,time:n}){return this.input(n,o=>Oe(o,e))}cancel({finger:e,time:n}){return this.input(n,o=>Ae(o,e))}tap({place:e,time:n}){return this.input(n,o=>{Te(o,e,-1),Oe(o,-1)})}tick(e){return this.input(e,()=>{})}hostDidChange(e){return this.isBusy?"nothing":this.input(e,()=>this.session.hostDidChange())}input(e,n){let{state:o,isBusy:i}=this;i||(o.outcome="nothing"),this.isBusy=!0;try{e!==null&&(o.now=Math.max(o.now,e),En(o)),n(o),Jt(o)}finally{this.isBusy=i}let{outcome:r}=o;return i||this.notifyIfChanged(),r}notifyIfChanged(){let{page:e,shift:n,field:o,settings:i,cursorMove:r,touches:s}=this.state,c=s.flatMap(({place:p,phase:g,deadline:x})=>[p,g,x]),a=[e,n,o,i.needsGlobe,r,Wt(this.session),...c],l=this.lastNotified;this.lastNotified=a,(a.length!==l.length||a.some((p,g)=>p!==l[g]))&&this.onChange()}};function Xt(t,e,n){let o=ae*t,i=t<0?tt(e.slice(o)).slice(t):tt(n.slice(0,o)).slice(0,t),{length:r}=i.join("");return t<0?0-r:r}var Tn=new Set;function V(t,e){let n=`<${t.localName}>: ${e}`;Tn.has(n)||console.warn(n),Tn.add(n)}function Y(t){let n=(t.getAttribute("layouts")?.match(/\S+/g)??[]).flatMap(o=>On(t,o)??[]);return n.length>0?n:Qt(t)}function ft(t){let e=t.getAttribute("layout");return(e?On(t,e):null)??Y(t)[0]}function dt(t,e){return Qt(t).find(({layout:o})=>o.id===e.layout.id)===e?e.layout.id:e.id}function On(t,e){let n=Qt(t).map(i=>dt(t,i)),o=Qt(t)[n.indexOf(e)];return o||V(t,`unknown layout ${e}; use ${n.join(", ")}`),o}function Qt(t){let{keyboards:e,compatible:n}=t.constructor;return t.dots==="compatibility"?n:e}function An(t,e){let n=/Left|Up/.test(e)?"previousElementSibling":"nextElementSibling";if(e==="ArrowLeft"||e==="ArrowRight"){let c=t[n];for(;c?.matches(":disabled");)c=c[n];return c}let o=e==="ArrowUp"||e==="ArrowDown"?t.parentElement?.[n]:null,i=c=>{let{left:a,width:l}=c.getBoundingClientRect();return a+l/2},r=c=>Math.abs(i(c)-i(t));return Array.from(o?.querySelectorAll(":enabled")??[]).sort((c,a)=>r(c)-r(a))[0]??null}function In(t){return et(t)&&/^(.|Enter|Backspace|Delete)$/u.test(t.key)}function Dn(t,e,n){return{Backspace:"⌫",Enter:"⏎"," ":"␣",Shift:"⇧"}[t.key]??ot(e,t,n)?.legend??""}var zo={"⇧":"M12 4 3.5 12.5H8V19h8v-6.5h4.5z","⌫":"M8.5 5H21v14H8.5l-6-7zm3.5 4.5 5 5m0-5-5 5","⏎":"M20 5v9H5m4.5-4.5L5 14l4.5 4.5","🌐":"M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3.5 9h17m-17 6h17M12 3c-5 5-5 13 0 18 5-5 5-13 0-18","⌄":"m5 9 7 7 7-7"};function Nn(t){let e=zo[t];if(!e)return t;let n="http://www.w3.org/2000/svg",o=document.createElementNS(n,"svg");return o.setAttribute("viewBox","0 0 24 24"),o.setAttribute("part","icon"),o.ariaHidden="true",o.appendChild(document.createElementNS(n,"path")).setAttribute("d",e),o}var Ie={ko:{shift:"시프트",backspace:"지우기",space:"스페이스",enter:"줄 바꿈",next:"다음 글자",language:"한영 전환",globe:"다음 키보드",dismiss:"키보드 닫기",keyboard:"한글 키보드","!#1":"기호",ㆍ:"아래아",".":"마침표",",":"쉼표","?":"물음표","!":"느낌표"},en:{shift:"Shift",backspace:"Backspace",space:"Space",enter:"Enter",next:"Next character",language:"Korean or English",globe:"Next keyboard",dismiss:"Close the keyboard",keyboard:"Korean keyboard","!#1":"Symbols",ㆍ:"아래아, the dot of vowels",".":"full stop",",":"comma","?":"question mark","!":"exclamation mark"}},Go={이동:"Go",검색:"Search",전송:"Send","다음 칸":"Next",완료:"Done"};function De({role:t,legend:e},n){return n==="ko"||!/[가-힣]/.test(e)?e:t==="enter"?Go[e]??e:t==="space"||t==="next"?"next":e}function Zt(t,e){let{role:n,legend:o}=t,i=Ie[e],r=/[가-힣]/.test(o);if(n==="enter"&&r)return De(t,e);if(n==="space"&&r)return i.next;if(n&&n!=="page")return i[n]??o;let s=Array.from(o,c=>i[c]);return i[o]??(s.every(Boolean)?s.join(" "):o)}function Ln({role:t,hold:e},n){return e.length>0&&(t===null||t==="page")?n==="ko"?`길게 누르면 ${e.join(" ")}`:`hold for ${e.join(" ")}`:""}function Ne(t){let e=j(t,"[lang]");return/^ko\b/i.test(e?.lang??"")?"ko":"en"}var Rn=new WeakMap;function J(t,e){let n=document.createElement(t);return n.part.value=e,n}function Mn(){let t=document.createElement("button");return t.type="button",t.tabIndex=-1,t.append(J("span","legend"),J("small","hint")),t}function Bn(t,e,n){let{role:o,legend:i,width:r,hold:s,isPressed:c}=e,{shift:a,language:l,highlighted:p}=n,g=o===null,x=o==="space",b=g?s[0]??"":"",v=b.length>2?"":b,E=x&&i==="␣"?n.name:De(e,l),u={special:!g&&!x&&o!=="gap",dot:i==="ㆍ",word:g&&/[가-힣]{2}/.test(E),[a]:o==="shift",switched:x&&t.part.contains("switched"),hinted:v,pressed:c,preview:c&&g&&n.hasPreviews,highlighted:p!==null&&(i===p||o===p)},w=["key",o??"letter",...Object.keys(u).filter(d=>u[d])].join(" ");t.part.value!==w&&(t.part.value=w,t.ariaPressed=o==="shift"?String(a!=="off"):null);let f=[i,E,r,o,l,...s].join(" ");Rn.get(t)!==f&&(Rn.set(t,f),t.dataset.legend=i,t.style.gridColumn=`span ${2*r}`,t.style.setProperty("--length",String(Vo(E))),t.ariaLabel=Zt(e,l),t.setAttribute("aria-description",Ln(e,l)),t.lang=o===null?"ko":l,t.disabled=o==="gap",t.firstElementChild?.replaceChildren(Nn(E)),t.lastElementChild?.replaceChildren(v))}function Vo(t){let e=0;for(let n of t)e+="/.,'|!".includes(n)?.4:"#%&@MW".includes(n)||n>="ᄀ"?1:.65;return Math.max(e,1)}var Fn=':host{display:block;width:100%;position:relative;direction:ltr;container-type:inline-size;font:500 40px/1 var(--hwalja-font,system-ui,sans-serif);white-space:nowrap;-webkit-tap-highlight-color:transparent;pointer-events:auto}:host([hidden]),[part][hidden]{display:none}*{box-sizing:border-box}[part~=keyboard],[part~=popup]{--ink:var(--hwalja-text,light-dark(#211d18,#f3efe7));--back:var(--hwalja-background,light-dark(#ece7dd,#0f1013));--key:var(--hwalja-key,light-dark(#fffdf9,#4e5159));--special:var(--hwalja-special,light-dark(#bfb8ac,#33363c));--accent:var(--hwalja-accent,light-dark(#b3261e,#ffb199));--hint:var(--hwalja-hint,color-mix(in srgb,var(--ink) 80%,var(--key)));--edge:var(--hwalja-edge,color-mix(in srgb,var(--ink) 57%,var(--key)));--gap:var(--hwalja-gap,.12em);--radius:var(--hwalja-radius,.12em);color:var(--ink)}[part~=keyboard]{display:flex;flex-flow:column;align-items:center;max-height:100%;padding:calc(var(--gap) / 2);background:var(--back);box-shadow:0 -1px var(--edge);touch-action:none;user-select:none;-webkit-user-select:none;-webkit-touch-callout:none;font-size:clamp(20px,var(--hwalja-height,min(43svh / var(--rows),36px + 4.3cqi)),85svh / var(--rows))}[part~=row]{display:grid;grid:auto / auto-flow minmax(0,1fr);flex-basis:calc(1em + var(--gap));min-height:0;width:100%;max-width:var(--hwalja-max-width,max(960px,13.8em))}[part~=pad]>*{max-width:var(--hwalja-max-width,max(480px,8.4em))}button{display:grid;place-items:center;position:relative;padding:0;margin:calc(var(--gap) / 2);border:1px solid transparent;border-radius:var(--radius);background:var(--key);color:inherit;font:inherit;box-shadow:0 .04em var(--edge);container-type:size;cursor:pointer}button:before{content:"";position:absolute;inset:calc(var(--gap) / -2 - 1px)}:disabled{visibility:hidden}[part~=special]{background:var(--special)}span{font-size:min(clamp(50cqh,18px,64cqh),88cqw / var(--length))}[part~=row]:has([part~=hinted])>[part~=letter]>span{translate:0 9cqh}[part~=special]>span,[part~=word]>span{font-size:min(clamp(33cqh,14px,52cqh),90cqw / var(--length))}[part~=space]>span{min-width:1.6em;height:.75em;padding:.06em .35em 0;margin-top:.5em;border:solid;border-width:0 .1em .1em;line-height:0;text-align:center;color:var(--hint);font-size:min(clamp(29cqh,13px,48cqh),96cqw / (var(--length) + .9))}[part~=switched]>span{color:inherit;font-weight:700}[part~=dot]>span{border:max(10cqh,4px) solid;border-radius:50%;font-size:0}small{position:absolute;top:6cqh;right:max(4px,5cqh);color:var(--hint);font-size:min(clamp(25cqh,11px,35cqh),39cqw)}svg{display:block;width:min(clamp(48cqh,20px,70cqh),64cqw);fill:none;stroke:currentColor;stroke-width:1.75}[part~=pressed],.lit,[part~=chosen],[part~=once],[part~=due],[part~=locked]{--hint:currentColor;background:var(--hwalja-pressed,var(--ink));color:var(--hwalja-pressed-text,var(--key));forced-color-adjust:none}[part~=pressed]{box-shadow:none}:is([part~=once],[part~=due],[part~=locked]) svg{fill:currentColor}[part~=locked]>span{border-bottom:6cqh solid}[part~=highlighted],[part~=on],:focus-visible{outline:max(3px,.08em) solid var(--accent);outline-offset:1px;z-index:1}[part~=popup]{display:grid;grid-auto-flow:column;position:absolute;z-index:2;padding:4px;border:1px solid var(--edge);border-radius:var(--radius);background:var(--key);pointer-events:none}[part~=layouts]{grid:auto / repeat(3,auto)}[part~=item]{min-width:max(44px,2.1em);padding:0 .5em;border-radius:inherit;font-size:max(18px,.42em);line-height:max(36px,2em);text-align:center}[part~=layouts]>*{font-size:max(14px,.3em);outline-offset:-3px}[part~=letter]:after{content:attr(data-legend);visibility:hidden;position:absolute;bottom:100%;min-width:max(100% + 2px,1.5em);border-radius:var(--radius) var(--radius) 0 0;background:inherit;line-height:1.6em;text-align:center;font-size:min(.72em,120cqw / var(--length));pointer-events:none;transition:visibility 0s 80ms}[part~=letter]:first-child:after{left:-1px}[part~=letter]:last-child:after{right:-1px}[part~=preview]{border-radius:0 0 var(--radius) var(--radius)}[part~=preview]:after{visibility:visible;transition:none}[role=status]{position:fixed;top:0;clip-path:inset(50%)}@media (prefers-reduced-motion: no-preference){button:not([part~=pressed]){transition:background 90ms,color 90ms}}@supports not (color: light-dark(red,red)){[part~=keyboard],[part~=popup]{--ink:var(--hwalja-text,CanvasText);--accent:var(--hwalja-accent,CanvasText);--back:var(--hwalja-background,color-mix(in srgb,Canvas 90%,black));--key:var(--hwalja-key,color-mix(in srgb,Canvas 70%,white));--special:var(--hwalja-special,color-mix(in srgb,Canvas 58%,#606060))}}@media (forced-colors: active){[part~=keyboard],[part~=popup]{--ink:ButtonText;--key:ButtonFace;--accent:Highlight}}';function Pn(t){let e={root:t,keys:J("div","keyboard"),popup:J("div","popup list"),status:document.createElement("div"),faces:new Map,isTouched:!1,timer:0},{keys:n,popup:o,status:i}=e;return n.setAttribute("role","toolbar"),n.addEventListener("keydown",r=>Yo(t,r)),o.ariaHidden="true",i.setAttribute("role","status"),t.append(n,o,i),e}function jn({root:t}){let{CSSStyleSheet:e}=t.ownerDocument.defaultView??globalThis,n=new e;n.replaceSync(Fn),t.adoptedStyleSheets=[n]}function qn(t,e,n,o){let{root:i,keys:r,faces:s,isTouched:c}=t,{keyboard:a,list:l,rows:p,settings:g,shift:x}=e,b=i.activeElement,v={shift:x,language:n,highlighted:o,name:g.needsGlobe?a.name:"",hasPreviews:c&&!l};r.ariaLabel=Ie[n].keyboard,r.children.length!==p.length&&r.style.setProperty("--rows",String(p.length)),r.part.toggle("pad",p.every(u=>u.reduce((y,{width:w})=>y+w,0)<=7)),s.clear();for(let[u,y]of Le(r,p,()=>J("div","row")))for(let[w,f]of Le(u,y,Mn))s.set(w,f),Bn(w,f,v);let E=i.querySelector("button:enabled");!i.querySelector("[tabindex='0']:enabled")&&E&&Un(i,E),b&&!i.activeElement&&E?.focus(),Jo(t,l,a.name)}function Re({status:t},e){t.replaceChildren(e)}function Kn(t){let e=t.root.querySelector("[part~=space]");e?.part.add("switched"),clearTimeout(t.timer),t.timer=setTimeout(()=>e?.part.remove("switched"),1200)}function te({faces:t},e){return t.get(e?.closest("button"))??null}function Wn({popup:t},e,n){let o=Array.from(t.children,i=>{let{left:r,right:s,top:c,bottom:a}=i.getBoundingClientRect();return Math.hypot(Math.max(r-e,e-s,0),Math.max(c-n,n-a,0))});return o.indexOf(Math.min(...o))}function Me({faces:t},e,n){for(let[o,i]of t)(e===null||i.legend===e)&&o.classList.toggle("lit",n)}function Yo(t,e){let n=An(e.target,e.key);n&&(e.preventDefault(),Un(t,n),n.focus())}function Un(t,e){t.querySelectorAll("[tabindex='0']").forEach(n=>n.tabIndex=-1),e.tabIndex=0}function Jo(t,e,n){let{root:o,popup:i,faces:r}=t,{items:s=[],chosen:c}=e??{},[a,l]=[...r].find(([,h])=>ee(h,e))??[],p=l?.role==="globe";if(i.hidden=!e,i.part.toggle("layouts",p),Le(i,s,()=>J("div","item")).forEach(([h,k],m)=>{h.textContent=k,h.part.toggle("chosen",m===c),h.part.toggle("on",p&&k===n)}),!a)return;let g=s[c??-1];p&&g&&g!==t.status.textContent&&Re(t,g),i.style.fontSize=`${a.offsetHeight}px`;let x=a.getBoundingClientRect(),b=o.host.getBoundingClientRect(),{width:v,height:E}=i.getBoundingClientRect(),{offsetWidth:u,clientLeft:y,clientTop:w}=o.host,f=(h,k)=>`${h*u/b.width-k}px`,d=x.left-b.left+(x.width-v)/2;i.style.left=f(Math.max(Math.min(d,b.width-v),0),y),i.style.top=f(Math.max(x.top-E,0)-b.top,w)}function ee(t,e){return t?.place.row===e?.place.row&&t?.place.column===e?.place.column}function Le(t,e,n){for(;t.children.length<e.length;)t.append(n());for(;t.children.length>e.length;)t.lastElementChild?.remove();return e.map((o,i)=>[t.children[i],o])}function W(t){let e=t;if(!e)return null;let{localName:n,isContentEditable:o,parentElement:i}=e;return n==="input"&&fe.includes(e.type)||n==="textarea"?e:o&&R.clientFor?W(i)??e:null}function Hn(t,e,n){let o=t.getRootNode(),i=e??W(t.for?o.getElementById(t.for):n),r=j(i,":modal");return r&&r!==j(t,":modal")?null:i}function ne(t,e){let n=a=>t.getAttribute(a)?.toLowerCase()??"",o={numeric:"number",decimal:"number",number:"number",tel:"phone",email:"email",url:"address",search:"search",text:"letters"},i={on:"sentences",sentences:"sentences",words:"words"}[n("autocapitalize")],r=["go","search","send","next","done"].find(a=>a===n("enterkeyhint")),s=t.localName==="input"?t.type:"";return{kind:o[e?.toLowerCase()??""]??o[s]??"letters",capitals:i??"none",action:r??"none"}}function _n(t,e,n){if(!t)return{element:t,session:new K(e.layout,ti),close(){}};let o=Zo(t,e),i=ne(t,Xo(t)),r=new AbortController,{signal:s}=r;for(let a of["input","blur","focusin","pointerdown","keydown","keyup"])t.addEventListener(a,n,{signal:s,capture:a.startsWith("key")});return{element:t,session:o,traits:i,close:()=>{r.abort(),o instanceof z&&o.detach(),Qo(t)}}}var oe=new WeakMap;function Xo(t){let e=oe.get(t)??{inputMode:t.getAttribute("inputmode"),keyboards:0};return e.keyboards+=1,oe.set(t,e),t.setAttribute("inputmode","none"),e.inputMode}function Qo(t){let e=oe.get(t);!e||(e.keyboards-=1)>0||(oe.delete(t),t.getAttribute("inputmode")==="none"&&(e.inputMode===null?t.removeAttribute("inputmode"):t.setAttribute("inputmode",e.inputMode)))}function Zo(t,e){return!("setRangeText"in t)||t.selectionStart!==null?Rt(t,e):new K(e.layout,ei(t))}var ti={value:"",selectionStart:null,selectionEnd:null,setRangeText(){}};function ei(t){let e=(n,o)=>{let i=I(t.ownerDocument);t.focus({preventScroll:!0}),t.matches(":focus")&&t.ownerDocument.execCommand(n,!1,o),i!==t&&i?.focus({preventScroll:!0})};return{get value(){return t.value},selectionStart:null,selectionEnd:null,setRangeText:n=>e(n?"insertText":"delete",n),deleteContentBackward:()=>e("delete"),insertLineBreak:()=>N(t)}}var X={};function $n(t){let e=[],n=null,o=(s,c)=>{let a=s==="action"||s==="dismiss";return t.dispatchEvent(new CustomEvent(s,{detail:c,cancelable:a}))},i=()=>{for(let s;s=e.shift();)s()},r=(s,c)=>{e.push(()=>o(s,c)),queueMicrotask(i)};return{flush:i,enqueue:r,dispatch(s,c){return i(),o(s,c)},setPage({page:s}){n&&n!==s&&r("page",{page:s.id}),n=s}}}var Et;function zn(){if(typeof AudioContext>"u")return;Et??=new AudioContext;let{currentTime:t,destination:e}=Et,n=Et.createOscillator(),o=Et.createGain();n.frequency.value=1600,o.gain.setValueAtTime(.12,t),o.gain.exponentialRampToValueAtTime(.001,t+.02),n.connect(o).connect(e),n.start(),n.stop(t+.02)}function Gn(){Et?.resume()}function Vn(){navigator.vibrate?.(8)}function Yn(t,e){let n=!1,o=null,i=null,r=null,s=!1,c="",a=()=>{n&&(t.hidden=!1);let f=t.checkVisibility?.({visibilityProperty:!0})??t.getClientRects().length>0;return n&&(t.hidden=!0),f&&mt(t)},l=f=>a()?Hn(t,i,f):null,p=()=>l(I(t.ownerDocument)),g=f=>JSON.stringify(f&&ne(f,f.inputMode)),x=f=>{r=f??r,o=f,e(f),c=g(f)},b=new ResizeObserver(()=>{t.hidden||(n=!1),s!==a()&&v(),w.onFocus(null)}),v=()=>{s=a(),x(p()??l(r?.isConnected&&r))},E=()=>x(p()),u=()=>{let f=p();(f?f!==o:!o?.isConnected)&&x(f)},y=f=>{let d=l(f),h=o&&W(f)===o;(d?d!==o||c!==g(d):h)&&x(d),n&&h&&!t.auto&&w.show(),w.onFocus(f)},w={find:E,check:u,follow:y,onFocus(f){},dismiss(){n=t.hidden=!0},show(){n=t.hidden=!1},start(f){let d=t.ownerDocument;for(let h of["pointerdown","focusin"])d.addEventListener(h,k=>y(k.composedPath()[0]),{signal:f,capture:!0});d.addEventListener("pointercancel",u,{signal:f}),addEventListener("blur",u,{signal:f}),b.observe(t),v(),w.onFocus(null)},stop(){b.disconnect(),x(null)},assign(f){i=f,t.isConnected&&E()}};return w}var Jn=["pointerdown","pointerup","mousedown","mouseup","touchstart","touchend","click","contextmenu","dragstart"];function Zn(t,e){let{root:n,keys:o}=t,i=new Map,r=null,s=(l,p,g)=>{i.delete(l)&&(Gn(),e.input((x,b)=>x[p]({finger:l,time:b}),g))};o.addEventListener("pointerover",({target:l})=>ni(e.field,l)),o.addEventListener("pointermove",l=>{let{pointerId:p,clientX:g,clientY:x}=l,b=i.get(p);if(!b)return;let v=b.box!==null&&oi(b.box,g,x),{list:E}=e.machine;if(E&&ee(E,b.face)){if(v)return;let u=Wn(t,g,x);e.input((y,w)=>y.choose({item:u,finger:p,time:w}),U(l));return}e.input((u,y)=>{if(u.drag({finger:p,x:g-b.x,y:x-b.y,time:y}),v)return;let w=n.elementFromPoint(g,x),f=te(t,w);ee(f,b.face)&&b.page===u.page||u.move({finger:p,place:f?.place??null,time:y}),Object.assign(b,{page:u.page,face:f,box:f&&Qn(w)})},U(l))});for(let l of["pointercancel","lostpointercapture"])o.addEventListener(l,p=>s(p.pointerId,"cancel",U(p)));let c={pointerdown(l){l.preventDefault();let{pointerId:p,clientX:g,clientY:x,width:b,height:v,pressure:E,isTrusted:u}=l;r=b<1&&v<1&&E===0?"reader":"finger";let y=Xn(l),w=te(t,y);!w||l.button>0||r==="reader"||(e.touch(),t.isTouched=l.pointerType==="touch",u&&o.setPointerCapture(p),i.set(p,{x:g,y:x,page:e.machine.page,face:w,box:Qn(y)}),e.input((f,d)=>f.down({place:w.place,finger:p,time:d}),U(l)))},pointerup:l=>s(l.pointerId,"up",U(l)),click(l){l.preventDefault();let{detail:p,isTrusted:g,mozInputSource:x}=l,b=r==="reader"||!r&&g&&x===0;r=null;let v=p===0||b?te(t,Xn(l)):null;v&&e.tap(v)},mousedown:Be,contextmenu:Be,dragstart:Be},a=l=>{let{passthrough:p}=e.element;l.currentTarget!==o&&(p||!l.composedPath().includes(o))||(c[l.type]?.(l),p||l.stopImmediatePropagation())};for(let l of Jn)o.addEventListener(l,a);return{start(l){let{defaultView:p}=n.ownerDocument;for(let g of Jn)p?.addEventListener(g,a,{signal:l,capture:!0})},cancel(){for(let l of[...i.keys()])s(l,"cancel")}}}var Be=t=>t.preventDefault(),Xn=t=>t.composedPath()[0];function ni(t,e){let n=e.closest("button");n&&(n.popoverTargetElement=j(t,"[popover]"))}function Qn(t){let e=t.closest("button"),{left:n,top:o,width:i,height:r}=e.getBoundingClientRect(),s=parseFloat(getComputedStyle(e).marginLeft);return new DOMRect(n-s,o-s,i+2*s,r+2*s)}function oi({left:t,top:e,right:n,bottom:o},i,r){return t<=i&&i<n&&e<=r&&r<o}function to(t,e){let{board:n,element:o,field:i,events:r}=e;if(t.kind==="nextKeyboard"){let s=Y(o),c=ft(o),l=s.find(({name:p})=>p===t.name)??s[(s.indexOf(c)+1)%s.length];if(!l||l===c)return;o.layout=dt(o,l),Kn(n),r.dispatch("layoutchange",{layout:o.layout})}else t.kind==="hide"?r.dispatch("dismiss",null)&&e.tracker.dismiss():t.kind==="action"?r.enqueue("keyaction",{name:t.name}):i&&t.kind==="moveCursor"?ii(i,t.by):i&&t.kind==="perform"&&r.dispatch("action",{action:t.action})&&ri(i,t.action)}function ii(t,e){let{selectionStart:n,selectionEnd:o,value:i,ownerDocument:r}=t;if(typeof n=="number"&&typeof o=="number"){let c=(e<0?n:o)+Xt(e,i.slice(0,n),i.slice(o));t.setSelectionRange(c,c);return}let s=r.getSelection();for(let c=Math.abs(e);c>0;c-=1)s?.modify("move",e<0?"backward":"forward","character")}function ri(t,e){let{form:n,ownerDocument:o}=t;if(e==="done")t.blur();else if(e!=="next")N(t);else{let i=Array.from(n?.elements??[],W),r=I(o);i.slice(i.indexOf(t)+1).some(s=>(s?.focus(),I(o)!==r))}}function eo(t,e){let n=$n(t),o=Yn(t,x),i=Object.freeze({}),r,s,c,a=0,l=0,p=!1,g={board:e,element:t,events:n,tracker:o,get machine(){return s},get field(){return r.element},get session(){return r.element&&r.session},get settings(){return i},set settings(m){i=Object.freeze({...m}),E()},start(){c=new AbortController;let{signal:m}=c,C=t.ownerDocument;C.addEventListener("selectionchange",y,{signal:m}),addEventListener("blur",k.cancel,{signal:m}),C.addEventListener("visibilitychange",k.cancel,{signal:m}),h.observe(C,{subtree:!0,attributeFilter:["lang"]}),jn(e),k.start(m),t.auto&&!X.start&&V(t,'auto needs import "hwalja/auto"'),X.start?.(g,m),o.start(m)},stop(){k.cancel(),c.abort(),h.disconnect(),o.stop()},update(m){if(m==="for")return o.find();m==="auto"&&o.onFocus(null),r.session.cycleTimeout=t.cycleTimeout,E();let C=v();s.keyboard!==C&&(s.keyboard=C),w()},touch(){o.check();let m=r.element,C=R.clientFor?"":'; rich text needs import "hwalja/rich"';!m&&t.for&&V(t,`no field has the id ${t.for}${C}`),m?.focus({preventScroll:!0}),d()},tap(m){o.check(),d();let{element:C}=r;g.input((T,D)=>T.tap({place:m.place,time:D}));let S=m.role==="globe"?s.keyboard.name:Zt(m,Ne(t));f(C)||Re(e,r.session.composing||S)},input(m,C=performance.now()){p=!0,l=Math.max(l,C);try{m(s,l)}finally{p=!1}w()}};function x(m){r.close(),b(m),w()}function b(m){let C=v(),S=()=>s.page.rows.flat().some(O=>H(O).key!==void 0),T=()=>S()&&t.hardware,D={layout:C.layout,cycleTimeout:t.cycleTimeout,hardware:T,get backspaceUnit(){return s.settings.backspaceUnit}};r=_n(m,D,u),s=new ut(C,r.session),E(),s.onRequest=O=>to(O,g),s.onPress=O=>O.outcome!=="nothing"&&!f(m)&&n.enqueue("press",O),r.session.onCommit=O=>!f(m)&&n.enqueue("commit",{text:O}),r.traits&&s.fieldDidChange(r.traits),s.onChange=()=>void(p||w())}function v(){let m=ft(t);return t.auto&&X.withDismiss?.(m)||m}function E(){s.layouts=Y(t).map(({name:m})=>m),s.settings={...i,needsGlobe:s.layouts.length>1}}function u(m){let{type:C}=m;if(C==="focusin"||C==="pointerdown")return o.follow(m.target);if(C==="blur"&&(Me(e,null,!1),o.follow(m.relatedTarget)),y(),!C.startsWith("key"))return;let{exclusive:S,hardware:T}=t;S&&C==="keydown"&&m.isTrusted&&In(m)&&m.preventDefault();let{layout:D}=s.keyboard;T&&Me(e,Dn(m,D,T==="numpad"),C==="keydown")}function y(){p||(s.hostDidChange(l),n.setPage(s))}function w(){qn(e,s,Ne(t),t.highlighted),n.setPage(s),n.flush(),clearTimeout(a);let{nextTick:m}=s;m!==null&&(a=setTimeout(()=>{let C=performance.now()-m>10?100:0;a=setTimeout(()=>g.input((S,T)=>S.tick(T)),C)},m-performance.now()))}function f(m){return m?.type==="password"}function d(){t.sound&&zn(),t.vibrate&&Vn()}let h=new MutationObserver(w),k=Zn(e,g);return b(null),g}var si=globalThis.HTMLElement??class{},B=class extends si{constructor(){super(...arguments),this.#t=eo(this,Pn(this.attachShadow({mode:"open"})))}static get observedAttributes(){return["for","layout","layouts","dots","auto","hardware","exclusive","cycletimeout","lang","highlighted"]}#t;connectedCallback(){for(let[e,n]of Object.entries(this))e in B.prototype&&(Reflect.deleteProperty(this,e),Reflect.set(this,e,n));this.#t.start()}disconnectedCallback(){this.#t.stop()}focus(e){this.shadowRoot?.querySelector("[tabindex='0']")?.focus(e)}attributeChangedCallback(e){this.isConnected&&this.#t.update(e)}get for(){return this.getAttribute("for")??""}set for(e){Q(this,"for",e)}get layout(){return dt(this,ft(this))}set layout(e){Q(this,"layout",e)}get layouts(){return Y(this).map(e=>dt(this,e)).join(" ")}set layouts(e){Q(this,"layouts",e)}get dots(){return this.getAttribute("dots")}set dots(e){Q(this,"dots",e)}get auto(){return this.hasAttribute("auto")}set auto(e){this.toggleAttribute("auto",Boolean(e))}get hardware(){let e=this.getAttribute("hardware");return e==="numpad"?e:e!==null}set hardware(e){Q(this,"hardware",e==="numpad"?e:e?"":null)}get exclusive(){return this.hasAttribute("exclusive")}set exclusive(e){this.toggleAttribute("exclusive",Boolean(e))}get passthrough(){return this.hasAttribute("passthrough")}set passthrough(e){this.toggleAttribute("passthrough",Boolean(e))}get cycleTimeout(){let e=this.getAttribute("cycletimeout");return e===null?null:/^([0-9]+|Infinity)$/.test(e)?Number(e):(V(this,`cycletimeout="${e}" is not a number of ms`),null)}set cycleTimeout(e){Q(this,"cycletimeout",e)}get highlighted(){return this.getAttribute("highlighted")}set highlighted(e){Q(this,"highlighted",e)}get sound(){return this.hasAttribute("sound")}set sound(e){this.toggleAttribute("sound",Boolean(e))}get vibrate(){return this.hasAttribute("vibrate")}set vibrate(e){this.toggleAttribute("vibrate",Boolean(e))}get field(){return this.#t.field}set field(e){this.#t.tracker.assign(e)}get session(){return this.#t.session}get settings(){return this.#t.settings}set settings(e){this.#t.settings=e}};function Q(t,e,n){n==null?t.removeAttribute(e):t.setAttribute(e,String(n))}function no(t,e="hwalja-keyboard"){if(t.length===0)throw new TypeError("define needs at least one keyboard");let n=globalThis.customElements;if("compatible"in(n?.get(e)??{}))return;let o=t.map(i=>({...i,layout:qt(i.layout,"compatibility")}));n?.define(e,Object.assign(class extends B{},{keyboards:t,compatible:o}))}function io(t,e){let{startContainer:n,startOffset:o}=e;for(let v;(v=n.childNodes[o-1]??n.childNodes[0])&&!(!Fe(v)||!v.isContentEditable||v.nodeName==="BR");)o=o>0?v.childNodes.length:0,n=v;let i=n;for(;i!==t&&!Fe(i);)i=i.parentNode;let r=oo(n,o,i,"previousSibling").reverse(),s=oo(n,o,i,"nextSibling"),c=[...r,...n.nodeType===3?[n]:[],...s],a=n.nodeType===3?ie(n,o).length:0,l=r.reduce((v,E)=>v+ie(E).length,a),p=t.ownerDocument.createRange();p.setStart(n,o),e.collapsed||p.setEnd(e.endContainer,e.endOffset);let g=c.map(v=>ie(v)).join(""),x=e.collapsed?"":p.toString()||ro,b=l+x.length;return{node:n,offset:o,pieces:c,text:g.slice(0,l)+x+g.slice(b),start:l,end:b}}function oo(t,e,n,o){let i=[],r=o==="nextSibling",s=a=>{for(;a;a=a[o]){if(Fe(a))return!1;if(a.nodeType===3||li(a))i.push(a);else if(!s(r?a.firstChild:a.lastChild))return!1}return!0},c=t.nodeType===3||s(t.childNodes[r?e:e-1]??null);for(let a=t;c&&a!==n;a=a.parentNode)c=s(a[o]);return i}function Pe(t,e){for(let n of t.pieces){let{length:o}=ie(n);if(e<=o)return[n,ci(n,e)];e-=o}return[t.node,t.offset]}function ci(t,e){let n=t.nodeType===3?t.nodeValue??"":"",o=0;for(;e>0&&o<n.length;o+=1)ai.test(n.charAt(o))||(e-=1);return o}function St(t,e,n,o){let i=e+o.length;return{...t,text:t.text.slice(0,e)+o+t.text.slice(n),start:i,end:i}}var ro="￼",ai=/[\u200b\u2060\ufeff]/;function ie(t,e){return t.nodeType===3?(t.nodeValue??"").slice(0,e).replace(/[\u200b\u2060\ufeff]/g,""):ro}function li(t){return t.nodeName==="IMG"||t.nodeType===1&&!t.isContentEditable}function Fe(t){return t.nodeType!==1?!1:t.nodeName==="BR"||!/^(inline|contents|ruby)/.test(getComputedStyle(t).display)}function so(t,e){let n=null,o=null,i=null,r=[],s=()=>{let u=q(t)?P(t):null;return u&&io(t,u)},c=()=>o??(i&&q(t)?i:s()),a=(u,y)=>{if(!i)return x(u);i=y(i),r.push(()=>x(u))},l=u=>{i||queueMicrotask(p),i??=u},p=()=>{let u=r.shift();if(!u)i=null;else try{u()}finally{queueMicrotask(p)}},g=(u,y,w)=>{if(!q(t))return;n=null;let f=y&&gt(t,u,P(t));if(y&&f===null){let h=s()?.text;queueMicrotask(()=>{let k=s();w&&k?.text===h&&k&&k.start<k.end&&A(t)?.collapseToEnd()}),l(y);return}if(!q(t))return;f||(le(t,u),Nt(t,u));let d=s();d&&u&&A(t)?.collapse(d.node,d.offset),n=d,d&&b(d)},x=u=>{let y=t.ownerDocument,w=I(y),f=h=>h.stopImmediatePropagation(),d=w?.contains(t)?[]:["focus","blur","focusin","focusout"];for(let h of d)y.addEventListener(h,f,!0);try{q(t)&&!P(t)&&(A(t)?.selectAllChildren(t),A(t)?.collapseToEnd()),u(),d.length>0&&t.matches(":focus")&&w?.focus({preventScroll:!0})}finally{for(let h of d)y.removeEventListener(h,f,!0)}},b=u=>{v(u),Object.keys(t).length>0&&l(u)},v=({node:u,offset:y})=>{let w=t.ownerDocument.createRange();w.setStart(u,y),w.getClientRects().length===0&&w.selectNodeContents(u);for(let f=t;f&&f.localName!=="body";f=f.parentElement){let{top:d,bottom:h,left:k,right:m}=w.getBoundingClientRect(),{x:C,y:S}=f.getBoundingClientRect(),T=d-S-f.clientTop,D=k-C-f.clientLeft;f.scrollTop+=Math.min(T,Math.max(0,h-d+T-f.clientHeight)),f.scrollLeft+=Math.min(D,Math.max(0,m-k+D-f.clientWidth))}},E=(u,y,w)=>{let f=s(),d=f!==null&&f.start===f.end&&y<w,h=d?Dt(f.text,y,w,u):{start:y,text:u};if(d){let[k,m]=Pe(f,h.start+1);A(t)?.setBaseAndExtent(k,m-1,...Pe(f,w))}else f&&f.start===f.end&&f.node!==P(t)?.startContainer&&A(t)?.collapse(f.node,f.offset);g(h.text,f&&St(f,h.start,w,h.text),d)};return{get value(){let u=c();if(o||i)return u?.text??"";let y=!n||!u||u.pieces.includes(n.node)||n.node.contains(u.node);return n&&!y&&t.contains(n.node)&&(o=n,e(),o=null),n=u,u?.text??""},get selectionStart(){return c()?.start??null},get selectionEnd(){return c()?.end??null},setRangeText(u,y,w){let f=i?.text.slice(y,w);a(()=>{if(f===void 0)return E(u,y,w);let d=s(),h=d?.text.endsWith(f,d.end);d&&(h||u)&&E(u,h?d.end-f.length:d.start,d.end)},d=>St(d,y,w,u))},deleteContentBackward(){a(()=>{let u=s();if(!u)return;let{text:y,node:w,offset:f,start:d,end:h}=u;d===h&&w.nodeType===3&&f>0?E("",F(y,h),h):g("",St(u,d,h,""),!1)},u=>St(u,F(u.text,u.end),u.end,""))},insertLineBreak(){a(()=>{s()&&N(t,()=>{n=null,gt(t,`
`,P(t),"insertParagraph")===!1&&le(t,`
`);let y=s();y&&b(y)})},u=>({...u,text:"",start:0,end:0}))}}}function co(t){if(!t.isContentEditable)return;let e=P(t);t.blur();let n=P(t)??e;if(t.focus({preventScroll:!0}),!n)return;let{endContainer:o,endOffset:i}=n;A(t)?.collapse(o,Math.min(i,(o.nodeValue??o.childNodes).length))}Object.assign(R,{clientFor:so,endComposition:co});var ao=new WeakMap;function uo(t){let[e,...n]=t.pages,o=ao.get(t)??{...t,pages:[lo(e),...n.map(lo)]};return ao.set(t,o),o}function lo(t){let e=(s,c)=>(s.width??1)>=c,n=t.rows.flat().map(H),o=n.find(s=>s.role==="space"&&e(s,2))??n.find(s=>s.role==="language"&&e(s,1));if(!o||n.some(({role:s})=>s==="dismiss"))return t;let i=o.role==="space"?1:.5,r=[{...o,width:(o.width??1)-i},{role:"dismiss",width:i}];return{...t,rows:t.rows.map(s=>s.flatMap(c=>c===o?r:[c]))}}function fo(t){let e=null,n="",o=i=>{let r=p=>getComputedStyle(p).position,s=t.getClientRects()[0],c=t;for(;c&&!/fixed|sticky/.test(r(c));)c=c.parentElement;if(!c||!s||c.contains(i))return"";let a=`${(t.ownerDocument.defaultView??window).innerHeight-s.top}px`,l=r(c)==="fixed"?`html::after{content:"";display:block;height:${a}}`:"";return`html{scroll-padding-bottom:${a}}${l}`};return{makeRoom(i){let r=t.ownerDocument,{defaultView:s}=r,c=i?o(i):"";if(c===n)return;n=c;let a=r.adoptedStyleSheets.filter(l=>l!==e);e=n&&s?new s.CSSStyleSheet:null,e?.replaceSync(n),r.adoptedStyleSheets=e?[...a,e]:a},reveal(i){let r=i.isContentEditable?A(i)?.focusNode:null,c=(r?.nodeType===3?r.parentElement:r)??i;c.clientHeight>innerHeight/2||c.scrollIntoView({block:"nearest",behavior:"instant"})}}}function po(t,e){let{element:n,tracker:o}=t,{ownerDocument:i}=n,r=fo(n),s=n.auto,c=!1,a=null,l=0,p=()=>{let u=W(I(i));return u&&u===t.field&&u.matches(":read-write")?u:null},g=()=>{if(clearTimeout(l),c)return;let u=p();n.auto?u?u!==a&&o.show():!n.hidden&&!n.matches(":focus-within")&&(l=setTimeout(o.dismiss,100)):s&&o.show(),s=n.auto},x=()=>{let u=p();u&&!n.hidden&&r.reveal(u)},b=u=>{let{key:y,keyCode:w}=u,f=n.matches(":focus-within");!(/Back$/.test(y)||w===461||w===10009||f&&y==="Escape")||n.hidden||!f&&!(n.auto&&p())||(u.preventDefault(),u.stopPropagation(),n.auto?t.events.dispatch("dismiss",null)&&o.dismiss():t.field?.focus({preventScroll:!0}))};o.onFocus=u=>{W(u)===a&&(a=null),g(),!c&&(r.makeRoom(t.field),x())};let v=({type:u,button:y})=>{c=u==="pointerdown"&&y===0,c||g()},{defaultView:E}=i;for(let u of["pointerdown","pointerup","pointercancel"])E?.addEventListener(u,v,{signal:e,capture:!0});i.addEventListener("keydown",b,{signal:e,capture:!0}),i.addEventListener("input",x,{signal:e}),n.addEventListener("press",g,{signal:e}),n.addEventListener("dismiss",()=>{n.matches(":focus-within")&&t.field?.focus({preventScroll:!0}),a=t.field},{signal:e}),e.addEventListener("abort",()=>{clearTimeout(l),r.makeRoom(null)}),n.auto&&o.dismiss()}X.start=po;X.withDismiss=uo;var re=new WeakMap;function ho(t){return re.get(t)?.interval??null}function je(t,e){re.get(t)?.end(),re.delete(t),e&&e>0&&re.set(t,ui(t,e))}function ui(t,e){let n=null,o=null,i=0,r=new AbortController,s=()=>Array.from(n?n.querySelectorAll("button:enabled"):t.shadowRoot.querySelectorAll("[part~=row]")),c=()=>{o?.classList.remove("lit"),n&&i>=2*s().length&&a(null);let x=s();o=t.getClientRects().length>0?x[i%x.length]??null:null,i+=1,o?.classList.add("lit"),t.isConnected||je(t,null)},a=x=>{n=x,i=0},l=()=>{clearInterval(g),g=setInterval(c,e),c()},p=x=>{if(!((x.key===" "||x.key==="Enter")&&x.isTrusted&&!x.ctrlKey)||!o||(x.preventDefault(),x.stopImmediatePropagation(),x.repeat))return;let v=o;a(n?null:v),n||v.click(),l()},g=0;return t.ownerDocument.defaultView?.addEventListener("keydown",p,{capture:!0,signal:r.signal}),l(),{interval:e,end(){clearInterval(g),r.abort(),o?.classList.remove("lit")}}}Object.defineProperty(B.prototype,"scanInterval",{configurable:!0,get(){return ho(this)},set(t){je(this,t)}});return bo(fi);})();
const { KeyboardLayout, define } = hwalja;

// The braces keep the names of layouts apart from the names above.
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
