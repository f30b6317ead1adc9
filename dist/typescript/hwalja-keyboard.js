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

var hwalja=(()=>{var Vt=Object.defineProperty;var qn=Object.getOwnPropertyDescriptor;var Gn=Object.getOwnPropertyNames;var Yn=Object.prototype.hasOwnProperty;var Vn=(t,e)=>{for(var n in e)Vt(t,n,{get:e[n],enumerable:!0})},Jn=(t,e,n,o)=>{if(e&&typeof e=="object"||typeof e=="function")for(let i of Gn(e))!Yn.call(t,i)&&i!==n&&Vt(t,i,{get:()=>e[i],enumerable:!(o=qn(e,i))||o.enumerable});return t};var Xn=t=>Jn(Vt({},"__esModule",{value:!0}),t);var Fo={};Vn(Fo,{AttachedSession:()=>W,Composer:()=>G,HwaljaKeyboardElement:()=>P,InputSession:()=>L,Keyboard:()=>Q,KeyboardLayout:()=>V,attach:()=>vt,define:()=>Fn,dotsOf:()=>ie,keyFor:()=>q,strikeEnter:()=>A,utf16Units:()=>jt,writing:()=>At});var Ae="ㄱㄲㅅㄴㅈㅎㄷㄹㄱㅁㅂㅅㅌㅍㅎㅁㅂㅅㅅㅆㅇㅈㅊㅋㅌㅍㅎ";function xt({deleting:t,inserting:e},n){return n.slice(0,n.length-t)+e}function Ie(t,e){let n=0;for(;n<t.length&&t.codePointAt(n)===e.codePointAt(n);)n+=1;return{deleting:t.length-n,inserting:e.slice(n)}}function E(t,e=t.length){let n=t.codePointAt(e-2)??0;return n>65535?n:t.charCodeAt(e-1)||0}function ot(t){return t>65535?2:t>0?1:0}function it(t){return t.slice(0,t.length-ot(E(t)))}function wt(t){let e=it(t);return[4510,4514,12685].includes(E(t))&&/[ᄀ-ᄒㄱ-ㅎ]$/.test(e)?e.slice(0,-1):e}function rt(t){return/[ᄀ-ᇿㄱ-ㆎ가-힣]/.test(String.fromCodePoint(t))}function Ne(t){let e=E(t),n=e-44032;return n>=0&&n<11172?Ae[n%28-1]??"":e&&(!rt(e)||e>=12593&&e<=12622)?String.fromCodePoint(e):""}function Zt(t,e){return Math.min(Math.max(t||0,0),e)}function O(t,e){let n=Math.max(e-64,0),o=t.slice(n,e);if(!("Segmenter"in Intl))return n+it(o).length;let i=0;for(let{index:s}of new Intl.Segmenter().segment(o))i=s;return n+i}function Le(t,e){let n=t.slice(e,e+64);if(!("Segmenter"in Intl))return e+ot(n.codePointAt(0)??0);let[o]=new Intl.Segmenter().segment(n);return e+(o?.segment.length??0)}function j(t){let e=t.getRootNode();return e.getSelection?e.getSelection():t.ownerDocument.getSelection()}function K(t){let e=j(t),n=t.getRootNode();if(!e?.rangeCount)return null;let o=(n.host&&Qn(e,n))??e.getRangeAt(0);return t.contains(o.startContainer)&&t.contains(o.endContainer)?o:null}function Qn(t,e){try{return t.getComposedRanges?.({shadowRoots:[e]})[0]}catch{return t.getComposedRanges?.(e)[0]}}function Qt(t,e){let n=t.ownerDocument,o=K(t),i=n.createRange();i.selectNodeContents(t),i.collapse(!1),o&&i.setEnd(o.endContainer,o.endOffset),o&&i.setStart(o.startContainer,o.startOffset),i.deleteContents();let s=i.startContainer.nodeType===3,r=s?i.startContainer:n.createTextNode(""),c=s?i.startOffset:0;s||i.insertNode(r),r.insertData(c,e),o&&j(t)?.collapse(r,c+e.length)}function N(t,e){return t?t.closest(e)??N(t.getRootNode().host,e):null}function te(t){return t.isConnected&&!N(t,"[inert]")}function H(t){return te(t)&&t.matches(":read-write")}function st(t,e,n=null,o=e===""?"delete":"insertText"){let i=t.ownerDocument,s=o==="delete"?"deleteContentBackward":o,r=o==="insertText"?e:null,c=w=>new InputEvent("beforeinput",{bubbles:!0,cancelable:!0,composed:!0,inputType:s,data:r,targetRanges:w}),a={startContainer:i,startOffset:0,endContainer:i,endOffset:0},u=c([new StaticRange(a)]).getTargetRanges().length>0;if(u&&!t.dispatchEvent(c(n?[new StaticRange(n)]:[])))return null;if(!t.isContentEditable&&!t.matches(":focus"))return!1;let l,f=w=>{l=w,u&&w.stopImmediatePropagation()};i.addEventListener("beforeinput",f,!0);let h=i.execCommand(o,!1,e);return i.removeEventListener("beforeinput",f,!0),l?.defaultPrevented?null:h}function yt(t,e,n,o){let i=e<n?Math.min(e,O(t,n)):e;return{start:i,text:t.slice(i,e)+o}}function bt(t,e){let n=e?"insertText":"deleteContentBackward";t.dispatchEvent(new InputEvent("input",{bubbles:!0,composed:!0,inputType:n,data:e||null}))}function _(t){return t.isComposing||t.keyCode===229||t.getModifierState("AltGraph")?!1:!t.ctrlKey&&!t.altKey&&!t.metaKey}var to=/^(text|search|tel|url|email|password|date|month|week|time|datetime-local|number)$/,ee=!1;function De(t){if(!t)return;let e=t.getRootNode(),n=Array.from(e.querySelectorAll("button, input")).filter(s=>s.form===t),o=n.find(({type:s})=>s==="submit"||s==="image"),i=n.filter(({type:s})=>to.test(s));o?o.click():i.length<=1&&t.requestSubmit()}function kt(t,e,n,o){let i={key:e,code:e,keyCode:n,bubbles:!0,cancelable:!0,composed:!0},s=r=>{if(ee)return!0;ee=!0;let c=t.dispatchEvent(new KeyboardEvent(r,i));return ee=!1,c};s("keydown")&&(e!=="Enter"||s("keypress"))&&o?.(),s("keyup")}function A(t,e=()=>De(t.form)){te(t)&&!t.matches(":disabled")&&kt(t,"Enter",13,e)}var D={};function Me(t,e){let{localName:n}=t;if("setRangeText"in t){let o=t;if(o.selectionStart!==null)return eo(o);let i=`<input type="${o.type}"> does not say where its cursor is`;throw new TypeError(`${i}; type="text" with inputmode does`)}if("value"in t&&t.isConnected&&!t.isContentEditable)throw new TypeError(`<${n}> is no field of text; attach to the one in it`);if(!D.clientFor)throw new TypeError('to type into rich text, import "hwalja/rich"');return D.clientFor(t,e)}function eo(t){let e=null,n=()=>{let{value:r,selectionStart:c,selectionEnd:a}=t;return e?.value===r&&e.end===a&&e.end===c?e:null},o=r=>{let c=n();return H(t)?c?c.start+c.text.length:t[r]:null},i=(r,c,a)=>{let{value:u}=t,l=c<a?c:Math.max(c-1,0),f=u.slice(l,c)+r;no(f)&&(e={text:f,start:l,end:a,value:u})},s={get value(){let{value:r}=t,c=n();return c?r.slice(0,c.start)+c.text+r.slice(c.end):r},get selectionStart(){return o("selectionStart")},get selectionEnd(){return o("selectionEnd")},setRangeText(r,c,a){let u=n();e=null,u&&(r=u.text.slice(0,Math.max(c-u.start,0))+r,c=Math.min(c,u.start),a=u.end);let{value:l,maxLength:f}=t,h=l.length-(a-c)+r.length,w=f>=0&&h>f&&r.length>a-c;w&&i(r,c,a);let m=w&&!e&&h-f<r.length&&oo(r,l.charAt(c));if(!H(t)||w&&!m)return;m&&(r=r.charAt(0));let b=yt(l,c,a,r),y=t.selectionStart!==null;y&&t.setSelectionRange(b.start,a);let k=st(t,b.text);k===null&&y&&t.value===l&&t.setSelectionRange(a,a),!(k!==!1||!y)&&(t.setRangeText(b.text,b.start,a,"end"),bt(t,r))},deleteContentBackward(){let{value:r,selectionStart:c,selectionEnd:a}=s,u=a??r.length,f=c!==null&&c<u?c:O(r,u);u===0?kt(t,"Backspace",8):s.setRangeText("",f,u)},insertLineBreak(){t.localName==="input"?A(t):A(t,()=>s.setRangeText(`
`,t.selectionStart??0,t.selectionEnd??0))}};return s}function no(t){return t.length-wt(t).length===2&&E(t)<=65535}function oo([t=""],e){let n=o=>o.normalize("NFD").slice(0,2);return t!==e&&n(t)===n(e)}function q(t,e){if(!_(e))return null;let{code:n,key:o,shiftKey:i}=e,[,s,r=""]=/^(Key|Digit|Numpad)(.+)$/.exec(n)??[];return s==="Key"?(i?t.keyByCode(r):null)??t.keyByCode(r.toLowerCase()):s==="Numpad"?/^[0-9*.,]$/.test(o)?t.keyByCode(io.charAt(ro.indexOf(r))):null:/^[0-9*#]$/.test(o)?t.keyByCode(o):s==="Digit"&&!i?t.keyByCode(r):null}var io="123456789*0#",ro=["7","8","9","4","5","6","1","2","3","Multiply","0","Decimal"];var G=class{constructor(e){this.run="",this.history=[],this.floor=null,this.layout=e}get composing(){return this.run}press(e){let n=this.layout.edit(e,this.run)??{deleting:0,inserting:""},o=xt(n,this.run);return o===this.run?{deleting:0,inserting:""}:(this.history.push(this.run),this.floor=null,this.run=o,n)}endCycle(e){let n=Ne(this.run),o=s=>{let r=this.layout.edit(e,s),c=r?xt(r,s):"";return it(c)?"":c},i=new Set([""]);for(let s of i)i.add(o(s));n&&i.has(n)&&o(n)&&this.commit()}commit(e=0){let n=this.run.slice(0,-e||void 0);this.run="",this.forget(),n&&this.onCommit?.(n)}space(e=this.layout.spaceEndsRun){let n=e&&rt(E(this.run))?"":" ";return this.commit(),{deleting:0,inserting:n}}backspace(e="jamo"){let n=this.run;return n?(this.run=e==="stroke"?this.withoutStroke():this.withoutJamo(),Ie(n,this.run)):null}withoutJamo(){this.forget();let e=this.layout.deletion(this.run);return e?xt(e,this.run):it(this.run)}withoutStroke(){let e=wt(this.run);this.floor??=Math.max(this.history.lastIndexOf(e),0);let n=this.history.length>this.floor?this.history.pop():void 0;return n===void 0&&this.forget(),n??e}forget(){this.history=[],this.floor=null}};function M({value:t,selectionStart:e,selectionEnd:n}){let o=t??"",i=Zt(n??o.length,o.length),s=Zt(e??i,i);return{text:o,start:s,end:i,isUnknown:typeof e!="number"}}function Be(t,{text:e,start:n,end:o}){return e===t.text&&n===t.start&&o===t.end?null:t.start===t.end&&e.length>t.text.length&&e.startsWith(t.text.slice(0,t.start))?"written":"changed"}var L=class{constructor(e,n){this.cycleTimeout=null,this.end=null,this.lastPress=null,this.client=n,this.composer=this.composerOf(e)}get layout(){return this.composer.layout}set layout(e){this.commit(),this.composer=this.composerOf(e)}get composing(){return this.look(),this.composer.composing}press(e,n=null){return this.outcome(o=>{(n??NaN)-(this.lastPress??NaN)>=(this.cycleTimeout??this.layout.cycleTimeout)&&this.composer.endCycle(e),this.lastPress=n,this.write(this.composer.press(e),o)})}commit(){let e=this.composer.composing;return this.composer.commit(),e?"ended":"nothing"}space(e=this.layout.spaceEndsRun){return this.outcome(n=>this.write(this.composer.space(e),n))}enter(){let{client:e}=this;return e.insertLineBreak?this.outcome(()=>{this.commit(),e.insertLineBreak?.()}):this.insert(`
`)}insert(e,n=0){return this.outcome(o=>{this.end!==null&&(this.end-=n),this.composer.commit(n),this.write({deleting:n,inserting:e},o)})}backspace(e="jamo"){return this.outcome(n=>{let{text:o,start:i,end:s}=n,r=this.composer.backspace(e);r?this.write(r,n):this.client.deleteContentBackward?this.client.deleteContentBackward():s>0&&this.client.setRangeText("",i<s?i:O(o,s),s,"end")})}hostDidChange(){this.look()}prepare(){}composerOf(e){let n=new G(e);return n.onCommit=o=>{let{text:i,end:s,isUnknown:r}=M(this.client);!r&&i.endsWith(o,this.end??s)&&this.onCommit?.(o)},n}look(){let e=M(this.client),{composing:n}=this.composer,o=e.end===(this.end??e.end)&&e.text.endsWith(n,e.end);return(e.start!==e.end||e.isUnknown||!o)&&this.commit(),e}write({deleting:e,inserting:n},{start:o,end:i}){if(e===0&&n==="")return;let s=Math.max(o-e,0);this.end=o<i?null:s+n.length,this.client.setRangeText(n,s,i,"end");let r=M(this.client);(this.end===null||r.text.endsWith(this.composer.composing,r.end))&&(this.end=r.end)}outcome(e){this.prepare();let n=this.composer.composing,o=this.look();e(o);let i=n&&!this.composer.composing?"ended":"nothing";return Be(o,M(this.client))??i}};function vt(t,e){return new W(t,e)}var W=class extends L{constructor(e,n){let o=Me(e,()=>this.commit());super(n.layout,o),this.listening=new AbortController,this.isTaken=!1,this.passed=new Set,this.written={start:-1,text:""},this.cycleTimeout=n.cycleTimeout??null,this.element=e;let{signal:i}=this.listening,s=()=>this.hostDidChange(),r={signal:i,capture:!0};for(let a of["input","keydown","pointerdown"])e.addEventListener(a,s,r);e.addEventListener("blur",()=>this.commit(),{signal:i});for(let a of["compositionstart","compositionend"])e.addEventListener(a,()=>this.isTaken=a==="compositionstart",r);e.addEventListener("keydown",a=>this.keyDown(a,n),r);let c=e.ownerDocument;c.addEventListener("selectionchange",s,{signal:i}),e.addEventListener("input",a=>this.remember(a,o,c),{signal:i})}press(e,n=performance.now()){return super.press(e,n)}commit(){return this.written.start=-1,super.commit()}detach(){this.commit(),this.listening.abort()}prepare(){let{element:e}=this;!this.isTaken||!e.isContentEditable||(e.blur(),e.focus({preventScroll:!0}))}remember({inputType:e},n,o){let{passed:i,written:s}=this,r=n.value,c={historyUndo:"undo",historyRedo:"redo"}[e];if(c){i.has(r)&&queueMicrotask(()=>o.execCommand(c));return}let{composing:a}=this,u=a===""?-1:(n.selectionEnd??0)-a.length;u>=0&&u===s.start&&i.add(s.text),i.delete(r),(i.size>200||r.length>1e4)&&i.clear(),this.written={start:u,text:r}}keyDown(e,{hardware:n,step:o}){(e.ctrlKey||e.metaKey)&&this.commit();let i=typeof n=="function"?n():n;if(e.defaultPrevented||!i)return;let s=q(this.layout,e),r=_(e)&&this.composing!=="";if(s)this.press(s,e.timeStamp);else if(r&&e.key==="Backspace")this.backspace(o);else if(r&&e.key===" "&&this.layout.spaceEndsRun)this.space();else return;e.preventDefault(),e.stopPropagation()}};function Ot(t,e){return t.charCodeAt(e)-37||0}function Tt(t,e=Ot(t,20)){let n=d=>Ot(t,d),o=d=>n(d)+n(d+1)*90,i=o(4)+(o(6)+n(8)*90**2)*90**2;if(!(/^HWJT[%-~]{18,}$/.test(t)&&n(9)===1&&o(10)===t.length)||ho(t)!==i)throw new RangeError(`not a trie of version ${1}`);let[r,c,a]=[o(13),o(15),o(17)],[u,l]=[40+n(12),n(19)],f=d=>n(r+3*(u-40)+d),h=d=>{if(d<19)return 12593+f(d);if(d<40)return 12623+d-19;let g=r+3*(d-40),p=o(g)+n(g+2)*90**2;return d>=u||p>=55296&&p<57344?0:p===4510&&e===2?12685:p},w=d=>{if(Ct(d))return(d-44032)/588|0;if(d>=4352&&d<4371)return d-4352;let g=d<12593||d>=12623?89:f(19+d-12593);return g<19?g:89},m=(d,g,p=o(d))=>{let x=g-n(d+2);return x>=0&&x<n(d+3)?o(d+4+2*x):p},b=(d,g)=>{let p=(v,C)=>m(o(d+v),C);if(Ct(g))return Et(g)>0?p(2,Et(g)):p(4,((g-44032)/28|0)%21);let x=w(g);if(g>=12593&&x<89)return p(6,x);for(let v=19;g>0&&v<u;v+=1)if(h(v)===g)return p(8,v-19);return 0},y=d=>Ct(d)?Et(d):w(d)<89?28:-1,k=d=>n(d)===89?0:h(n(d)),T=(d,g)=>{let p=n(d+1),x=k(d);return x===0||p>21?[0]:p<21?[$e(g,p)]:[e===2?h(g):4352+g,x]},F=(d,g,p)=>{if(g===1116)return[];if(g>=1117)return[g<1206?h(g-1117):0];if(g>=1093){let S=w(p);return S===89?[0]:g===1115?T(d,S):[g===1114?h(S):$e(S,g-1093)]}if(!Ct(p))return[0];let x=p-Et(p);if(g<29)return[x+g-1];let v=(g-29)%19,C=g<561?[h(v)]:T(d,v);return[x+((g-29)/19|0)%28,...C]};return(d,g=l-1)=>{if(g<0||g>=l)return null;let p=c+10*g,x=E(d),v=ot(x),C=b(p,x);if(C>=1206){let Oe=a+2*(C-1206),Yt=E(d,d.length-v),Te=m(Oe,y(Yt),0);C=Te||o(Oe),Te>0&&(x=Yt,v+=ot(Yt))}let S=C>0?F(p,C,x):[k(p)];return S.includes(0)?null:{deleting:C>0?v:0,inserting:String.fromCodePoint(...S)}}}function ho(t){let e=-1;for(let n=8*9;n<8*t.length;n+=1){let o=(e^t.charCodeAt(n>>3)>>n%8)&1;e=e>>>1^(o&&3988292384)}return~e>>>0}function Ct(t){return t>=44032&&t<55204}function Et(t){return(t-44032)%28}function $e(t,e){return 44032+(t*21+e)*28}var V=class{constructor({cycleTimeout:e=1e3,...n}){let{id:o,trie:i}=n,s=n.keys.map((r,c)=>({legend:r.id,scalar:/^.$/u.test(r.id)?r.id:null,code:null,under:null,...r,index:c,layout:o}));Object.assign(this,n,{cycleTimeout:e,keys:s,lookUp:Tt(i)})}key(e){return this.keys.find(n=>n.id===e)??null}keyByCode(e){return this.keys.find(n=>n.code===e)??null}keyByScalar(e){return this.keys.find(n=>n.scalar===e)??null}edit(e,n){return e?.layout!==this.id||this.keys[e.index]?.id!==e.id?null:this.lookUp(n??"",e.index)}deletion(e){return this.lookUp(e??"")}};function ie(t){let e=t.dots??Ot(t.trie,20);return e===0?null:e===2?"compatibility":"conjoining"}function At(t,e){let n=ie(t);if(n===null||n===e)return t;let o=e==="compatibility"?2:1,i=Tt(t.trie,o);return Object.assign(Object.create(V.prototype),t,{dots:o,lookUp:i})}var Ue={none:"⏎",go:"이동",search:"검색",send:"전송",next:"다음 칸",done:"완료",join:"연결",route:"경로",continue:"계속",emergency:"긴급통화"};var re={shift:"⇧",backspace:"⌫",space:"␣",enter:"⏎",next:"다음",language:"한/영",globe:"🌐",dismiss:"⌄",gap:""};function It(t){return typeof t=="string"?{text:t}:typeof t=="number"?{key:t}:t}function Nt(){return{repeatDelay:400,repeatInterval:50,wordsAfter:2e3,wordInterval:200,longPress:350,doubleTap:300,doubleSpace:1100,slideStart:50,slideStep:10,flick:24,cursorDelay:0,backspaceStep:"jamo",needsGlobe:!1}}function ze(t,{slideStart:e,slideStep:n}){let o=Math.abs(t)-e;return o<0?0:Math.sign(t)*(1+Math.floor(o/Math.max(1,n)))}function Fe(t,e,{flick:n}){let[o,i]=[Math.abs(t),Math.abs(e)];return Math.max(o,i)<n?null:o>=i?t<0?"left":"right":e<0?"up":"down"}function Ke(t,e,n){return{finger:t,slot:e,place:n,phase:{kind:"waiting"},composed:"",hasMoved:!1,isUsed:!1,due:1/0}}function Lt({phase:t,hasMoved:e}){return t.kind==="written"||t.kind==="waiting"&&!e}function Dt({phase:t}){return t.kind==="shift"}function J(t){return Dt(t)||t.phase.kind==="page"}function at(t){t.phase={kind:"spent"},t.due=1/0}function He(t,e,n){let o=!t.hasMoved&&t.slot?.role==="space";!J(t)&&(t.phase.kind!=="waiting"||o)||Object.assign(t,{place:e,slot:n,hasMoved:!0,due:1/0})}function _e(t,e){t.phase.kind==="choosing"&&(t.phase={kind:"choosing",item:e in(t.slot?.hold??[])?e:null})}function qe(t,e){let[n]=e.pages,o={host:t,pages:e,settings:Nt(),field:{kind:"letters",capitals:"none",action:"none"},page:n,home:n,shift:"off",touches:[],lastTap:null,lastSpace:null,pair:null,isDue:!1,isUsed:!1,now:-1/0,outcome:"nothing"};return Mt(o),o}function Mt(t){let{pages:{pages:e},field:n}=t;t.touches.length=0,t.lastSpace=t.pair=null,t.home=e.find(({kind:o})=>o==="letters")??e[0],I(t,e.find(({fields:o})=>o.includes(n.kind))??e[0])}function I(t,e){t.page=e,e.kind==="letters"&&(t.home=e),t.isUsed=!1,t.lastTap=null;for(let n of t.touches)Dt(n)&&(n.isUsed=!0);t.shift=e.hasCapitals&&t.isDue?"due":"off"}function Bt({pages:t,home:e},n){return t.pages.find(o=>o.id===n)??e}function Ge(t){let{pages:e,home:n}=t,o=e.pages.filter(({kind:s})=>s==="letters"),i=o[(o.indexOf(n)+1)%o.length];return!i||i===n?!1:(I(t,i),!0)}function Ye(t){let e=t.lastTap!==null&&t.now-t.lastTap<=t.settings.doubleTap;return t.lastTap=t.now,t.shift==="locked"?!1:(t.shift=e&&t.page.hasCapitals?"locked":"once",t.shift==="locked")}function Ve(t,{phase:e,isUsed:n}){e.kind==="shift"&&(n||e.before!=="off"&&!e.hasLocked)&&(t.shift="off")}function Je(t,{phase:e,isUsed:n}){e.kind==="shift"&&(t.shift=n?"off":e.before,t.lastTap=null)}function B(t){t.lastSpace=t.lastTap=null}function se(t,e){let{page:n,home:o,touches:i}=t;t.isUsed=!0;for(let s of i)J(s)&&(s.isUsed=!0);t.shift!=="locked"&&!i.some(Dt)&&(t.shift="off"),e==="'"&&n.kind==="symbols"&&o.hasCapitals&&I(t,o)}function ce(t){t.page.kind==="symbols"&&t.isUsed&&I(t,t.home)}function Xe(t,e){e!==t.isDue&&(t.isDue=e,e&&t.page.hasCapitals&&t.shift==="off"&&(t.shift="due"),!e&&t.shift==="due"&&(t.shift="off"))}function Ze({touches:t,pair:e}){return Math.min(...t.map(({due:n})=>n),e?.due??1/0)}function Qe({touches:t}){return t.find(({due:e})=>e<1/0)}function tn(t,e){return e!==null&&(t==="words"?/(^|[ \n])$/:/(^|\n) *$|[.!?…] +$/).test(e)}function en(t){return/[\p{L}\p{N}] $/u.test(t.slice(-3))}function nn(t){let e=o=>t[o-1]===" "||t[o-1]===`
`,n=t.length;for(;e(n);)n-=1;for(;n>0&&!e(n);)n-=1;return t.length-n}function Rt(t){let e=t.length>1?t.indexOf("|"):-1;if(e<0)return{text:t,behind:0};let n=t.slice(e+1),o=0;for(let i=n.length;i>0;o+=1)i=O(n,i);return{text:t.slice(0,e)+n,behind:o}}function Pt(t,e){let n=e?t.page.rows[e.row]?.[e.column]:void 0;return n===void 0||ae(t,It(n))?null:It(n)}function ae({settings:t},{role:e}){return e==="globe"&&!t.needsGlobe}function ue({pages:t,page:e,shift:n,field:o},i){let{key:s,text:r}=i,c=n!=="off";if(s!==void 0){let{keys:a}=t.layout,u=a.findIndex(({under:l})=>l&&l===a[s]?.id);return c&&u>=0?u:s}return o.kind==="email"&&i.email!==void 0?i.email:o.kind==="address"&&i.address!==void 0?i.address:c?i.shifted??(e.hasCapitals?r?.toUpperCase():r):r}function on(t){for(let{phase:e,place:n,slot:o}of t.touches)if(e.kind==="choosing"&&n)return{place:n,items:sn(t,o),chosen:e.item};return null}function rn(t,e){return t.page.rows.map((n,o)=>{let i=0,s=n.map(It);for(let r of s)ae(t,r)&&(i+=r.width??1);return s.flatMap((r,c)=>{if(ae(t,r))return[];let{width:a=1}=r;return r.role==="space"&&([a,i]=[a+i,0]),{place:{row:o,column:c},role:fe(r),legend:le(t,r,e),width:a,hold:sn(t,r),isPressed:t.touches.some(({place:u})=>u?.row===o&&u.column===c)}})})}function sn(t,e){return e?.hold?.map(n=>cn(t,n))??[]}function cn({pages:t},e){return typeof e=="string"?Rt(e).text:t.layout.keys[e]?.legend??""}function le(t,e,n){let{legend:o,page:i,role:s,action:r}=e;return o!==void 0?o:i!==void 0?Bt(t,i).legend:s==="space"&&n?re.next:s==="enter"?Ue[t.field.action]:r!==void 0?r:s?re[s]:cn(t,ue(t,e)??"")}function fe({role:t,page:e,action:n}){return t??(e!==void 0?"page":n!==void 0?"action":null)}function jt(t,e,n){let o=t<0?e.length:0;for(let i=-t;i>0&&o>0;i-=1)o=O(e,o);if(t<0)return o-e.length;for(let i=t;i>0&&o<n.length;i-=1)o=Le(n,o);return o}function Wt({client:t}){let{start:e,end:n}=M(t);return e<n}function ut({client:t}){let{text:e,start:n,isUnknown:o}=M(t);return o?null:e.slice(0,n).replace(/\u00a0/g," ")}function lt({layout:t,composing:e}){return t.spaceEndsRun&&rt(E(e))}function ft(t,e){let{role:n}=e;pt(t),!(n==="shift"||n==="backspace"||n==="gap"||e.page!==void 0)&&X(t,e,()=>{let{host:o}=t,i=ue(t,e);i!==void 0?an(t,i):n==="space"?xo(t):n==="enter"?go(t):n==="next"?R(t):n==="language"?(R(t),Ge(t)||o.onRequest({kind:"nextKeyboard"})):n==="globe"?(t.lastTap=null,o.onRequest({kind:"nextKeyboard"})):e.action!==void 0?(R(t),o.onRequest({kind:"action",name:e.action})):(t.lastTap=null,t.outcome=o.session.commit(),o.onRequest({kind:"hide"}))})}function an(t,e){let{session:n}=t.host;if(B(t),typeof e=="number")t.outcome=n.press(t.pages.layout.keys[e],t.now),se(t,e);else{let{text:o,behind:i}=Rt(e);t.outcome=n.insert(o),se(t,e);let{cursorDelay:s}=t.settings;i>0&&(t.pair={by:-i,due:t.now+s}),s<=0&&pt(t)}}function pt(t){let{pair:e}=t;e&&(t.pair=null,t.host.onRequest({kind:"moveCursor",by:e.by}))}function $t(t,{slot:e,composed:n},o){X(t,e,()=>{let{session:i}=t.host;n&&n===i.composing&&i.backspace("stroke"),an(t,o)})}function R(t){B(t),t.outcome=t.host.session.commit()}function go(t){let{action:e}=t.field;e==="none"?(B(t),t.outcome=t.host.session.enter()):(R(t),t.host.onRequest({kind:"perform",action:e})),ce(t)}function xo(t){let{session:e}=t.host,n=wo(t);t.outcome=n?e.insert(". ",1):e.space(),t.lastSpace=de(t)?{time:t.now,isStop:n}:null,t.lastTap=null,ce(t)}function wo({host:{session:t},lastSpace:e,settings:n,now:o}){return!e||e.isStop||o-e.time>(n.doubleSpace??-1)?!1:!t.composing&&!Wt(t)&&en(ut(t)??"")}function pe(t,e){X(t,e,()=>{let{session:n}=t.host,o=t.lastSpace?.isStop&&!Wt(n)&&ut(n)?.endsWith(". ");B(t),t.outcome=o?n.insert("  ",2):n.backspace(t.settings.backspaceStep)})}function un(t,e){return X(t,e,()=>{let{session:n}=t.host,o=Wt(n)?0:nn(ut(n)??"");B(t),t.outcome=o>0?n.insert("",o):n.backspace("jamo")}),t.outcome==="changed"}function Ut(t){let{capitals:e}=t.field;Xe(t,e!=="none"&&tn(e,ut(t.host.session)))}function de({outcome:t}){return t==="written"||t==="changed"}function X(t,e,n){if(!e)return;let o=le(t,e,lt(t.host.session));t.outcome="nothing",n(),t.host.onPress?.({legend:o,role:fe(e),outcome:t.outcome})}function he(t,e,n){ge(t,n),yo(t),pt(t),Ut(t);let o=Pt(t,e);if(!o||o.role==="gap")return;let i=Ke(n,o,e);t.touches.push(i),bo(t,i,o),o.hold&&Lt(i)&&(i.due=t.now+t.settings.longPress)}function yo(t){for(let e of t.touches){if(J(e))continue;let{phase:n}=e;at(e),fn(t,e,n)}}function bo(t,e,n){let{now:o}=t;n.key!==void 0?(e.phase={kind:"written"},ft(t,n),de(t)&&(e.composed=t.host.session.composing)):n.text!==void 0&&!n.hold&&!n.flicks?(e.phase={kind:"spent"},ft(t,n)):n.page!==void 0?(e.phase={kind:"page",before:t.page},I(t,Bt(t,n.page))):n.role==="shift"?e.phase={kind:"shift",before:t.shift,hasLocked:Ye(t)}:n.role==="backspace"&&(e.phase={kind:"repeating",since:o},e.due=o+t.settings.repeatDelay,pe(t,n))}function fn(t,e,n){let{slot:o}=e;n.kind==="waiting"&&o&&ft(t,o);let i=n.kind==="choosing"?o?.hold?.[n.item??-1]:void 0;i!==void 0&&$t(t,e,i)}function me(t,e){let n=Z(t,e);if(!n)return;let{phase:o}=n;fn(t,n,o),J(n)&&n.hasMoved&&n.slot&&ft(t,n.slot),hn(t,n)&&(Ve(t,n),o.kind==="page"&&n.isUsed&&I(t,o.before))}function ge(t,e){let n=Z(t,e);n&&(hn(t,n),Je(t,n),n.phase.kind==="page"&&I(t,n.phase.before))}function pn(t,e,n,o){let{settings:i}=t,s=Z(t,e);if(!s)return;let{slot:r,phase:c}=s,a=ze(n,i);if(c.kind==="sliding")ln(t,s,c.step,a);else if(Lt(s)&&r?.role==="space"){if(a===0)return;X(t,r,()=>R(t)),ln(t,s,0,a)}else if(Lt(s)){let u=Fe(n,o,i),l=u&&r?.flicks?.[u];if(l==null)return;at(s),$t(t,s,l)}}function ln(t,e,n,o){e.phase={kind:"sliding",step:o},o!==n&&(B(t),t.host.onRequest({kind:"moveCursor",by:o-n}))}function dn(t){t.pair&&t.pair.due<=t.now&&pt(t);for(let e;(e=Qe(t))&&e.due<=t.now;){if(e.phase.kind==="repeating"){ko(t,e,e.phase.since);continue}let[n,...o]=e.slot?.hold??[];at(e),o.length>0?e.phase={kind:"choosing",item:0}:n!==void 0&&$t(t,e,n)}}function ko(t,e,n){let{now:o,settings:{wordsAfter:i,wordInterval:s,repeatInterval:r}}=t,c=o-n>=i;e.due=o+Math.max(1,c?s:r),c?un(t,e.slot)||at(e):pe(t,e.slot)}function Z({touches:t},e){return t.find(n=>n.finger===e)}function hn({touches:t},e){let n=t.indexOf(e);return n>=0&&t.splice(n,1),n>=0}var Q=class{constructor(e,n){this.onChange=()=>{},this.onRequest=()=>{},this.isBusy=!1,this.told=[],this.session=n,this.state=qe(this,e),n.layout!==e.layout&&(n.layout=e.layout)}get pages(){return this.state.pages}set pages(e){this.input(null,n=>{R(n),this.session.layout=e.layout,n.pages=e,Mt(n)})}get settings(){return this.state.settings}set settings(e){this.input(null,n=>n.settings=Object.freeze({...Nt(),...e}))}get field(){return this.state.field}get page(){return this.state.page}get shift(){return this.state.shift}get rows(){return rn(this.state,lt(this.session))}get list(){return on(this.state)}get nextTick(){let e=Ze(this.state);return e<1/0?e:null}fieldDidChange(e){this.input(null,n=>{n.field=e,Mt(n)})}open(e){let n=this.state.pages.pages.find(o=>o.id===e);return n&&this.input(null,o=>I(o,n)),n!==void 0}down({place:e,finger:n,time:o}){return this.input(o,i=>he(i,e,n))}move({finger:e,place:n,time:o}){return this.input(o,i=>{let s=Pt(i,n),r=Z(i,e);r&&He(r,s&&n,s)})}drag({finger:e,x:n,y:o,time:i}){return this.input(i,s=>pn(s,e,n,o))}choose({item:e,finger:n,time:o}){return this.input(o,i=>{let s=Z(i,n);s&&_e(s,e)})}up({finger:e,time:n}){return this.input(n,o=>me(o,e))}cancel({finger:e,time:n}){return this.input(n,o=>ge(o,e))}tap({place:e,time:n}){return this.input(n,o=>{he(o,e,-1),me(o,-1)})}tick(e){return this.input(e,()=>{})}hostDidChange(e){return this.isBusy?"nothing":this.input(e,()=>this.session.hostDidChange())}input(e,n){let{state:o,isBusy:i}=this;i||(o.outcome="nothing"),this.isBusy=!0,e!==null&&(o.now=Math.max(o.now,e),dn(o)),n(o),Ut(o),this.isBusy=i;let{outcome:s}=o;return i||this.tellChange(),s}tellChange(){let{page:e,shift:n,field:o,settings:i,pair:s,touches:r}=this.state,c=r.flatMap(({place:l,phase:f,due:h})=>[l,f,h]),a=[e,n,o,i.needsGlobe,s,lt(this.session),...c],u=a.length===this.told.length&&a.every((l,f)=>l===this.told[f]);this.told=a,u||this.onChange()}};function mn(t,e,n){let o={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]}[n];if(!o)return null;let[i=0,s=0]=o,r=t.getBoundingClientRect();return e.map(u=>{let{x:l,y:f,width:h}=u.getBoundingClientRect(),w=Math.round((f-r.y)/r.height),m=l+h/2-r.x-r.width/2;return{button:u,rows:w,across:m}}).filter(({rows:u,across:l})=>s?u*s>0:u===0&&l*i>0).sort((u,l)=>Math.abs(u.rows)-Math.abs(l.rows)||Math.abs(u.across)-Math.abs(l.across))[0]?.button??null}function gn(t){return _(t)&&/^(.|Enter|Backspace|Delete)$/u.test(t.key)}function xn(t,e){return{Backspace:"⌫",Enter:"⏎"," ":"␣",Shift:"⇧"}[t.key]??q(e,t)?.legend??""}var vo={"⇧":"M12 4 4 12h4v8h8v-8h4z","⌫":"M9 5h12v14H9l-6-7zm3 4 6 6m0-6-6 6","␣":"M4 10v5h16v-5","⏎":"M20 6v8H5m4-4-4 4 4 4","🌐":"M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3.5 9h17m-17 6h17M12 3c-5 5-5 13 0 18 5-5 5-13 0-18","⌄":"m5 9 7 7 7-7"};function wn(t){let e=vo[t];if(!e)return t;let n="http://www.w3.org/2000/svg",o=document.createElementNS(n,"svg");return o.setAttribute("viewBox","0 0 24 24"),o.setAttribute("aria-hidden","true"),o.appendChild(document.createElementNS(n,"path")).setAttribute("d",e),o}var xe={ko:{shift:"시프트",backspace:"지우기",space:"스페이스",enter:"줄 바꿈",next:"다음 글자",language:"한영 전환",globe:"다음 키보드",dismiss:"키보드 닫기",keyboard:"한글 키보드"},en:{shift:"Shift",backspace:"Backspace",space:"Space",enter:"Enter",next:"Next character",language:"Korean or English",globe:"Next keyboard",dismiss:"Close the keyboard",keyboard:"Korean keyboard"}},So={이동:"Go",검색:"Search",전송:"Send","다음 칸":"Next",완료:"Done"};function we({role:t,legend:e},n){return n==="ko"||!/[가-힣]/.test(e)?e:t==="enter"?So[e]??e:t==="space"||t==="next"?"next":e}function zt(t,e){let{role:n,legend:o,hold:i}=t,s=xe[e],r=/[가-힣]/.test(o);if(n==="enter"&&r)return we(t,e);if(n==="space"&&r)return s.next??"";if(n&&n!=="page")return s[n]??o;let c=i.join(" "),a=e==="ko",u=o!=="ㆍ"?o:a?"아래아":"아래아, the dot of vowels";return c?a?`${u}, 길게 누르면 ${c}`:`${u}, hold for ${c}`:u}function ye(t){let e=N(t,"[lang]");return/^ko\b/i.test(e?.lang??"")?"ko":"en"}var yn=new WeakMap;function bn(){let t=document.createElement("button");return t.type="button",t.tabIndex=-1,t.append($("span","legend"),$("span","hint")),t}function kn(t,e,n,o,i){let{role:s,legend:r,width:c,hold:a,isPressed:u}=e,l=s===null?a[0]??"":"",f=l.length>2?"":l,h=["key",s??"letter"];s!==null&&s!=="gap"&&h.push("special"),r==="ㆍ"&&h.push("dot"),s==="shift"&&h.push(n),f&&h.push("hinted"),u&&h.push("pressed"),i!==null&&(r===i||s===i)&&h.push("marked");let w=h.join(" ");t.part.value!==w&&(t.part.value=w,t.ariaPressed=s==="shift"?String(n!=="off"):null);let m=[r,f,c,s,o].join(" ");if(yn.get(t)===m)return;yn.set(t,m),t.dataset.legend=r,t.style.gridColumn=`span ${2*c}`;let b=we(e,o);t.style.setProperty("--length",String(Co(b))),t.ariaLabel=zt(e,o),t.lang=s===null?"ko":o,t.toggleAttribute("disabled",s==="gap"),t.firstElementChild?.replaceChildren(wn(b)),t.lastElementChild?.replaceChildren(f)}function Co(t){let e=0;for(let n of t)e+="/.,'|!".includes(n)?.4:"#%&@MW".includes(n)||n>="ᄀ"?1:.65;return Math.max(e,1)}var vn=':host{display:block;width:100%;position:relative;direction:ltr;font:400 16px/1 var(--hwalja-font, system-ui, sans-serif);-webkit-tap-highlight-color:transparent}:host([hidden]){display:none}*{box-sizing:border-box}[part~=keyboard],[part~=popup]{--height: var(--hwalja-height, 52px);--gap: var(--hwalja-gap, 6px);--radius: var(--hwalja-radius, 8px);--back: var(--hwalja-background, color-mix(in srgb, Canvas 86%, black));--key: var(--hwalja-key, color-mix(in srgb, Canvas 75%, white));--special: var(--hwalja-special, color-mix(in srgb, Canvas 60%, gray));--text: var(--hwalja-text, CanvasText);--hint: var(--hwalja-hint, color-mix(in srgb, CanvasText 80%, Canvas));--accent: var(--hwalja-accent, #0b57d0);--accent-text: var(--hwalja-accent-text, #fff)}[part~=keyboard]{padding:calc(var(--gap) / 2);background:var(--back);color:var(--text);touch-action:none;user-select:none;-webkit-user-select:none;-webkit-touch-callout:none}[part~=row]{display:grid;grid-template-columns:repeat(var(--columns),minmax(0,1fr))}[part~=key]{display:grid;place-items:center;position:relative;height:var(--height);min-width:0;padding:0;margin:calc(var(--gap) / 2);border:1px solid transparent;border-radius:var(--radius);background:var(--key);color:inherit;font:inherit;white-space:nowrap;container-type:size;touch-action:none;cursor:pointer}[part~=key]:before{content:"";position:absolute;inset:calc(var(--gap) / -2 - 1px)}[part~=special]{background:var(--special)}[part~=gap]{visibility:hidden}[part~=legend]{font-size:min(46cqh,92cqw / var(--length),28px);line-height:1}[part~=special]>[part~=legend]{font-size:min(34cqh,92cqw / var(--length),20px)}[part~=hinted]>[part~=legend]{font-size:min(44cqh,84cqw / var(--length),28px);transform:translateY(4cqh)}svg{display:block;width:1.25em;height:1.25em;fill:none;stroke:currentColor;stroke-width:2;stroke-linecap:round;stroke-linejoin:round;font-size:min(42cqh,60cqw,22px)}[part~=dot]>[part~=legend]{border:5px solid;border-radius:50%;font-size:0}[part~=marked]>[part~=hint]{margin:2px}[part~=hint]{position:absolute;top:3px;right:5px;color:var(--hint);font-size:10px}[part~=pressed],.lit,[part~=chosen]{background:var(--accent);color:var(--accent-text)}[part~=pressed]>[part~=hint],.lit>[part~=hint]{color:inherit}[part~=once],[part~=due],[part~=locked]{background:var(--text);color:var(--key)}[part~=locked]{border-bottom:4px solid var(--accent)}[part~=marked]{box-shadow:inset 0 0 0 3px var(--accent)}button:focus-visible{outline:3px solid var(--accent);outline-offset:-2px}[part~=popup]:not([hidden]){display:flex;position:absolute;z-index:2;padding:2px;border-radius:var(--radius);background:var(--back);color:var(--text);box-shadow:0 1px 6px #0006;pointer-events:none}[part~=item]{min-width:44px;padding:0 6px;line-height:44px;text-align:center;font-size:20px;border-radius:var(--radius)}.status{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}@media (hover: none){[part~=letter][part~=pressed]:after{content:attr(data-legend);position:absolute;z-index:1;left:50%;bottom:100%;min-width:100%;padding:8px;transform:translate(-50%);border-radius:var(--radius);background:var(--accent);color:var(--accent-text);font-size:28px;white-space:nowrap;pointer-events:none}[part~=letter][part~=pressed]:first-child:after{left:0;transform:none}[part~=letter][part~=pressed]:last-child:after{left:auto;right:0;transform:none}}@media (forced-colors: active){[part~=key]{border-color:ButtonText}[part~=pressed],.lit,[part~=chosen],[part~=once],[part~=due],[part~=locked]{background:Highlight;color:HighlightText;forced-color-adjust:none}[part~=pressed]:after{background:Highlight!important;color:HighlightText!important}[part~=marked]{outline:3px solid Highlight;outline-offset:-3px}[part~=popup]{border:1px solid ButtonText}}';function Sn(t){let e={root:t,keys:$("div","keyboard"),popup:$("div","popup"),status:document.createElement("div"),faces:new Map},{keys:n,popup:o,status:i}=e;return n.setAttribute("role","toolbar"),n.addEventListener("keydown",s=>Eo(e,s)),o.hidden=!0,o.setAttribute("aria-hidden","true"),i.className="status",i.setAttribute("role","status"),t.append(n,o,i),e}function Cn({root:t}){let{CSSStyleSheet:e}=t.ownerDocument.defaultView??globalThis,n=new e;n.replaceSync(vn),t.adoptedStyleSheets=[n]}function En(t,{rows:e,list:n,shift:o},i,s){let{root:r,keys:c,faces:a}=t,u=r.activeElement;c.ariaLabel=xe[i].keyboard??"",a.clear();for(let[f,h]of be(c,e,()=>$("div","row"))){let w=String(2*h.reduce((m,{width:b})=>m+b,0));f.style.getPropertyValue("--columns")!==w&&f.style.setProperty("--columns",w);for(let[m,b]of be(f,h,bn))a.set(m,b),kn(m,b,o,i,s)}let l=r.querySelector("button:not([part~=gap])");!r.querySelector("[tabindex='0']:not([part~=gap])")&&l&&(l.tabIndex=0),u&&!r.activeElement&&l?.focus(),Oo(t,n)}function On({status:t},e){t.replaceChildren(e)}function Ft({faces:t},e){let n=e?.closest("button");return n?t.get(n)??null:null}function Tn({popup:t},e){let n=Array.from(t.children,i=>i.getBoundingClientRect()),o=n.findIndex(({right:i})=>e<i);return o<0?n.length-1:o}function ke(t,e,n){let o=i=>e===null||i.legend===e;for(let i of ve(t,o))i.classList.toggle("lit",n)}function Eo(t,e){let n=e.target.closest("button"),o=n&&mn(n,ve(t,({role:i})=>i!=="gap"),e.key);o&&(e.preventDefault(),n.tabIndex=-1,o.tabIndex=0,o.focus())}function ve({faces:t},e){return[...t].filter(([,n])=>e(n)).map(([n])=>n)}function Oo(t,e){let{root:n,popup:o}=t;o.hidden=!e,be(o,e?.items??[],()=>$("span","item")).forEach(([u,l],f)=>{u.textContent=l,u.part.toggle("chosen",f===e?.chosen)});let[i]=ve(t,u=>Kt(u,e));if(!i)return;let s=i.getBoundingClientRect(),r=n.host.getBoundingClientRect(),c=r.width-o.offsetWidth,a=s.left-r.left+(s.width-o.offsetWidth)/2;o.style.left=`${Math.max(Math.min(a,c),0)}px`,o.style.top=`${Math.max(s.top-o.offsetHeight,0)-r.top}px`}function Kt(t,e){return t?.place.row===e?.place.row&&t?.place.column===e?.place.column}function $(t,e){let n=document.createElement(t);return n.part.value=e,n}function be(t,e,n){for(;t.children.length<e.length;)t.append(n());for(;t.children.length>e.length;)t.lastElementChild?.remove();return e.map((o,i)=>[t.children[i],o])}function An(t){let e=[],n=null,o=(r,c)=>{let a=r==="action"||r==="dismiss";return t.dispatchEvent(new CustomEvent(r,{detail:c,cancelable:a}))},i=()=>{for(let r;r=e.shift();)r()},s=(r,c)=>{e.push(()=>o(r,c)),queueMicrotask(i)};return{tellAll:i,tellLater:s,tell(r,c){return i(),o(r,c)},look({page:r}){n&&n!==r&&s("page",{page:r.id}),n=r}}}var dt;function In(){if(typeof AudioContext>"u")return;dt??=new AudioContext;let{currentTime:t,destination:e}=dt,n=dt.createOscillator(),o=dt.createGain();n.frequency.value=1600,o.gain.setValueAtTime(.12,t),o.gain.exponentialRampToValueAtTime(.001,t+.02),n.connect(o).connect(e),n.start(),n.stop(t+.02)}function Nn(){dt?.resume()}function Ln(){"vibrate"in navigator&&navigator.vibrate(8)}var To=["text","search","tel","url","password","email","number"];function tt(t){let e=t;if(!e)return null;let{localName:n,isContentEditable:o,parentElement:i}=e;return n==="input"&&To.includes(e.type)||n==="textarea"?e:o&&D.clientFor?tt(i)??e:null}function Dn(t,e,n){let o=t.getRootNode(),i=e??tt(t.for?o.getElementById(t.for):n),s=N(i,"dialog:modal");return s&&s!==N(t,"dialog:modal")?null:i}function ht(t){let{activeElement:e}=t;return(e?.shadowRoot?ht(e.shadowRoot):null)??e}function Mn(t,e){let n=a=>t.getAttribute(a)?.toLowerCase()??"",o={numeric:"number",decimal:"number",number:"number",tel:"phone",email:"email",url:"address",search:"search",text:"letters"},i={on:"sentences",sentences:"sentences",words:"words"}[n("autocapitalize")],s=["go","search","send","next","done"].find(a=>a===n("enterkeyhint")),r=t.localName==="input"?t.type:"";return{kind:o[e?.toLowerCase()??""]??o[r]??"letters",capitals:i??"none",action:s??"none"}}function Bn(t,e){let n=!1,o=null,i=null,s=null,r=!1,c=()=>t.getClientRects().length>0,a=()=>n||c(),u=y=>a()?Dn(t,i,y):null,l=()=>u(ht(t.ownerDocument)),f=y=>{s=y??s,o=y,e(y)},h=new ResizeObserver(()=>{c()&&(n=!1),r!==a()&&(r=a(),f(l()??u(s?.isConnected?s:null)))}),w=()=>f(l()),m=()=>{let y=l();(y?y!==o:!o?.isConnected)&&f(y)},b=y=>{let k=u(y);k&&k!==o&&f(k),n&&tt(y)===o&&(n=t.hidden=!1)};return{find:w,check:m,follow:b,dismiss(){n=t.hidden=!0},begin(y){let k=t.ownerDocument;for(let T of["pointerdown","focusin"])k.addEventListener(T,F=>b(F.composedPath()[0]),{signal:y,capture:!0});k.addEventListener("pointercancel",m,{signal:y}),h.observe(t),r=a(),w()},end(){h.disconnect(),f(null)},give(y){i=y,t.isConnected&&w()}}}function U(t){let n=(t.getAttribute("layouts")??"").split(/\s+/).filter(o=>o!=="").flatMap(o=>Pn(t,o)??[]);return n.length>0?n:Ht(t)}function z(t){let e=t.getAttribute("layout");return(e?Pn(t,e):null)??U(t)[0]}function et(t,e){return Ht(t).find(({layout:o})=>o.id===e.layout.id)===e?e.layout.id:e.id}function Pn(t,e){let n=Ht(t).map(i=>et(t,i)),o=Ht(t)[n.indexOf(e)];return o||mt(t,`there is no layout ${e}; there are ${n.join(", ")}`),o}function Ht(t){let{keyboards:e,compatible:n}=t.constructor;return t.dots==="compatibility"?n:e}var Rn=new WeakMap;function mt(t,e){Rn.get(t)!==e&&(Rn.set(t,e),console.warn(`<${t.localName}>: ${e}`))}function Wn(t,e){let{root:n,keys:o}=t,i=new Map,s=null,r=(c,a,u)=>{i.delete(c)&&(Nn(),e.input((l,f)=>l[a]({finger:c,time:f}),u))};o.addEventListener("pointerover",({target:c})=>Ao(e.field,c)),o.addEventListener("pointerdown",c=>{c.preventDefault();let{pointerId:a,clientX:u,clientY:l,width:f,height:h,pressure:w,isTrusted:m}=c;s=f<1&&h<1&&w===0?"reader":"finger";let b=c.target,y=Ft(t,b);!y||c.button>0||s==="reader"||(e.press(),m&&o.setPointerCapture(a),i.set(a,{x:u,y:l,page:e.machine.page,face:y,box:jn(b)}),e.input((k,T)=>k.down({place:y.place,finger:a,time:T}),gt(c)))}),o.addEventListener("pointermove",c=>{let{pointerId:a,clientX:u,clientY:l}=c,f=i.get(a);if(!f)return;let h=f.box!==null&&Io(f.box,u,l),{list:w}=e.machine;if(w&&Kt(w,f.face)){if(h)return;let m=Tn(t,u);e.input((b,y)=>b.choose({item:m,finger:a,time:y}),gt(c));return}e.input((m,b)=>{if(m.drag({finger:a,x:u-f.x,y:l-f.y,time:b}),h)return;let y=n.elementFromPoint(u,l),k=Ft(t,y);Kt(k,f.face)&&f.page===m.page||m.move({finger:a,place:k?.place??null,time:b}),Object.assign(f,{page:m.page,face:k,box:k&&jn(y)})},gt(c))}),o.addEventListener("pointerup",c=>r(c.pointerId,"up",gt(c)));for(let c of["pointercancel","lostpointercapture"])o.addEventListener(c,a=>r(a.pointerId,"cancel",gt(a)));o.addEventListener("click",c=>{c.preventDefault();let{detail:a,isTrusted:u,target:l,mozInputSource:f}=c,h=s==="reader"||!s&&u&&f===0;s=null;let w=a===0||h?Ft(t,l):null;w&&e.tap(w)});for(let c of["mousedown","contextmenu","dragstart"])o.addEventListener(c,a=>a.preventDefault());return()=>{for(let c of[...i.keys()])r(c,"cancel")}}function Ao(t,e){let n=e.closest("button");n&&(n.popoverTargetElement=N(t,"[popover]"))}function gt({timeStamp:t,view:e}){return t+(e?.performance.timeOrigin??performance.timeOrigin)-performance.timeOrigin}function jn(t){let e=t.closest("button"),{left:n,top:o,width:i,height:s}=e.getBoundingClientRect(),r=parseFloat(getComputedStyle(e).marginLeft);return new DOMRect(n-r,o-r,i+2*r,s+2*r)}function Io({left:t,top:e,right:n,bottom:o},i,s){return t<=i&&i<n&&e<=s&&s<o}function $n(t,e){let{element:n,field:o,events:i}=e;if(t.kind==="nextKeyboard"){let s=U(n),r=z(n);n.layout=et(n,s[(s.indexOf(r)+1)%s.length]??r),i.tell("layoutchange",{layout:n.layout})}else t.kind==="hide"?i.tell("dismiss",null)&&e.finder.dismiss():t.kind==="action"?i.tellLater("keyaction",{name:t.name}):o&&t.kind==="moveCursor"?No(o,t.by):o&&t.kind==="perform"&&i.tell("action",{action:t.action})&&Lo(o,t.action)}function No(t,e){let{selectionStart:n,selectionEnd:o,value:i,ownerDocument:s}=t;if(typeof n=="number"&&typeof o=="number"){let c=(e<0?n:o)+jt(e,i.slice(0,n),i.slice(o));t.setSelectionRange(c,c);return}let r=s.getSelection();for(let c=Math.abs(e);c>0;c-=1)r?.modify("move",e<0?"backward":"forward","character")}function Lo(t,e){let{form:n}=t;if(e==="done")t.blur();else if(e!=="next")A(t);else{let o=Array.from(n?.elements??[]).filter(i=>tt(i)===i&&!i.matches(":disabled"));o[o.indexOf(t)+1]?.focus()}}function Un(t,e,n,o){if(!t)return{element:t,session:new L(e.layout,Po),wishes:Ro,close(){}};let i=Bo(t,e),s=Mn(t,Do(t)),r=new AbortController,{signal:c}=r;for(let l of["input","blur","focusin","pointerdown"])t.addEventListener(l,o,{signal:c});let a={signal:c,capture:!0};for(let l of n?["keydown","keyup"]:[])t.addEventListener(l,o,a);return{element:t,session:i,wishes:s,close:()=>{r.abort(),i instanceof W&&i.detach(),Mo(t)}}}var _t=new WeakMap;function Do(t){let e=_t.get(t)??{inputMode:t.getAttribute("inputmode"),keyboards:0};return e.keyboards+=1,_t.set(t,e),t.setAttribute("inputmode","none"),e.inputMode}function Mo(t){let e=_t.get(t);!e||(e.keyboards-=1)>0||(_t.delete(t),t.getAttribute("inputmode")==="none"&&(e.inputMode===null?t.removeAttribute("inputmode"):t.setAttribute("inputmode",e.inputMode)))}function Bo(t,e){return!("setRangeText"in t)||t.selectionStart!==null?vt(t,e):new L(e.layout,jo(t))}var Ro={kind:"letters",capitals:"none",action:"none"},Po={value:"",selectionStart:null,selectionEnd:null,setRangeText(){}};function jo(t){let e=(n,o)=>{let i=ht(t.ownerDocument);t.focus({preventScroll:!0}),t.matches(":focus")&&t.ownerDocument.execCommand(n,!1,o),i!==t&&i?.focus({preventScroll:!0})};return{get value(){return t.value},selectionStart:null,selectionEnd:null,setRangeText:n=>e(n?"insertText":"delete",n),deleteContentBackward:()=>e("delete"),insertLineBreak:()=>A(t)}}function zn(t,e){let n=An(t),o=Bn(t,h),i=Object.freeze({}),s,r,c,a=0,u=0,l=!1,f={element:t,events:n,finder:o,get machine(){return r},get field(){return s.element},get session(){return s.element&&s.session},get settings(){return i},set settings(p){i=Object.freeze({...p}),m()},begin(){c=new AbortController;let{signal:p}=c,x=t.ownerDocument;x.addEventListener("selectionchange",y,{signal:p}),addEventListener("blur",g,{signal:p}),x.addEventListener("visibilitychange",g,{signal:p}),d.observe(x,{subtree:!0,attributeFilter:["lang"]}),Cn(e),o.begin(p)},end(){g(),c.abort(),d.disconnect(),o.end()},obey(p){if(p==="for")return o.find();if(p==="hardware"||p==="exclusive")return h(s.element);s.session.cycleTimeout=t.cycleTimeout,m();let x=z(t);r.pages!==x&&(r.pages=x),k()},press(){o.check();let p=s.element,x=D.clientFor?"":'; for rich text import "hwalja/rich"';!p&&t.for&&mt(t,`there is no field with the id ${t.for}${x}`),p?.focus({preventScroll:!0}),F()},tap(p){o.check(),F(),f.input((x,v)=>x.tap({place:p.place,time:v})),T()||On(e,s.session.composing||zt(p,ye(t)))},input(p,x=performance.now()){l=!0,u=Math.max(u,x),p(r,u),l=!1,k()}};function h(p){s.close(),w(p),k()}function w(p){let x=z(t),v=t.hardware&&(()=>r.page.rows.flat().some(S=>typeof S=="number"||typeof S=="object"&&"key"in S)),C={layout:x.layout,cycleTimeout:t.cycleTimeout,hardware:v};s=Un(p,C,t.hardware||t.exclusive,b),r=new Q(x,s.session),m(),r.onRequest=S=>$n(S,f),r.onPress=S=>S.outcome!=="nothing"&&!T()&&n.tellLater("press",S),s.session.onCommit=S=>!T()&&n.tellLater("commit",{text:S}),r.fieldDidChange(s.wishes),r.onChange=()=>void(l||k())}function m(){r.settings={...i,needsGlobe:U(t).length>1}}function b(p){let{type:x}=p;if(x==="focusin"||x==="pointerdown")return o.follow(p.target);if(x==="blur"&&(ke(e,null,!1),o.follow(p.relatedTarget)),y(),!x.startsWith("key"))return;let{exclusive:v,hardware:C}=t;v&&x==="keydown"&&p.isTrusted&&gn(p)&&p.preventDefault(),C&&ke(e,xn(p,r.pages.layout),x==="keydown")}function y(){l||(r.hostDidChange(u),n.look(r))}function k(){En(e,r,ye(t),t.marked),n.look(r),n.tellAll(),clearTimeout(a);let{nextTick:p}=r;p!==null&&(a=setTimeout(()=>{a=setTimeout(()=>f.input((x,v)=>x.tick(v)))},p-performance.now()))}function T(){return s.element?.type==="password"}function F(){t.sound&&In(),t.vibrate&&Ln()}let d=new MutationObserver(k),g=Wn(e,f);return w(null),f}var Wo=globalThis.HTMLElement??class{},P=class extends Wo{constructor(){super(...arguments),this.#t=zn(this,Sn(this.attachShadow({mode:"open"})))}static get keyboards(){return[]}static get compatible(){return[]}static get observedAttributes(){return["for","layout","layouts","dots","hardware","exclusive","cycletimeout","lang","marked"]}#t;connectedCallback(){for(let[e,n]of Object.entries(this))e in P.prototype&&(Reflect.deleteProperty(this,e),Reflect.set(this,e,n));this.#t.begin()}disconnectedCallback(){this.#t.end()}attributeChangedCallback(e){this.isConnected&&this.#t.obey(e)}get for(){return this.getAttribute("for")??""}set for(e){nt(this,"for",e)}get layout(){return et(this,z(this))}set layout(e){nt(this,"layout",e)}get layouts(){return U(this).map(e=>et(this,e)).join(" ")}set layouts(e){nt(this,"layouts",e)}get dots(){return this.getAttribute("dots")}set dots(e){nt(this,"dots",e)}get hardware(){return this.hasAttribute("hardware")}set hardware(e){this.toggleAttribute("hardware",Boolean(e))}get exclusive(){return this.hasAttribute("exclusive")}set exclusive(e){this.toggleAttribute("exclusive",Boolean(e))}get cycleTimeout(){let e=this.getAttribute("cycletimeout");return e===null?null:/^([0-9]+|Infinity)$/.test(e)?Number(e):(mt(this,`cycletimeout="${e}" is neither a number of milliseconds nor Infinity`),null)}set cycleTimeout(e){nt(this,"cycletimeout",e)}get marked(){return this.getAttribute("marked")}set marked(e){nt(this,"marked",e)}get sound(){return this.hasAttribute("sound")}set sound(e){this.toggleAttribute("sound",Boolean(e))}get vibrate(){return this.hasAttribute("vibrate")}set vibrate(e){this.toggleAttribute("vibrate",Boolean(e))}get field(){return this.#t.field}set field(e){this.#t.finder.give(e)}get session(){return this.#t.session}get settings(){return this.#t.settings}set settings(e){this.#t.settings=e}};function nt(t,e,n){n==null?t.removeAttribute(e):t.setAttribute(e,String(n))}function Fn(t,e="hwalja-keyboard"){if(t.length===0)throw new TypeError("a keyboard is needed to define an element with");let n=globalThis.customElements;if(n&&"compatible"in(n.get(e)??{}))return;let o=t.map(i=>({...i,layout:At(i.layout,"compatibility")}));n?.define(e,class extends P{static get keyboards(){return t}static get compatible(){return o}})}function Hn(t,e){let{startContainer:n,startOffset:o}=e;for(let m;(m=n.childNodes[o-1]??n.childNodes[0])&&!(!Se(m)||!m.isContentEditable||m.nodeName==="BR");)o=o>0?m.childNodes.length:0,n=m;let i=n;for(;i!==t&&!Se(i);)i=i.parentNode;let s=Kn(n,o,i,"previousSibling").reverse(),r=Kn(n,o,i,"nextSibling"),c=[...s,...n.nodeType===3?[n]:[],...r],a=n.nodeType===3?qt(n,o).length:0,u=s.reduce((m,b)=>m+qt(b).length,a),l=t.ownerDocument.createRange();l.setStart(n,o),e.collapsed||l.setEnd(e.endContainer,e.endOffset);let f=c.map(m=>qt(m)).join(""),h=e.collapsed?"":l.toString()||_n,w=u+h.length;return{node:n,offset:o,pieces:c,text:f.slice(0,u)+h+f.slice(w),start:u,end:w}}function Kn(t,e,n,o){let i=[],s=o==="nextSibling",r=a=>{for(;a;a=a[o]){if(Se(a))return!1;if(a.nodeType===3||zo(a))i.push(a);else if(!r(s?a.firstChild:a.lastChild))return!1}return!0},c=t.nodeType===3||r(t.childNodes[s?e:e-1]??null);for(let a=t;c&&a!==n;a=a.parentNode)c=r(a[o]);return i}function Ce(t,e){for(let n of t.pieces){let{length:o}=qt(n);if(e<=o)return[n,$o(n,e)];e-=o}return[t.node,t.offset]}function $o(t,e){let n=t.nodeType===3?t.nodeValue??"":"",o=0;for(;e>0&&o<n.length;o+=1)Uo.test(n.charAt(o))||(e-=1);return o}function Ee(t,e,n,o){let i=e+o.length;return{...t,text:t.text.slice(0,e)+o+t.text.slice(n),start:i,end:i}}var _n="￼",Uo=/[\u200b\u2060\ufeff]/;function qt(t,e){return t.nodeType===3?(t.nodeValue??"").slice(0,e).replace(/[\u200b\u2060\ufeff]/g,""):_n}function zo(t){return t.nodeName==="IMG"||t.nodeType===1&&!t.isContentEditable}function Se(t){return t.nodeType!==1?!1:t.nodeName==="BR"||!/^(inline|contents|ruby)/.test(getComputedStyle(t).display)}var Gt=class{constructor(e,n){this.seen=null,this.coming=null,this.element=e,this.moved=n}get value(){let e=this.line(),{seen:n}=this;return!(!n||!e||e.pieces.includes(n.node)||n.node.contains(e.node))&&this.element.contains(n.node)&&(this.coming=n,this.moved(),this.coming=null),this.coming||(this.seen=e),e?.text??""}get selectionStart(){return this.line()?.start??null}get selectionEnd(){return this.line()?.end??null}setRangeText(e,n,o){let i=this.line(),s=i!==null&&i.start===i.end&&n<o,r=s?yt(i.text,n,o,e):{start:n,text:e};if(s){let[c,a]=Ce(i,r.start+1);j(this.element)?.setBaseAndExtent(c,a-1,...Ce(i,o))}else i&&i.start===i.end&&i.node!==K(this.element)?.startContainer&&j(this.element)?.collapse(i.node,i.offset);this.write(r.text,i&&Ee(i,r.start,o,r.text),s)}deleteContentBackward(){let e=this.line();if(!e)return;let{text:n,node:o,offset:i,start:s,end:r}=e;s===r&&o.nodeType===3&&i>0?this.setRangeText("",O(n,r),r):this.write("",Ee(e,s,r,""),!1)}insertLineBreak(){let{element:e}=this;this.line()&&A(e,()=>{this.seen=null,st(e,`
`,K(e),"insertParagraph")===!1&&Qt(e,`
`)})}write(e,n,o){let{element:i}=this;if(!H(i))return;this.seen=null;let s=n&&st(i,e,K(i));if(n&&s===null){let{text:c}=this.line()??n;this.coming=n,queueMicrotask(()=>{this.coming=null;let a=this.line();o&&a?.text===c&&a.start<a.end&&j(i)?.collapseToEnd()});return}s||(Qt(i,e),bt(i,e));let r=this.line();r&&e&&j(i)?.collapse(r.node,r.offset),this.seen=r}line(){let e=H(this.element)?K(this.element):null;return e&&(this.coming??Hn(this.element,e))}};D.clientFor=(t,e)=>new Gt(t,e);return Xn(Fo);})();
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
  id: "letters", legend: "가", kind: "letters", hasCapitals: false,
  fields: [],
  rows: [
    [{key: 0, hold: ["1"]}, {key: 1, hold: ["2"]}, {key: 2, hold: ["3"]}, {role: "backspace"}],
    [{key: 3, hold: ["4"]}, {key: 4, hold: ["5"]}, {key: 5, hold: ["6"]}, {role: "enter"}],
    [{key: 6, hold: ["7"]}, {key: 7, hold: ["8"]}, {key: 8, hold: ["9"]}, 9],
    [{page: "symbols"}, {key: 10, hold: ["0"]}, {role: "globe", width: 0.5},
        {role: "space", width: 0.5}, {role: "language"}],
  ],
};

const latinPage = {
  id: "latin", legend: "ABC", kind: "letters", hasCapitals: true,
  fields: ["email", "address"],
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
  id: "symbols", legend: "!#1", kind: "symbols", hasCapitals: false,
  fields: [],
  rows: [
    ["!", "?", ".", ",", "(", ")", {role: "backspace"}],
    ["@", ":", "/", "-", "★", "°", {role: "enter"}],
    ["*", "_", "%", "~", "^", "#", {text: ".", hold: [",", "?", "!"]}],
    [{page: ""}, {page: "symbols2", legend: "2/3"}, {page: "symbols3", legend: "3/3"},
        {page: "digits"}, {role: "globe"}, {role: "space", width: 2}],
  ],
};

const cheonjiinSymbols2Page = {
  id: "symbols2", legend: "!#1", kind: "symbols", hasCapitals: false,
  fields: [],
  rows: [
    ["\u0024", "₩", "€", "↖", "↑", "↗", {role: "backspace"}],
    ["£", "¥", "=", "←", "♥", "→", {role: "enter"}],
    ["+", "×", "÷", "↙", "↓", "↘", {text: ".", hold: [",", "?", "!"]}],
    [{page: ""}, {page: "symbols", legend: "1/3"}, {page: "symbols3", legend: "3/3"},
        {page: "digits"}, {role: "globe"}, {role: "space", width: 2}],
  ],
};

const symbols3Page = {
  id: "symbols3", legend: "!#1", kind: "symbols", hasCapitals: false,
  fields: [],
  rows: [
    ["《", "》", "『", "』", "\"", "'", {role: "backspace"}],
    ["\u0060", "※", "|", "&", "\\", ";", {role: "enter"}],
    ["<", ">", "{", "}", "[", "]", {text: ".", hold: [",", "?", "!"]}],
    [{page: ""}, {page: "symbols", legend: "1/3"}, {page: "symbols2", legend: "2/3"},
        {page: "digits"}, {role: "globe"}, {role: "space", width: 2}],
  ],
};

const digitsPage = {
  id: "digits", legend: "123", kind: "digits", hasCapitals: false,
  fields: [],
  rows: [
    ["1", "2", "3", {role: "backspace"}],
    ["4", "5", "6", {role: "enter"}],
    ["7", "8", "9", {text: ".", hold: [",", "?", "!"]}],
    [{page: ""}, "0", {page: "symbols"}, {role: "globe", width: 0.5}, {role: "space", width: 0.5}],
  ],
};

const numberPage = {
  id: "number", legend: "123", kind: "digits", hasCapitals: false,
  fields: ["number", "phone"],
  rows: [
    ["1", "2", "3", {role: "backspace"}],
    ["4", "5", "6", {role: "enter"}],
    ["7", "8", "9", {role: "dismiss"}],
    [{text: ".", hold: [",", "-"]}, {text: "0", hold: ["+"]}, {text: "#", hold: ["*"]}, {page: ""}],
  ],
};

const naratgeulLettersPage = {
  id: "letters", legend: "가", kind: "letters", hasCapitals: false,
  fields: [],
  rows: [
    [{key: 0, hold: ["1"]}, {key: 1, hold: ["2"]}, {key: 2, hold: ["3"]}, {role: "backspace"}],
    [{key: 3, hold: ["4"]}, {key: 4, hold: ["5"]}, {key: 5, hold: ["6"]}, {role: "enter"}],
    [{key: 6, hold: ["7"]}, {key: 7, hold: ["8"]}, {key: 8, hold: ["9"]},
        {page: "symbols", width: 0.5}, {role: "language", width: 0.5}],
    [9, {key: 10, hold: ["0"]}, 11, {role: "globe", width: 0.5}, {role: "space", width: 0.5}],
  ],
};

const skyLettersPage = {
  id: "letters", legend: "가", kind: "letters", hasCapitals: false,
  fields: [],
  rows: [
    [{key: 0, hold: ["1"]}, {key: 1, hold: ["2"]}, {key: 2, hold: ["3"]}, {role: "backspace"}],
    [{key: 3, hold: ["4"]}, {key: 4, hold: ["5"]}, {key: 5, hold: ["6"]}, {role: "enter"}],
    [{key: 6, hold: ["7"]}, {key: 7, hold: ["8"]}, {key: 8, hold: ["9"]},
        {page: "symbols", width: 0.5}, {role: "language", width: 0.5}],
    [9, {key: 10, hold: ["0"]}, 11, {role: "globe", width: 0.5}, {role: "space", width: 0.5}],
  ],
};

const dubeolsikLettersPage = {
  id: "letters", legend: "가", kind: "letters", hasCapitals: false,
  fields: [],
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
  id: "symbols", legend: "!#1", kind: "symbols", hasCapitals: false,
  fields: [],
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
  id: "symbols2", legend: "!#1", kind: "symbols", hasCapitals: false,
  fields: [],
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
  id: "letters", legend: "가", kind: "letters", hasCapitals: false,
  fields: [],
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
  id: "letters", legend: "가", kind: "letters", hasCapitals: false,
  fields: [],
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
// A page may load this twice.
if (!globalThis.customElements?.get("hwalja-keyboard")) define(keyboards);
}
