import { CLOCK_OFFSET_ATTRIBUTE } from '@/lib/content/client-clock';
import { ALWAYS, RECENT, RECENT_DAYS, SPOILERS_STYLE, SPOILER } from './keys';

/**
 * Runs in the head, before the first paint, so that a result never flashes up while the shield is on: pages are the same for everybody, and
 * may be days old (docs/decisions/0187). It adds the stored CSS as `withRecentDays` does. The front server allows it in the page's CSP by its
 * hash.
 */
export const SPOILERS_SCRIPT = `try{const c=localStorage.getItem('${SPOILERS_STYLE}');if(c){const r=document,s=r.createElement('style'),d=Math.floor((Date.now()+Number(r.documentElement.getAttribute('${CLOCK_OFFSET_ATTRIBUTE}')))/864e5);s.id='${SPOILERS_STYLE}';s.textContent=c.replaceAll('${RECENT}',':is([${SPOILER}^="${ALWAYS} "]'+Array.from({length:${2 * RECENT_DAYS + 1}},(_,i)=>',[${SPOILER}^="'+(d+i-${RECENT_DAYS})+' "]').join('')+')');r.head.append(s)}}catch(e){}`;
