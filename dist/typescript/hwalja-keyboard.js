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

var hwalja=(()=>{var Qt=Object.defineProperty;var Yn=Object.getOwnPropertyDescriptor;var Vn=Object.getOwnPropertyNames;var Jn=Object.prototype.hasOwnProperty;var Xn=(t,e)=>{for(var n in e)Qt(t,n,{get:e[n],enumerable:!0})},Zn=(t,e,n,o)=>{if(e&&typeof e=="object"||typeof e=="function")for(let i of Vn(e))!Jn.call(t,i)&&i!==n&&Qt(t,i,{get:()=>e[i],enumerable:!(o=Yn(e,i))||o.enumerable});return t};var Qn=t=>Zn(Qt({},"__esModule",{value:!0}),t);var Ho={};Xn(Ho,{AttachedSession:()=>$,Composer:()=>J,HwaljaKeyboardElement:()=>_,InputSession:()=>P,Keyboard:()=>it,KeyboardLayout:()=>Z,attach:()=>St,define:()=>zn,dotsOf:()=>ae,keyFor:()=>V,strikeEnter:()=>N,utf16Units:()=>Dt,writing:()=>Rt});var Ne="ㄱㄲㅅㄴㅈㅎㄷㄹㄱㅁㅂㅅㅌㅍㅎㅁㅂㅅㅅㅆㅇㅈㅊㅋㅌㅍㅎ";function bt({deleting:t,inserting:e},n){return n.slice(0,n.length-t)+e}function Le(t,e){let n=0;for(;n<t.length&&t.codePointAt(n)===e.codePointAt(n);)n+=1;return{deleting:t.length-n,inserting:e.slice(n)}}function F(t,e=t.length){let n=t.codePointAt(e-2)??0;return n>65535?n:t.charCodeAt(e-1)||0}function kt(t){return t>65535?2:t>0?1:0}function at(t){return t.slice(0,t.length-kt(F(t)))}function Tt(t){let e=at(t);return/[ᄀ-ᄒㄱ-ㅎ][\u119e\u11a2\u318d\u2025]$/.test(t)?e.slice(0,-1):e}function ut(t){return/[ᄀ-ᇿㄱ-ㆎ가-힣\u2025]/.test(t.slice(-1))}function Re(t){let e=t.slice(at(t).length);return/[가-힣]/.test(e)?Ne[(F(e)-44032)%28-1]??"":ut(e)&&!/[ㄱ-ㅎ]/.test(e)?"":e}function te(t,e){return Math.min(Math.max(t||0,0),e)}function q(t){return"Segmenter"in Intl?Array.from(new Intl.Segmenter().segment(t),({segment:e})=>e):[...t]}var ee=64;function j(t,e){return e-(q(t.slice(Math.max(e-ee,0),e)).pop()?.length??0)}function A(t){let e=t.getRootNode();return e.getSelection?e.getSelection():t.ownerDocument.getSelection()}function B(t){let e=A(t),n=t.getRootNode();if(!e?.rangeCount)return null;let o=(n.host&&to(e,n))??e.getRangeAt(0);return t.contains(o.startContainer)&&t.contains(o.endContainer)?o:null}function to(t,e){try{return t.getComposedRanges?.({shadowRoots:[e]})[0]}catch{return t.getComposedRanges?.(e)[0]}}function ne(t,e){let n=t.ownerDocument,o=B(t),i=n.createRange();i.selectNodeContents(t),i.collapse(!1),o&&i.setEnd(o.endContainer,o.endOffset),o&&i.setStart(o.startContainer,o.startOffset),i.deleteContents();let r=i.startContainer.nodeType===3,s=r?i.startContainer:n.createTextNode(""),c=r?i.startOffset:0;r||i.insertNode(s),s.insertData(c,e),o&&A(t)?.collapse(s,c+e.length)}function M(t,e){return t?t.closest(e)??M(t.getRootNode().host,e):null}function I(t){let{activeElement:e}=t;return(e?.shadowRoot?I(e.shadowRoot):null)??e}function lt(t){return t.isConnected&&!M(t,"[inert]")}function z(t){return lt(t)&&t.matches(":read-write")}function ft(t,e,n=null,o=e===""?"delete":"insertText"){let i=t.ownerDocument,r=o==="delete"?"deleteContentBackward":o,s=o==="insertText"?e:null,c=m=>new InputEvent("beforeinput",{bubbles:!0,cancelable:!0,composed:!0,inputType:r,data:s,targetRanges:m}),a={startContainer:i,startOffset:0,endContainer:i,endOffset:0},u=c([new StaticRange(a)]).getTargetRanges().length>0;if(u&&!t.dispatchEvent(c(n?[new StaticRange(n)]:[])))return null;if(!t.isContentEditable&&!t.matches(":focus"))return!1;let l,p=m=>{l=m,u&&m.stopImmediatePropagation()};i.addEventListener("beforeinput",p,!0);let f=i.execCommand(o,!1,e);return i.removeEventListener("beforeinput",p,!0),l?.defaultPrevented?null:f}function Et(t,e,n,o){let i=e<n?Math.min(e,j(t,n)):e;return{start:i,text:t.slice(i,e)+o}}function Ot(t,e){let n=e?"insertText":"deleteContentBackward";t.dispatchEvent(new InputEvent("input",{bubbles:!0,composed:!0,inputType:n,data:e||null}))}function W({timeStamp:t,view:e}){return t+(e??window).performance.timeOrigin-performance.timeOrigin}function Y(t){return t.isComposing||t.keyCode===229||t.getModifierState("AltGraph")?!1:!t.ctrlKey&&!t.altKey&&!t.metaKey}var ie=["text","search","tel","url","password","email","number"],oe=!1;function De(t){if(!t)return;let e=t.getRootNode(),n=Array.from(e.querySelectorAll("button, input")).filter(r=>r.form===t),o=n.find(({type:r})=>r==="submit"||r==="image"),i=n.filter(({type:r})=>ie.includes(r)||/^(date|month|week|time)/.test(r));o?o.click():i.length<=1&&t.requestSubmit()}function Ct(t,e,n,o){let i={key:e,code:e,keyCode:n,bubbles:!0,cancelable:!0,composed:!0},r=s=>{if(oe)return!0;oe=!0;let c=t.dispatchEvent(new KeyboardEvent(s,i));return oe=!1,c};r("keydown")&&(e!=="Enter"||r("keypress"))&&o?.(),r("keyup")}function N(t,e=()=>De(t.form)){lt(t)&&!t.matches(":disabled")&&Ct(t,"Enter",13,e)}function v({value:t,selectionStart:e,selectionEnd:n}){let o=t??"",i=te(n??o.length,o.length),r=te(e??i,i);return{text:o,start:r,end:i,isUnknown:typeof e!="number"}}function re(t,{text:e,start:n,end:o}){return e===t.text&&n===t.start&&o===t.end?null:t.start===t.end&&e.length>t.text.length&&e.startsWith(t.text.slice(0,t.start))?"written":"changed"}var L={};function Be(t,e){if("setRangeText"in t){let n=t;if(n.selectionStart!==null)return eo(n);let o=`<input type="${n.type}"> does not say where its cursor is`;throw new TypeError(`${o}; type="text" with inputmode does`)}if(t.isConnected&&!t.isContentEditable&&t.contentEditable==="inherit")throw new TypeError(`<${t.localName}> is no field of text; attach to the one in it`);if(!L.clientFor)throw new TypeError('to type into rich text, import "hwalja/rich"');return L.clientFor(t,e)}function eo(t){let e=null,n=t.localName==="input",o=()=>{let{value:s,selectionStart:c,selectionEnd:a}=t;return e?.value===s&&e.end===a&&e.end===c?e:null},i=s=>{let c=o();return z(t)?c?c.start+c.text.length:t[s]:null},r={get value(){let{value:s}=t,c=o();return c?s.slice(0,c.start)+c.text+s.slice(c.end):s},get selectionStart(){return i("selectionStart")},get selectionEnd(){return i("selectionEnd")},setRangeText(s,c,a){let u=o();e=null,u&&(s=u.text.slice(0,Math.max(c-u.start,0))+s,c=Math.min(c,u.start),a=u.end);let{value:l,maxLength:p}=t,f=l.length-(a-c)+s.length,m=p>=0&&f>p&&s.length>a-c,h=c<a?c:Math.max(c-1,0),y=l.slice(h,c)+s;m&&no(y)&&(e={text:y,start:h,end:a,value:l});let k=m&&!e&&f-p<s.length&&oo(s,l.charAt(c));if(!z(t)||m&&!k)return;k&&(s=s.charAt(0));let T=Et(l,c,a,s),C=t.selectionStart!==null;C&&t.setSelectionRange(T.start,a);let b=ft(t,T.text);b===null&&C&&t.value===l&&t.setSelectionRange(a,a),b===!1&&C&&(t.setRangeText(T.text,T.start,a,"end"),Ot(t,s)),t.selectionEnd===t.value.length&&(t[n?"scrollLeft":"scrollTop"]=1e6)},deleteContentBackward(){let{text:s,start:c,end:a}=v(r);a===0?Ct(t,"Backspace",8):r.setRangeText("",c<a?c:j(s,a),a)},insertLineBreak(){N(t,n?void 0:()=>{let{start:s,end:c}=v(r);r.setRangeText(`
`,s,c)})}};return r}function no(t){return t.length-Tt(t).length===2&&F(t)<=65535}function oo([t=""],e){let n=o=>o.normalize("NFD").slice(0,2);return t!==e&&n(t)===n(e)}function V(t,e){if(!Y(e))return null;let{code:n,key:o,shiftKey:i}=e,[,r,s=""]=/^(Key|Digit|Numpad)(.+)$/.exec(n)??[];return r==="Key"?(i?t.keyByCode(s):null)??t.keyByCode(s.toLowerCase()):r==="Numpad"?t.keyByCode(io.charAt(ro.indexOf(o))):/^[0-9*#]$/.test(o)?t.keyByCode(o):r==="Digit"&&!i?t.keyByCode(s):null}var io="123456789*0##",ro="789456123*0.,";var J=class{constructor(e){this.run="",this.history=[],this.floor=null,this.layout=e}get composing(){return this.run}press(e){let n=this.layout.edit(e,this.run),o=n&&bt(n,this.run);return!n||o===this.run?{deleting:0,inserting:""}:(this.history.push(this.run),this.floor=null,this.run=o,n)}endCycle(e){let n=Re(this.run),o=r=>{let s=this.layout.edit(e,r),c=s?bt(s,r):"";return at(c)?"":c},i=new Set([""]);for(let r of i)i.add(o(r));n&&i.has(n)&&o(n)&&this.commit()}commit(e=0){let n=this.run.slice(0,-e||void 0);this.run="",this.forget(),n&&this.onCommit?.(n)}space(e=this.layout.spaceEndsRun){let n=e&&ut(this.run)?"":" ";return this.commit(),{deleting:0,inserting:n}}backspace(e="jamo"){let n=this.run;return n?(this.run=e==="stroke"?this.withoutStroke():this.withoutJamo(),Le(n,this.run)):null}takeBack(){this.run=this.history.pop()??"",this.floor=null}withoutJamo(){this.forget();let e=this.layout.deletion(this.run);return e?bt(e,this.run):at(this.run)}withoutStroke(){let e=Tt(this.run);return this.floor??=this.history.lastIndexOf(e),this.history.length>this.floor?this.history.pop()??e:(this.forget(),e)}forget(){this.history=[],this.floor=null}};var P=class{constructor(e,n){this.cycleTimeout=null,this.spaceEndsRun=null,this.end=null,this.lastPress=null,this.client=n,this.composer=this.composerOf(e)}get layout(){return this.composer.layout}set layout(e){this.commit(),this.composer=this.composerOf(e)}get composing(){return this.look(),this.composer.composing}press(e,n=null){return this.outcome(o=>{(n??NaN)-(this.lastPress??NaN)>=(this.cycleTimeout??this.layout.cycleTimeout)&&this.composer.endCycle(e),this.lastPress=n,this.write(this.composer.press(e),o)&&this.composer.takeBack()})}commit(){let e=this.composer.composing;return this.composer.commit(),e?"ended":"nothing"}space(){return this.outcome(e=>this.write(this.composer.space(this.spaceEndsRun??void 0),e))}enter(){let{client:e}=this;return e.insertLineBreak?this.outcome(()=>{this.commit(),e.insertLineBreak?.()}):this.insert(`
`)}insert(e,n=0){return this.outcome(o=>{this.end!==null&&(this.end-=n),this.composer.commit(n),this.write({deleting:n,inserting:e},o)})}backspace(e="jamo"){return this.outcome(n=>{let{text:o,start:i,end:r}=n,s=this.composer.backspace(e);s?this.write(s,n):this.client.deleteContentBackward?this.client.deleteContentBackward():r>0&&this.client.setRangeText("",i<r?i:j(o,r),r,"end")})}hostDidChange(){this.look()}prepare(){}composerOf(e){let n=new J(e);return n.onCommit=o=>{let{text:i,end:r,isUnknown:s}=v(this.client);!s&&i.endsWith(o,this.end??r)&&this.onCommit?.(o)},n}look(){let e=v(this.client),{composing:n}=this.composer,o=e.end===(this.end??e.end)&&e.text.endsWith(n,e.end);return(e.start!==e.end||e.isUnknown||!o)&&this.commit(),e}write({deleting:e,inserting:n},o){if(e===0&&n==="")return!1;let{start:i,end:r}=o,s=i<r?i:Math.max(i-e,0);this.end=i<r?null:s+n.length,this.client.setRangeText(n,s,r,"end");let c=v(this.client),a=!re(o,c);return(this.end===null||a||c.text.endsWith(this.composer.composing,c.end))&&(this.end=c.end),a}outcome(e){this.prepare();let n=this.composer.composing,o=this.look();e(o);let i=n&&!this.composer.composing?"ended":"nothing";return re(o,v(this.client))??i}};function St(t,e){if(!t||!e?.layout)throw new TypeError("attach needs an element and a layout");return new $(t,e)}var $=class extends P{constructor(e,n){super(n.layout,Be(e,()=>this.commit())),this.listening=new AbortController,this.isTaken=!1,this.passed=new Set,this.written={start:-1,text:""},this.cycleTimeout=n.cycleTimeout??null,this.element=e;let{signal:o}=this.listening,i=(s,c,a=!0)=>{for(let u of s.split(" "))e.addEventListener(u,c,{signal:o,capture:a})},r=()=>this.hostDidChange();i("input keydown pointerdown",r),i("blur",()=>this.commit(),!1),i("compositionstart compositionend",({type:s})=>this.isTaken=s==="compositionstart"),i("keydown",s=>this.keyDown(s,n)),i("input",s=>this.remember(s),!1),e.ownerDocument.addEventListener("selectionchange",r,{signal:o})}press(e,n=performance.now()){return super.press(e,n)}commit(){return this.written.start=-1,super.commit()}detach(){this.commit(),this.listening.abort()}prepare(){this.isTaken&&L.endComposition?.(this.element)}remember({inputType:e}){let{client:n,element:o,passed:i,written:r}=this,s=n.value;if(e?.startsWith("history")){let u=o.ownerDocument;i.has(s)&&queueMicrotask(()=>u.execCommand(e.replace("history","")));return}let{composing:c}=this,a=c?(n.selectionEnd??0)-c.length:-1;a>=0&&a===r.start&&i.add(r.text),i.delete(s),(i.size>200||s.length>1e4)&&i.clear(),this.written={start:a,text:s}}keyDown(e,{hardware:n,step:o}){(e.ctrlKey||e.metaKey)&&this.commit();let i=typeof n=="function"?n():n;if(e.defaultPrevented||!i)return;let r=V(this.layout,e),s=Y(e)&&this.composing!=="";if(r)this.press(r,W(e));else if(s&&e.key==="Backspace")this.backspace(o);else if(s&&e.key===" "&&(this.spaceEndsRun??this.layout.spaceEndsRun))this.space();else return;e.preventDefault(),e.stopPropagation()}};function Nt(t,e){return t.charCodeAt(e)-37||0}function Lt({trie:t,dots:e=Nt(t,20)}){let n=g=>Nt(t,g),o=g=>n(g)+n(g+1)*90,i=o(4)+(o(6)+n(8)*90**2)*90**2;if(!(/^HWJT[%-~]{18,}$/.test(t)&&n(9)===1&&o(10)===t.length)||wo(t)!==i)throw new RangeError(`not a trie of version ${1}`);let[s,c,a]=[o(13),o(15),o(17)],[u,l]=[40+n(12),n(19)],p=g=>n(s+3*(u-40)+g),f=g=>{if(g<19)return 12593+p(g);if(g<40)return 12623+g-19;let x=s+3*(g-40),d=o(x)+n(x+2)*90**2;return g>=u||d>=55296&&d<57344?0:e!==2?d:d===4510?12685:d===4514?8229:d},m=g=>{if(At(g))return(g-44032)/588|0;let x=g>=12593&&g<12623?p(19+g-12593):g-4352;return x>=0&&x<19?x:89},h=(g,x,d=o(g))=>{let w=x-n(g+2);return w>=0&&w<n(g+3)?o(g+4+2*w):d},y=(g,x)=>{let d=(E,O)=>h(o(g+E),O);if(At(x))return It(x)>0?d(2,It(x)):d(4,((x-44032)/28|0)%21);let w=m(x);if(x>=12593&&w<89)return d(6,w);if(x>=12623&&x<12644)return d(8,x-12623);for(let E=40;x>0&&E<u;E+=1)if(f(E)===x)return d(8,E-19);return 0},k=g=>At(g)?It(g):m(g)<89?28:-1,T=g=>n(g)===89?0:f(n(g)),C=(g,x)=>{let d=n(g+1),w=T(g);return w===0||d>21?null:d<21?X(Ue(x,d)):String.fromCodePoint(e===2?f(x):4352+x,w)},b=(g,x,d)=>{if(x===1116)return"";if(x>=1117)return x<1206?X(f(x-1117)):null;if(x>=1093){let D=m(d);return D===89?null:x===1115?C(g,D):X(x===1114?f(D):Ue(D,x-1093))}if(!At(d))return null;let w=d-It(d);if(x<29)return X(w+x-1);let E=(x-29)%19,O=x<561?X(f(E)):C(g,E);return O&&String.fromCodePoint(w+((x-29)/19|0)%28)+O};return(g,x=l-1)=>{if(x<0||x>=l)return null;let d=c+10*x,w=F(g),E=kt(w),O=y(d,w);if(O>=1206){let S=a+2*(O-1206),Zt=F(g,g.length-E),Ie=h(S,k(Zt),0);O=Ie||o(S),Ie>0&&(w=Zt,E+=kt(Zt))}let D=O>0?b(d,O,w):X(T(d));return D===null?null:{deleting:O>0?E:0,inserting:D}}}function wo(t){let e=-1;for(let n=8*9;n<8*t.length;n+=1){let o=(e^t.charCodeAt(n>>3)>>n%8)&1;e=e>>>1^(o&&3988292384)}return~e>>>0}function X(t){return t>0?String.fromCodePoint(t):null}function At(t){return t>=44032&&t<55204}function It(t){return(t-44032)%28}function Ue(t,e){return 44032+(t*21+e)*28}var Z=class{constructor({cycleTimeout:e=1e3,...n}){let{id:o}=n,i=n.keys.map((r,s)=>({legend:r.id,scalar:/^.$/u.test(r.id)?r.id:null,code:null,under:null,...r,index:s,layout:o}));Object.assign(this,n,{cycleTimeout:e,keys:i,lookUp:Lt(n)})}key(e){return this.keys.find(n=>n.id===e)??null}keyByCode(e){return this.keys.find(n=>n.code===e)??null}keyByScalar(e){return this.keys.find(n=>n.scalar===e)??null}edit(e,n){return e?.layout!==this.id||this.keys[e.index]?.id!==e.id?null:this.lookUp(n??"",e.index)}deletion(e){return this.lookUp(e??"")}};function ae(t){let e=t.dots??Nt(t.trie,20);return e===0?null:e===2?"compatibility":"conjoining"}function Rt(t,e){let n=ae(t);if(n===null||n===e)return t;let o={trie:t.trie,dots:e==="compatibility"?2:1};return Object.assign(Object.create(Z.prototype),t,o,{lookUp:Lt(o)})}var _e={none:"⏎",go:"이동",search:"검색",send:"전송",next:"다음 칸",done:"완료",join:"연결",route:"경로",continue:"계속",emergency:"긴급통화"};function Dt(t,e,n){let o=ee*t,i=t<0?q(e.slice(o)).slice(t):q(n.slice(0,o)).slice(0,t),{length:r}=i.join("");return t<0?0-r:r}function Bt({client:t}){let{start:e,end:n}=v(t);return e<n}function ht({client:t}){let{text:e,start:n,isUnknown:o}=v(t);return o?null:e.slice(0,n).replace(/\u00a0/g," ")}function Mt({layout:t,composing:e,spaceEndsRun:n}){return(n??t.spaceEndsRun)&&ut(e)}var ue={shift:"⇧",backspace:"⌫",space:"␣",enter:"⏎",next:"다음",language:"한/영",globe:"🌐",dismiss:"⌄",gap:""};function Q(t){return typeof t=="string"?{text:t}:typeof t=="number"?{key:t}:t}var Pt=Object.freeze({repeatDelay:400,repeatInterval:50,wordsAfter:2e3,wordInterval:200,longPress:350,doubleTap:300,doubleSpace:1100,slideStart:50,slideStep:10,flick:24,cursorDelay:0,backspaceStep:"jamo",needsGlobe:!1});function Fe(t,{slideStart:e,slideStep:n}){let o=Math.abs(t)-e;return o<0?0:Math.sign(t)*(1+Math.floor(o/Math.max(1,n)))}function ze(t,e,{flick:n}){let[o,i]=[Math.abs(t),Math.abs(e)];return Math.max(o,i)<n?null:o>=i?t<0?"left":"right":e<0?"up":"down"}function $e(t,e,n){return{finger:t,slot:e,place:n,phase:{kind:"waiting"},composed:"",hasMoved:!1,isUsed:!1,due:1/0}}function jt({phase:t,hasMoved:e}){return t.kind==="written"||t.kind==="waiting"&&!e}function Wt({phase:t}){return t.kind==="shift"}function tt(t){return Wt(t)||t.phase.kind==="page"}function mt(t){t.phase={kind:"spent"},t.due=1/0}function He(t,e,n){let o=!t.hasMoved&&t.slot?.role==="space";!tt(t)&&(t.phase.kind!=="waiting"||o)||Object.assign(t,{place:e,slot:n,hasMoved:!0,due:1/0})}function Ke(t,e){t.phase.kind==="choosing"&&(t.phase={kind:"choosing",item:e in(t.slot?.hold??[])?e:null})}function Ge(t,e,n){let[o]=n.pages,i={host:t,session:e,pages:n,settings:Pt,field:{kind:"letters",capitals:"none",action:"none"},page:o,home:o,shift:"off",touches:[],lastTap:null,lastSpace:null,pair:null,isDue:!1,isUsed:!1,now:-1/0,outcome:"nothing"};return Ut(i),i}function Ut(t){let{pages:{pages:e},field:n}=t;t.touches.length=0,t.lastSpace=t.pair=null,t.home=e.find(({kind:o})=>o==="letters")??e[0],R(t,e.find(({fields:o})=>o?.includes(n.kind))??e[0])}function R(t,e){t.page=e,e.kind==="letters"&&(t.home=e),t.isUsed=!1,t.lastTap=null;for(let n of t.touches)Wt(n)&&(n.isUsed=!0);t.shift=e.hasCapitals&&t.isDue?"due":"off"}function _t({pages:t,home:e},n){return t.pages.find(o=>o.id===n)??e}function qe(t){let{pages:e,home:n}=t,o=e.pages.filter(({kind:r})=>r==="letters"),i=o[(o.indexOf(n)+1)%o.length];return!i||i===n?!1:(R(t,i),!0)}function Ye(t){let e=t.lastTap!==null&&t.now-t.lastTap<=t.settings.doubleTap;return t.lastTap=t.now,t.shift==="locked"?!1:(t.shift=e&&t.page.hasCapitals?"locked":"once",t.shift==="locked")}function Ve(t,{phase:e,isUsed:n}){e.kind==="shift"&&(n||e.before!=="off"&&!e.hasLocked)&&(t.shift="off")}function Je(t,{phase:e,isUsed:n}){e.kind==="shift"&&(t.shift=n?"off":e.before,t.lastTap=null)}function U(t){t.lastSpace=t.lastTap=null}function le(t,e){let{page:n,home:o,touches:i}=t;t.isUsed=!0;for(let r of i)tt(r)&&(r.isUsed=!0);t.shift!=="locked"&&!i.some(Wt)&&(t.shift="off"),e==="'"&&n.kind==="symbols"&&o.hasCapitals&&R(t,o)}function fe(t){t.page.kind==="symbols"&&t.isUsed&&R(t,t.home)}function Xe(t,e){e!==t.isDue&&(t.isDue=e,e&&t.page.hasCapitals&&t.shift==="off"&&(t.shift="due"),!e&&t.shift==="due"&&(t.shift="off"))}function Ze({touches:t,pair:e}){return Math.min(...t.map(({due:n})=>n),e?.due??1/0)}function Qe({touches:t}){return t.find(({due:e})=>e<1/0)}function tn(t,e){return e!==null&&(t==="words"?/(^|[ \n])$/:/(^|\n) *$|[.!?…] +$/).test(e)}function en(t){return/[\p{L}\p{N}] $/u.test(t.slice(-3))}function nn(t){let e=o=>t[o-1]===" "||t[o-1]===`
`,n=t.length;for(;e(n);)n-=1;for(;n>0&&!e(n);)n-=1;return t.length-n}function Ft(t){let e=t.length>1?t.indexOf("|"):-1;if(e<0)return{text:t,behind:0};let n=t.slice(e+1);return{text:t.slice(0,e)+n,behind:q(n).length}}function zt(t,e){let n=e?t.page.rows[e.row]?.[e.column]:void 0;return n===void 0||pe(t,Q(n))?null:Q(n)}function pe({settings:t},{role:e}){return e==="globe"&&!t.needsGlobe}function de({pages:t,page:e,shift:n,field:o},i){let{key:r,text:s}=i,c=n!=="off";if(r!==void 0){let{keys:u}=t.layout,l=u.findIndex(({under:p})=>p&&p===u[r]?.id);return c&&l>=0?l:r}let a=o.kind==="email"||o.kind==="address"?i[o.kind]:void 0;return a!==void 0?a:c?i.shifted??(e.hasCapitals?s?.toUpperCase():s):s}function on(t){for(let{phase:e,place:n,slot:o}of t.touches)if(e.kind==="choosing"&&n)return{place:n,items:sn(t,o),chosen:e.item};return null}function rn(t){return t.page.rows.map((e,n)=>{let o=0,i=e.map(Q);for(let r of i)pe(t,r)&&(o+=r.width??1);return i.flatMap((r,s)=>{if(pe(t,r))return[];let{width:c=1}=r;return r.role==="space"&&([c,o]=[c+o,0]),{place:{row:n,column:s},role:me(r),legend:he(t,r),width:c,hold:sn(t,r),isPressed:t.touches.some(({place:a})=>a?.row===n&&a.column===s)}})})}function sn(t,e){return e?.hold?.map(n=>cn(t,n))??[]}function cn({pages:t},e){return typeof e=="string"?Ft(e).text:t.layout.keys[e]?.legend??""}function he(t,e){let{legend:n,page:o,role:i,action:r}=e;return n!==void 0?n:o!==void 0?_t(t,o).legend:i==="space"&&Mt(t.session)?ue.next:i==="enter"?_e[t.field.action]:r!==void 0?r:i?ue[i]:cn(t,de(t,e)??"")}function me({role:t,page:e,action:n}){return t??(e!==void 0?"page":n!==void 0?"action":null)}function gt(t,e){let{role:n}=e;xt(t),!(n==="shift"||n==="backspace"||n==="gap"||e.page!==void 0)&&nt(t,e,()=>{let{host:o}=t,i=de(t,e);i!==void 0?an(t,i):n==="space"?ko(t):n==="enter"?bo(t):n==="next"?et(t):n==="language"?(et(t),qe(t)||o.onRequest({kind:"nextKeyboard"})):n==="globe"?(t.lastTap=null,o.onRequest({kind:"nextKeyboard"})):e.action!==void 0?(et(t),o.onRequest({kind:"action",name:e.action})):(t.lastTap=null,t.outcome=t.session.commit(),o.onRequest({kind:"hide"}))})}function an(t,e){let{session:n}=t;if(U(t),typeof e=="number")t.outcome=n.press(t.pages.layout.keys[e],t.now),le(t,e);else{let{text:o,behind:i}=Ft(e);t.outcome=n.insert(o),le(t,e);let{cursorDelay:r}=t.settings;i>0&&(t.pair={by:-i,due:t.now+r}),r<=0&&xt(t)}}function xt(t){let{pair:e}=t;e&&(t.pair=null,t.host.onRequest({kind:"moveCursor",by:e.by}))}function $t(t,{slot:e,composed:n},o){nt(t,e,()=>{let{session:i}=t;n&&n===i.composing&&i.backspace("stroke"),an(t,o)})}function et(t){U(t),t.outcome=t.session.commit()}function bo(t){let{action:e}=t.field;e==="none"?(U(t),t.outcome=t.session.enter()):(et(t),t.host.onRequest({kind:"perform",action:e})),fe(t)}function ko(t){let{session:e}=t,n=To(t);t.outcome=n?e.insert(". ",1):e.space(),t.lastSpace=xe(t)?{time:t.now,isStop:n}:null,t.lastTap=null,fe(t)}function To({session:t,lastSpace:e,settings:n,now:o}){return!e||e.isStop||o-e.time>(n.doubleSpace??-1)?!1:!t.composing&&!Bt(t)&&en(ht(t)??"")}function ge(t,e){nt(t,e,()=>{let{session:n}=t,o=t.lastSpace?.isStop&&!Bt(n)&&ht(n)?.endsWith(". ");U(t),t.outcome=o?n.insert("  ",2):n.backspace(t.settings.backspaceStep)})}function un(t,e){return nt(t,e,()=>{let{session:n}=t,o=Bt(n)?0:nn(ht(n)??"");U(t),t.outcome=o>0?n.insert("",o):n.backspace("jamo")}),t.outcome==="changed"}function Ht(t){let{capitals:e}=t.field;Xe(t,e!=="none"&&tn(e,ht(t.session)))}function xe({outcome:t}){return t==="written"||t==="changed"}function nt(t,e,n){if(!e)return;let o=he(t,e);t.outcome="nothing",n(),t.host.onPress?.({legend:o,role:me(e),outcome:t.outcome})}function we(t,e,n){be(t,n),Eo(t),xt(t),Ht(t);let o=zt(t,e);if(!o||o.role==="gap")return;let i=$e(n,o,e);t.touches.push(i),Oo(t,i,o),o.hold&&jt(i)&&(i.due=t.now+t.settings.longPress)}function Eo(t){for(let e of t.touches){if(tt(e))continue;let{phase:n}=e;mt(e),fn(t,e,n)}}function Oo(t,e,n){let{now:o}=t;n.key!==void 0?(e.phase={kind:"written"},gt(t,n),xe(t)&&(e.composed=t.session.composing)):n.text!==void 0&&!n.hold&&!n.flicks?(e.phase={kind:"spent"},gt(t,n)):n.page!==void 0?(e.phase={kind:"page",before:t.page},R(t,_t(t,n.page))):n.role==="shift"?e.phase={kind:"shift",before:t.shift,hasLocked:Ye(t)}:n.role==="backspace"&&(e.phase={kind:"repeating",since:o},e.due=o+t.settings.repeatDelay,ge(t,n))}function fn(t,e,n){let{slot:o}=e;n.kind==="waiting"&&o&&gt(t,o);let i=n.kind==="choosing"?o?.hold?.[n.item??-1]:void 0;i!==void 0&&$t(t,e,i)}function ye(t,e){let n=ot(t,e);if(!n)return;let{phase:o}=n;fn(t,n,o),tt(n)&&n.hasMoved&&n.slot&&gt(t,n.slot),hn(t,n)&&(Ve(t,n),o.kind==="page"&&n.isUsed&&R(t,o.before))}function be(t,e){let n=ot(t,e);n&&(hn(t,n),Je(t,n),n.phase.kind==="page"&&R(t,n.phase.before))}function pn(t,e,n,o){let{settings:i}=t,r=ot(t,e);if(!r)return;let{slot:s,phase:c}=r,a=Fe(n,i);if(c.kind==="sliding")ln(t,r,c.step,a);else if(jt(r)&&s?.role==="space"){if(a===0)return;nt(t,s,()=>et(t)),ln(t,r,0,a)}else if(jt(r)){let u=ze(n,o,i),l=u&&s?.flicks?.[u];if(l==null)return;mt(r),$t(t,r,l)}}function ln(t,e,n,o){e.phase={kind:"sliding",step:o},o!==n&&(U(t),t.host.onRequest({kind:"moveCursor",by:o-n}))}function dn(t){t.pair&&t.pair.due<=t.now&&xt(t);for(let e;(e=Qe(t))&&e.due<=t.now;){if(e.phase.kind==="repeating"){Co(t,e,e.phase.since);continue}let[n,...o]=e.slot?.hold??[];mt(e),o.length>0?e.phase={kind:"choosing",item:0}:n!==void 0&&$t(t,e,n)}}function Co(t,e,n){let{now:o,settings:{wordsAfter:i,wordInterval:r,repeatInterval:s}}=t,c=o-n>=i,a=Math.max(1,c?r:s),u=e.due+a;e.due=u>o?u:o+a,c?un(t,e.slot)||mt(e):ge(t,e.slot)}function ot({touches:t},e){return t.find(n=>n.finger===e)}function hn({touches:t},e){let n=t.indexOf(e);return n>=0&&t.splice(n,1),n>=0}var it=class{constructor(e,n){this.onChange=()=>{},this.onRequest=()=>{},this.isBusy=!1,this.told=[],this.session=n,this.state=Ge(this,n,e),n.layout!==e.layout&&(n.layout=e.layout)}get pages(){return this.state.pages}set pages(e){this.input(null,n=>{this.session.layout=e.layout,n.pages=e,Ut(n)})}get settings(){return this.state.settings}set settings(e){let n={...Pt};for(let[o,i]of Object.entries(e))i!==void 0&&(n[o]=i);this.input(null,o=>o.settings=Object.freeze(n))}get field(){return this.state.field}get page(){return this.state.page}get shift(){return this.state.shift}get rows(){return rn(this.state)}get list(){return on(this.state)}get nextTick(){let e=Ze(this.state);return e<1/0?e:null}fieldDidChange(e){this.input(null,n=>{this.session.commit(),n.field=e,Ut(n)})}open(e){let n=this.state.pages.pages.find(o=>o.id===e);return n&&this.input(null,o=>R(o,n)),n!==void 0}down({place:e,finger:n,time:o}){return this.input(o,i=>we(i,e,n))}move({finger:e,place:n,time:o}){return this.input(o,i=>{let r=zt(i,n),s=ot(i,e);s&&He(s,r&&n,r)})}drag({finger:e,x:n,y:o,time:i}){return this.input(i,r=>pn(r,e,n,o))}choose({item:e,finger:n,time:o}){return this.input(o,i=>{let r=ot(i,n);r&&Ke(r,e)})}up({finger:e,time:n}){return this.input(n,o=>ye(o,e))}cancel({finger:e,time:n}){return this.input(n,o=>be(o,e))}tap({place:e,time:n}){return this.input(n,o=>{we(o,e,-1),ye(o,-1)})}tick(e){return this.input(e,()=>{})}hostDidChange(e){return this.isBusy?"nothing":this.input(e,()=>this.session.hostDidChange())}input(e,n){let{state:o,isBusy:i}=this;i||(o.outcome="nothing"),this.isBusy=!0;try{e!==null&&(o.now=Math.max(o.now,e),dn(o)),n(o),Ht(o)}finally{this.isBusy=i}let{outcome:r}=o;return i||this.tellChange(),r}tellChange(){let{page:e,shift:n,field:o,settings:i,pair:r,touches:s}=this.state,c=s.flatMap(({place:l,phase:p,due:f})=>[l,p,f]),a=[e,n,o,i.needsGlobe,r,Mt(this.session),...c],u=a.length===this.told.length&&a.every((l,p)=>l===this.told[p]);this.told=a,u||this.onChange()}};function mn(t,e){let n=/Left|Up/.test(e)?"previousElementSibling":"nextElementSibling";if(e==="ArrowLeft"||e==="ArrowRight"){let c=t[n];for(;c?.matches(":disabled");)c=c[n];return c}let o=e==="ArrowUp"||e==="ArrowDown"?t.parentElement?.[n]:null,i=c=>{let{left:a,width:u}=c.getBoundingClientRect();return a+u/2},r=c=>Math.abs(i(c)-i(t));return Array.from(o?.querySelectorAll(":enabled")??[]).sort((c,a)=>r(c)-r(a))[0]??null}function gn(t){return Y(t)&&/^(.|Enter|Backspace|Delete)$/u.test(t.key)}function xn(t,e){return{Backspace:"⌫",Enter:"⏎"," ":"␣",Shift:"⇧"}[t.key]??V(e,t)?.legend??""}var So={"⇧":"M12 4 4 12h4v8h8v-8h4z","⌫":"M9 5h12v14H9l-6-7zm3 4 6 6m0-6-6 6","␣":"M4 10v5h16v-5","⏎":"M20 6v8H5m4-4-4 4 4 4","🌐":"M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3.5 9h17m-17 6h17M12 3c-5 5-5 13 0 18 5-5 5-13 0-18","⌄":"m5 9 7 7 7-7"};function wn(t){let e=So[t];if(!e)return t;let n="http://www.w3.org/2000/svg",o=document.createElementNS(n,"svg");return o.setAttribute("viewBox","0 0 24 24"),o.ariaHidden="true",o.appendChild(document.createElementNS(n,"path")).setAttribute("d",e),o}var ke={ko:{shift:"시프트",backspace:"지우기",space:"스페이스",enter:"줄 바꿈",next:"다음 글자",language:"한영 전환",globe:"다음 키보드",dismiss:"키보드 닫기",keyboard:"한글 키보드"},en:{shift:"Shift",backspace:"Backspace",space:"Space",enter:"Enter",next:"Next character",language:"Korean or English",globe:"Next keyboard",dismiss:"Close the keyboard",keyboard:"Korean keyboard"}},vo={이동:"Go",검색:"Search",전송:"Send","다음 칸":"Next",완료:"Done"};function Te({role:t,legend:e},n){return n==="ko"||!/[가-힣]/.test(e)?e:t==="enter"?vo[e]??e:t==="space"||t==="next"?"next":e}function Kt(t,e){let{role:n,legend:o,hold:i}=t,r=ke[e],s=/[가-힣]/.test(o);if(n==="enter"&&s)return Te(t,e);if(n==="space"&&s)return r.next;if(n&&n!=="page")return r[n]??o;let c=i.join(" "),a=e==="ko",u=o!=="ㆍ"?o:a?"아래아":"아래아, the dot of vowels";return c?a?`${u}, 길게 누르면 ${c}`:`${u}, hold for ${c}`:u}function Ee(t){let e=M(t,"[lang]");return/^ko\b/i.test(e?.lang??"")?"ko":"en"}var yn=new WeakMap;function H(t,e){let n=document.createElement(t);return n.part.value=e,n}function bn(){let t=document.createElement("button");return t.type="button",t.tabIndex=-1,t.append(H("span","legend"),H("small","hint")),t}function kn(t,e,n,o,i){let{role:r,legend:s,width:c,hold:a,isPressed:u}=e,l=r===null?a[0]??"":"",p=l.length>2?"":l,f=["key",r??"letter"];r!==null&&r!=="gap"&&f.push("special"),s==="ㆍ"&&f.push("dot"),r==="shift"&&f.push(n),p&&f.push("hinted"),u&&f.push("pressed"),i!==null&&(s===i||r===i)&&f.push("marked");let m=f.join(" ");t.part.value!==m&&(t.part.value=m,t.ariaPressed=r==="shift"?String(n!=="off"):null);let h=[s,c,r,o,...a].join(" ");if(yn.get(t)===h)return;yn.set(t,h),t.dataset.legend=s,t.style.gridColumn=`span ${2*c}`;let y=Te(e,o);t.style.setProperty("--length",String(Ao(y))),t.ariaLabel=Kt(e,o),t.lang=r===null?"ko":o,t.disabled=r==="gap",t.firstElementChild?.replaceChildren(wn(y)),t.lastElementChild?.replaceChildren(p)}function Ao(t){let e=0;for(let n of t)e+="/.,'|!".includes(n)?.4:"#%&@MW".includes(n)||n>="ᄀ"?1:.65;return Math.max(e,1)}var Tn=':host{display:block;width:100%;position:relative;direction:ltr;font:400 16px/1 var(--hwalja-font, system-ui, sans-serif);-webkit-tap-highlight-color:transparent}:host([hidden]){display:none}*{box-sizing:border-box}[part~=keyboard],[part~=popup]{--gap: var(--hwalja-gap, 6px);--radius: var(--hwalja-radius, 8px);--text: var(--hwalja-text, CanvasText);--back: var(--hwalja-background, color-mix(in srgb, Canvas 86%, black));--key: var(--hwalja-key, color-mix(in srgb, Canvas 75%, white));--accent: var(--hwalja-accent, #0b57d0);--accent-text: var(--hwalja-accent-text, #fff)}[part~=keyboard]{padding:calc(var(--gap) / 2);background:var(--back);color:var(--text);touch-action:none;user-select:none;-webkit-user-select:none;-webkit-touch-callout:none}[part~=row]{display:grid;grid:auto / auto-flow minmax(0,1fr)}button{display:grid;place-items:center;position:relative;height:var(--hwalja-height, 52px);padding:0;margin:calc(var(--gap) / 2);border:1px solid transparent;border-radius:var(--radius);background:var(--key);color:inherit;font:inherit;white-space:nowrap;container-type:size;cursor:pointer}button:before{content:"";position:absolute;inset:calc(var(--gap) / -2 - 1px)}[part~=special]{background:var(--hwalja-special, color-mix(in srgb, Canvas 60%, gray))}[part~=gap]{visibility:hidden}span{font-size:min(46cqh,92cqw / var(--length),28px);line-height:1}[part~=special]>span{font-size:min(34cqh,92cqw / var(--length),20px)}[part~=hinted]>span{font-size:min(44cqh,84cqw / var(--length),28px);transform:translateY(4cqh)}svg{display:block;width:1.25em;height:1.25em;fill:none;stroke:currentColor;stroke-width:2;stroke-linecap:round;stroke-linejoin:round;font-size:min(42cqh,60cqw,22px)}[part~=dot]>span{border:5px solid;border-radius:50%;font-size:0}[part~=marked]>small{margin:2px}small{position:absolute;top:3px;right:5px;font-size:10px;color:var(--hwalja-hint, color-mix(in srgb, CanvasText 80%, Canvas))}[part~=pressed],.lit,[part~=chosen]{background:var(--accent);color:var(--accent-text)}[part~=pressed]>small,.lit>small{color:inherit}[part~=once],[part~=due],[part~=locked]{background:var(--text);color:var(--key)}[part~=locked]{border-bottom:4px solid var(--accent)}[part~=marked]{box-shadow:inset 0 0 0 3px var(--accent)}button:focus-visible{outline:3px solid var(--accent);outline-offset:-2px}[part~=popup]:not([hidden]){display:flex;position:absolute;z-index:2;padding:2px;border-radius:var(--radius);background:var(--back);color:var(--text);box-shadow:0 1px 6px #0006;pointer-events:none}[part~=item]{min-width:44px;padding:0 6px;line-height:44px;text-align:center;font-size:20px;border-radius:var(--radius)}[role=status]{position:absolute;top:0;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}@media (hover: none){[part~=letter][part~=pressed]:after{content:attr(data-legend);position:absolute;z-index:1;bottom:100%;min-width:100%;padding:8px;border-radius:var(--radius);background:inherit;font-size:28px;pointer-events:none}[part~=letter][part~=pressed]:first-child:after{justify-self:start}[part~=letter][part~=pressed]:last-child:after{justify-self:end}}@media (forced-colors: active){button{border-color:ButtonText}[part~=pressed],.lit,[part~=chosen],[part~=once],[part~=due],[part~=locked]{background:Highlight;color:HighlightText;forced-color-adjust:none}[part~=marked]{outline:3px solid Highlight;outline-offset:-3px}[part~=popup]{border:1px solid ButtonText}}';function En(t){let e={root:t,keys:H("div","keyboard"),popup:H("div","popup"),status:document.createElement("div"),faces:new Map},{keys:n,popup:o,status:i}=e;return n.setAttribute("role","toolbar"),n.addEventListener("keydown",r=>Io(t,r)),o.hidden=!0,o.ariaHidden="true",i.setAttribute("role","status"),t.append(n,o,i),e}function On({root:t}){let{CSSStyleSheet:e}=t.ownerDocument.defaultView??globalThis,n=new e;n.replaceSync(Tn),t.adoptedStyleSheets=[n]}function Cn(t,{rows:e,list:n,shift:o},i,r){let{root:s,keys:c,faces:a}=t,u=s.activeElement;c.ariaLabel=ke[i].keyboard,a.clear();for(let[p,f]of Oe(c,e,()=>H("div","row")))for(let[m,h]of Oe(p,f,bn))a.set(m,h),kn(m,h,o,i,r);let l=s.querySelector("button:enabled");!s.querySelector("[tabindex='0']:enabled")&&l&&An(s,l),u&&!s.activeElement&&l?.focus(),No(t,n)}function Sn({status:t},e){t.replaceChildren(e)}function Gt({faces:t},e){return t.get(e?.closest("button"))??null}function vn({popup:t},e){let n=Array.from(t.children,i=>i.getBoundingClientRect()),o=n.findIndex(({right:i})=>e<i);return o<0?n.length-1:o}function Ce({faces:t},e,n){for(let[o,i]of t)(e===null||i.legend===e)&&o.classList.toggle("lit",n)}function Io(t,e){let n=mn(e.target,e.key);n&&(e.preventDefault(),An(t,n),n.focus())}function An(t,e){t.querySelectorAll("[tabindex='0']").forEach(n=>n.tabIndex=-1),e.tabIndex=0}function No({root:t,popup:e,faces:n},o){e.hidden=!o,Oe(e,o?.items??[],()=>H("div","item")).forEach(([h,y],k)=>{h.textContent=y,h.part.toggle("chosen",k===o?.chosen)});let[i]=[...n].find(([,h])=>qt(h,o))??[];if(!i)return;let r=i.getBoundingClientRect(),s=t.host.getBoundingClientRect(),{width:c,height:a}=e.getBoundingClientRect(),{offsetWidth:u,clientLeft:l,clientTop:p}=t.host,f=(h,y)=>`${h*u/s.width-y}px`,m=r.left-s.left+(r.width-c)/2;e.style.left=f(Math.max(Math.min(m,s.width-c),0),l),e.style.top=f(Math.max(r.top-a,0)-s.top,p)}function qt(t,e){return t?.place.row===e?.place.row&&t?.place.column===e?.place.column}function Oe(t,e,n){for(;t.children.length<e.length;)t.append(n());for(;t.children.length>e.length;)t.lastElementChild?.remove();return e.map((o,i)=>[t.children[i],o])}function In(t){let e=[],n=null,o=(s,c)=>{let a=s==="action"||s==="dismiss";return t.dispatchEvent(new CustomEvent(s,{detail:c,cancelable:a}))},i=()=>{for(let s;s=e.shift();)s()},r=(s,c)=>{e.push(()=>o(s,c)),queueMicrotask(i)};return{tellAll:i,tellLater:r,tell(s,c){return i(),o(s,c)},look({page:s}){n&&n!==s&&r("page",{page:s.id}),n=s}}}var wt;function Nn(){if(typeof AudioContext>"u")return;wt??=new AudioContext;let{currentTime:t,destination:e}=wt,n=wt.createOscillator(),o=wt.createGain();n.frequency.value=1600,o.gain.setValueAtTime(.12,t),o.gain.exponentialRampToValueAtTime(.001,t+.02),n.connect(o).connect(e),n.start(),n.stop(t+.02)}function Ln(){wt?.resume()}function Rn(){navigator.vibrate?.(8)}function rt(t){let e=t;if(!e)return null;let{localName:n,isContentEditable:o,parentElement:i}=e;return n==="input"&&ie.includes(e.type)||n==="textarea"?e:o&&L.clientFor?rt(i)??e:null}function Dn(t,e,n){let o=t.getRootNode(),i=e??rt(t.for?o.getElementById(t.for):n),r=M(i,":modal");return r&&r!==M(t,":modal")?null:i}function Yt(t,e){let n=a=>t.getAttribute(a)?.toLowerCase()??"",o={numeric:"number",decimal:"number",number:"number",tel:"phone",email:"email",url:"address",search:"search",text:"letters"},i={on:"sentences",sentences:"sentences",words:"words"}[n("autocapitalize")],r=["go","search","send","next","done"].find(a=>a===n("enterkeyhint")),s=t.localName==="input"?t.type:"";return{kind:o[e?.toLowerCase()??""]??o[s]??"letters",capitals:i??"none",action:r??"none"}}function Bn(t,e){let n=!1,o=null,i=null,r=null,s=!1,c="",a=()=>lt(t)&&(t.checkVisibility?.({visibilityProperty:!0})??t.getClientRects().length>0),u=()=>n||a(),l=b=>u()?Dn(t,i,b):null,p=()=>l(I(t.ownerDocument)),f=b=>JSON.stringify(b&&Yt(b,b.inputMode)),m=b=>{r=b??r,o=b,e(b),c=f(b)},h=new ResizeObserver(()=>{a()&&(n=!1),s!==u()&&y()}),y=()=>{s=u(),m(p()??l(r?.isConnected&&r))},k=()=>m(p()),T=()=>{let b=p();(b?b!==o:!o?.isConnected)&&m(b)},C=b=>{let g=l(b),x=o&&rt(b)===o;(g?g!==o||c!==f(g):x)&&m(g),n&&x&&(n=t.hidden=!1)};return{find:k,check:T,follow:C,dismiss(){n=t.hidden=!0},begin(b){let g=t.ownerDocument;for(let x of["pointerdown","focusin"])g.addEventListener(x,d=>C(d.composedPath()[0]),{signal:b,capture:!0});g.addEventListener("pointercancel",T,{signal:b}),h.observe(t),y()},end(){h.disconnect(),m(null)},give(b){i=b,t.isConnected&&k()}}}function K(t){let n=(t.getAttribute("layouts")?.match(/\S+/g)??[]).flatMap(o=>Pn(t,o)??[]);return n.length>0?n:Vt(t)}function G(t){let e=t.getAttribute("layout");return(e?Pn(t,e):null)??K(t)[0]}function st(t,e){return Vt(t).find(({layout:o})=>o.id===e.layout.id)===e?e.layout.id:e.id}function Pn(t,e){let n=Vt(t).map(i=>st(t,i)),o=Vt(t)[n.indexOf(e)];return o||yt(t,`there is no layout ${e}; there are ${n.join(", ")}`),o}function Vt(t){let{keyboards:e,compatible:n}=t.constructor;return t.dots==="compatibility"?n:e}var Mn=new Set;function yt(t,e){let n=`<${t.localName}>: ${e}`;Mn.has(n)||console.warn(n),Mn.add(n)}function Wn(t,e){let{root:n,keys:o}=t,i=new Map,r=null,s=(c,a,u)=>{i.delete(c)&&(Ln(),e.input((l,p)=>l[a]({finger:c,time:p}),u))};o.addEventListener("pointerover",({target:c})=>Lo(e.field,c)),o.addEventListener("pointerdown",c=>{c.preventDefault();let{pointerId:a,clientX:u,clientY:l,width:p,height:f,pressure:m,isTrusted:h}=c;r=p<1&&f<1&&m===0?"reader":"finger";let y=c.target,k=Gt(t,y);!k||c.button>0||r==="reader"||(e.press(),h&&o.setPointerCapture(a),i.set(a,{x:u,y:l,page:e.keyboard.page,face:k,box:jn(y)}),e.input((T,C)=>T.down({place:k.place,finger:a,time:C}),W(c)))}),o.addEventListener("pointermove",c=>{let{pointerId:a,clientX:u,clientY:l}=c,p=i.get(a);if(!p)return;let f=p.box!==null&&Ro(p.box,u,l),{list:m}=e.keyboard;if(m&&qt(m,p.face)){if(f)return;let h=vn(t,u);e.input((y,k)=>y.choose({item:h,finger:a,time:k}),W(c));return}e.input((h,y)=>{if(h.drag({finger:a,x:u-p.x,y:l-p.y,time:y}),f)return;let k=n.elementFromPoint(u,l),T=Gt(t,k);qt(T,p.face)&&p.page===h.page||h.move({finger:a,place:T?.place??null,time:y}),Object.assign(p,{page:h.page,face:T,box:T&&jn(k)})},W(c))}),o.addEventListener("pointerup",c=>s(c.pointerId,"up",W(c)));for(let c of["pointercancel","lostpointercapture"])o.addEventListener(c,a=>s(a.pointerId,"cancel",W(a)));o.addEventListener("click",c=>{c.preventDefault();let{detail:a,isTrusted:u,target:l,mozInputSource:p}=c,f=r==="reader"||!r&&u&&p===0;r=null;let m=a===0||f?Gt(t,l):null;m&&e.tap(m)});for(let c of["mousedown","contextmenu","dragstart"])o.addEventListener(c,a=>a.preventDefault());return()=>{for(let c of[...i.keys()])s(c,"cancel")}}function Lo(t,e){let n=e.closest("button");n&&(n.popoverTargetElement=M(t,"[popover]"))}function jn(t){let e=t.closest("button"),{left:n,top:o,width:i,height:r}=e.getBoundingClientRect(),s=parseFloat(getComputedStyle(e).marginLeft);return new DOMRect(n-s,o-s,i+2*s,r+2*s)}function Ro({left:t,top:e,right:n,bottom:o},i,r){return t<=i&&i<n&&e<=r&&r<o}function Un(t,e){let{element:n,field:o,events:i}=e;if(t.kind==="nextKeyboard"){let r=K(n),s=G(n);n.layout=st(n,r[(r.indexOf(s)+1)%r.length]??s),i.tell("layoutchange",{layout:n.layout})}else t.kind==="hide"?i.tell("dismiss",null)&&e.finder.dismiss():t.kind==="action"?i.tellLater("keyaction",{name:t.name}):o&&t.kind==="moveCursor"?Do(o,t.by):o&&t.kind==="perform"&&i.tell("action",{action:t.action})&&Bo(o,t.action)}function Do(t,e){let{selectionStart:n,selectionEnd:o,value:i,ownerDocument:r}=t;if(typeof n=="number"&&typeof o=="number"){let c=(e<0?n:o)+Dt(e,i.slice(0,n),i.slice(o));t.setSelectionRange(c,c);return}let s=r.getSelection();for(let c=Math.abs(e);c>0;c-=1)s?.modify("move",e<0?"backward":"forward","character")}function Bo(t,e){let{form:n,ownerDocument:o}=t;if(e==="done")t.blur();else if(e!=="next")N(t);else{let i=Array.from(n?.elements??[],rt),r=I(o);i.slice(i.indexOf(t)+1).some(s=>(s?.focus(),I(o)!==r))}}function _n(t,e,n,o){if(!t)return{element:t,session:new P(e.layout,Wo),close(){}};let i=jo(t,e),r=Yt(t,Mo(t)),s=new AbortController,{signal:c}=s;for(let l of["input","blur","focusin","pointerdown"])t.addEventListener(l,o,{signal:c});let a={signal:c,capture:!0};for(let l of n?["keydown","keyup"]:[])t.addEventListener(l,o,a);return{element:t,session:i,wishes:r,close:()=>{s.abort(),i instanceof $&&i.detach(),Po(t)}}}var Jt=new WeakMap;function Mo(t){let e=Jt.get(t)??{inputMode:t.getAttribute("inputmode"),keyboards:0};return e.keyboards+=1,Jt.set(t,e),t.setAttribute("inputmode","none"),e.inputMode}function Po(t){let e=Jt.get(t);!e||(e.keyboards-=1)>0||(Jt.delete(t),t.getAttribute("inputmode")==="none"&&(e.inputMode===null?t.removeAttribute("inputmode"):t.setAttribute("inputmode",e.inputMode)))}function jo(t,e){return!("setRangeText"in t)||t.selectionStart!==null?St(t,e):new P(e.layout,Uo(t))}var Wo={value:"",selectionStart:null,selectionEnd:null,setRangeText(){}};function Uo(t){let e=(n,o)=>{let i=I(t.ownerDocument);t.focus({preventScroll:!0}),t.matches(":focus")&&t.ownerDocument.execCommand(n,!1,o),i!==t&&i?.focus({preventScroll:!0})};return{get value(){return t.value},selectionStart:null,selectionEnd:null,setRangeText:n=>e(n?"insertText":"delete",n),deleteContentBackward:()=>e("delete"),insertLineBreak:()=>N(t)}}function Fn(t,e){let n=In(t),o=Bn(t,f),i=Object.freeze({}),r,s,c,a=0,u=0,l=!1,p={element:t,events:n,finder:o,get keyboard(){return s},get field(){return r.element},get session(){return r.element&&r.session},get settings(){return i},set settings(d){i=Object.freeze({...d}),h()},begin(){c=new AbortController;let{signal:d}=c,w=t.ownerDocument;w.addEventListener("selectionchange",k,{signal:d}),addEventListener("blur",x,{signal:d}),w.addEventListener("visibilitychange",x,{signal:d}),g.observe(w,{subtree:!0,attributeFilter:["lang"]}),On(e),o.begin(d)},end(){x(),c.abort(),g.disconnect(),o.end()},obey(d){if(d==="for")return o.find();if(d==="hardware"||d==="exclusive")return f(r.element);r.session.cycleTimeout=t.cycleTimeout,h();let w=G(t);s.pages!==w&&(s.pages=w),T()},press(){o.check();let d=r.element,w=L.clientFor?"":'; for rich text import "hwalja/rich"';!d&&t.for&&yt(t,`there is no field with the id ${t.for}${w}`),d?.focus({preventScroll:!0}),b()},tap(d){o.check(),b();let{element:w}=r;p.input((E,O)=>E.tap({place:d.place,time:O})),C(w)||Sn(e,r.session.composing||Kt(d,Ee(t)))},input(d,w=performance.now()){l=!0,u=Math.max(u,w);try{d(s,u)}finally{l=!1}T()}};function f(d){r.close(),m(d),T()}function m(d){let w=G(t),E=()=>s.page.rows.flat().some(S=>Q(S).key!==void 0),O=t.hardware&&E,D={layout:w.layout,cycleTimeout:t.cycleTimeout,hardware:O,get step(){return s.settings.backspaceStep}};r=_n(d,D,t.hardware||t.exclusive,y),s=new it(w,r.session),h(),s.onRequest=S=>Un(S,p),s.onPress=S=>S.outcome!=="nothing"&&!C(d)&&n.tellLater("press",S),r.session.onCommit=S=>!C(d)&&n.tellLater("commit",{text:S}),r.wishes&&s.fieldDidChange(r.wishes),s.onChange=()=>void(l||T())}function h(){s.settings={...i,needsGlobe:K(t).length>1}}function y(d){let{type:w}=d;if(w==="focusin"||w==="pointerdown")return o.follow(d.target);if(w==="blur"&&(Ce(e,null,!1),o.follow(d.relatedTarget)),k(),!w.startsWith("key"))return;let{exclusive:E,hardware:O}=t;E&&w==="keydown"&&d.isTrusted&&gn(d)&&d.preventDefault(),O&&Ce(e,xn(d,s.pages.layout),w==="keydown")}function k(){l||(s.hostDidChange(u),n.look(s))}function T(){Cn(e,s,Ee(t),t.marked),n.look(s),n.tellAll(),clearTimeout(a);let{nextTick:d}=s;d!==null&&(a=setTimeout(()=>{let w=performance.now()-d>10?100:0;a=setTimeout(()=>p.input((E,O)=>E.tick(O)),w)},d-performance.now()))}function C(d){return d?.type==="password"}function b(){t.sound&&Nn(),t.vibrate&&Rn()}let g=new MutationObserver(T),x=Wn(e,p);return m(null),p}var _o=globalThis.HTMLElement??class{},_=class extends _o{constructor(){super(...arguments),this.#t=Fn(this,En(this.attachShadow({mode:"open"})))}static get observedAttributes(){return["for","layout","layouts","dots","hardware","exclusive","cycletimeout","lang","marked"]}#t;connectedCallback(){for(let[e,n]of Object.entries(this))e in _.prototype&&(Reflect.deleteProperty(this,e),Reflect.set(this,e,n));this.#t.begin()}disconnectedCallback(){this.#t.end()}attributeChangedCallback(e){this.isConnected&&this.#t.obey(e)}get for(){return this.getAttribute("for")??""}set for(e){ct(this,"for",e)}get layout(){return st(this,G(this))}set layout(e){ct(this,"layout",e)}get layouts(){return K(this).map(e=>st(this,e)).join(" ")}set layouts(e){ct(this,"layouts",e)}get dots(){return this.getAttribute("dots")}set dots(e){ct(this,"dots",e)}get hardware(){return this.hasAttribute("hardware")}set hardware(e){this.toggleAttribute("hardware",Boolean(e))}get exclusive(){return this.hasAttribute("exclusive")}set exclusive(e){this.toggleAttribute("exclusive",Boolean(e))}get cycleTimeout(){let e=this.getAttribute("cycletimeout");return e===null?null:/^([0-9]+|Infinity)$/.test(e)?Number(e):(yt(this,`cycletimeout="${e}" is no number of ms`),null)}set cycleTimeout(e){ct(this,"cycletimeout",e)}get marked(){return this.getAttribute("marked")}set marked(e){ct(this,"marked",e)}get sound(){return this.hasAttribute("sound")}set sound(e){this.toggleAttribute("sound",Boolean(e))}get vibrate(){return this.hasAttribute("vibrate")}set vibrate(e){this.toggleAttribute("vibrate",Boolean(e))}get field(){return this.#t.field}set field(e){this.#t.finder.give(e)}get session(){return this.#t.session}get settings(){return this.#t.settings}set settings(e){this.#t.settings=e}};function ct(t,e,n){n==null?t.removeAttribute(e):t.setAttribute(e,String(n))}function zn(t,e="hwalja-keyboard"){if(t.length===0)throw new TypeError("a keyboard is needed to define an element with");let n=globalThis.customElements;if("compatible"in(n?.get(e)??{}))return;let o=t.map(i=>({...i,layout:Rt(i.layout,"compatibility")}));n?.define(e,Object.assign(class extends _{},{keyboards:t,compatible:o}))}function Hn(t,e){let{startContainer:n,startOffset:o}=e;for(let h;(h=n.childNodes[o-1]??n.childNodes[0])&&!(!Se(h)||!h.isContentEditable||h.nodeName==="BR");)o=o>0?h.childNodes.length:0,n=h;let i=n;for(;i!==t&&!Se(i);)i=i.parentNode;let r=$n(n,o,i,"previousSibling").reverse(),s=$n(n,o,i,"nextSibling"),c=[...r,...n.nodeType===3?[n]:[],...s],a=n.nodeType===3?Xt(n,o).length:0,u=r.reduce((h,y)=>h+Xt(y).length,a),l=t.ownerDocument.createRange();l.setStart(n,o),e.collapsed||l.setEnd(e.endContainer,e.endOffset);let p=c.map(h=>Xt(h)).join(""),f=e.collapsed?"":l.toString()||Kn,m=u+f.length;return{node:n,offset:o,pieces:c,text:p.slice(0,u)+f+p.slice(m),start:u,end:m}}function $n(t,e,n,o){let i=[],r=o==="nextSibling",s=a=>{for(;a;a=a[o]){if(Se(a))return!1;if(a.nodeType===3||$o(a))i.push(a);else if(!s(r?a.firstChild:a.lastChild))return!1}return!0},c=t.nodeType===3||s(t.childNodes[r?e:e-1]??null);for(let a=t;c&&a!==n;a=a.parentNode)c=s(a[o]);return i}function ve(t,e){for(let n of t.pieces){let{length:o}=Xt(n);if(e<=o)return[n,Fo(n,e)];e-=o}return[t.node,t.offset]}function Fo(t,e){let n=t.nodeType===3?t.nodeValue??"":"",o=0;for(;e>0&&o<n.length;o+=1)zo.test(n.charAt(o))||(e-=1);return o}function Ae(t,e,n,o){let i=e+o.length;return{...t,text:t.text.slice(0,e)+o+t.text.slice(n),start:i,end:i}}var Kn="￼",zo=/[\u200b\u2060\ufeff]/;function Xt(t,e){return t.nodeType===3?(t.nodeValue??"").slice(0,e).replace(/[\u200b\u2060\ufeff]/g,""):Kn}function $o(t){return t.nodeName==="IMG"||t.nodeType===1&&!t.isContentEditable}function Se(t){return t.nodeType!==1?!1:t.nodeName==="BR"||!/^(inline|contents|ruby)/.test(getComputedStyle(t).display)}function Gn(t,e){let n=null,o=null,i=()=>{let u=z(t)?B(t):null;return u&&(o??Hn(t,u))},r=(u,l,p)=>{if(!z(t))return;n=null;let f=l&&ft(t,u,B(t));if(l&&f===null){let{text:h}=i()??l;o=l,queueMicrotask(()=>{o=null;let y=i();p&&y?.text===h&&y.start<y.end&&A(t)?.collapseToEnd()});return}f||(ne(t,u),Ot(t,u));let m=i();m&&u&&A(t)?.collapse(m.node,m.offset),n=m,m&&c(m)},s=u=>{let l=t.ownerDocument,p=I(l),f=h=>h.stopImmediatePropagation(),m=p?.contains(t)?[]:["focus","blur","focusin","focusout"];for(let h of m)l.addEventListener(h,f,!0);z(t)&&!B(t)&&(A(t)?.selectAllChildren(t),A(t)?.collapseToEnd()),u(),m.length>0&&t.matches(":focus")&&p?.focus({preventScroll:!0});for(let h of m)l.removeEventListener(h,f,!0)},c=({node:u,offset:l})=>{let p=t.ownerDocument.createRange();p.setStart(u,l),p.getClientRects().length===0&&p.selectNodeContents(u);for(let f=t;f&&f.localName!=="body";f=f.parentElement){let{top:m,bottom:h,left:y,right:k}=p.getBoundingClientRect(),{x:T,y:C}=f.getBoundingClientRect(),b=m-C-f.clientTop,g=y-T-f.clientLeft;f.scrollTop+=Math.min(b,Math.max(0,h-m+b-f.clientHeight)),f.scrollLeft+=Math.min(g,Math.max(0,k-y+g-f.clientWidth))}},a={get value(){let u=i(),l=!n||!u||u.pieces.includes(n.node)||n.node.contains(u.node);return n&&!l&&t.contains(n.node)&&(o=n,e(),o=null),o||(n=u),u?.text??""},get selectionStart(){return i()?.start??null},get selectionEnd(){return i()?.end??null},setRangeText:(u,l,p)=>s(()=>{let f=i(),m=f!==null&&f.start===f.end&&l<p,h=m?Et(f.text,l,p,u):{start:l,text:u};if(m){let[y,k]=ve(f,h.start+1);A(t)?.setBaseAndExtent(y,k-1,...ve(f,p))}else f&&f.start===f.end&&f.node!==B(t)?.startContainer&&A(t)?.collapse(f.node,f.offset);r(h.text,f&&Ae(f,h.start,p,h.text),m)}),deleteContentBackward:()=>s(()=>{let u=i();if(!u)return;let{text:l,node:p,offset:f,start:m,end:h}=u;m===h&&p.nodeType===3&&f>0?a.setRangeText("",j(l,h),h):r("",Ae(u,m,h,""),!1)}),insertLineBreak:()=>s(()=>{i()&&N(t,()=>{n=null,ft(t,`
`,B(t),"insertParagraph")===!1&&ne(t,`
`);let u=i();u&&c(u)})})};return a}function qn(t){if(!t.isContentEditable)return;let e=B(t);t.blur();let n=B(t)??e;if(t.focus({preventScroll:!0}),!n)return;let{endContainer:o,endOffset:i}=n;A(t)?.collapse(o,Math.min(i,(o.nodeValue??o.childNodes).length))}Object.assign(L,{clientFor:Gn,endComposition:qn});return Qn(Ho);})();
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
    "HWJTr[r7T&E2+D%-&K'1&.cheonjiinF%%Q%%S%%d%%/W%3W%%&(+,-5679:;<=>?@AB%&~'" +
    "~~()*~~~~~~~+,-~./01234567L9K')(S(c(Q:K'A)S(m)J7K'K*S([*%~c*=+G+K*'~k+y+" +
    "}+K*(~/,Y,i,K*,~/-Y-s-K*.~3.k.A/K*1~Y/+0=0K*O~K*K*K*G00~S0o0y0K*~~/1S1m1" +
    "w1:+'?;+V+<+8,>,=+?+x,~,%-'-.-/-0-@+A+x.C+D+E+F+H+I+J+K+L+%%%831%%51%%71" +
    "%%91%%=1<1%%%%%%B1A1%%%%@1E1H1%%a1A&61c1A&81^1&?%%`1%%b1%%d1%%h1g1%%%%%%" +
    "m1l1%%%%k1p1%%%%%%%%%%%%|2%321%941%%21%%%%%%%%%%%%%%%%;1%%C1%%%%%%?1?1%%" +
    "_1&?%%]1%%%%%%%%%%%%%%%%f1%%n1%%%%%%j1j1%%]1%%%%%%%%w1v1%%%%e1A&:1i1A&>1" +
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
    "HWJTXntvU&'0%D%u%C'2%.naratgeul%&(+,-5679:;<=>?@AB%&~'~~()*~~~~~~~+,-~./" +
    "01234567%~C'I'M'M''~M'Q'M'M'8%U'3(U(Y(*~M'{(M'M'+~%)+)M'M'@-U'/)U(?).~O)" +
    "u)M'M'0~M'y)M'M'L9U'})U(M*~~w*U+i,7-J7U'M'U(M'~~_-M'_.M'~~%/I/c/g/%%-&/%" +
    "'%%%%%%%*%%%:+'?;+V+<+8,>,=+?+x,~,%-'-.-/-0-@+A+x.C+D+E+F+H+I+J+K+L+%%%4" +
    "61%%%%%%H1%%%%%%;1%%%%%%%%@1&%H1%%%%%4a1%%%%%%]1%%%%%%f1%%%%%%%%k1k1.%%%" +
    "%%-&0%6%%%%%-+?1%%%%%%%%H1%%-+j1%%%%%%%%e1%%&6)%%%%%%%%%%%%%2%%%%%%%%%%%" +
    "%%%%%%8%9%%%;%%%%%%831%%51%%71%%91%%=1<1%%%%%%B1A1%%%%%%E1%%%8^1%%`1%%b1" +
    "%%d1%%h1g1%%%%%%m1l1%%%%%%p1;%&?>%%%a%-%B&?&?%%%5'1%4%2'('0%1'7%@%))<%%%" +
    "A%=%9%'%*%6%%%%741%%21%%81%%61%%>1%%%%%%:1C1%%%%%%?1Z1-&3%V1)&+%\\1)*,%%%" +
    "%%%%5%S1&6)%%%%%%%%%%%%%2%%%%%%%%%%%%%%%%%8%J1-&/%U1%7Y1%%M1f4%%%%Q1[1%%" +
    "i4%%l4X1%%s4,5L1P1%%%7_1%%]1%%c1%%a1%%i1%%%%%%e1n1%%%%%%j1%%&;(%'%_%%%A&" +
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
    [{page: "symbols"}, {key: 10, hold: ["0"]}, {role: "globe", width: 0.5},
        {role: "space", width: 0.5}, {role: "language"}],
  ],
};

const latinPage = {
  id: "latin", legend: "ABC", kind: "letters", hasCapitals: true, fields: ["email", "address"],
  rows: [
    [{text: "q", hold: ["1"], flicks: {down: "1"}}, {text: "w", hold: ["2"], flicks: {down: "2"}},
        {text: "e", hold: ["3"], flicks: {down: "3"}},
        {text: "r", hold: ["4"], flicks: {down: "4"}},
        {text: "t", hold: ["5"], flicks: {down: "5"}},
        {text: "y", hold: ["6"], flicks: {down: "6"}},
        {text: "u", hold: ["7"], flicks: {down: "7"}},
        {text: "i", hold: ["8"], flicks: {down: "8"}},
        {text: "o", hold: ["9"], flicks: {down: "9"}},
        {text: "p", hold: ["0"], flicks: {down: "0"}}],
    [{role: "gap", width: 0.5}, "a", "s", "d", "f", "g", "h", "j", "k", "l",
        {role: "gap", width: 0.5}],
    [{role: "shift", width: 1.5}, "z", "x", "c", "v", "b", "n", "m",
        {role: "backspace", width: 1.5}],
    [{page: "symbols"}, {role: "globe"}, {role: "language"},
        {text: ",", email: "@", address: "/", hold: ["'"]}, {role: "space", width: 3.5},
        {text: ".", hold: [".com", ".kr", "?", "!"]}, {role: "enter", width: 1.5}],
  ],
};

const cheonjiinSymbolsPage = {
  id: "symbols", legend: "!#1", kind: "symbols",
  rows: [
    ["!", "?", ".", ",", "(", ")", {role: "backspace"}],
    ["@", ":", "/", "-", "★", "°", {role: "enter"}],
    ["*", "_", "%", "~", "^", "#", {text: ".", hold: [",", "?", "!"]}],
    [{page: ""}, {page: "symbols2", legend: "2/3"}, {page: "symbols3", legend: "3/3"},
        {page: "digits"}, {role: "globe"}, {role: "space", width: 2}],
  ],
};

const cheonjiinSymbols2Page = {
  id: "symbols2", legend: "!#1", kind: "symbols",
  rows: [
    ["\u0024", "₩", "€", "↖", "↑", "↗", {role: "backspace"}],
    ["£", "¥", "=", "←", "♥", "→", {role: "enter"}],
    ["+", "×", "÷", "↙", "↓", "↘", {text: ".", hold: [",", "?", "!"]}],
    [{page: ""}, {page: "symbols", legend: "1/3"}, {page: "symbols3", legend: "3/3"},
        {page: "digits"}, {role: "globe"}, {role: "space", width: 2}],
  ],
};

const symbols3Page = {
  id: "symbols3", legend: "!#1", kind: "symbols",
  rows: [
    ["《", "》", "『", "』", "\"", "'", {role: "backspace"}],
    ["\u0060", "※", "|", "&", "\\", ";", {role: "enter"}],
    ["<", ">", "{", "}", "[", "]", {text: ".", hold: [",", "?", "!"]}],
    [{page: ""}, {page: "symbols", legend: "1/3"}, {page: "symbols2", legend: "2/3"},
        {page: "digits"}, {role: "globe"}, {role: "space", width: 2}],
  ],
};

const digitsPage = {
  id: "digits", legend: "123", kind: "digits",
  rows: [
    ["1", "2", "3", {role: "backspace"}],
    ["4", "5", "6", {role: "enter"}],
    ["7", "8", "9", {text: ".", hold: [",", "?", "!"]}],
    [{page: ""}, "0", {page: "symbols"}, {role: "globe", width: 0.5}, {role: "space", width: 0.5}],
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

const naratgeulLettersPage = {
  id: "letters", legend: "가", kind: "letters",
  rows: [
    [{key: 0, hold: ["1"]}, {key: 1, hold: ["2"]}, {key: 2, hold: ["3"]}, {role: "backspace"}],
    [{key: 3, hold: ["4"]}, {key: 4, hold: ["5"]}, {key: 5, hold: ["6"]}, {role: "enter"}],
    [{key: 6, hold: ["7"]}, {key: 7, hold: ["8"]}, {key: 8, hold: ["9"]},
        {page: "symbols", width: 0.5}, {role: "language", width: 0.5}],
    [9, {key: 10, hold: ["0"]}, 11, {role: "globe", width: 0.5}, {role: "space", width: 0.5}],
  ],
};

const skyLettersPage = {
  id: "letters", legend: "가", kind: "letters",
  rows: [
    [{key: 0, hold: ["1"]}, {key: 1, hold: ["2"]}, {key: 2, hold: ["3"]}, {role: "backspace"}],
    [{key: 3, hold: ["4"]}, {key: 4, hold: ["5"]}, {key: 5, hold: ["6"]}, {role: "enter"}],
    [{key: 6, hold: ["7"]}, {key: 7, hold: ["8"]}, {key: 8, hold: ["9"]},
        {page: "symbols", width: 0.5}, {role: "language", width: 0.5}],
    [9, {key: 10, hold: ["0"]}, 11, {role: "globe", width: 0.5}, {role: "space", width: 0.5}],
  ],
};

const dubeolsikLettersPage = {
  id: "letters", legend: "가", kind: "letters",
  rows: [
    [{key: 0, hold: ["1"]}, {key: 1, hold: ["2"]}, {key: 2, hold: ["3"]}, {key: 3, hold: ["4"]},
        {key: 4, hold: ["5"]}, {key: 5, hold: ["6"]}, {key: 6, hold: ["7"]}, {key: 7, hold: ["8"]},
        {key: 8, hold: ["9"]}, {key: 9, hold: ["0"]}],
    [{role: "gap", width: 0.5}, 10, 11, 12, 13, 14, 15, 16, 17, 18, {role: "gap", width: 0.5}],
    [{role: "shift", width: 1.5}, 19, 20, 21, 22, 23, 24, 25, {role: "backspace", width: 1.5}],
    [{page: "symbols"}, {role: "globe"}, {role: "language"}, {role: "space", width: 4.5},
        {text: ".", hold: [",", "?", "!"]}, {role: "enter", width: 1.5}],
  ],
};

const dubeolsikSymbolsPage = {
  id: "symbols", legend: "!#1", kind: "symbols",
  rows: [
    ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0"],
    ["-", "/", ":", ";", "(", ")", "₩", "&", "@", "\""],
    [{page: "symbols2", legend: "2/2", width: 2}, {text: ".", width: 1.5}, {text: ",", width: 1.5},
        {text: "?", width: 1.5}, {text: "!", width: 1.5}, {text: "'", hold: ["\u0060"]},
        {role: "backspace"}],
    [{page: "", width: 1.5}, {role: "globe"}, {role: "language"}, {role: "space", width: 5},
        {role: "enter", width: 1.5}],
  ],
};

const dubeolsikSymbols2Page = {
  id: "symbols2", legend: "!#1", kind: "symbols",
  rows: [
    ["[", "]", "{", "}", "#", "%", "^", "*", "+", "="],
    ["_", "\\", "|", "~", "<", ">", "\u0024", "£", "¥", "•"],
    [{page: "symbols", legend: "1/2", width: 2}, {text: ".", width: 1.5}, {text: ",", width: 1.5},
        {text: "?", width: 1.5}, {text: "!", width: 1.5}, {text: "'", hold: ["\u0060"]},
        {role: "backspace"}],
    [{page: "", width: 1.5}, {role: "globe"}, {role: "language"}, {role: "space", width: 5},
        {role: "enter", width: 1.5}],
  ],
};

const cheonjiinFlickLettersPage = {
  id: "letters", legend: "가", kind: "letters",
  rows: [
    [{key: 18, hold: ["1"], flicks: {up: 15, down: 24, left: 16, right: 17}},
        {key: 8, legend: "ㅐㅔ", hold: ["2"], flicks: {up: 31, down: 32, left: 9}},
        {key: 25, hold: ["3"], flicks: {up: 5, down: 23, left: 6, right: 7}}, {role: "backspace"}],
    [{key: 3, legend: "ㄱㅋ", hold: ["4"], flicks: {up: 29, right: 19}},
        {key: 11, legend: "ㄴㄹ", hold: ["5"], flicks: {right: 13}},
        {key: 2, legend: "ㄷㅌ", hold: ["6"], flicks: {up: 28, right: 20}}, {role: "enter"}],
    [{key: 0, legend: "ㅂㅍ", hold: ["7"], flicks: {up: 26, right: 22}},
        {key: 4, legend: "ㅅㅎ", hold: ["8"], flicks: {up: 30, right: 14}},
        {key: 1, legend: "ㅈㅊ", hold: ["9"], flicks: {up: 27, right: 21}},
        {text: ".", hold: [",", "?", "!"]}],
    [{page: "symbols"}, {key: 12, legend: "ㅇㅁ", hold: ["0"], flicks: {right: 10}},
        {role: "globe", width: 0.5}, {role: "space", width: 0.5}, {role: "language"}],
  ],
};

const danmoeumLettersPage = {
  id: "letters", legend: "가", kind: "letters",
  rows: [
    [{key: 0, hold: ["1"]}, {key: 1, hold: ["2"]}, {key: 2, hold: ["3"]}, {key: 3, hold: ["4"]},
        {key: 4, hold: ["5"]}, {key: 5, hold: ["6"]}, {key: 6, hold: ["7"]}, {key: 7, hold: ["8"]}],
    [8, 9, 10, 11, 12, 13, {key: 14, hold: ["9"]}, {key: 15, hold: ["0"]}],
    [16, 17, 18, 19, 20, 21, {role: "backspace", width: 2}],
    [{page: "symbols"}, {role: "globe"}, {role: "language"}, {role: "space", width: 2.5},
        {text: ".", hold: [",", "?", "!"]}, {role: "enter", width: 1.5}],
  ],
};

const cheonjiinKeyboard = {
  id: "korean", name: "천지인", latinName: "Cheonjiin", layout: cheonjiin,
  pages: [cheonjiinLettersPage, latinPage, cheonjiinSymbolsPage, cheonjiinSymbols2Page,
      symbols3Page, digitsPage, numberPage],
};

const naratgeulKeyboard = {
  id: "korean", name: "나랏글", latinName: "Naratgeul", layout: naratgeul,
  pages: [naratgeulLettersPage, latinPage, cheonjiinSymbolsPage, cheonjiinSymbols2Page,
      symbols3Page, digitsPage, numberPage],
};

const skyKeyboard = {
  id: "korean", name: "스카이", latinName: "SKY-II", layout: sky,
  pages: [skyLettersPage, latinPage, cheonjiinSymbolsPage, cheonjiinSymbols2Page, symbols3Page,
      digitsPage, numberPage],
};

const dubeolsikKeyboard = {
  id: "korean", name: "두벌식", latinName: "Dubeolsik", layout: dubeolsik,
  pages: [dubeolsikLettersPage, latinPage, dubeolsikSymbolsPage, dubeolsikSymbols2Page, numberPage],
};

const cheonjiinFlickKeyboard = {
  id: "cheonjiin-flick", name: "천지인 플릭", latinName: "Cheonjiin by flicks", layout: dubeolsik,
  pages: [cheonjiinFlickLettersPage, latinPage, cheonjiinSymbolsPage, cheonjiinSymbols2Page,
      symbols3Page, digitsPage, numberPage],
};

const danmoeumKeyboard = {
  id: "korean", name: "단모음", latinName: "Danmoeum", layout: danmoeum,
  pages: [danmoeumLettersPage, latinPage, dubeolsikSymbolsPage, dubeolsikSymbols2Page, numberPage],
};

const layouts = [cheonjiin, naratgeul, sky, dubeolsik, danmoeum];
const keyboards = [cheonjiinKeyboard, naratgeulKeyboard, skyKeyboard, dubeolsikKeyboard,
    cheonjiinFlickKeyboard, danmoeumKeyboard];
define(keyboards);
}
