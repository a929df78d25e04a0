import { COVERED_TITLE, OWN_TITLE, SPOILERS_STYLE } from './keys.ts';

/**
 * Runs before the title of a page that may have a spoiler in it, once the head has covered the page's spoilers. The title is the site's host
 * until the page itself is there, then the page's own or, as long as the page is covered, the one without spoilers (`coverTitle`), even if
 * React writes it again.
 */
export const COVERED_TITLE_SCRIPT = `(()=>{const r=document,h=r.documentElement;if(!r.getElementById('${SPOILERS_STYLE}'))return;let p=location.host;new MutationObserver(()=>{const e=r.querySelector('[${COVERED_TITLE}]'),t=r.title,n=e?getComputedStyle(e).display==='none'?e.getAttribute('${COVERED_TITLE}'):'':p;if(n){if(t&&t!==n){if(t!==p)h.setAttribute('${OWN_TITLE}',t);r.title=n}}else if(p&&t===p)r.title=h.getAttribute('${OWN_TITLE}')??t;if(e)p=''}).observe(r,{childList:true,subtree:true,characterData:true})})()`;
