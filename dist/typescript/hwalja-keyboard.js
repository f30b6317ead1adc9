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

var hwalja=(()=>{var Lt=Object.defineProperty;var tn=Object.getOwnPropertyDescriptor;var en=Object.getOwnPropertyNames;var nn=Object.prototype.hasOwnProperty;var sn=(n,t)=>{for(var e in t)Lt(n,e,{get:t[e],enumerable:!0})},on=(n,t,e,s)=>{if(t&&typeof t=="object"||typeof t=="function")for(let i of en(t))!nn.call(n,i)&&i!==e&&Lt(n,i,{get:()=>t[i],enumerable:!(s=tn(t,i))||s.enumerable});return n};var rn=n=>on(Lt({},"__esModule",{value:!0}),n);var _n={};sn(_n,{AttachedSession:()=>O,Composer:()=>R,HwaljaKeyboardElement:()=>C,InputSession:()=>k,Keyboard:()=>j,KeyboardLayout:()=>P,attach:()=>st,define:()=>Je,dotsOf:()=>Ht,keyFor:()=>M,strikeEnter:()=>w,utf16Units:()=>mt,writing:()=>ct});var ie="ㄱㄲㅅㄴㅈㅎㄷㄹㄱㅁㅂㅅㅌㅍㅎㅁㅂㅅㅅㅆㅇㅈㅊㅋㅌㅍㅎ";function Z({deleting:n,inserting:t},e){return e.slice(0,e.length-n)+t}function oe(n,t){let e=0;for(;e<n.length&&n.codePointAt(e)===t.codePointAt(e);)e+=1;return{deleting:n.length-e,inserting:t.slice(e)}}function x(n,t=n.length){let e=n.codePointAt(t-2)??0;return e>65535?e:n.charCodeAt(t-1)||0}function K(n){return n>65535?2:n>0?1:0}function U(n){return n.slice(0,n.length-K(x(n)))}function Q(n){let t=U(n);return[4510,4514,12685].includes(x(n))&&/[ᄀ-ᄒㄱ-ㅎ]$/.test(t)?t.slice(0,-1):t}function F(n){return/[ᄀ-ᇿㄱ-ㆎ가-힣]/.test(String.fromCodePoint(n))}function re(n){let t=x(n),e=t-44032;return e>=0&&e<11172?ie[e%28-1]??"":t&&(!F(t)||t>=12593&&t<=12622)?String.fromCodePoint(t):""}function Bt(n,t){return Math.min(Math.max(n||0,0),t)}function y(n,t){let e=Math.max(t-64,0),s=n.slice(e,t);if(!("Segmenter"in Intl))return e+U(s).length;let i=0;for(let{index:o}of new Intl.Segmenter().segment(s))i=o;return e+i}function ae(n,t){let e=n.slice(t,t+64);if(!("Segmenter"in Intl))return t+K(e.codePointAt(0)??0);let[s]=new Intl.Segmenter().segment(e);return t+(s?.segment.length??0)}function E(n){let t=n.getRootNode();return t.getSelection?t.getSelection():n.ownerDocument.getSelection()}function D(n){let t=E(n),e=n.getRootNode();if(!t?.rangeCount)return null;let s=(e.host&&cn(t,e))??t.getRangeAt(0);return n.contains(s.startContainer)&&n.contains(s.endContainer)?s:null}function cn(n,t){try{return n.getComposedRanges?.({shadowRoots:[t]})[0]}catch{return n.getComposedRanges?.(t)[0]}}function Pt(n,t){let e=n.ownerDocument,s=D(n),i=e.createRange();i.selectNodeContents(n),i.collapse(!1),s&&i.setEnd(s.endContainer,s.endOffset),s&&i.setStart(s.startContainer,s.startOffset),i.deleteContents();let o=i.startContainer.nodeType===3,r=o?i.startContainer:e.createTextNode(""),a=o?i.startOffset:0;o||i.insertNode(r),r.insertData(a,t),s&&E(n)?.collapse(r,a+t.length)}function b(n,t){return n?n.closest(t)??b(n.getRootNode().host,t):null}function jt(n){return n.isConnected&&!b(n,"[inert]")}function I(n){return jt(n)&&n.matches(":read-write")}function _(n,t,e=null,s=t===""?"delete":"insertText"){let i=n.ownerDocument,o=s==="delete"?"deleteContentBackward":s,r=s==="insertText"?t:null,a=d=>new InputEvent("beforeinput",{bubbles:!0,cancelable:!0,composed:!0,inputType:o,data:r,targetRanges:d}),c={startContainer:i,startOffset:0,endContainer:i,endOffset:0},l=a([new StaticRange(c)]).getTargetRanges().length>0;if(l&&!n.dispatchEvent(a(e?[new StaticRange(e)]:[])))return null;if(!n.isContentEditable&&!n.matches(":focus"))return!1;let h,f=d=>{h=d,l&&d.stopImmediatePropagation()};i.addEventListener("beforeinput",f,!0);let u=i.execCommand(s,!1,t);return i.removeEventListener("beforeinput",f,!0),h?.defaultPrevented?null:u}function tt(n,t,e,s){let i=t<e?Math.min(t,y(n,e)):t;return{start:i,text:n.slice(i,t)+s}}function et(n,t){let e=t?"insertText":"deleteContentBackward";n.dispatchEvent(new InputEvent("input",{bubbles:!0,composed:!0,inputType:e,data:t||null}))}function L(n){return n.isComposing||n.keyCode===229||n.getModifierState("AltGraph")?!1:!n.ctrlKey&&!n.altKey&&!n.metaKey}var ln=/^(text|search|tel|url|email|password|date|month|week|time|datetime-local|number)$/,Wt=!1;function ce(n){if(!n)return;let t=n.getRootNode(),e=Array.from(t.querySelectorAll("button, input")).filter(o=>o.form===n),s=e.find(({type:o})=>o==="submit"||o==="image"),i=e.filter(({type:o})=>ln.test(o));s?s.click():i.length<=1&&n.requestSubmit()}function nt(n,t,e,s){let i={key:t,code:t,keyCode:e,bubbles:!0,cancelable:!0,composed:!0},o=r=>{if(Wt)return!0;Wt=!0;let a=n.dispatchEvent(new KeyboardEvent(r,i));return Wt=!1,a};o("keydown")&&(t!=="Enter"||o("keypress"))&&s?.(),o("keyup")}function w(n,t=()=>ce(n.form)){jt(n)&&!n.matches(":disabled")&&nt(n,"Enter",13,t)}var v={};function le(n,t){let{localName:e}=n;if("setRangeText"in n){let s=n;if(s.selectionStart!==null)return new $t(s);let i=`<input type="${s.type}"> does not say where its cursor is`;throw new TypeError(`${i}; type="text" with inputmode does`)}if("value"in n&&n.isConnected&&!n.isContentEditable)throw new TypeError(`<${e}> is no field of text; attach to the one in it`);if(!v.clientFor)throw new TypeError('to type into rich text, import "hwalja/rich"');return v.clientFor(n,t)}var $t=class{element;held=null;constructor(t){this.element=t}get value(){let{value:t}=this.element,e=this.waiting();return e?t.slice(0,e.start)+e.text+t.slice(e.end):t}get selectionStart(){return this.place("selectionStart")}get selectionEnd(){return this.place("selectionEnd")}place(t){let e=this.waiting();return I(this.element)?e?e.start+e.text.length:this.element[t]:null}setRangeText(t,e,s){let{element:i}=this,o=this.waiting();this.held=null,o&&(t=o.text.slice(0,Math.max(e-o.start,0))+t,e=Math.min(e,o.start),s=o.end);let{value:r,maxLength:a}=i,c=r.length-(s-e)+t.length,l=a>=0&&c>a&&t.length>s-e;l&&this.hold(t,e,s);let h=l&&!this.held&&c-a<t.length&&un(t,r.charAt(e));if(!I(i)||l&&!h)return;h&&(t=t.charAt(0));let f=tt(r,e,s,t),u=i.selectionStart!==null;u&&i.setSelectionRange(f.start,s);let d=_(i,f.text);d===null&&u&&i.value===r&&i.setSelectionRange(s,s),!(d!==!1||!u)&&(i.setRangeText(f.text,f.start,s,"end"),et(i,t))}deleteContentBackward(){let{element:t,value:e,selectionStart:s,selectionEnd:i}=this,o=i??e.length,a=s!==null&&s<o?s:y(e,o);o===0?nt(t,"Backspace",8):this.setRangeText("",a,o)}insertLineBreak(){let{element:t}=this;t.localName==="input"?w(t):w(t,()=>this.setRangeText(`
`,t.selectionStart??0,t.selectionEnd??0))}hold(t,e,s){let{value:i}=this.element,o=e<s?e:Math.max(e-1,0),r=i.slice(o,e)+t;hn(r)&&(this.held={text:r,start:o,end:s,value:i})}waiting(){let{held:t,element:e}=this;return t?.value===e.value&&t.end===e.selectionEnd&&t.end===e.selectionStart?t:null}};function hn(n){return n.length-Q(n).length===2&&x(n)<=65535}function un([n=""],t){let e=s=>s.normalize("NFD").slice(0,2);return n!==t&&e(n)===e(t)}function M(n,t){if(!L(t))return null;let{code:e,key:s,shiftKey:i}=t,[,o,r=""]=/^(Key|Digit|Numpad)(.+)$/.exec(e)??[];return o==="Key"?(i?n.keyByCode(r):null)??n.keyByCode(r.toLowerCase()):o==="Numpad"?/^[0-9*.,]$/.test(s)?n.keyByCode(fn.charAt(dn.indexOf(r))):null:/^[0-9*#]$/.test(s)?n.keyByCode(s):o==="Digit"&&!i?n.keyByCode(r):null}var fn="123456789*0#",dn=["7","8","9","4","5","6","1","2","3","Multiply","0","Decimal"];var R=class{layout;onCommit;run="";history=[];floor=null;constructor(t){this.layout=t}get composing(){return this.run}press(t){let e=this.layout.edit(t,this.run),s=e?Z(e,this.run):this.run;return!e||s===this.run?{deleting:0,inserting:""}:(this.history.push(this.run),this.floor=null,this.run=s,e)}endCycle(t){let e=re(this.run),s=o=>{let r=this.layout.edit(t,o),a=r?Z(r,o):"";return U(a)?"":a},i=[];for(let o=s("");o&&!i.includes(o);o=s(o))i.push(o);i.includes(e)&&s(e)&&this.commit()}commit(t=0){let e=this.run.slice(0,-t||void 0);this.run="",this.forget(),e&&this.onCommit?.(e)}space(t=this.layout.spaceEndsRun){let e=t&&F(x(this.run))?"":" ";return this.commit(),{deleting:0,inserting:e}}backspace(t="jamo"){let e=this.run;return e?(this.run=t==="stroke"?this.withoutStroke():this.withoutJamo(),oe(e,this.run)):null}withoutJamo(){this.forget();let t=this.layout.deletion(this.run);return t?Z(t,this.run):U(this.run)}withoutStroke(){let t=Q(this.run);this.floor??=Math.max(this.history.lastIndexOf(t),0);let e=this.history.length>this.floor?this.history.pop():void 0;return e===void 0&&this.forget(),e??t}forget(){this.history=[],this.floor=null}};function S({value:n,selectionStart:t,selectionEnd:e}){let s=n??"",i=Bt(e??s.length,s.length),o=Bt(t??i,i);return{text:s,start:o,end:i,isUnknown:typeof t!="number"}}function he(n,{text:t,start:e,end:s}){return t===n.text&&e===n.start&&s===n.end?null:n.start===n.end&&t.length>n.text.length&&t.startsWith(n.text.slice(0,n.start))?"written":"changed"}var k=class{cycleTimeout=null;onCommit;client;composer;end=null;lastPress=null;constructor(t,e){this.client=e,this.composer=this.composerOf(t)}get layout(){return this.composer.layout}set layout(t){this.commit(),this.composer=this.composerOf(t)}get composing(){return this.look(),this.composer.composing}press(t,e=null){return this.outcome(s=>{(e??NaN)-(this.lastPress??NaN)>=(this.cycleTimeout??this.layout.cycleTimeout)&&this.composer.endCycle(t),this.lastPress=e,this.write(this.composer.press(t),s)})}commit(){let t=this.composer.composing;return this.composer.commit(),t?"ended":"nothing"}space(t=this.layout.spaceEndsRun){return this.outcome(e=>this.write(this.composer.space(t),e))}enter(){let{client:t}=this;return t.insertLineBreak?this.outcome(()=>{this.commit(),t.insertLineBreak?.()}):this.insert(`
`)}insert(t,e=0){return this.outcome(s=>{this.end!==null&&(this.end-=e),this.composer.commit(e),this.write({deleting:e,inserting:t},s)})}backspace(t="jamo"){return this.outcome(e=>{let{text:s,start:i,end:o}=e,r=this.composer.backspace(t);r?this.write(r,e):this.client.deleteContentBackward?this.client.deleteContentBackward():o>0&&this.client.setRangeText("",i<o?i:y(s,o),o,"end")})}hostDidChange(){this.look()}prepare(){}composerOf(t){let e=new R(t);return e.onCommit=s=>{let{text:i,end:o,isUnknown:r}=S(this.client);!r&&i.endsWith(s,this.end??o)&&this.onCommit?.(s)},e}look(){let t=S(this.client),{composing:e}=this.composer,s=t.end===(this.end??t.end)&&t.text.endsWith(e,t.end);return(t.start!==t.end||t.isUnknown||!s)&&this.commit(),t}write({deleting:t,inserting:e},{start:s,end:i}){if(t===0&&e==="")return;let o=Math.max(s-t,0);this.end=s<i?null:o+e.length,this.client.setRangeText(e,o,i,"end");let r=S(this.client);(this.end===null||r.text.endsWith(this.composer.composing,r.end))&&(this.end=r.end)}outcome(t){this.prepare();let e=this.composer.composing,s=this.look();t(s);let i=e&&!this.composer.composing?"ended":"nothing";return he(s,S(this.client))??i}};function st(n,t){return new O(n,t)}var O=class extends k{listening=new AbortController;element;isTaken=!1;passed=new Set;written={start:-1,text:""};constructor(t,e){let s=le(t,()=>this.commit());super(e.layout,s),this.cycleTimeout=e.cycleTimeout??null,this.element=t;let{signal:i}=this.listening,o=()=>this.hostDidChange(),r={signal:i,capture:!0};for(let c of["input","keydown","pointerdown"])t.addEventListener(c,o,r);t.addEventListener("blur",()=>this.commit(),{signal:i});for(let c of["compositionstart","compositionend"])t.addEventListener(c,()=>this.isTaken=c==="compositionstart",r);t.addEventListener("keydown",c=>this.keyDown(c,e),r);let a=t.ownerDocument;a.addEventListener("selectionchange",o,{signal:i}),t.addEventListener("input",c=>this.remember(c,s,a),{signal:i})}press(t,e=performance.now()){return super.press(t,e)}commit(){return this.written.start=-1,super.commit()}detach(){this.commit(),this.listening.abort()}prepare(){let{element:t}=this;!this.isTaken||!t.isContentEditable||(t.blur(),t.focus({preventScroll:!0}))}remember({inputType:t},e,s){let{passed:i,written:o}=this,r=e.value,a={historyUndo:"undo",historyRedo:"redo"}[t];if(a){i.has(r)&&queueMicrotask(()=>s.execCommand(a));return}let{composing:c}=this,l=c===""?-1:(e.selectionEnd??0)-c.length;l>=0&&l===o.start&&i.add(o.text),i.delete(r),(i.size>200||r.length>1e4)&&i.clear(),this.written={start:l,text:r}}keyDown(t,{hardware:e,step:s}){(t.ctrlKey||t.metaKey)&&this.commit();let i=typeof e=="function"?e():e;if(t.defaultPrevented||!i)return;let o=M(this.layout,t),r=L(t)&&this.composing!=="";if(o)this.press(o,t.timeStamp);else if(r&&t.key==="Backspace")this.backspace(s);else if(r&&t.key===" "&&this.layout.spaceEndsRun)this.space();else return;t.preventDefault(),t.stopPropagation()}};function ge(n){let t=-1;for(let e=8*9;e<8*n.length;e+=1){let s=(t^n.charCodeAt(e>>3)>>e%8)&1;t=t>>>1^(s&&3988292384)}return~t>>>0===g(n,4)+(g(n,6)+m(n,8)*90**2)*90**2}function Ut(n,t,e){if(t<0||t>=m(n,19))return null;let s=g(n,15)+10*t,i=x(e),o=K(i),r=kn(n,s,i);if(r>=1206){let c=g(n,17)+2*(r-1206),l=x(e,e.length-o),h=xe(n,c,vn(n,l),0);r=h||g(n,c),h>0&&(i=l,o+=K(l))}let a=r>0?Sn(n,s,r,i):ye(n,s);return a===null?null:{deleting:r>0?o:0,inserting:a}}function kn(n,t,e){let s=(o,r)=>{let a=g(n,t+o);return xe(n,a,r,g(n,a))};if(at(e))return ot(e)>0?s(2,ot(e)):s(4,((e-44032)/28|0)%21);let i=Ft(n,e);if(e>=12593&&i<89)return s(6,i);if(e>=12623&&e<12644)return s(8,e-12623);for(let o=0;e>0&&o<m(n,12);o+=1)if(_t(n,40+o)===e)return s(8,21+o);return 0}function xe(n,t,e,s){let i=e-m(n,t+2);return i>=0&&i<m(n,t+3)?g(n,t+4+2*i):s}function vn(n,t){return at(t)?ot(t):Ft(n,t)<89?28:-1}function Sn(n,t,e,s){if(e<1093){if(!at(s))return null;if(e<29)return me(s,e-1);let o=(e-29)%19,r=e<561?it(n,o):pe(n,t,o);return r===null?null:me(s,((e-29)/19|0)%28)+r}if(e===1116)return"";if(e>=1117)return e<1206?it(n,e-1117):null;let i=Ft(n,s);return i===89?null:e===1115?pe(n,t,i):e===1114?it(n,i):ke(i,e-1093)}function ye(n,t){let e=m(n,t);return e===89?null:it(n,e)}function pe(n,t,e){let s=m(n,t+1),i=ye(n,t);return i===null||s>21?null:s<21?ke(e,s):String.fromCodePoint(be(n)?_t(n,e):4352+e)+i}function Ft(n,t){if(at(t))return(t-44032)/588|0;if(t>=4352&&t<4371)return t-4352;let e=t<12593||t>=12623?89:we(n,19+t-12593);return e<19?e:89}function it(n,t){let e=_t(n,t);return e>0?String.fromCodePoint(e):null}function _t(n,t){if(t<19)return 12593+we(n,t);if(t<40)return 12623+t-19;let e=g(n,13)+3*(t-40),s=g(n,e)+m(n,e+2)*90*90,i=t<40+m(n,12)&&(s<55296||s>57343);return s===4510&&i&&be(n)?12685:i?s:0}function we(n,t){return m(n,g(n,13)+3*m(n,12)+t)}function be(n){return m(n,20)===2}function m(n,t){return n.charCodeAt(t)-37||0}function g(n,t){return m(n,t)+m(n,t+1)*90}function at(n){return n>=44032&&n<55204}function ot(n){return(n-44032)%28}function me(n,t){return String.fromCodePoint(n-ot(n)+t)}function ke(n,t){return String.fromCodePoint(44032+(n*21+t)*28)}var P=class{id;name;latinName;spaceEndsRun;cycleTimeout;keys;trie;constructor({id:t,name:e,latinName:s,spaceEndsRun:i,cycleTimeout:o=1e3,keys:r,trie:a}){if(!(/^HWJT[%-~]{18,}$/.test(a)&&m(a,9)===1)||g(a,10)!==a.length||!ge(a))throw new RangeError(`not a trie of version ${1}`);this.keys=r.map((l,h)=>({legend:l.id,scalar:/^.$/u.test(l.id)?l.id:null,code:null,under:null,...l,index:h,layout:t})),this.id=t,this.name=e,this.latinName=s,this.spaceEndsRun=i,this.cycleTimeout=o,this.trie=a}key(t){return this.keys.find(e=>e.id===t)??null}keyByCode(t){return this.keys.find(e=>e.code===t)??null}keyByScalar(t){return this.keys.find(e=>e.scalar===t)??null}edit(t,e){return t?.layout!==this.id||this.keys[t.index]?.id!==t.id?null:Ut(this.trie,t.index,e??"")}deletion(t){return Ut(this.trie,m(this.trie,19)-1,t??"")}};function Ht(n){let t=m(n.trie,20);return t===0?null:t===2?"compatibility":"conjoining"}function ct(n,t){let e=Ht(n);if(e===null||e===t)return n;let s=t==="compatibility"?2:1,i=n.trie.slice(0,20)+String.fromCharCode(37+s)+n.trie.slice(21);return Object.assign(Object.create(P.prototype),n,{trie:i})}var Se={none:"⏎",go:"이동",search:"검색",send:"전송",next:"다음 칸",done:"완료",join:"연결",route:"경로",continue:"계속",emergency:"긴급통화"};var qt={shift:"⇧",backspace:"⌫",space:"␣",enter:"⏎",next:"다음",language:"한/영",globe:"🌐",dismiss:"⌄",gap:""};function lt(n){return typeof n=="string"?{text:n}:typeof n=="number"?{key:n}:n}function Ce(n,t){return t!==null&&(n==="words"?/(^|[ \n])$/:/(^|\n) *$|[.!?…] +$/).test(t)}function Ee(n){return/[\p{L}\p{N}] $/u.test(n.slice(-3))}function Oe(n){let t=s=>n[s-1]===" "||n[s-1]===`
`,e=n.length;for(;t(e);)e-=1;for(;e>0&&!t(e);)e-=1;return n.length-e}function ht(n){let t=n.length>1?n.indexOf("|"):-1;if(t<0)return{text:n,behind:0};let e=n.slice(t+1),s=0;for(let i=e.length;i>0;s+=1)i=y(e,i);return{text:n.slice(0,t)+e,behind:s}}function ut(n,t){let e=t?n.page.rows[t.row]?.[t.column]:void 0;return e===void 0||Gt(n,lt(e))?null:lt(e)}function Gt({settings:n},{role:t}){return t==="globe"&&!n.needsGlobe}function Yt({pages:n,page:t,shift:e,field:s},i){let{key:o,text:r}=i,a=e!=="off";if(o!==void 0){let{keys:c}=n.layout,l=c.findIndex(({under:h})=>h&&h===c[o]?.id);return a&&l>=0?l:o}return s.kind==="email"&&i.email!==void 0?i.email:s.kind==="address"&&i.address!==void 0?i.address:a?i.shifted??(t.hasCapitals?r?.toUpperCase():r):r}function Te(n){for(let{phase:t,place:e,slot:s}of n.touches)if(t.kind==="choosing"&&e)return{place:e,items:Ne(n,s),chosen:t.item};return null}function Ae(n,t){return n.page.rows.map((e,s)=>{let i=0,o=e.map(lt);for(let r of o)Gt(n,r)&&(i+=r.width??1);return o.flatMap((r,a)=>{if(Gt(n,r))return[];let{width:c=1}=r;return r.role==="space"&&([c,i]=[c+i,0]),{place:{row:s,column:a},role:Jt(r),legend:Vt(n,r,t),width:c,hold:Ne(n,r),isPressed:n.touches.some(({place:l})=>l?.row===s&&l.column===a)}})})}function Ne(n,t){return t?.hold?.map(e=>De(n,e))??[]}function De({pages:n},t){return typeof t=="string"?ht(t).text:n.layout.keys[t]?.legend??""}function Vt(n,t,e){let{legend:s,page:i,role:o,action:r}=t;return s!==void 0?s:i!==void 0?n.pageNamed(i).legend:o==="space"&&e?qt.next:o==="enter"?Se[n.field.action]:r!==void 0?r:o?qt[o]:De(n,Yt(n,t)??"")}function Jt({role:n,page:t,action:e}){return n??(t!==void 0?"page":e!==void 0?"action":null)}function ft(){return{repeatDelay:400,repeatInterval:50,wordsAfter:2e3,wordInterval:200,longPress:350,doubleTap:300,doubleSpace:1100,slideStart:50,slideStep:10,flick:24,cursorDelay:0,backspaceStep:"jamo",needsGlobe:!1}}function Ie(n,{slideStart:t,slideStep:e}){let s=Math.abs(n)-t;return s<0?0:Math.sign(n)*(1+Math.floor(s/Math.max(1,e)))}function Le(n,t,{flick:e}){let[s,i]=[Math.abs(n),Math.abs(t)];return Math.max(s,i)<e?null:s>=i?n<0?"left":"right":t<0?"up":"down"}var dt=class{finger;slot;place;phase={kind:"waiting"};composed="";hasMoved=!1;isUsed=!1;due=null;constructor(t,e,s){this.finger=t,this.slot=e,this.place=s}get isOpen(){let{kind:t}=this.phase;return t==="written"||t==="waiting"&&!this.hasMoved}get isOnShift(){return this.phase.kind==="shift"}get isModifier(){return this.isOnShift||this.phase.kind==="page"}spend(){this.phase={kind:"spent"},this.due=null}move(t,e){let s=!this.hasMoved&&this.slot?.role==="space";!this.isModifier&&(this.phase.kind!=="waiting"||s)||(this.place=t,this.slot=e,this.hasMoved=!0,this.due=null)}choose(t){this.phase.kind==="choosing"&&(this.phase={kind:"choosing",item:t in(this.slot?.hold??[])?t:null})}};var pt=class{typist;state;constructor(t){this.typist=t,this.state=t.state}press(t,e){let{typist:s,state:i}=this;this.cancel(e),this.settle(),s.finishPair(),s.look();let o=ut(i,t);if(!o||o.role==="gap")return;let r=new dt(e,o,t);i.touches.push(r),this.begin(r,o),o.hold&&r.isOpen&&(r.due=s.now+i.settings.longPress)}settle(){for(let t of this.state.touches){if(t.isModifier)continue;let{phase:e}=t;t.spend(),this.finish(t,e)}}begin(t,e){let{typist:s,state:i}=this,{now:o}=s;e.key!==void 0?(t.phase={kind:"written"},s.tap(e),s.hasWritten&&(t.composed=s.session.composing)):e.text!==void 0&&!e.hold&&!e.flicks?(t.phase={kind:"spent"},s.tap(e)):e.page!==void 0?(t.phase={kind:"page",before:i.page},i.open(i.pageNamed(e.page))):e.role==="shift"?t.phase={kind:"shift",before:i.shift,hasLocked:i.pressShift(o)}:e.role==="backspace"&&(t.phase={kind:"repeating",since:o},t.due=o+i.settings.repeatDelay,s.backspace(e))}finish(t,e){let{slot:s}=t;e.kind==="waiting"&&s&&this.typist.tap(s);let i=e.kind==="choosing"?s?.hold?.[e.item??-1]:void 0;i!==void 0&&this.typist.replace(t,i)}lift(t){let{state:e}=this,s=this.touch(t);if(!s)return;let{phase:i}=s;this.finish(s,i),s.isModifier&&s.hasMoved&&s.slot&&this.typist.tap(s.slot),this.remove(s)&&(e.releaseShift(s),i.kind==="page"&&s.isUsed&&e.open(i.before))}cancel(t){let e=this.touch(t);e&&(this.remove(e),this.state.cancelShift(e),e.phase.kind==="page"&&this.state.open(e.phase.before))}drag(t,e,s){let{typist:i,state:{settings:o}}=this,r=this.touch(t);if(!r)return;let{slot:a,phase:c,isOpen:l}=r,h=Ie(e,o);if(c.kind==="sliding")this.slide(r,c.step,h);else if(l&&a?.role==="space"){if(h===0)return;i.act(a,()=>i.commit()),this.slide(r,0,h)}else if(l){let f=Le(e,s,o),u=f&&a?.flicks?.[f];if(u==null)return;r.spend(),i.replace(r,u)}}slide(t,e,s){t.phase={kind:"sliding",step:s},s!==e&&(this.state.forget(),this.typist.host.onRequest({kind:"moveCursor",by:s-e}))}happen(){(this.state.pair?.due??1/0)<=this.typist.now&&this.typist.finishPair();for(let t;(t=this.state.nextTouch)&&t.due<=this.typist.now;){if(t.phase.kind==="repeating"){this.deleteMore(t,t.phase.since);continue}let[e,...s]=t.slot?.hold??[];t.spend(),s.length>0?t.phase={kind:"choosing",item:0}:e!==void 0&&this.typist.replace(t,e)}}deleteMore(t,e){let{typist:s,state:{settings:i}}=this,o=s.now-e>=i.wordsAfter;t.due=s.now+Math.max(1,o?i.wordInterval:i.repeatInterval),o?s.deleteWord(t.slot)||t.spend():s.backspace(t.slot)}touch(t){return this.state.touches.find(e=>e.finger===t)}remove(t){let{touches:e}=this.state,s=e.indexOf(t);return s>=0&&e.splice(s,1),s>=0}};function mt(n,t,e){let s=n<0?t.length:0;for(let i=-n;i>0&&s>0;i-=1)s=y(t,s);if(n<0)return s-t.length;for(let i=n;i>0&&s<e.length;i-=1)s=ae(e,s);return s}function gt({client:n}){let{start:t,end:e}=S(n);return t<e}function q({client:n}){let{text:t,start:e,isUnknown:s}=S(n);return s?null:t.slice(0,e).replace(/\u00a0/g," ")}function G({layout:n,composing:t}){return n.spaceEndsRun&&F(x(t))}var xt=class{pages;settings=ft();field={kind:"letters",capitals:"none",action:"none"};page;home;shift="off";touches=[];lastTap=null;lastSpace=null;pair=null;isDue=!1;isUsed=!1;constructor(t){this.pages=t,this.page=this.home=t.pages[0],this.begin()}begin(){let{pages:t}=this.pages;this.touches.length=0,this.lastSpace=null,this.pair=null,this.home=t.find(({kind:e})=>e==="letters")??t[0],this.open(t.find(({fields:e})=>e.includes(this.field.kind))??t[0])}open(t){this.page=t,t.kind==="letters"&&(this.home=t),this.isUsed=!1,this.lastTap=null;for(let e of this.touches)e.isOnShift&&(e.isUsed=!0);this.shift=t.hasCapitals&&this.isDue?"due":"off"}pageNamed(t){return this.pages.pages.find(e=>e.id===t)??this.home}openNextLetters(){let t=this.pages.pages.filter(({kind:s})=>s==="letters"),e=t[(t.indexOf(this.home)+1)%t.length];return!e||e===this.home?!1:(this.open(e),!0)}pressShift(t){let e=this.lastTap!==null&&t-this.lastTap<=this.settings.doubleTap;return this.lastTap=t,this.shift==="locked"?!1:(this.shift=e&&this.page.hasCapitals?"locked":"once",this.shift==="locked")}releaseShift({phase:t,isUsed:e}){t.kind==="shift"&&(e||t.before!=="off"&&!t.hasLocked)&&(this.shift="off")}cancelShift({phase:t,isUsed:e}){t.kind==="shift"&&(this.shift=e?"off":t.before,this.lastTap=null)}forget(){this.lastSpace=null,this.lastTap=null}wrote(t){this.isUsed=!0;for(let e of this.touches)e.isModifier&&(e.isUsed=!0);this.shift!=="locked"&&!this.touches.some(({isOnShift:e})=>e)&&(this.shift="off"),t==="'"&&this.page.kind==="symbols"&&this.home.hasCapitals&&this.open(this.home)}endLine(){this.page.kind==="symbols"&&this.isUsed&&this.open(this.home)}setDue(t){t!==this.isDue&&(this.isDue=t,t&&this.page.hasCapitals&&this.shift==="off"&&(this.shift="due"),!t&&this.shift==="due"&&(this.shift="off"))}get nextDue(){let t=Math.min(this.nextTouch?.due??1/0,this.pair?.due??1/0);return t<1/0?t:null}get nextTouch(){return this.touches.find(({due:t})=>t!==null)}};var yt=class{state;session;outcome="nothing";now=-1/0;host;constructor(t,e){this.host=t,this.session=t.session,this.state=e}tap(t){let{role:e}=t;this.finishPair(),!(e==="shift"||e==="backspace"||e==="gap"||t.page!==void 0)&&this.act(t,()=>{let{state:s,host:i}=this,o=Yt(s,t);o!==void 0?this.type(o):e==="space"?this.space():e==="enter"?this.enter():e==="next"?this.commit():e==="language"?(this.commit(),s.openNextLetters()||i.onRequest({kind:"nextKeyboard"})):e==="globe"?(s.lastTap=null,i.onRequest({kind:"nextKeyboard"})):t.action!==void 0?(this.commit(),i.onRequest({kind:"action",name:t.action})):(s.lastTap=null,this.outcome=this.session.commit(),i.onRequest({kind:"hide"}))})}type(t){let{state:e,session:s}=this;if(e.forget(),typeof t=="number")this.outcome=s.press(e.pages.layout.keys[t],this.now),e.wrote(t);else{let{text:i,behind:o}=ht(t);this.outcome=s.insert(i),e.wrote(t);let{cursorDelay:r}=e.settings;o>0&&(e.pair={by:-o,due:this.now+r}),r<=0&&this.finishPair()}}finishPair(){let{pair:t}=this.state;t&&(this.state.pair=null,this.host.onRequest({kind:"moveCursor",by:t.by}))}replace({slot:t,composed:e},s){this.act(t,()=>{e&&e===this.session.composing&&this.session.backspace("stroke"),this.type(s)})}commit(){this.state.forget(),this.outcome=this.session.commit()}enter(){let{state:t}=this,{action:e}=t.field;e==="none"?(t.forget(),this.outcome=this.session.enter()):(this.commit(),this.host.onRequest({kind:"perform",action:e})),t.endLine()}space(){let{state:t,session:e,isFullStopDue:s}=this;this.outcome=s?e.insert(". ",1):e.space(),t.lastSpace=this.hasWritten?{time:this.now,isStop:s}:null,t.lastTap=null,t.endLine()}get isFullStopDue(){let{session:t,state:{lastSpace:e,settings:s}}=this;return!e||e.isStop||this.now-e.time>(s.doubleSpace??-1)?!1:!t.composing&&!gt(t)&&Ee(q(t)??"")}backspace(t){this.act(t,()=>{let{session:e,state:s}=this,i=s.lastSpace?.isStop&&!gt(e)&&q(e)?.endsWith(". ");s.forget(),this.outcome=i?e.insert("  ",2):e.backspace(s.settings.backspaceStep)})}deleteWord(t){return this.act(t,()=>{let{session:e,state:s}=this,i=gt(e)?0:Oe(q(e)??"");s.forget(),this.outcome=i>0?e.insert("",i):e.backspace("jamo")}),this.outcome==="changed"}look(){let{state:t,session:e}=this,{capitals:s}=t.field;t.setDue(s!=="none"&&Ce(s,q(e)))}get hasWritten(){return this.outcome==="written"||this.outcome==="changed"}act(t,e){if(!t)return;let s=Vt(this.state,t,G(this.session));this.outcome="nothing",e(),this.host.onPress?.({legend:s,role:Jt(t),outcome:this.outcome})}};var j=class{session;onChange=()=>{};onRequest=()=>{};onPress;state;typist;fingers;isBusy=!1;told=[];constructor(t,e){this.session=e,this.state=new xt(t),this.typist=new yt(this,this.state),this.fingers=new pt(this.typist),e.layout!==t.layout&&(e.layout=t.layout)}get pages(){return this.state.pages}set pages(t){this.input(null,()=>{this.session.layout=t.layout,this.state.pages=t,this.state.begin()})}get settings(){return this.state.settings}set settings(t){this.input(null,()=>this.state.settings=Object.freeze({...ft(),...t}))}get field(){return this.state.field}get page(){return this.state.page}get shift(){return this.state.shift}get rows(){return Ae(this.state,G(this.session))}get list(){return Te(this.state)}get nextTick(){return this.state.nextDue}fieldDidChange(t){this.input(null,()=>{this.state.field=t,this.state.begin()})}open(t){let e=this.state.pages.pages.find(s=>s.id===t);return e&&this.input(null,()=>this.state.open(e)),e!==void 0}down({place:t,finger:e,time:s}){return this.input(s,()=>this.fingers.press(t,e))}move({finger:t,place:e,time:s}){return this.input(s,()=>{let i=ut(this.state,e);this.fingers.touch(t)?.move(i&&e,i)})}drag({finger:t,x:e,y:s,time:i}){return this.input(i,()=>this.fingers.drag(t,e,s))}choose({item:t,finger:e,time:s}){return this.input(s,()=>this.fingers.touch(e)?.choose(t))}up({finger:t,time:e}){return this.input(e,()=>this.fingers.lift(t))}cancel({finger:t,time:e}){return this.input(e,()=>this.fingers.cancel(t))}tap({place:t,time:e}){return this.input(e,()=>{this.fingers.press(t,-1),this.fingers.lift(-1)})}tick(t){return this.input(t,()=>{})}hostDidChange(t){return this.isBusy?"nothing":this.input(t,()=>this.session.hostDidChange())}input(t,e){let{typist:s,isBusy:i}=this;i||(s.outcome="nothing"),this.isBusy=!0,t!==null&&(s.now=Math.max(s.now,t),this.fingers.happen()),e(),s.look(),this.isBusy=i;let{outcome:o}=s;return i||this.tellChange(),o}tellChange(){let{page:t,shift:e,field:s,settings:i,pair:o,touches:r}=this.state,a=r.flatMap(({place:h,phase:f,due:u})=>[h,f,u]),c=[t,e,s,i.needsGlobe,o,G(this.session),...a],l=c.length===this.told.length&&c.every((h,f)=>h===this.told[f]);this.told=c,l||this.onChange()}};function Me(n,t,e){let s={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]}[e];if(!s)return null;let[i=0,o=0]=s,r=n.getBoundingClientRect();return t.map(l=>{let{x:h,y:f,width:u}=l.getBoundingClientRect(),d=Math.round((f-r.y)/r.height),p=h+u/2-r.x-r.width/2;return{button:l,rows:d,across:p}}).filter(({rows:l,across:h})=>o?l*o>0:l===0&&h*i>0).sort((l,h)=>Math.abs(l.rows)-Math.abs(h.rows)||Math.abs(l.across)-Math.abs(h.across))[0]?.button??null}function Re(n){return L(n)&&/^(.|Enter|Backspace|Delete)$/u.test(n.key)}function Be(n,t){return{Backspace:"⌫",Enter:"⏎"," ":"␣",Shift:"⇧"}[n.key]??M(t,n)?.legend??""}var En={"⇧":"M12 4 4 12h4v8h8v-8h4z","⌫":"M9 5h12v14H9l-6-7zm3 4 6 6m0-6-6 6","␣":"M4 10v5h16v-5","⏎":"M20 6v8H5m4-4-4 4 4 4","🌐":"M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3.5 9h17m-17 6h17M12 3c-5 5-5 13 0 18 5-5 5-13 0-18","⌄":"m5 9 7 7 7-7"};function Pe(n){let t=En[n];if(!t)return n;let e="http://www.w3.org/2000/svg",s=document.createElementNS(e,"svg");return s.setAttribute("viewBox","0 0 24 24"),s.setAttribute("aria-hidden","true"),s.appendChild(document.createElementNS(e,"path")).setAttribute("d",t),s}var Xt={ko:{shift:"시프트",backspace:"지우기",space:"스페이스",enter:"줄 바꿈",next:"다음 글자",language:"한영 전환",globe:"다음 키보드",dismiss:"키보드 닫기",keyboard:"한글 키보드"},en:{shift:"Shift",backspace:"Backspace",space:"Space",enter:"Enter",next:"Next character",language:"Korean or English",globe:"Next keyboard",dismiss:"Close the keyboard",keyboard:"Korean keyboard"}},On={이동:"Go",검색:"Search",전송:"Send","다음 칸":"Next",완료:"Done"};function Zt({role:n,legend:t},e){return e==="ko"||!/[가-힣]/.test(t)?t:n==="enter"?On[t]??t:n==="space"||n==="next"?"next":t}function wt(n,t){let{role:e,legend:s,hold:i}=n,o=Xt[t],r=/[가-힣]/.test(s);if(e==="enter"&&r)return Zt(n,t);if(e==="space"&&r)return o.next??"";if(e&&e!=="page")return o[e]??s;let a=i.join(" "),c=t==="ko",l=s!=="ㆍ"?s:c?"아래아":"아래아, the dot of vowels";return a?c?`${l}, 길게 누르면 ${a}`:`${l}, hold for ${a}`:l}function Qt(n){let t=b(n,"[lang]");return/^ko\b/i.test(t?.lang??"")?"ko":"en"}var je=new WeakMap;function We(){let n=document.createElement("button");return n.type="button",n.tabIndex=-1,n.append(T("span","legend"),T("span","hint")),n}function $e(n,t,e,s,i){let{role:o,legend:r,width:a,hold:c,isPressed:l}=t,h=o===null?c[0]??"":"",f=h.length>2?"":h,u=["key",o??"letter"];o!==null&&o!=="gap"&&u.push("special"),r==="ㆍ"&&u.push("dot"),o==="shift"&&u.push(e),f&&u.push("hinted"),l&&u.push("pressed"),i!==null&&(r===i||o===i)&&u.push("marked");let d=u.join(" ");n.part.value!==d&&(n.part.value=d,n.ariaPressed=o==="shift"?String(e!=="off"):null);let p=[r,f,a,o,s].join(" ");if(je.get(n)===p)return;je.set(n,p),n.dataset.legend=r,n.style.gridColumn=`span ${2*a}`;let X=Zt(t,s);n.style.setProperty("--length",String(Tn(X))),n.ariaLabel=wt(t,s),n.lang=o===null?"ko":s,n.toggleAttribute("disabled",o==="gap"),n.firstElementChild?.replaceChildren(Pe(X)),n.lastElementChild?.replaceChildren(f)}function Tn(n){let t=0;for(let e of n)t+="/.,'|!".includes(e)?.4:"#%&@MW".includes(e)||e>="ᄀ"?1:.65;return Math.max(t,1)}var ze=':host{display:block;width:100%;position:relative;direction:ltr;font:400 16px/1 var(--hwalja-font, system-ui, sans-serif);-webkit-tap-highlight-color:transparent}:host([hidden]){display:none}*{box-sizing:border-box}[part~=keyboard],[part~=popup]{--height: var(--hwalja-height, 52px);--gap: var(--hwalja-gap, 6px);--radius: var(--hwalja-radius, 8px);--back: var(--hwalja-background, color-mix(in srgb, Canvas 86%, black));--key: var(--hwalja-key, color-mix(in srgb, Canvas 75%, white));--special: var(--hwalja-special, color-mix(in srgb, Canvas 60%, gray));--text: var(--hwalja-text, CanvasText);--hint: var(--hwalja-hint, color-mix(in srgb, CanvasText 80%, Canvas));--accent: var(--hwalja-accent, #0b57d0);--accent-text: var(--hwalja-accent-text, #fff)}[part~=keyboard]{padding:calc(var(--gap) / 2);background:var(--back);color:var(--text);touch-action:none;user-select:none;-webkit-user-select:none;-webkit-touch-callout:none}[part~=row]{display:grid;grid-template-columns:repeat(var(--columns),minmax(0,1fr))}[part~=key]{display:grid;place-items:center;position:relative;height:var(--height);min-width:0;padding:0;margin:calc(var(--gap) / 2);border:1px solid transparent;border-radius:var(--radius);background:var(--key);color:inherit;font:inherit;white-space:nowrap;container-type:size;touch-action:none;cursor:pointer}[part~=key]:before{content:"";position:absolute;inset:calc(var(--gap) / -2 - 1px)}[part~=special]{background:var(--special)}[part~=gap]{visibility:hidden}[part~=legend]{font-size:min(46cqh,92cqw / var(--length),28px);line-height:1}[part~=special]>[part~=legend]{font-size:min(34cqh,92cqw / var(--length),20px)}[part~=hinted]>[part~=legend]{font-size:min(44cqh,84cqw / var(--length),28px);transform:translateY(4cqh)}svg{display:block;width:1.25em;height:1.25em;fill:none;stroke:currentColor;stroke-width:2;stroke-linecap:round;stroke-linejoin:round;font-size:min(42cqh,60cqw,22px)}[part~=dot]>[part~=legend]{border:5px solid;border-radius:50%;font-size:0}[part~=marked]>[part~=hint]{margin:2px}[part~=hint]{position:absolute;top:3px;right:5px;color:var(--hint);font-size:10px}[part~=pressed],.lit,[part~=chosen]{background:var(--accent);color:var(--accent-text)}[part~=pressed]>[part~=hint],.lit>[part~=hint]{color:inherit}[part~=once],[part~=due],[part~=locked]{background:var(--text);color:var(--key)}[part~=locked]{border-bottom:4px solid var(--accent)}[part~=marked]{box-shadow:inset 0 0 0 3px var(--accent)}button:focus-visible{outline:3px solid var(--accent);outline-offset:-2px}[part~=popup]:not([hidden]){display:flex;position:absolute;z-index:2;padding:2px;border-radius:var(--radius);background:var(--back);color:var(--text);box-shadow:0 1px 6px #0006;pointer-events:none}[part~=item]{min-width:44px;padding:0 6px;line-height:44px;text-align:center;font-size:20px;border-radius:var(--radius)}.status{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}@media (hover: none){[part~=letter][part~=pressed]:after{content:attr(data-legend);position:absolute;z-index:1;left:50%;bottom:100%;min-width:100%;padding:8px;transform:translate(-50%);border-radius:var(--radius);background:var(--accent);color:var(--accent-text);font-size:28px;white-space:nowrap;pointer-events:none}[part~=letter][part~=pressed]:first-child:after{left:0;transform:none}[part~=letter][part~=pressed]:last-child:after{left:auto;right:0;transform:none}}@media (forced-colors: active){[part~=key]{border-color:ButtonText}[part~=pressed],.lit,[part~=chosen],[part~=once],[part~=due],[part~=locked]{background:Highlight;color:HighlightText;forced-color-adjust:none}[part~=pressed]:after{background:Highlight!important;color:HighlightText!important}[part~=marked]{outline:3px solid Highlight;outline-offset:-3px}[part~=popup]{border:1px solid ButtonText}}';var bt=class{keys;#t;#e;#n;#s=new Map;constructor(t){this.#t=t,this.keys=T("div","keyboard"),this.keys.setAttribute("role","toolbar"),this.#e=T("div","popup"),this.#e.hidden=!0,this.#e.setAttribute("aria-hidden","true"),this.#n=document.createElement("div"),this.#n.className="status",this.#n.setAttribute("role","status"),t.append(this.keys,this.#e,this.#n)}dress(){let{CSSStyleSheet:t}=this.keys.ownerDocument.defaultView??globalThis,e=new t;e.replaceSync(ze),this.#t.adoptedStyleSheets=[e]}draw({rows:t,list:e,shift:s},i,o){let{keys:r}=this,a=this.#t,c=a.activeElement;r.ariaLabel=Xt[i].keyboard??"",this.#s.clear();for(let[h,f]of te(r,t,()=>T("div","row"))){let u=String(2*f.reduce((d,{width:p})=>d+p,0));h.style.getPropertyValue("--columns")!==u&&h.style.setProperty("--columns",u);for(let[d,p]of te(h,f,We))this.#s.set(d,p),$e(d,p,s,i,o)}let l=a.querySelector("button:not([part~=gap])");!a.querySelector("[tabindex='0']:not([part~=gap])")&&l&&(l.tabIndex=0),c&&!a.activeElement&&l?.focus(),this.#r(e)}say(t){this.#n.replaceChildren(t)}faceOf(t){let e=t?.closest("button");return e?this.#s.get(e)??null:null}elementAt(t,e){return this.#t.elementFromPoint(t,e)}itemAt(t){let e=Array.from(this.#e.children,i=>i.getBoundingClientRect()),s=e.findIndex(({right:i})=>t<i);return s<0?e.length-1:s}light(t,e){let s=i=>t===null||i.legend===t;for(let i of this.buttons(s))i.classList.toggle("lit",e)}moveFocus(t){let e=t.target.closest("button"),s=e&&Me(e,this.buttons(({role:i})=>i!=="gap"),t.key);s&&(t.preventDefault(),e.tabIndex=-1,s.tabIndex=0,s.focus())}buttons(t){return[...this.#s].filter(([,e])=>t(e)).map(([e])=>e)}#r(t){let e=this.#e;e.hidden=!t,te(e,t?.items??[],()=>T("span","item")).forEach(([c,l],h)=>{c.textContent=l,c.part.toggle("chosen",h===t?.chosen)});let[s]=this.buttons(c=>kt(c,t));if(!s)return;let i=s.getBoundingClientRect(),o=this.#t.host.getBoundingClientRect(),r=o.width-e.offsetWidth,a=i.left-o.left+(i.width-e.offsetWidth)/2;e.style.left=`${Math.max(Math.min(a,r),0)}px`,e.style.top=`${Math.max(i.top-e.offsetHeight,0)-o.top}px`}};function kt(n,t){return n?.place.row===t?.place.row&&n?.place.column===t?.place.column}function T(n,t){let e=document.createElement(n);return e.part.value=t,e}function te(n,t,e){for(;n.children.length<t.length;)n.append(e());for(;n.children.length>t.length;)n.lastElementChild?.remove();return t.map((s,i)=>[n.children[i],s])}var Y;function Ke(){if(typeof AudioContext>"u")return;Y??=new AudioContext;let{currentTime:n,destination:t}=Y,e=Y.createOscillator(),s=Y.createGain();e.frequency.value=1600,s.gain.setValueAtTime(.12,n),s.gain.exponentialRampToValueAtTime(.001,n+.02),e.connect(s).connect(t),e.start(),e.stop(n+.02)}function Ue(){Y?.resume()}function Fe(){"vibrate"in navigator&&navigator.vibrate(8)}var An=["text","search","tel","url","password","email","number"];function W(n){let t=n;if(!t)return null;let{localName:e,isContentEditable:s,parentElement:i}=t;return e==="input"&&An.includes(t.type)||e==="textarea"?t:s&&v.clientFor?W(i)??t:null}function _e(n,t,e){let s=n.getRootNode(),i=t??W(n.for?s.getElementById(n.for):e),o=b(i,"dialog:modal");return o&&o!==b(n,"dialog:modal")?null:i}function V(n){let{activeElement:t}=n;return(t?.shadowRoot?V(t.shadowRoot):null)??t}function He(n,t){let e=c=>n.getAttribute(c)?.toLowerCase()??"",s={numeric:"number",decimal:"number",number:"number",tel:"phone",email:"email",url:"address",search:"search",text:"letters"},i={on:"sentences",sentences:"sentences",words:"words"}[e("autocapitalize")],o=["go","search","send","next","done"].find(c=>c===e("enterkeyhint")),r=n.localName==="input"?n.type:"";return{kind:s[t?.toLowerCase()??""]??s[r]??"letters",capitals:i??"none",action:o??"none"}}var vt=class{isDismissed=!1;field=null;#t;#e;#n=null;#s=null;#r=!1;#l=new ResizeObserver(()=>this.#u());constructor(t,e){this.#t=t,this.#e=e}begin(t){let e=this.#t.ownerDocument;for(let s of["pointerdown","focusin"])e.addEventListener(s,i=>this.follow(i.composedPath()[0]),{signal:t,capture:!0});e.addEventListener("pointercancel",()=>this.check(),{signal:t}),this.#l.observe(this.#t),this.#r=this.#i,this.find()}end(){this.#l.disconnect(),this.#c(null)}give(t){this.#n=t,this.#t.isConnected&&this.find()}find(){this.#c(this.#o(this.#a))}check(){let t=this.#o(this.#a);(t?t!==this.field:!this.field?.isConnected)&&this.#c(t)}follow(t){let e=this.#o(t);e&&e!==this.field&&this.#c(e),this.isDismissed&&W(t)===this.field&&(this.isDismissed=this.#t.hidden=!1)}get#a(){return V(this.#t.ownerDocument)}get#i(){return this.isDismissed||this.#t.getClientRects().length>0}#o(t){return this.#i?_e(this.#t,this.#n,t):null}#u(){if(this.#t.getClientRects().length>0&&(this.isDismissed=!1),this.#r===this.#i)return;this.#r=this.#i;let t=this.#s?.isConnected?this.#s:null;this.#c(this.#o(this.#a)??this.#o(t))}#c(t){this.#s=t??this.#s,this.field=t,this.#e(t)}};var St=class{#t;#e=[];#n=null;constructor(t){this.#t=t}tell(t,e){return this.tellAll(),this.#s(t,e)}tellLater(t,e){this.#e.push(()=>this.#s(t,e)),queueMicrotask(()=>this.tellAll())}tellAll(){for(let t;t=this.#e.shift();)t()}look({page:t}){this.#n&&this.#n!==t&&this.tellLater("page",{page:t.id}),this.#n=t}#s(t,e){let s=t==="action"||t==="dismiss";return this.#t.dispatchEvent(new CustomEvent(t,{detail:e,cancelable:s}))}};function A(n){let e=(n.getAttribute("layouts")??"").split(/\s+/).filter(s=>s!=="").flatMap(s=>Ge(n,s)??[]);return e.length>0?e:Ct(n)}function N(n){let t=n.getAttribute("layout");return(t?Ge(n,t):null)??A(n)[0]}function $(n,t){return Ct(n).find(({layout:s})=>s.id===t.layout.id)===t?t.layout.id:t.id}function Ge(n,t){let e=Ct(n).map(i=>$(n,i)),s=Ct(n)[e.indexOf(t)];return s||J(n,`there is no layout ${t}; there are ${e.join(", ")}`),s}function Ct(n){let{keyboards:t,compatible:e}=n.constructor;return n.dots==="compatibility"?e:t}var qe=new WeakMap;function J(n,t){qe.get(n)!==t&&(qe.set(n,t),console.warn(`<${n.localName}>: ${t}`))}var Ot=class{#t;#e;#n=new Map;#s=null;constructor(t,e){this.#t=t,this.#e=e;let{keys:s}=t;s.addEventListener("pointerover",({target:o})=>Nn(e.field,o)),s.addEventListener("pointerdown",o=>this.#r(o)),s.addEventListener("pointermove",o=>this.#l(o)),s.addEventListener("pointerup",o=>this.#i(o,"up")),s.addEventListener("pointercancel",o=>this.#i(o,"cancel")),s.addEventListener("click",o=>this.#a(o)),s.addEventListener("lostpointercapture",o=>this.#i(o,"cancel"));let i=o=>o.preventDefault();for(let o of["mousedown","contextmenu","dragstart"])s.addEventListener(o,i)}cancel(){for(let t of[...this.#n.keys()])this.#o(t,"cancel")}#r(t){t.preventDefault();let{pointerId:e,clientX:s,clientY:i,width:o,height:r,pressure:a,isTrusted:c}=t;this.#s=o<1&&r<1&&a===0?"reader":"finger";let l=t.target,h=this.#t.faceOf(l);!h||t.button>0||this.#s==="reader"||(this.#e.press(),c&&this.#t.keys.setPointerCapture(e),this.#n.set(e,{x:s,y:i,page:this.#e.machine.page,face:h,box:Ye(l)}),this.#e.input((f,u)=>f.down({place:h.place,finger:e,time:u}),Et(t)))}#l(t){let{pointerId:e,clientX:s,clientY:i}=t,o=this.#n.get(e);if(!o)return;let r=this.#t,a=this.#e,c=o.box!==null&&Dn(o.box,s,i),{list:l}=a.machine;if(l&&kt(l,o.face)){if(c)return;let h=r.itemAt(s);a.input((f,u)=>f.choose({item:h,finger:e,time:u}),Et(t));return}a.input((h,f)=>{if(h.drag({finger:e,x:s-o.x,y:i-o.y,time:f}),c)return;let u=r.elementAt(s,i),d=r.faceOf(u);kt(d,o.face)&&o.page===h.page||h.move({finger:e,place:d?.place??null,time:f}),Object.assign(o,{page:h.page,face:d,box:d&&Ye(u)})},Et(t))}#a(t){t.preventDefault();let{detail:e,isTrusted:s,target:i,mozInputSource:o}=t,r=this.#s;this.#s=null;let c=e===0||(r==="reader"||!r&&s&&o===0)?this.#t.faceOf(i):null;c&&this.#e.tap(c)}#i(t,e){this.#o(t.pointerId,e,Et(t))}#o(t,e,s){this.#n.delete(t)&&(Ue(),this.#e.input((i,o)=>i[e]({finger:t,time:o}),s))}};function Nn(n,t){let e=t.closest("button");e&&(e.popoverTargetElement=b(n,"[popover]"))}function Et({timeStamp:n,view:t}){return n+(t?.performance.timeOrigin??performance.timeOrigin)-performance.timeOrigin}function Ye(n){let t=n.closest("button"),{left:e,top:s,width:i,height:o}=t.getBoundingClientRect(),r=parseFloat(getComputedStyle(t).marginLeft);return new DOMRect(e-r,s-r,i+2*r,o+2*r)}function Dn({left:n,top:t,right:e,bottom:s},i,o){return n<=i&&i<e&&t<=o&&o<s}function Ve(n,t){let{element:e,field:s,events:i}=t;if(n.kind==="nextKeyboard"){let o=A(e),r=N(e);e.layout=$(e,o[(o.indexOf(r)+1)%o.length]??r),i.tell("layoutchange",{layout:e.layout})}else n.kind==="hide"?i.tell("dismiss",null)&&(t.finder.isDismissed=e.hidden=!0):n.kind==="action"?i.tellLater("keyaction",{name:n.name}):s&&n.kind==="moveCursor"?In(s,n.by):s&&n.kind==="perform"&&i.tell("action",{action:n.action})&&Ln(s,n.action)}function In(n,t){let{selectionStart:e,selectionEnd:s,value:i,ownerDocument:o}=n;if(typeof e=="number"&&typeof s=="number"){let a=(t<0?e:s)+mt(t,i.slice(0,e),i.slice(s));n.setSelectionRange(a,a);return}let r=o.getSelection();for(let a=Math.abs(t);a>0;a-=1)r?.modify("move",t<0?"backward":"forward","character")}function Ln(n,t){let{form:e}=n;if(t==="done")n.blur();else if(t!=="next")w(n);else{let s=Array.from(e?.elements??[]).filter(i=>W(i)===i&&!i.matches(":disabled"));s[s.indexOf(n)+1]?.focus()}}var Tt=class{element;session;wishes;#t=new AbortController;constructor(t,e,s,i){if(this.element=t,this.session=Bn(t,e),this.wishes=t?He(t,Mn(t)):Pn,!t)return;let{signal:o}=this.#t;for(let a of["input","blur","focusin","pointerdown"])t.addEventListener(a,i,{signal:o});let r={signal:o,capture:!0};for(let a of s?["keydown","keyup"]:[])t.addEventListener(a,i,r)}close(){let{element:t,session:e}=this;this.#t.abort(),e instanceof O&&e.detach(),t&&Rn(t)}},At=new WeakMap;function Mn(n){let t=At.get(n)??{inputMode:n.getAttribute("inputmode"),keyboards:0};return t.keyboards+=1,At.set(n,t),n.setAttribute("inputmode","none"),t.inputMode}function Rn(n){let t=At.get(n);!t||(t.keyboards-=1)>0||(At.delete(n),n.getAttribute("inputmode")==="none"&&(t.inputMode===null?n.removeAttribute("inputmode"):n.setAttribute("inputmode",t.inputMode)))}function Bn(n,t){return n?!("setRangeText"in n)||n.selectionStart!==null?st(n,t):new k(t.layout,Wn(n)):new k(t.layout,jn)}var Pn={kind:"letters",capitals:"none",action:"none"},jn={value:"",selectionStart:null,selectionEnd:null,setRangeText(){}};function Wn(n){let t=(e,s)=>{let i=V(n.ownerDocument);n.focus({preventScroll:!0}),n.matches(":focus")&&n.ownerDocument.execCommand(e,!1,s),i!==n&&i?.focus({preventScroll:!0})};return{get value(){return n.value},selectionStart:null,selectionEnd:null,setRangeText:e=>t(e?"insertText":"delete",e),deleteContentBackward:()=>t("delete"),insertLineBreak:()=>w(n)}}var Nt=class{settings=Object.freeze({});machine;element;events;finder;#t;#e;#n;#s=new AbortController;#r=new MutationObserver(()=>this.#h());#l=0;#a=0;#i=!1;constructor(t,e){this.element=t,this.#t=e,this.#e=new Ot(e,this),this.events=new St(t),this.finder=new vt(t,s=>this.#o(s)),[this.#n,this.machine]=this.#u(null),e.keys.addEventListener("keydown",s=>e.moveFocus(s))}get field(){return this.#n.element}get session(){return this.field&&this.#n.session}begin(){this.#s=new AbortController;let{signal:t}=this.#s,e=this.element.ownerDocument;e.addEventListener("selectionchange",()=>this.#d(),{signal:t}),addEventListener("blur",()=>this.#e.cancel(),{signal:t}),e.addEventListener("visibilitychange",()=>this.#e.cancel(),{signal:t}),this.#r.observe(e,{subtree:!0,attributeFilter:["lang"]}),this.#t.dress(),this.finder.begin(t)}end(){this.#e.cancel(),this.#s.abort(),this.#r.disconnect(),this.finder.end()}obey(t){let{element:e,machine:s}=this;if(t==="for")return this.finder.find();if(t==="hardware"||t==="exclusive")return this.#o(this.field);this.#n.session.cycleTimeout=e.cycleTimeout,this.#c(s);let i=N(e);s.pages!==i&&(s.pages=i),this.#h()}adopt(t){this.settings=Object.freeze({...t}),this.#c(this.machine)}press(){let{element:t}=this;this.finder.check();let e=v.clientFor?"":'; for rich text import "hwalja/rich"';!this.field&&t.for&&J(t,`there is no field with the id ${t.for}${e}`),this.field?.focus({preventScroll:!0}),this.#p()}tap(t){this.finder.check(),this.#p(),this.input((e,s)=>e.tap({place:t.place,time:s})),this.#f||this.#t.say(this.#n.session.composing||wt(t,Qt(this.element)))}input(t,e=performance.now()){this.#i=!0,this.#a=Math.max(this.#a,e),t(this.machine,this.#a),this.#i=!1,this.#h()}#o(t){this.#n.close(),[this.#n,this.machine]=this.#u(t),this.#h()}#u(t){let{element:e}=this,s=N(e),i=e.hardware&&(()=>$n(this.machine.page)),o={layout:s.layout,cycleTimeout:e.cycleTimeout,hardware:i},r=e.hardware||e.exclusive,a=new Tt(t,o,r,l=>this.#m(l)),c=new j(s,a.session);return this.#c(c),c.onRequest=l=>Ve(l,this),c.onPress=l=>l.outcome!=="nothing"&&!this.#f&&this.events.tellLater("press",l),a.session.onCommit=l=>!this.#f&&this.events.tellLater("commit",{text:l}),c.fieldDidChange(a.wishes),c.onChange=()=>void(this.#i||this.#h()),[a,c]}#c(t){t.settings={...this.settings,needsGlobe:A(this.element).length>1}}#m(t){let{type:e}=t;if(e==="focusin"||e==="pointerdown")return this.finder.follow(t.target);if(e==="blur"&&(this.#t.light(null,!1),this.finder.follow(t.relatedTarget)),this.#d(),!e.startsWith("key"))return;let{exclusive:s,hardware:i}=this.element;s&&e==="keydown"&&t.isTrusted&&Re(t)&&t.preventDefault(),i&&this.#t.light(Be(t,this.machine.pages.layout),e==="keydown")}#d(){this.#i||(this.machine.hostDidChange(this.#a),this.events.look(this.machine))}#h(){let{machine:t}=this;this.#t.draw(t,Qt(this.element),this.element.marked),this.events.look(t),this.events.tellAll(),clearTimeout(this.#l);let{nextTick:s}=t;s!==null&&(this.#l=setTimeout(()=>{this.#l=setTimeout(()=>this.input((i,o)=>i.tick(o)))},s-performance.now()))}get#f(){return this.field?.type==="password"}#p(){this.element.sound&&Ke(),this.element.vibrate&&Fe()}};function $n(n){return n.rows.flat().some(t=>typeof t=="number"||typeof t=="object"&&"key"in t)}var zn=globalThis.HTMLElement??class{},C=class extends zn{static get keyboards(){return[]}static get compatible(){return[]}static get observedAttributes(){return["for","layout","layouts","dots","hardware","exclusive","cycletimeout","lang","marked"]}#t;constructor(){super(),this.#t=new Nt(this,new bt(this.attachShadow({mode:"open"})))}connectedCallback(){for(let[t,e]of Object.entries(this))t in C.prototype&&(Reflect.deleteProperty(this,t),Reflect.set(this,t,e));this.#t.begin()}disconnectedCallback(){this.#t.end()}attributeChangedCallback(t){this.isConnected&&this.#t.obey(t)}get for(){return this.getAttribute("for")??""}set for(t){z(this,"for",t)}get layout(){return $(this,N(this))}set layout(t){z(this,"layout",t)}get layouts(){return A(this).map(t=>$(this,t)).join(" ")}set layouts(t){z(this,"layouts",t)}get dots(){return this.getAttribute("dots")}set dots(t){z(this,"dots",t)}get hardware(){return this.hasAttribute("hardware")}set hardware(t){this.toggleAttribute("hardware",Boolean(t))}get exclusive(){return this.hasAttribute("exclusive")}set exclusive(t){this.toggleAttribute("exclusive",Boolean(t))}get cycleTimeout(){let t=this.getAttribute("cycletimeout");return t===null?null:/^([0-9]+|Infinity)$/.test(t)?Number(t):(J(this,`cycletimeout="${t}" is neither a number of milliseconds nor Infinity`),null)}set cycleTimeout(t){z(this,"cycletimeout",t)}get marked(){return this.getAttribute("marked")}set marked(t){z(this,"marked",t)}get sound(){return this.hasAttribute("sound")}set sound(t){this.toggleAttribute("sound",Boolean(t))}get vibrate(){return this.hasAttribute("vibrate")}set vibrate(t){this.toggleAttribute("vibrate",Boolean(t))}get field(){return this.#t.field}set field(t){this.#t.finder.give(t)}get session(){return this.#t.session}get settings(){return this.#t.settings}set settings(t){this.#t.adopt(t)}};function z(n,t,e){e==null?n.removeAttribute(t):n.setAttribute(t,String(e))}function Je(n,t="hwalja-keyboard"){if(n.length===0)throw new TypeError("a keyboard is needed to define an element with");let e=globalThis.customElements;if(e&&"compatible"in(e.get(t)??{}))return;let s=n.map(i=>({...i,layout:ct(i.layout,"compatibility")}));e?.define(t,class extends C{static get keyboards(){return n}static get compatible(){return s}})}function Ze(n,t){let{startContainer:e,startOffset:s}=t;for(let p;(p=e.childNodes[s-1]??e.childNodes[0])&&!(!ee(p)||!p.isContentEditable||p.nodeName==="BR");)s=s>0?p.childNodes.length:0,e=p;let i=e;for(;i!==n&&!ee(i);)i=i.parentNode;let o=Xe(e,s,i,"previousSibling").reverse(),r=Xe(e,s,i,"nextSibling"),a=[...o,...e.nodeType===3?[e]:[],...r],c=e.nodeType===3?Dt(e,s).length:0,l=o.reduce((p,X)=>p+Dt(X).length,c),h=n.ownerDocument.createRange();h.setStart(e,s),t.collapsed||h.setEnd(t.endContainer,t.endOffset);let f=a.map(p=>Dt(p)).join(""),u=t.collapsed?"":h.toString()||Qe,d=l+u.length;return{node:e,offset:s,pieces:a,text:f.slice(0,l)+u+f.slice(d),start:l,end:d}}function Xe(n,t,e,s){let i=[],o=s==="nextSibling",r=c=>{for(;c;c=c[s]){if(ee(c))return!1;if(c.nodeType===3||Fn(c))i.push(c);else if(!r(o?c.firstChild:c.lastChild))return!1}return!0},a=n.nodeType===3||r(n.childNodes[o?t:t-1]??null);for(let c=n;a&&c!==e;c=c.parentNode)a=r(c[s]);return i}function ne(n,t){for(let e of n.pieces){let{length:s}=Dt(e);if(t<=s)return[e,Kn(e,t)];t-=s}return[n.node,n.offset]}function Kn(n,t){let e=n.nodeType===3?n.nodeValue??"":"",s=0;for(;t>0&&s<e.length;s+=1)Un.test(e.charAt(s))||(t-=1);return s}function se(n,t,e,s){let i=t+s.length;return{...n,text:n.text.slice(0,t)+s+n.text.slice(e),start:i,end:i}}var Qe="￼",Un=/[\u200b\u2060\ufeff]/;function Dt(n,t){return n.nodeType===3?(n.nodeValue??"").slice(0,t).replace(/[\u200b\u2060\ufeff]/g,""):Qe}function Fn(n){return n.nodeName==="IMG"||n.nodeType===1&&!n.isContentEditable}function ee(n){return n.nodeType!==1?!1:n.nodeName==="BR"||!/^(inline|contents|ruby)/.test(getComputedStyle(n).display)}var It=class{element;moved;seen=null;coming=null;constructor(t,e){this.element=t,this.moved=e}get value(){let t=this.line(),{seen:e}=this;return!(!e||!t||t.pieces.includes(e.node)||e.node.contains(t.node))&&this.element.contains(e.node)&&(this.coming=e,this.moved(),this.coming=null),this.coming||(this.seen=t),t?.text??""}get selectionStart(){return this.line()?.start??null}get selectionEnd(){return this.line()?.end??null}setRangeText(t,e,s){let i=this.line(),o=i!==null&&i.start===i.end&&e<s,r=o?tt(i.text,e,s,t):{start:e,text:t};if(o){let[a,c]=ne(i,r.start+1);E(this.element)?.setBaseAndExtent(a,c-1,...ne(i,s))}else i&&i.start===i.end&&i.node!==D(this.element)?.startContainer&&E(this.element)?.collapse(i.node,i.offset);this.write(r.text,i&&se(i,r.start,s,r.text),o)}deleteContentBackward(){let t=this.line();if(!t)return;let{text:e,node:s,offset:i,start:o,end:r}=t;o===r&&s.nodeType===3&&i>0?this.setRangeText("",y(e,r),r):this.write("",se(t,o,r,""),!1)}insertLineBreak(){let{element:t}=this;this.line()&&w(t,()=>{this.seen=null,_(t,`
`,D(t),"insertParagraph")===!1&&Pt(t,`
`)})}write(t,e,s){let{element:i}=this;if(!I(i))return;this.seen=null;let o=e&&_(i,t,D(i));if(e&&o===null){let{text:a}=this.line()??e;this.coming=e,queueMicrotask(()=>{this.coming=null;let c=this.line();s&&c?.text===a&&c.start<c.end&&E(i)?.collapseToEnd()});return}o||(Pt(i,t),et(i,t));let r=this.line();r&&t&&E(i)?.collapse(r.node,r.offset),this.seen=r}line(){let t=I(this.element)?D(this.element):null;return t&&(this.coming??Ze(this.element,t))}};v.clientFor=(n,t)=>new It(n,t);return rn(_n);})();
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
