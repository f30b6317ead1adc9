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

var hwalja=(()=>{var Jt=Object.defineProperty;var Un=Object.getOwnPropertyDescriptor;var zn=Object.getOwnPropertyNames;var Kn=Object.prototype.hasOwnProperty;var _n=(e,t)=>{for(var n in t)Jt(e,n,{get:t[n],enumerable:!0})},Fn=(e,t,n,i)=>{if(t&&typeof t=="object"||typeof t=="function")for(let o of zn(t))!Kn.call(e,o)&&o!==n&&Jt(e,o,{get:()=>t[o],enumerable:!(i=Un(t,o))||i.enumerable});return e};var Hn=e=>Fn(Jt({},"__esModule",{value:!0}),e);var Mi={};_n(Mi,{AttachedSession:()=>R,Composer:()=>_,HwaljaKeyboardElement:()=>L,InputSession:()=>E,Keyboard:()=>V,KeyboardLayout:()=>H,attach:()=>xt,define:()=>Rn,dotsOf:()=>re,keyFor:()=>K,strikeEnter:()=>v,utf16Units:()=>Dt,writing:()=>St});var Ne="ㄱㄲㅅㄴㅈㅎㄷㄹㄱㅁㅂㅅㅌㅍㅎㅁㅂㅅㅅㅆㅇㅈㅊㅋㅌㅍㅎ";function ht({deleting:e,inserting:t},n){return n.slice(0,n.length-e)+t}function Le(e,t){let n=0;for(;n<e.length&&e.codePointAt(n)===t.codePointAt(n);)n+=1;return{deleting:e.length-n,inserting:t.slice(n)}}function b(e,t=e.length){let n=e.codePointAt(t-2)??0;return n>65535?n:e.charCodeAt(t-1)||0}function Q(e){return e>65535?2:e>0?1:0}function tt(e){return e.slice(0,e.length-Q(b(e)))}function dt(e){let t=tt(e);return[4510,4514,12685].includes(b(e))&&/[ᄀ-ᄒㄱ-ㅎ]$/.test(t)?t.slice(0,-1):t}function et(e){return/[ᄀ-ᇿㄱ-ㆎ가-힣]/.test(String.fromCodePoint(e))}function De(e){let t=b(e),n=t-44032;return n>=0&&n<11172?Ne[n%28-1]??"":t&&(!et(t)||t>=12593&&t<=12622)?String.fromCodePoint(t):""}function Qt(e,t){return Math.min(Math.max(e||0,0),t)}function k(e,t){let n=Math.max(t-64,0),i=e.slice(n,t);if(!("Segmenter"in Intl))return n+tt(i).length;let o=0;for(let{index:s}of new Intl.Segmenter().segment(i))o=s;return n+o}function Me(e,t){let n=e.slice(t,t+64);if(!("Segmenter"in Intl))return t+Q(n.codePointAt(0)??0);let[i]=new Intl.Segmenter().segment(n);return t+(i?.segment.length??0)}function M(e){let t=e.getRootNode();return t.getSelection?t.getSelection():e.ownerDocument.getSelection()}function $(e){let t=M(e),n=e.getRootNode();if(!t?.rangeCount)return null;let i=(n.host&&Gn(t,n))??t.getRangeAt(0);return e.contains(i.startContainer)&&e.contains(i.endContainer)?i:null}function Gn(e,t){try{return e.getComposedRanges?.({shadowRoots:[t]})[0]}catch{return e.getComposedRanges?.(t)[0]}}function te(e,t){let n=e.ownerDocument,i=$(e),o=n.createRange();o.selectNodeContents(e),o.collapse(!1),i&&o.setEnd(i.endContainer,i.endOffset),i&&o.setStart(i.startContainer,i.startOffset),o.deleteContents();let s=o.startContainer.nodeType===3,r=s?o.startContainer:n.createTextNode(""),c=s?o.startOffset:0;s||o.insertNode(r),r.insertData(c,t),i&&M(e)?.collapse(r,c+t.length)}function O(e,t){return e?e.closest(t)??O(e.getRootNode().host,t):null}function ee(e){return e.isConnected&&!O(e,"[inert]")}function U(e){return ee(e)&&e.matches(":read-write")}function nt(e,t,n=null,i=t===""?"delete":"insertText"){let o=e.ownerDocument,s=i==="delete"?"deleteContentBackward":i,r=i==="insertText"?t:null,c=m=>new InputEvent("beforeinput",{bubbles:!0,cancelable:!0,composed:!0,inputType:s,data:r,targetRanges:m}),a={startContainer:o,startOffset:0,endContainer:o,endOffset:0},l=c([new StaticRange(a)]).getTargetRanges().length>0;if(l&&!e.dispatchEvent(c(n?[new StaticRange(n)]:[])))return null;if(!e.isContentEditable&&!e.matches(":focus"))return!1;let u,p=m=>{u=m,l&&m.stopImmediatePropagation()};o.addEventListener("beforeinput",p,!0);let d=o.execCommand(i,!1,t);return o.removeEventListener("beforeinput",p,!0),u?.defaultPrevented?null:d}function pt(e,t,n,i){let o=t<n?Math.min(t,k(e,n)):t;return{start:o,text:e.slice(o,t)+i}}function mt(e,t){let n=t?"insertText":"deleteContentBackward";e.dispatchEvent(new InputEvent("input",{bubbles:!0,composed:!0,inputType:n,data:t||null}))}function z(e){return e.isComposing||e.keyCode===229||e.getModifierState("AltGraph")?!1:!e.ctrlKey&&!e.altKey&&!e.metaKey}var Yn=/^(text|search|tel|url|email|password|date|month|week|time|datetime-local|number)$/,ne=!1;function Re(e){if(!e)return;let t=e.getRootNode(),n=Array.from(t.querySelectorAll("button, input")).filter(s=>s.form===e),i=n.find(({type:s})=>s==="submit"||s==="image"),o=n.filter(({type:s})=>Yn.test(s));i?i.click():o.length<=1&&e.requestSubmit()}function gt(e,t,n,i){let o={key:t,code:t,keyCode:n,bubbles:!0,cancelable:!0,composed:!0},s=r=>{if(ne)return!0;ne=!0;let c=e.dispatchEvent(new KeyboardEvent(r,o));return ne=!1,c};s("keydown")&&(t!=="Enter"||s("keypress"))&&i?.(),s("keyup")}function v(e,t=()=>Re(e.form)){ee(e)&&!e.matches(":disabled")&&gt(e,"Enter",13,t)}var T={};function Be(e,t){let{localName:n}=e;if("setRangeText"in e){let i=e;if(i.selectionStart!==null)return new ie(i);let o=`<input type="${i.type}"> does not say where its cursor is`;throw new TypeError(`${o}; type="text" with inputmode does`)}if("value"in e&&e.isConnected&&!e.isContentEditable)throw new TypeError(`<${n}> is no field of text; attach to the one in it`);if(!T.clientFor)throw new TypeError('to type into rich text, import "hwalja/rich"');return T.clientFor(e,t)}var ie=class{constructor(t){this.held=null,this.element=t}get value(){let{value:t}=this.element,n=this.waiting();return n?t.slice(0,n.start)+n.text+t.slice(n.end):t}get selectionStart(){return this.place("selectionStart")}get selectionEnd(){return this.place("selectionEnd")}place(t){let n=this.waiting();return U(this.element)?n?n.start+n.text.length:this.element[t]:null}setRangeText(t,n,i){let{element:o}=this,s=this.waiting();this.held=null,s&&(t=s.text.slice(0,Math.max(n-s.start,0))+t,n=Math.min(n,s.start),i=s.end);let{value:r,maxLength:c}=o,a=r.length-(i-n)+t.length,l=c>=0&&a>c&&t.length>i-n;l&&this.hold(t,n,i);let u=l&&!this.held&&a-c<t.length&&Jn(t,r.charAt(n));if(!U(o)||l&&!u)return;u&&(t=t.charAt(0));let p=pt(r,n,i,t),d=o.selectionStart!==null;d&&o.setSelectionRange(p.start,i);let m=nt(o,p.text);m===null&&d&&o.value===r&&o.setSelectionRange(i,i),!(m!==!1||!d)&&(o.setRangeText(p.text,p.start,i,"end"),mt(o,t))}deleteContentBackward(){let{element:t,value:n,selectionStart:i,selectionEnd:o}=this,s=o??n.length,c=i!==null&&i<s?i:k(n,s);s===0?gt(t,"Backspace",8):this.setRangeText("",c,s)}insertLineBreak(){let{element:t}=this;t.localName==="input"?v(t):v(t,()=>this.setRangeText(`
`,t.selectionStart??0,t.selectionEnd??0))}hold(t,n,i){let{value:o}=this.element,s=n<i?n:Math.max(n-1,0),r=o.slice(s,n)+t;Vn(r)&&(this.held={text:r,start:s,end:i,value:o})}waiting(){let{held:t,element:n}=this;return t?.value===n.value&&t.end===n.selectionEnd&&t.end===n.selectionStart?t:null}};function Vn(e){return e.length-dt(e).length===2&&b(e)<=65535}function Jn([e=""],t){let n=i=>i.normalize("NFD").slice(0,2);return e!==t&&n(e)===n(t)}function K(e,t){if(!z(t))return null;let{code:n,key:i,shiftKey:o}=t,[,s,r=""]=/^(Key|Digit|Numpad)(.+)$/.exec(n)??[];return s==="Key"?(o?e.keyByCode(r):null)??e.keyByCode(r.toLowerCase()):s==="Numpad"?/^[0-9*.,]$/.test(i)?e.keyByCode(Xn.charAt(Zn.indexOf(r))):null:/^[0-9*#]$/.test(i)?e.keyByCode(i):s==="Digit"&&!o?e.keyByCode(r):null}var Xn="123456789*0#",Zn=["7","8","9","4","5","6","1","2","3","Multiply","0","Decimal"];var _=class{constructor(t){this.run="",this.history=[],this.floor=null,this.layout=t}get composing(){return this.run}press(t){let n=this.layout.edit(t,this.run)??{deleting:0,inserting:""},i=ht(n,this.run);return i===this.run?{deleting:0,inserting:""}:(this.history.push(this.run),this.floor=null,this.run=i,n)}endCycle(t){let n=De(this.run),i=s=>{let r=this.layout.edit(t,s),c=r?ht(r,s):"";return tt(c)?"":c},o=new Set([""]);for(let s of o)o.add(i(s));n&&o.has(n)&&i(n)&&this.commit()}commit(t=0){let n=this.run.slice(0,-t||void 0);this.run="",this.forget(),n&&this.onCommit?.(n)}space(t=this.layout.spaceEndsRun){let n=t&&et(b(this.run))?"":" ";return this.commit(),{deleting:0,inserting:n}}backspace(t="jamo"){let n=this.run;return n?(this.run=t==="stroke"?this.withoutStroke():this.withoutJamo(),Le(n,this.run)):null}withoutJamo(){this.forget();let t=this.layout.deletion(this.run);return t?ht(t,this.run):tt(this.run)}withoutStroke(){let t=dt(this.run);this.floor??=Math.max(this.history.lastIndexOf(t),0);let n=this.history.length>this.floor?this.history.pop():void 0;return n===void 0&&this.forget(),n??t}forget(){this.history=[],this.floor=null}};function A({value:e,selectionStart:t,selectionEnd:n}){let i=e??"",o=Qt(n??i.length,i.length),s=Qt(t??o,o);return{text:i,start:s,end:o,isUnknown:typeof t!="number"}}function Pe(e,{text:t,start:n,end:i}){return t===e.text&&n===e.start&&i===e.end?null:e.start===e.end&&t.length>e.text.length&&t.startsWith(e.text.slice(0,e.start))?"written":"changed"}var E=class{constructor(t,n){this.cycleTimeout=null,this.end=null,this.lastPress=null,this.client=n,this.composer=this.composerOf(t)}get layout(){return this.composer.layout}set layout(t){this.commit(),this.composer=this.composerOf(t)}get composing(){return this.look(),this.composer.composing}press(t,n=null){return this.outcome(i=>{(n??NaN)-(this.lastPress??NaN)>=(this.cycleTimeout??this.layout.cycleTimeout)&&this.composer.endCycle(t),this.lastPress=n,this.write(this.composer.press(t),i)})}commit(){let t=this.composer.composing;return this.composer.commit(),t?"ended":"nothing"}space(t=this.layout.spaceEndsRun){return this.outcome(n=>this.write(this.composer.space(t),n))}enter(){let{client:t}=this;return t.insertLineBreak?this.outcome(()=>{this.commit(),t.insertLineBreak?.()}):this.insert(`
`)}insert(t,n=0){return this.outcome(i=>{this.end!==null&&(this.end-=n),this.composer.commit(n),this.write({deleting:n,inserting:t},i)})}backspace(t="jamo"){return this.outcome(n=>{let{text:i,start:o,end:s}=n,r=this.composer.backspace(t);r?this.write(r,n):this.client.deleteContentBackward?this.client.deleteContentBackward():s>0&&this.client.setRangeText("",o<s?o:k(i,s),s,"end")})}hostDidChange(){this.look()}prepare(){}composerOf(t){let n=new _(t);return n.onCommit=i=>{let{text:o,end:s,isUnknown:r}=A(this.client);!r&&o.endsWith(i,this.end??s)&&this.onCommit?.(i)},n}look(){let t=A(this.client),{composing:n}=this.composer,i=t.end===(this.end??t.end)&&t.text.endsWith(n,t.end);return(t.start!==t.end||t.isUnknown||!i)&&this.commit(),t}write({deleting:t,inserting:n},{start:i,end:o}){if(t===0&&n==="")return;let s=Math.max(i-t,0);this.end=i<o?null:s+n.length,this.client.setRangeText(n,s,o,"end");let r=A(this.client);(this.end===null||r.text.endsWith(this.composer.composing,r.end))&&(this.end=r.end)}outcome(t){this.prepare();let n=this.composer.composing,i=this.look();t(i);let o=n&&!this.composer.composing?"ended":"nothing";return Pe(i,A(this.client))??o}};function xt(e,t){return new R(e,t)}var R=class extends E{constructor(t,n){let i=Be(t,()=>this.commit());super(n.layout,i),this.listening=new AbortController,this.isTaken=!1,this.passed=new Set,this.written={start:-1,text:""},this.cycleTimeout=n.cycleTimeout??null,this.element=t;let{signal:o}=this.listening,s=()=>this.hostDidChange(),r={signal:o,capture:!0};for(let a of["input","keydown","pointerdown"])t.addEventListener(a,s,r);t.addEventListener("blur",()=>this.commit(),{signal:o});for(let a of["compositionstart","compositionend"])t.addEventListener(a,()=>this.isTaken=a==="compositionstart",r);t.addEventListener("keydown",a=>this.keyDown(a,n),r);let c=t.ownerDocument;c.addEventListener("selectionchange",s,{signal:o}),t.addEventListener("input",a=>this.remember(a,i,c),{signal:o})}press(t,n=performance.now()){return super.press(t,n)}commit(){return this.written.start=-1,super.commit()}detach(){this.commit(),this.listening.abort()}prepare(){let{element:t}=this;!this.isTaken||!t.isContentEditable||(t.blur(),t.focus({preventScroll:!0}))}remember({inputType:t},n,i){let{passed:o,written:s}=this,r=n.value,c={historyUndo:"undo",historyRedo:"redo"}[t];if(c){o.has(r)&&queueMicrotask(()=>i.execCommand(c));return}let{composing:a}=this,l=a===""?-1:(n.selectionEnd??0)-a.length;l>=0&&l===s.start&&o.add(s.text),o.delete(r),(o.size>200||r.length>1e4)&&o.clear(),this.written={start:l,text:r}}keyDown(t,{hardware:n,step:i}){(t.ctrlKey||t.metaKey)&&this.commit();let o=typeof n=="function"?n():n;if(t.defaultPrevented||!o)return;let s=K(this.layout,t),r=z(t)&&this.composing!=="";if(s)this.press(s,t.timeStamp);else if(r&&t.key==="Backspace")this.backspace(i);else if(r&&t.key===" "&&this.layout.spaceEndsRun)this.space();else return;t.preventDefault(),t.stopPropagation()}};function kt(e,t){return e.charCodeAt(t)-37||0}function vt(e,t=kt(e,20)){let n=f=>kt(e,f),i=f=>n(f)+n(f+1)*90,o=i(4)+(i(6)+n(8)*90**2)*90**2;if(!(/^HWJT[%-~]{18,}$/.test(e)&&n(9)===1&&i(10)===e.length)||ri(e)!==o)throw new RangeError(`not a trie of version ${1}`);let[r,c,a]=[i(13),i(15),i(17)],[l,u]=[40+n(12),n(19)],p=f=>n(r+3*(l-40)+f),d=f=>{if(f<19)return 12593+p(f);if(f<40)return 12623+f-19;let h=r+3*(f-40),x=i(h)+n(h+2)*90**2;return f>=l||x>=55296&&x<57344?0:x===4510&&t===2?12685:x},m=f=>{if(yt(f))return(f-44032)/588|0;if(f>=4352&&f<4371)return f-4352;let h=f<12593||f>=12623?89:p(19+f-12593);return h<19?h:89},g=(f,h,x=i(f))=>{let w=h-n(f+2);return w>=0&&w<n(f+3)?i(f+4+2*w):x},W=(f,h)=>{let x=(y,S)=>g(i(f+y),S);if(yt(h))return bt(h)>0?x(2,bt(h)):x(4,((h-44032)/28|0)%21);let w=m(h);if(h>=12593&&w<89)return x(6,w);for(let y=19;h>0&&y<l;y+=1)if(d(y)===h)return x(8,y-19);return 0},Wn=f=>yt(f)?bt(f):m(f)<89?28:-1,Ee=f=>n(f)===89?0:d(n(f)),Te=(f,h)=>{let x=n(f+1),w=Ee(f);return w===0||x>21?[0]:x<21?[ze(h,x)]:[t===2?d(h):4352+h,w]},$n=(f,h,x)=>{if(h===1116)return[];if(h>=1117)return[h<1206?d(h-1117):0];if(h>=1093){let D=m(x);return D===89?[0]:h===1115?Te(f,D):[h===1114?d(D):ze(D,h-1093)]}if(!yt(x))return[0];let w=x-bt(x);if(h<29)return[w+h-1];let y=(h-29)%19,S=h<561?[d(y)]:Te(f,y);return[w+((h-29)/19|0)%28,...S]};return(f,h=u-1)=>{if(h<0||h>=u)return null;let x=c+10*h,w=b(f),y=Q(w),S=W(x,w);if(S>=1206){let Ae=a+2*(S-1206),Vt=b(f,f.length-y),Ie=g(Ae,Wn(Vt),0);S=Ie||i(Ae),Ie>0&&(w=Vt,y+=Q(Vt))}let D=S>0?$n(x,S,w):[Ee(x)];return D.includes(0)?null:{deleting:S>0?y:0,inserting:String.fromCodePoint(...D)}}}function ri(e){let t=-1;for(let n=8*9;n<8*e.length;n+=1){let i=(t^e.charCodeAt(n>>3)>>n%8)&1;t=t>>>1^(i&&3988292384)}return~t>>>0}function yt(e){return e>=44032&&e<55204}function bt(e){return(e-44032)%28}function ze(e,t){return 44032+(e*21+t)*28}var H=class{constructor({cycleTimeout:t=1e3,...n}){let{id:i,trie:o}=n,s=n.keys.map((r,c)=>({legend:r.id,scalar:/^.$/u.test(r.id)?r.id:null,code:null,under:null,...r,index:c,layout:i}));Object.assign(this,n,{cycleTimeout:t,keys:s,lookUp:vt(o)})}key(t){return this.keys.find(n=>n.id===t)??null}keyByCode(t){return this.keys.find(n=>n.code===t)??null}keyByScalar(t){return this.keys.find(n=>n.scalar===t)??null}edit(t,n){return t?.layout!==this.id||this.keys[t.index]?.id!==t.id?null:this.lookUp(n??"",t.index)}deletion(t){return this.lookUp(t??"")}};function re(e){let t=e.dots??kt(e.trie,20);return t===0?null:t===2?"compatibility":"conjoining"}function St(e,t){let n=re(e);if(n===null||n===t)return e;let i=t==="compatibility"?2:1,o=vt(e.trie,i);return Object.assign(Object.create(H.prototype),e,{dots:i,lookUp:o})}var Ke={none:"⏎",go:"이동",search:"검색",send:"전송",next:"다음 칸",done:"완료",join:"연결",route:"경로",continue:"계속",emergency:"긴급통화"};var ce={shift:"⇧",backspace:"⌫",space:"␣",enter:"⏎",next:"다음",language:"한/영",globe:"🌐",dismiss:"⌄",gap:""};function Ct(e){return typeof e=="string"?{text:e}:typeof e=="number"?{key:e}:e}function Ot(){return{repeatDelay:400,repeatInterval:50,wordsAfter:2e3,wordInterval:200,longPress:350,doubleTap:300,doubleSpace:1100,slideStart:50,slideStep:10,flick:24,cursorDelay:0,backspaceStep:"jamo",needsGlobe:!1}}function _e(e,{slideStart:t,slideStep:n}){let i=Math.abs(e)-t;return i<0?0:Math.sign(e)*(1+Math.floor(i/Math.max(1,n)))}function Fe(e,t,{flick:n}){let[i,o]=[Math.abs(e),Math.abs(t)];return Math.max(i,o)<n?null:i>=o?e<0?"left":"right":t<0?"up":"down"}function He(e,t,n){return{finger:e,slot:t,place:n,phase:{kind:"waiting"},composed:"",hasMoved:!1,isUsed:!1,due:1/0}}function Et({phase:e,hasMoved:t}){return e.kind==="written"||e.kind==="waiting"&&!t}function Tt({phase:e}){return e.kind==="shift"}function q(e){return Tt(e)||e.phase.kind==="page"}function ot(e){e.phase={kind:"spent"},e.due=1/0}function qe(e,t,n){let i=!e.hasMoved&&e.slot?.role==="space";!q(e)&&(e.phase.kind!=="waiting"||i)||Object.assign(e,{place:t,slot:n,hasMoved:!0,due:1/0})}function Ge(e,t){e.phase.kind==="choosing"&&(e.phase={kind:"choosing",item:t in(e.slot?.hold??[])?t:null})}function Ye(e,t){let[n]=t.pages,i={host:e,pages:t,settings:Ot(),field:{kind:"letters",capitals:"none",action:"none"},page:n,home:n,shift:"off",touches:[],lastTap:null,lastSpace:null,pair:null,isDue:!1,isUsed:!1,now:-1/0,outcome:"nothing"};return At(i),i}function At(e){let{pages:{pages:t},field:n}=e;e.touches.length=0,e.lastSpace=e.pair=null,e.home=t.find(({kind:i})=>i==="letters")??t[0],C(e,t.find(({fields:i})=>i.includes(n.kind))??t[0])}function C(e,t){e.page=t,t.kind==="letters"&&(e.home=t),e.isUsed=!1,e.lastTap=null;for(let n of e.touches)Tt(n)&&(n.isUsed=!0);e.shift=t.hasCapitals&&e.isDue?"due":"off"}function It({pages:e,home:t},n){return e.pages.find(i=>i.id===n)??t}function Ve(e){let{pages:t,home:n}=e,i=t.pages.filter(({kind:s})=>s==="letters"),o=i[(i.indexOf(n)+1)%i.length];return!o||o===n?!1:(C(e,o),!0)}function Je(e){let t=e.lastTap!==null&&e.now-e.lastTap<=e.settings.doubleTap;return e.lastTap=e.now,e.shift==="locked"?!1:(e.shift=t&&e.page.hasCapitals?"locked":"once",e.shift==="locked")}function Xe(e,{phase:t,isUsed:n}){t.kind==="shift"&&(n||t.before!=="off"&&!t.hasLocked)&&(e.shift="off")}function Ze(e,{phase:t,isUsed:n}){t.kind==="shift"&&(e.shift=n?"off":t.before,e.lastTap=null)}function I(e){e.lastSpace=e.lastTap=null}function ae(e,t){let{page:n,home:i,touches:o}=e;e.isUsed=!0;for(let s of o)q(s)&&(s.isUsed=!0);e.shift!=="locked"&&!o.some(Tt)&&(e.shift="off"),t==="'"&&n.kind==="symbols"&&i.hasCapitals&&C(e,i)}function le(e){e.page.kind==="symbols"&&e.isUsed&&C(e,e.home)}function Qe(e,t){t!==e.isDue&&(e.isDue=t,t&&e.page.hasCapitals&&e.shift==="off"&&(e.shift="due"),!t&&e.shift==="due"&&(e.shift="off"))}function tn({touches:e,pair:t}){return Math.min(...e.map(({due:n})=>n),t?.due??1/0)}function en({touches:e}){return e.find(({due:t})=>t<1/0)}function nn(e,t){return t!==null&&(e==="words"?/(^|[ \n])$/:/(^|\n) *$|[.!?…] +$/).test(t)}function on(e){return/[\p{L}\p{N}] $/u.test(e.slice(-3))}function sn(e){let t=i=>e[i-1]===" "||e[i-1]===`
`,n=e.length;for(;t(n);)n-=1;for(;n>0&&!t(n);)n-=1;return e.length-n}function Nt(e){let t=e.length>1?e.indexOf("|"):-1;if(t<0)return{text:e,behind:0};let n=e.slice(t+1),i=0;for(let o=n.length;o>0;i+=1)o=k(n,o);return{text:e.slice(0,t)+n,behind:i}}function Lt(e,t){let n=t?e.page.rows[t.row]?.[t.column]:void 0;return n===void 0||ue(e,Ct(n))?null:Ct(n)}function ue({settings:e},{role:t}){return t==="globe"&&!e.needsGlobe}function fe({pages:e,page:t,shift:n,field:i},o){let{key:s,text:r}=o,c=n!=="off";if(s!==void 0){let{keys:a}=e.layout,l=a.findIndex(({under:u})=>u&&u===a[s]?.id);return c&&l>=0?l:s}return i.kind==="email"&&o.email!==void 0?o.email:i.kind==="address"&&o.address!==void 0?o.address:c?o.shifted??(t.hasCapitals?r?.toUpperCase():r):r}function rn(e){for(let{phase:t,place:n,slot:i}of e.touches)if(t.kind==="choosing"&&n)return{place:n,items:an(e,i),chosen:t.item};return null}function cn(e,t){return e.page.rows.map((n,i)=>{let o=0,s=n.map(Ct);for(let r of s)ue(e,r)&&(o+=r.width??1);return s.flatMap((r,c)=>{if(ue(e,r))return[];let{width:a=1}=r;return r.role==="space"&&([a,o]=[a+o,0]),{place:{row:i,column:c},role:de(r),legend:he(e,r,t),width:a,hold:an(e,r),isPressed:e.touches.some(({place:l})=>l?.row===i&&l.column===c)}})})}function an(e,t){return t?.hold?.map(n=>ln(e,n))??[]}function ln({pages:e},t){return typeof t=="string"?Nt(t).text:e.layout.keys[t]?.legend??""}function he(e,t,n){let{legend:i,page:o,role:s,action:r}=t;return i!==void 0?i:o!==void 0?It(e,o).legend:s==="space"&&n?ce.next:s==="enter"?Ke[e.field.action]:r!==void 0?r:s?ce[s]:ln(e,fe(e,t)??"")}function de({role:e,page:t,action:n}){return e??(t!==void 0?"page":n!==void 0?"action":null)}function Dt(e,t,n){let i=e<0?t.length:0;for(let o=-e;o>0&&i>0;o-=1)i=k(t,i);if(e<0)return i-t.length;for(let o=e;o>0&&i<n.length;o-=1)i=Me(n,i);return i}function Mt({client:e}){let{start:t,end:n}=A(e);return t<n}function st({client:e}){let{text:t,start:n,isUnknown:i}=A(e);return i?null:t.slice(0,n).replace(/\u00a0/g," ")}function rt({layout:e,composing:t}){return e.spaceEndsRun&&et(b(t))}function ct(e,t){let{role:n}=t;at(e),!(n==="shift"||n==="backspace"||n==="gap"||t.page!==void 0)&&G(e,t,()=>{let{host:i}=e,o=fe(e,t);o!==void 0?un(e,o):n==="space"?li(e):n==="enter"?ai(e):n==="next"?N(e):n==="language"?(N(e),Ve(e)||i.onRequest({kind:"nextKeyboard"})):n==="globe"?(e.lastTap=null,i.onRequest({kind:"nextKeyboard"})):t.action!==void 0?(N(e),i.onRequest({kind:"action",name:t.action})):(e.lastTap=null,e.outcome=i.session.commit(),i.onRequest({kind:"hide"}))})}function un(e,t){let{session:n}=e.host;if(I(e),typeof t=="number")e.outcome=n.press(e.pages.layout.keys[t],e.now),ae(e,t);else{let{text:i,behind:o}=Nt(t);e.outcome=n.insert(i),ae(e,t);let{cursorDelay:s}=e.settings;o>0&&(e.pair={by:-o,due:e.now+s}),s<=0&&at(e)}}function at(e){let{pair:t}=e;t&&(e.pair=null,e.host.onRequest({kind:"moveCursor",by:t.by}))}function Rt(e,{slot:t,composed:n},i){G(e,t,()=>{let{session:o}=e.host;n&&n===o.composing&&o.backspace("stroke"),un(e,i)})}function N(e){I(e),e.outcome=e.host.session.commit()}function ai(e){let{action:t}=e.field;t==="none"?(I(e),e.outcome=e.host.session.enter()):(N(e),e.host.onRequest({kind:"perform",action:t})),le(e)}function li(e){let{session:t}=e.host,n=ui(e);e.outcome=n?t.insert(". ",1):t.space(),e.lastSpace=me(e)?{time:e.now,isStop:n}:null,e.lastTap=null,le(e)}function ui({host:{session:e},lastSpace:t,settings:n,now:i}){return!t||t.isStop||i-t.time>(n.doubleSpace??-1)?!1:!e.composing&&!Mt(e)&&on(st(e)??"")}function pe(e,t){G(e,t,()=>{let{session:n}=e.host,i=e.lastSpace?.isStop&&!Mt(n)&&st(n)?.endsWith(". ");I(e),e.outcome=i?n.insert("  ",2):n.backspace(e.settings.backspaceStep)})}function fn(e,t){return G(e,t,()=>{let{session:n}=e.host,i=Mt(n)?0:sn(st(n)??"");I(e),e.outcome=i>0?n.insert("",i):n.backspace("jamo")}),e.outcome==="changed"}function Bt(e){let{capitals:t}=e.field;Qe(e,t!=="none"&&nn(t,st(e.host.session)))}function me({outcome:e}){return e==="written"||e==="changed"}function G(e,t,n){if(!t)return;let i=he(e,t,rt(e.host.session));e.outcome="nothing",n(),e.host.onPress?.({legend:i,role:de(t),outcome:e.outcome})}function ge(e,t,n){we(e,n),fi(e),at(e),Bt(e);let i=Lt(e,t);if(!i||i.role==="gap")return;let o=He(n,i,t);e.touches.push(o),hi(e,o,i),i.hold&&Et(o)&&(o.due=e.now+e.settings.longPress)}function fi(e){for(let t of e.touches){if(q(t))continue;let{phase:n}=t;ot(t),dn(e,t,n)}}function hi(e,t,n){let{now:i}=e;n.key!==void 0?(t.phase={kind:"written"},ct(e,n),me(e)&&(t.composed=e.host.session.composing)):n.text!==void 0&&!n.hold&&!n.flicks?(t.phase={kind:"spent"},ct(e,n)):n.page!==void 0?(t.phase={kind:"page",before:e.page},C(e,It(e,n.page))):n.role==="shift"?t.phase={kind:"shift",before:e.shift,hasLocked:Je(e)}:n.role==="backspace"&&(t.phase={kind:"repeating",since:i},t.due=i+e.settings.repeatDelay,pe(e,n))}function dn(e,t,n){let{slot:i}=t;n.kind==="waiting"&&i&&ct(e,i);let o=n.kind==="choosing"?i?.hold?.[n.item??-1]:void 0;o!==void 0&&Rt(e,t,o)}function xe(e,t){let n=Y(e,t);if(!n)return;let{phase:i}=n;dn(e,n,i),q(n)&&n.hasMoved&&n.slot&&ct(e,n.slot),gn(e,n)&&(Xe(e,n),i.kind==="page"&&n.isUsed&&C(e,i.before))}function we(e,t){let n=Y(e,t);n&&(gn(e,n),Ze(e,n),n.phase.kind==="page"&&C(e,n.phase.before))}function pn(e,t,n,i){let{settings:o}=e,s=Y(e,t);if(!s)return;let{slot:r,phase:c}=s,a=_e(n,o);if(c.kind==="sliding")hn(e,s,c.step,a);else if(Et(s)&&r?.role==="space"){if(a===0)return;G(e,r,()=>N(e)),hn(e,s,0,a)}else if(Et(s)){let l=Fe(n,i,o),u=l&&r?.flicks?.[l];if(u==null)return;ot(s),Rt(e,s,u)}}function hn(e,t,n,i){t.phase={kind:"sliding",step:i},i!==n&&(I(e),e.host.onRequest({kind:"moveCursor",by:i-n}))}function mn(e){e.pair&&e.pair.due<=e.now&&at(e);for(let t;(t=en(e))&&t.due<=e.now;){if(t.phase.kind==="repeating"){di(e,t,t.phase.since);continue}let[n,...i]=t.slot?.hold??[];ot(t),i.length>0?t.phase={kind:"choosing",item:0}:n!==void 0&&Rt(e,t,n)}}function di(e,t,n){let{now:i,settings:{wordsAfter:o,wordInterval:s,repeatInterval:r}}=e,c=i-n>=o;t.due=i+Math.max(1,c?s:r),c?fn(e,t.slot)||ot(t):pe(e,t.slot)}function Y({touches:e},t){return e.find(n=>n.finger===t)}function gn({touches:e},t){let n=e.indexOf(t);return n>=0&&e.splice(n,1),n>=0}var V=class{constructor(t,n){this.onChange=()=>{},this.onRequest=()=>{},this.isBusy=!1,this.told=[],this.session=n,this.state=Ye(this,t),n.layout!==t.layout&&(n.layout=t.layout)}get pages(){return this.state.pages}set pages(t){this.input(null,n=>{N(n),this.session.layout=t.layout,n.pages=t,At(n)})}get settings(){return this.state.settings}set settings(t){this.input(null,n=>n.settings=Object.freeze({...Ot(),...t}))}get field(){return this.state.field}get page(){return this.state.page}get shift(){return this.state.shift}get rows(){return cn(this.state,rt(this.session))}get list(){return rn(this.state)}get nextTick(){let t=tn(this.state);return t<1/0?t:null}fieldDidChange(t){this.input(null,n=>{n.field=t,At(n)})}open(t){let n=this.state.pages.pages.find(i=>i.id===t);return n&&this.input(null,i=>C(i,n)),n!==void 0}down({place:t,finger:n,time:i}){return this.input(i,o=>ge(o,t,n))}move({finger:t,place:n,time:i}){return this.input(i,o=>{let s=Lt(o,n),r=Y(o,t);r&&qe(r,s&&n,s)})}drag({finger:t,x:n,y:i,time:o}){return this.input(o,s=>pn(s,t,n,i))}choose({item:t,finger:n,time:i}){return this.input(i,o=>{let s=Y(o,n);s&&Ge(s,t)})}up({finger:t,time:n}){return this.input(n,i=>xe(i,t))}cancel({finger:t,time:n}){return this.input(n,i=>we(i,t))}tap({place:t,time:n}){return this.input(n,i=>{ge(i,t,-1),xe(i,-1)})}tick(t){return this.input(t,()=>{})}hostDidChange(t){return this.isBusy?"nothing":this.input(t,()=>this.session.hostDidChange())}input(t,n){let{state:i,isBusy:o}=this;o||(i.outcome="nothing"),this.isBusy=!0,t!==null&&(i.now=Math.max(i.now,t),mn(i)),n(i),Bt(i),this.isBusy=o;let{outcome:s}=i;return o||this.tellChange(),s}tellChange(){let{page:t,shift:n,field:i,settings:o,pair:s,touches:r}=this.state,c=r.flatMap(({place:u,phase:p,due:d})=>[u,p,d]),a=[t,n,i,o.needsGlobe,s,rt(this.session),...c],l=a.length===this.told.length&&a.every((u,p)=>u===this.told[p]);this.told=a,l||this.onChange()}};function xn(e,t,n){let i={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]}[n];if(!i)return null;let[o=0,s=0]=i,r=e.getBoundingClientRect();return t.map(l=>{let{x:u,y:p,width:d}=l.getBoundingClientRect(),m=Math.round((p-r.y)/r.height),g=u+d/2-r.x-r.width/2;return{button:l,rows:m,across:g}}).filter(({rows:l,across:u})=>s?l*s>0:l===0&&u*o>0).sort((l,u)=>Math.abs(l.rows)-Math.abs(u.rows)||Math.abs(l.across)-Math.abs(u.across))[0]?.button??null}function wn(e){return z(e)&&/^(.|Enter|Backspace|Delete)$/u.test(e.key)}function yn(e,t){return{Backspace:"⌫",Enter:"⏎"," ":"␣",Shift:"⇧"}[e.key]??K(t,e)?.legend??""}var pi={"⇧":"M12 4 4 12h4v8h8v-8h4z","⌫":"M9 5h12v14H9l-6-7zm3 4 6 6m0-6-6 6","␣":"M4 10v5h16v-5","⏎":"M20 6v8H5m4-4-4 4 4 4","🌐":"M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3.5 9h17m-17 6h17M12 3c-5 5-5 13 0 18 5-5 5-13 0-18","⌄":"m5 9 7 7 7-7"};function bn(e){let t=pi[e];if(!t)return e;let n="http://www.w3.org/2000/svg",i=document.createElementNS(n,"svg");return i.setAttribute("viewBox","0 0 24 24"),i.setAttribute("aria-hidden","true"),i.appendChild(document.createElementNS(n,"path")).setAttribute("d",t),i}var ye={ko:{shift:"시프트",backspace:"지우기",space:"스페이스",enter:"줄 바꿈",next:"다음 글자",language:"한영 전환",globe:"다음 키보드",dismiss:"키보드 닫기",keyboard:"한글 키보드"},en:{shift:"Shift",backspace:"Backspace",space:"Space",enter:"Enter",next:"Next character",language:"Korean or English",globe:"Next keyboard",dismiss:"Close the keyboard",keyboard:"Korean keyboard"}},mi={이동:"Go",검색:"Search",전송:"Send","다음 칸":"Next",완료:"Done"};function be({role:e,legend:t},n){return n==="ko"||!/[가-힣]/.test(t)?t:e==="enter"?mi[t]??t:e==="space"||e==="next"?"next":t}function Pt(e,t){let{role:n,legend:i,hold:o}=e,s=ye[t],r=/[가-힣]/.test(i);if(n==="enter"&&r)return be(e,t);if(n==="space"&&r)return s.next??"";if(n&&n!=="page")return s[n]??i;let c=o.join(" "),a=t==="ko",l=i!=="ㆍ"?i:a?"아래아":"아래아, the dot of vowels";return c?a?`${l}, 길게 누르면 ${c}`:`${l}, hold for ${c}`:l}function ke(e){let t=O(e,"[lang]");return/^ko\b/i.test(t?.lang??"")?"ko":"en"}var kn=new WeakMap;function vn(){let e=document.createElement("button");return e.type="button",e.tabIndex=-1,e.append(B("span","legend"),B("span","hint")),e}function Sn(e,t,n,i,o){let{role:s,legend:r,width:c,hold:a,isPressed:l}=t,u=s===null?a[0]??"":"",p=u.length>2?"":u,d=["key",s??"letter"];s!==null&&s!=="gap"&&d.push("special"),r==="ㆍ"&&d.push("dot"),s==="shift"&&d.push(n),p&&d.push("hinted"),l&&d.push("pressed"),o!==null&&(r===o||s===o)&&d.push("marked");let m=d.join(" ");e.part.value!==m&&(e.part.value=m,e.ariaPressed=s==="shift"?String(n!=="off"):null);let g=[r,p,c,s,i].join(" ");if(kn.get(e)===g)return;kn.set(e,g),e.dataset.legend=r,e.style.gridColumn=`span ${2*c}`;let W=be(t,i);e.style.setProperty("--length",String(gi(W))),e.ariaLabel=Pt(t,i),e.lang=s===null?"ko":i,e.toggleAttribute("disabled",s==="gap"),e.firstElementChild?.replaceChildren(bn(W)),e.lastElementChild?.replaceChildren(p)}function gi(e){let t=0;for(let n of e)t+="/.,'|!".includes(n)?.4:"#%&@MW".includes(n)||n>="ᄀ"?1:.65;return Math.max(t,1)}var Cn=':host{display:block;width:100%;position:relative;direction:ltr;font:400 16px/1 var(--hwalja-font, system-ui, sans-serif);-webkit-tap-highlight-color:transparent}:host([hidden]){display:none}*{box-sizing:border-box}[part~=keyboard],[part~=popup]{--height: var(--hwalja-height, 52px);--gap: var(--hwalja-gap, 6px);--radius: var(--hwalja-radius, 8px);--back: var(--hwalja-background, color-mix(in srgb, Canvas 86%, black));--key: var(--hwalja-key, color-mix(in srgb, Canvas 75%, white));--special: var(--hwalja-special, color-mix(in srgb, Canvas 60%, gray));--text: var(--hwalja-text, CanvasText);--hint: var(--hwalja-hint, color-mix(in srgb, CanvasText 80%, Canvas));--accent: var(--hwalja-accent, #0b57d0);--accent-text: var(--hwalja-accent-text, #fff)}[part~=keyboard]{padding:calc(var(--gap) / 2);background:var(--back);color:var(--text);touch-action:none;user-select:none;-webkit-user-select:none;-webkit-touch-callout:none}[part~=row]{display:grid;grid-template-columns:repeat(var(--columns),minmax(0,1fr))}[part~=key]{display:grid;place-items:center;position:relative;height:var(--height);min-width:0;padding:0;margin:calc(var(--gap) / 2);border:1px solid transparent;border-radius:var(--radius);background:var(--key);color:inherit;font:inherit;white-space:nowrap;container-type:size;touch-action:none;cursor:pointer}[part~=key]:before{content:"";position:absolute;inset:calc(var(--gap) / -2 - 1px)}[part~=special]{background:var(--special)}[part~=gap]{visibility:hidden}[part~=legend]{font-size:min(46cqh,92cqw / var(--length),28px);line-height:1}[part~=special]>[part~=legend]{font-size:min(34cqh,92cqw / var(--length),20px)}[part~=hinted]>[part~=legend]{font-size:min(44cqh,84cqw / var(--length),28px);transform:translateY(4cqh)}svg{display:block;width:1.25em;height:1.25em;fill:none;stroke:currentColor;stroke-width:2;stroke-linecap:round;stroke-linejoin:round;font-size:min(42cqh,60cqw,22px)}[part~=dot]>[part~=legend]{border:5px solid;border-radius:50%;font-size:0}[part~=marked]>[part~=hint]{margin:2px}[part~=hint]{position:absolute;top:3px;right:5px;color:var(--hint);font-size:10px}[part~=pressed],.lit,[part~=chosen]{background:var(--accent);color:var(--accent-text)}[part~=pressed]>[part~=hint],.lit>[part~=hint]{color:inherit}[part~=once],[part~=due],[part~=locked]{background:var(--text);color:var(--key)}[part~=locked]{border-bottom:4px solid var(--accent)}[part~=marked]{box-shadow:inset 0 0 0 3px var(--accent)}button:focus-visible{outline:3px solid var(--accent);outline-offset:-2px}[part~=popup]:not([hidden]){display:flex;position:absolute;z-index:2;padding:2px;border-radius:var(--radius);background:var(--back);color:var(--text);box-shadow:0 1px 6px #0006;pointer-events:none}[part~=item]{min-width:44px;padding:0 6px;line-height:44px;text-align:center;font-size:20px;border-radius:var(--radius)}.status{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}@media (hover: none){[part~=letter][part~=pressed]:after{content:attr(data-legend);position:absolute;z-index:1;left:50%;bottom:100%;min-width:100%;padding:8px;transform:translate(-50%);border-radius:var(--radius);background:var(--accent);color:var(--accent-text);font-size:28px;white-space:nowrap;pointer-events:none}[part~=letter][part~=pressed]:first-child:after{left:0;transform:none}[part~=letter][part~=pressed]:last-child:after{left:auto;right:0;transform:none}}@media (forced-colors: active){[part~=key]{border-color:ButtonText}[part~=pressed],.lit,[part~=chosen],[part~=once],[part~=due],[part~=locked]{background:Highlight;color:HighlightText;forced-color-adjust:none}[part~=pressed]:after{background:Highlight!important;color:HighlightText!important}[part~=marked]{outline:3px solid Highlight;outline-offset:-3px}[part~=popup]{border:1px solid ButtonText}}';var jt=class{constructor(t){this.#i=new Map,this.#t=t,this.keys=B("div","keyboard"),this.keys.setAttribute("role","toolbar"),this.#n=B("div","popup"),this.#n.hidden=!0,this.#n.setAttribute("aria-hidden","true"),this.#e=document.createElement("div"),this.#e.className="status",this.#e.setAttribute("role","status"),t.append(this.keys,this.#n,this.#e)}#t;#n;#e;#i;dress(){let{CSSStyleSheet:t}=this.keys.ownerDocument.defaultView??globalThis,n=new t;n.replaceSync(Cn),this.#t.adoptedStyleSheets=[n]}draw({rows:t,list:n,shift:i},o,s){let{keys:r}=this,c=this.#t,a=c.activeElement;r.ariaLabel=ye[o].keyboard??"",this.#i.clear();for(let[u,p]of ve(r,t,()=>B("div","row"))){let d=String(2*p.reduce((m,{width:g})=>m+g,0));u.style.getPropertyValue("--columns")!==d&&u.style.setProperty("--columns",d);for(let[m,g]of ve(u,p,vn))this.#i.set(m,g),Sn(m,g,i,o,s)}let l=c.querySelector("button:not([part~=gap])");!c.querySelector("[tabindex='0']:not([part~=gap])")&&l&&(l.tabIndex=0),a&&!c.activeElement&&l?.focus(),this.#s(n)}say(t){this.#e.replaceChildren(t)}faceOf(t){let n=t?.closest("button");return n?this.#i.get(n)??null:null}elementAt(t,n){return this.#t.elementFromPoint(t,n)}itemAt(t){let n=Array.from(this.#n.children,o=>o.getBoundingClientRect()),i=n.findIndex(({right:o})=>t<o);return i<0?n.length-1:i}light(t,n){let i=o=>t===null||o.legend===t;for(let o of this.buttons(i))o.classList.toggle("lit",n)}moveFocus(t){let n=t.target.closest("button"),i=n&&xn(n,this.buttons(({role:o})=>o!=="gap"),t.key);i&&(t.preventDefault(),n.tabIndex=-1,i.tabIndex=0,i.focus())}buttons(t){return[...this.#i].filter(([,n])=>t(n)).map(([n])=>n)}#s(t){let n=this.#n;n.hidden=!t,ve(n,t?.items??[],()=>B("span","item")).forEach(([a,l],u)=>{a.textContent=l,a.part.toggle("chosen",u===t?.chosen)});let[i]=this.buttons(a=>Wt(a,t));if(!i)return;let o=i.getBoundingClientRect(),s=this.#t.host.getBoundingClientRect(),r=s.width-n.offsetWidth,c=o.left-s.left+(o.width-n.offsetWidth)/2;n.style.left=`${Math.max(Math.min(c,r),0)}px`,n.style.top=`${Math.max(o.top-n.offsetHeight,0)-s.top}px`}};function Wt(e,t){return e?.place.row===t?.place.row&&e?.place.column===t?.place.column}function B(e,t){let n=document.createElement(e);return n.part.value=t,n}function ve(e,t,n){for(;e.children.length<t.length;)e.append(n());for(;e.children.length>t.length;)e.lastElementChild?.remove();return t.map((i,o)=>[e.children[o],i])}var lt;function On(){if(typeof AudioContext>"u")return;lt??=new AudioContext;let{currentTime:e,destination:t}=lt,n=lt.createOscillator(),i=lt.createGain();n.frequency.value=1600,i.gain.setValueAtTime(.12,e),i.gain.exponentialRampToValueAtTime(.001,e+.02),n.connect(i).connect(t),n.start(),n.stop(e+.02)}function En(){lt?.resume()}function Tn(){"vibrate"in navigator&&navigator.vibrate(8)}var xi=["text","search","tel","url","password","email","number"];function J(e){let t=e;if(!t)return null;let{localName:n,isContentEditable:i,parentElement:o}=t;return n==="input"&&xi.includes(t.type)||n==="textarea"?t:i&&T.clientFor?J(o)??t:null}function An(e,t,n){let i=e.getRootNode(),o=t??J(e.for?i.getElementById(e.for):n),s=O(o,"dialog:modal");return s&&s!==O(e,"dialog:modal")?null:o}function ut(e){let{activeElement:t}=e;return(t?.shadowRoot?ut(t.shadowRoot):null)??t}function In(e,t){let n=a=>e.getAttribute(a)?.toLowerCase()??"",i={numeric:"number",decimal:"number",number:"number",tel:"phone",email:"email",url:"address",search:"search",text:"letters"},o={on:"sentences",sentences:"sentences",words:"words"}[n("autocapitalize")],s=["go","search","send","next","done"].find(a=>a===n("enterkeyhint")),r=e.localName==="input"?e.type:"";return{kind:i[t?.toLowerCase()??""]??i[r]??"letters",capitals:o??"none",action:s??"none"}}var $t=class{constructor(t,n){this.isDismissed=!1,this.field=null,this.#e=null,this.#i=null,this.#s=!1,this.#a=new ResizeObserver(()=>this.#f()),this.#t=t,this.#n=n}#t;#n;#e;#i;#s;#a;begin(t){let n=this.#t.ownerDocument;for(let i of["pointerdown","focusin"])n.addEventListener(i,o=>this.follow(o.composedPath()[0]),{signal:t,capture:!0});n.addEventListener("pointercancel",()=>this.check(),{signal:t}),this.#a.observe(this.#t),this.#s=this.#o,this.find()}end(){this.#a.disconnect(),this.#l(null)}give(t){this.#e=t,this.#t.isConnected&&this.find()}find(){this.#l(this.#c(this.#r))}check(){let t=this.#c(this.#r);(t?t!==this.field:!this.field?.isConnected)&&this.#l(t)}follow(t){let n=this.#c(t);n&&n!==this.field&&this.#l(n),this.isDismissed&&J(t)===this.field&&(this.isDismissed=this.#t.hidden=!1)}get#r(){return ut(this.#t.ownerDocument)}get#o(){return this.isDismissed||this.#t.getClientRects().length>0}#c(t){return this.#o?An(this.#t,this.#e,t):null}#f(){if(this.#t.getClientRects().length>0&&(this.isDismissed=!1),this.#s===this.#o)return;this.#s=this.#o;let t=this.#i?.isConnected?this.#i:null;this.#l(this.#c(this.#r)??this.#c(t))}#l(t){this.#i=t??this.#i,this.field=t,this.#n(t)}};var Ut=class{constructor(t){this.#n=[],this.#e=null,this.#t=t}#t;#n;#e;tell(t,n){return this.tellAll(),this.#i(t,n)}tellLater(t,n){this.#n.push(()=>this.#i(t,n)),queueMicrotask(()=>this.tellAll())}tellAll(){for(let t;t=this.#n.shift();)t()}look({page:t}){this.#e&&this.#e!==t&&this.tellLater("page",{page:t.id}),this.#e=t}#i(t,n){let i=t==="action"||t==="dismiss";return this.#t.dispatchEvent(new CustomEvent(t,{detail:n,cancelable:i}))}};function P(e){let n=(e.getAttribute("layouts")??"").split(/\s+/).filter(i=>i!=="").flatMap(i=>Ln(e,i)??[]);return n.length>0?n:zt(e)}function j(e){let t=e.getAttribute("layout");return(t?Ln(e,t):null)??P(e)[0]}function X(e,t){return zt(e).find(({layout:i})=>i.id===t.layout.id)===t?t.layout.id:t.id}function Ln(e,t){let n=zt(e).map(o=>X(e,o)),i=zt(e)[n.indexOf(t)];return i||ft(e,`there is no layout ${t}; there are ${n.join(", ")}`),i}function zt(e){let{keyboards:t,compatible:n}=e.constructor;return e.dots==="compatibility"?n:t}var Nn=new WeakMap;function ft(e,t){Nn.get(e)!==t&&(Nn.set(e,t),console.warn(`<${e.localName}>: ${t}`))}var _t=class{constructor(t,n){this.#e=new Map,this.#i=null,this.#t=t,this.#n=n;let{keys:i}=t;i.addEventListener("pointerover",({target:s})=>wi(n.field,s)),i.addEventListener("pointerdown",s=>this.#s(s)),i.addEventListener("pointermove",s=>this.#a(s)),i.addEventListener("pointerup",s=>this.#o(s,"up")),i.addEventListener("pointercancel",s=>this.#o(s,"cancel")),i.addEventListener("click",s=>this.#r(s)),i.addEventListener("lostpointercapture",s=>this.#o(s,"cancel"));let o=s=>s.preventDefault();for(let s of["mousedown","contextmenu","dragstart"])i.addEventListener(s,o)}#t;#n;#e;#i;cancel(){for(let t of[...this.#e.keys()])this.#c(t,"cancel")}#s(t){t.preventDefault();let{pointerId:n,clientX:i,clientY:o,width:s,height:r,pressure:c,isTrusted:a}=t;this.#i=s<1&&r<1&&c===0?"reader":"finger";let l=t.target,u=this.#t.faceOf(l);!u||t.button>0||this.#i==="reader"||(this.#n.press(),a&&this.#t.keys.setPointerCapture(n),this.#e.set(n,{x:i,y:o,page:this.#n.machine.page,face:u,box:Dn(l)}),this.#n.input((p,d)=>p.down({place:u.place,finger:n,time:d}),Kt(t)))}#a(t){let{pointerId:n,clientX:i,clientY:o}=t,s=this.#e.get(n);if(!s)return;let r=this.#t,c=this.#n,a=s.box!==null&&yi(s.box,i,o),{list:l}=c.machine;if(l&&Wt(l,s.face)){if(a)return;let u=r.itemAt(i);c.input((p,d)=>p.choose({item:u,finger:n,time:d}),Kt(t));return}c.input((u,p)=>{if(u.drag({finger:n,x:i-s.x,y:o-s.y,time:p}),a)return;let d=r.elementAt(i,o),m=r.faceOf(d);Wt(m,s.face)&&s.page===u.page||u.move({finger:n,place:m?.place??null,time:p}),Object.assign(s,{page:u.page,face:m,box:m&&Dn(d)})},Kt(t))}#r(t){t.preventDefault();let{detail:n,isTrusted:i,target:o,mozInputSource:s}=t,r=this.#i;this.#i=null;let a=n===0||(r==="reader"||!r&&i&&s===0)?this.#t.faceOf(o):null;a&&this.#n.tap(a)}#o(t,n){this.#c(t.pointerId,n,Kt(t))}#c(t,n,i){this.#e.delete(t)&&(En(),this.#n.input((o,s)=>o[n]({finger:t,time:s}),i))}};function wi(e,t){let n=t.closest("button");n&&(n.popoverTargetElement=O(e,"[popover]"))}function Kt({timeStamp:e,view:t}){return e+(t?.performance.timeOrigin??performance.timeOrigin)-performance.timeOrigin}function Dn(e){let t=e.closest("button"),{left:n,top:i,width:o,height:s}=t.getBoundingClientRect(),r=parseFloat(getComputedStyle(t).marginLeft);return new DOMRect(n-r,i-r,o+2*r,s+2*r)}function yi({left:e,top:t,right:n,bottom:i},o,s){return e<=o&&o<n&&t<=s&&s<i}function Mn(e,t){let{element:n,field:i,events:o}=t;if(e.kind==="nextKeyboard"){let s=P(n),r=j(n);n.layout=X(n,s[(s.indexOf(r)+1)%s.length]??r),o.tell("layoutchange",{layout:n.layout})}else e.kind==="hide"?o.tell("dismiss",null)&&(t.finder.isDismissed=n.hidden=!0):e.kind==="action"?o.tellLater("keyaction",{name:e.name}):i&&e.kind==="moveCursor"?bi(i,e.by):i&&e.kind==="perform"&&o.tell("action",{action:e.action})&&ki(i,e.action)}function bi(e,t){let{selectionStart:n,selectionEnd:i,value:o,ownerDocument:s}=e;if(typeof n=="number"&&typeof i=="number"){let c=(t<0?n:i)+Dt(t,o.slice(0,n),o.slice(i));e.setSelectionRange(c,c);return}let r=s.getSelection();for(let c=Math.abs(t);c>0;c-=1)r?.modify("move",t<0?"backward":"forward","character")}function ki(e,t){let{form:n}=e;if(t==="done")e.blur();else if(t!=="next")v(e);else{let i=Array.from(n?.elements??[]).filter(o=>J(o)===o&&!o.matches(":disabled"));i[i.indexOf(e)+1]?.focus()}}var Ft=class{constructor(t,n,i,o){if(this.#t=new AbortController,this.element=t,this.session=Ci(t,n),this.wishes=t?In(t,vi(t)):Oi,!t)return;let{signal:s}=this.#t;for(let c of["input","blur","focusin","pointerdown"])t.addEventListener(c,o,{signal:s});let r={signal:s,capture:!0};for(let c of i?["keydown","keyup"]:[])t.addEventListener(c,o,r)}#t;close(){let{element:t,session:n}=this;this.#t.abort(),n instanceof R&&n.detach(),t&&Si(t)}},Ht=new WeakMap;function vi(e){let t=Ht.get(e)??{inputMode:e.getAttribute("inputmode"),keyboards:0};return t.keyboards+=1,Ht.set(e,t),e.setAttribute("inputmode","none"),t.inputMode}function Si(e){let t=Ht.get(e);!t||(t.keyboards-=1)>0||(Ht.delete(e),e.getAttribute("inputmode")==="none"&&(t.inputMode===null?e.removeAttribute("inputmode"):e.setAttribute("inputmode",t.inputMode)))}function Ci(e,t){return e?!("setRangeText"in e)||e.selectionStart!==null?xt(e,t):new E(t.layout,Ti(e)):new E(t.layout,Ei)}var Oi={kind:"letters",capitals:"none",action:"none"},Ei={value:"",selectionStart:null,selectionEnd:null,setRangeText(){}};function Ti(e){let t=(n,i)=>{let o=ut(e.ownerDocument);e.focus({preventScroll:!0}),e.matches(":focus")&&e.ownerDocument.execCommand(n,!1,i),o!==e&&o?.focus({preventScroll:!0})};return{get value(){return e.value},selectionStart:null,selectionEnd:null,setRangeText:n=>t(n?"insertText":"delete",n),deleteContentBackward:()=>t("delete"),insertLineBreak:()=>v(e)}}var qt=class{constructor(t,n){this.settings=Object.freeze({}),this.#i=new AbortController,this.#s=new MutationObserver(()=>this.#u()),this.#a=0,this.#r=0,this.#o=!1,this.element=t,this.#t=n,this.#n=new _t(n,this),this.events=new Ut(t),this.finder=new $t(t,i=>this.#c(i)),[this.#e,this.machine]=this.#f(null),n.keys.addEventListener("keydown",i=>n.moveFocus(i))}#t;#n;#e;#i;#s;#a;#r;#o;get field(){return this.#e.element}get session(){return this.field&&this.#e.session}begin(){this.#i=new AbortController;let{signal:t}=this.#i,n=this.element.ownerDocument;n.addEventListener("selectionchange",()=>this.#d(),{signal:t}),addEventListener("blur",()=>this.#n.cancel(),{signal:t}),n.addEventListener("visibilitychange",()=>this.#n.cancel(),{signal:t}),this.#s.observe(n,{subtree:!0,attributeFilter:["lang"]}),this.#t.dress(),this.finder.begin(t)}end(){this.#n.cancel(),this.#i.abort(),this.#s.disconnect(),this.finder.end()}obey(t){let{element:n,machine:i}=this;if(t==="for")return this.finder.find();if(t==="hardware"||t==="exclusive")return this.#c(this.field);this.#e.session.cycleTimeout=n.cycleTimeout,this.#l(i);let o=j(n);i.pages!==o&&(i.pages=o),this.#u()}adopt(t){this.settings=Object.freeze({...t}),this.#l(this.machine)}press(){let{element:t}=this;this.finder.check();let n=T.clientFor?"":'; for rich text import "hwalja/rich"';!this.field&&t.for&&ft(t,`there is no field with the id ${t.for}${n}`),this.field?.focus({preventScroll:!0}),this.#p()}tap(t){this.finder.check(),this.#p(),this.input((n,i)=>n.tap({place:t.place,time:i})),this.#h||this.#t.say(this.#e.session.composing||Pt(t,ke(this.element)))}input(t,n=performance.now()){this.#o=!0,this.#r=Math.max(this.#r,n),t(this.machine,this.#r),this.#o=!1,this.#u()}#c(t){this.#e.close(),[this.#e,this.machine]=this.#f(t),this.#u()}#f(t){let{element:n}=this,i=j(n),o=n.hardware&&(()=>Ai(this.machine.page)),s={layout:i.layout,cycleTimeout:n.cycleTimeout,hardware:o},r=n.hardware||n.exclusive,c=new Ft(t,s,r,l=>this.#m(l)),a=new V(i,c.session);return this.#l(a),a.onRequest=l=>Mn(l,this),a.onPress=l=>l.outcome!=="nothing"&&!this.#h&&this.events.tellLater("press",l),c.session.onCommit=l=>!this.#h&&this.events.tellLater("commit",{text:l}),a.fieldDidChange(c.wishes),a.onChange=()=>void(this.#o||this.#u()),[c,a]}#l(t){t.settings={...this.settings,needsGlobe:P(this.element).length>1}}#m(t){let{type:n}=t;if(n==="focusin"||n==="pointerdown")return this.finder.follow(t.target);if(n==="blur"&&(this.#t.light(null,!1),this.finder.follow(t.relatedTarget)),this.#d(),!n.startsWith("key"))return;let{exclusive:i,hardware:o}=this.element;i&&n==="keydown"&&t.isTrusted&&wn(t)&&t.preventDefault(),o&&this.#t.light(yn(t,this.machine.pages.layout),n==="keydown")}#d(){this.#o||(this.machine.hostDidChange(this.#r),this.events.look(this.machine))}#u(){let{machine:t}=this;this.#t.draw(t,ke(this.element),this.element.marked),this.events.look(t),this.events.tellAll(),clearTimeout(this.#a);let{nextTick:i}=t;i!==null&&(this.#a=setTimeout(()=>{this.#a=setTimeout(()=>this.input((o,s)=>o.tick(s)))},i-performance.now()))}get#h(){return this.field?.type==="password"}#p(){this.element.sound&&On(),this.element.vibrate&&Tn()}};function Ai(e){return e.rows.flat().some(t=>typeof t=="number"||typeof t=="object"&&"key"in t)}var Ii=globalThis.HTMLElement??class{},L=class extends Ii{constructor(){super(),this.#t=new qt(this,new jt(this.attachShadow({mode:"open"})))}static get keyboards(){return[]}static get compatible(){return[]}static get observedAttributes(){return["for","layout","layouts","dots","hardware","exclusive","cycletimeout","lang","marked"]}#t;connectedCallback(){for(let[t,n]of Object.entries(this))t in L.prototype&&(Reflect.deleteProperty(this,t),Reflect.set(this,t,n));this.#t.begin()}disconnectedCallback(){this.#t.end()}attributeChangedCallback(t){this.isConnected&&this.#t.obey(t)}get for(){return this.getAttribute("for")??""}set for(t){Z(this,"for",t)}get layout(){return X(this,j(this))}set layout(t){Z(this,"layout",t)}get layouts(){return P(this).map(t=>X(this,t)).join(" ")}set layouts(t){Z(this,"layouts",t)}get dots(){return this.getAttribute("dots")}set dots(t){Z(this,"dots",t)}get hardware(){return this.hasAttribute("hardware")}set hardware(t){this.toggleAttribute("hardware",Boolean(t))}get exclusive(){return this.hasAttribute("exclusive")}set exclusive(t){this.toggleAttribute("exclusive",Boolean(t))}get cycleTimeout(){let t=this.getAttribute("cycletimeout");return t===null?null:/^([0-9]+|Infinity)$/.test(t)?Number(t):(ft(this,`cycletimeout="${t}" is neither a number of milliseconds nor Infinity`),null)}set cycleTimeout(t){Z(this,"cycletimeout",t)}get marked(){return this.getAttribute("marked")}set marked(t){Z(this,"marked",t)}get sound(){return this.hasAttribute("sound")}set sound(t){this.toggleAttribute("sound",Boolean(t))}get vibrate(){return this.hasAttribute("vibrate")}set vibrate(t){this.toggleAttribute("vibrate",Boolean(t))}get field(){return this.#t.field}set field(t){this.#t.finder.give(t)}get session(){return this.#t.session}get settings(){return this.#t.settings}set settings(t){this.#t.adopt(t)}};function Z(e,t,n){n==null?e.removeAttribute(t):e.setAttribute(t,String(n))}function Rn(e,t="hwalja-keyboard"){if(e.length===0)throw new TypeError("a keyboard is needed to define an element with");let n=globalThis.customElements;if(n&&"compatible"in(n.get(t)??{}))return;let i=e.map(o=>({...o,layout:St(o.layout,"compatibility")}));n?.define(t,class extends L{static get keyboards(){return e}static get compatible(){return i}})}function Pn(e,t){let{startContainer:n,startOffset:i}=t;for(let g;(g=n.childNodes[i-1]??n.childNodes[0])&&!(!Se(g)||!g.isContentEditable||g.nodeName==="BR");)i=i>0?g.childNodes.length:0,n=g;let o=n;for(;o!==e&&!Se(o);)o=o.parentNode;let s=Bn(n,i,o,"previousSibling").reverse(),r=Bn(n,i,o,"nextSibling"),c=[...s,...n.nodeType===3?[n]:[],...r],a=n.nodeType===3?Gt(n,i).length:0,l=s.reduce((g,W)=>g+Gt(W).length,a),u=e.ownerDocument.createRange();u.setStart(n,i),t.collapsed||u.setEnd(t.endContainer,t.endOffset);let p=c.map(g=>Gt(g)).join(""),d=t.collapsed?"":u.toString()||jn,m=l+d.length;return{node:n,offset:i,pieces:c,text:p.slice(0,l)+d+p.slice(m),start:l,end:m}}function Bn(e,t,n,i){let o=[],s=i==="nextSibling",r=a=>{for(;a;a=a[i]){if(Se(a))return!1;if(a.nodeType===3||Di(a))o.push(a);else if(!r(s?a.firstChild:a.lastChild))return!1}return!0},c=e.nodeType===3||r(e.childNodes[s?t:t-1]??null);for(let a=e;c&&a!==n;a=a.parentNode)c=r(a[i]);return o}function Ce(e,t){for(let n of e.pieces){let{length:i}=Gt(n);if(t<=i)return[n,Ni(n,t)];t-=i}return[e.node,e.offset]}function Ni(e,t){let n=e.nodeType===3?e.nodeValue??"":"",i=0;for(;t>0&&i<n.length;i+=1)Li.test(n.charAt(i))||(t-=1);return i}function Oe(e,t,n,i){let o=t+i.length;return{...e,text:e.text.slice(0,t)+i+e.text.slice(n),start:o,end:o}}var jn="￼",Li=/[\u200b\u2060\ufeff]/;function Gt(e,t){return e.nodeType===3?(e.nodeValue??"").slice(0,t).replace(/[\u200b\u2060\ufeff]/g,""):jn}function Di(e){return e.nodeName==="IMG"||e.nodeType===1&&!e.isContentEditable}function Se(e){return e.nodeType!==1?!1:e.nodeName==="BR"||!/^(inline|contents|ruby)/.test(getComputedStyle(e).display)}var Yt=class{constructor(t,n){this.seen=null,this.coming=null,this.element=t,this.moved=n}get value(){let t=this.line(),{seen:n}=this;return!(!n||!t||t.pieces.includes(n.node)||n.node.contains(t.node))&&this.element.contains(n.node)&&(this.coming=n,this.moved(),this.coming=null),this.coming||(this.seen=t),t?.text??""}get selectionStart(){return this.line()?.start??null}get selectionEnd(){return this.line()?.end??null}setRangeText(t,n,i){let o=this.line(),s=o!==null&&o.start===o.end&&n<i,r=s?pt(o.text,n,i,t):{start:n,text:t};if(s){let[c,a]=Ce(o,r.start+1);M(this.element)?.setBaseAndExtent(c,a-1,...Ce(o,i))}else o&&o.start===o.end&&o.node!==$(this.element)?.startContainer&&M(this.element)?.collapse(o.node,o.offset);this.write(r.text,o&&Oe(o,r.start,i,r.text),s)}deleteContentBackward(){let t=this.line();if(!t)return;let{text:n,node:i,offset:o,start:s,end:r}=t;s===r&&i.nodeType===3&&o>0?this.setRangeText("",k(n,r),r):this.write("",Oe(t,s,r,""),!1)}insertLineBreak(){let{element:t}=this;this.line()&&v(t,()=>{this.seen=null,nt(t,`
`,$(t),"insertParagraph")===!1&&te(t,`
`)})}write(t,n,i){let{element:o}=this;if(!U(o))return;this.seen=null;let s=n&&nt(o,t,$(o));if(n&&s===null){let{text:c}=this.line()??n;this.coming=n,queueMicrotask(()=>{this.coming=null;let a=this.line();i&&a?.text===c&&a.start<a.end&&M(o)?.collapseToEnd()});return}s||(te(o,t),mt(o,t));let r=this.line();r&&t&&M(o)?.collapse(r.node,r.offset),this.seen=r}line(){let t=U(this.element)?$(this.element):null;return t&&(this.coming??Pn(this.element,t))}};T.clientFor=(e,t)=>new Yt(e,t);return Hn(Mi);})();
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
