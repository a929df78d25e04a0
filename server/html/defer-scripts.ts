/** How Next requests its scripts: all at once, in the head and at the end of the body. */
const NEXT_SCRIPT =
  /<script src="(\/_next\/static\/chunks\/[\w./%()-]+)"(?: id="[^"]*")? async=""><\/script>/g;
/** Next's own preload of the first script, which would make it load early again. */
const NEXT_PRELOAD =
  /<link rel="preload" as="script" fetchPriority="low" href="\/_next\/static\/chunks\/[^"]*"\/>/g;
/** Preloads of chunks that load by themselves after hydration. */
const PART_PRELOAD =
  /<link rel="preload" href="(\/_next\/static\/chunks\/[\w./%()-]+)" as="script" fetchPriority="low"\/>/g;
const BODY_END = '</body>';

/** The longest that sheets and scripts wait for the first image, or for a frame to be painted (a background tab paints none). */
const WAIT_MS = 1_500;

const link = (address: string) => `<link rel="stylesheet" href="${address}"/>`;

/**
 * Loads sheets and scripts after the frame that shows the first image, or the text if there is none. They load at the same time, but scripts
 * run once the sheets are there, or can't be had. React takes a sheet with its precedence for its own. Short names, since it is in every page.
 */
const loader = (sheets: readonly string[], scripts: readonly string[]) =>
  '<script>((c,a,d)=>{' +
  'const n=(t,o)=>d.head.appendChild(Object.assign(d.createElement(t),o)),' +
  "i=d.querySelector('img[fetchpriority=high]');" +
  'new Promise(f=>{const p=()=>requestAnimationFrame(()=>setTimeout(f));' +
  `setTimeout(f,${String(WAIT_MS)});i?i.decode().then(p,p):p()}).then(()=>{` +
  "const w=c.map(href=>new Promise(f=>{n('link',{rel:'stylesheet',href,fetchPriority:'low',onload:f,onerror:f}).dataset.precedence='next'}));" +
  "for(const href of a)n('link',{rel:'preload',as:'script',href,fetchPriority:'low'});" +
  'return Promise.all(w)}).then(()=>{' +
  // Removed if it fails: otherwise, a second request for the script would wait for the failed one.
  "for(const src of a)n('script',{src,async:true,onerror(){this.remove()}})" +
  `})})(${JSON.stringify(sheets)},${JSON.stringify(scripts)},document)</script>`;

/**
 * Lets a page paint before the rest of it loads: on a slow connection, 155 KB of scripts and 30 KB of styles would compete with the fonts
 * and the first image, and hydration would delay painting (docs/decisions/0008).
 * @param html a whole document; returned unchanged if there is nothing to load later
 * @param sheets addresses of the style sheets that the page doesn't wait for (page-styles.ts). Browsers without scripts find them in the HTML
 */
export function deferScripts(html: string, sheets: ReadonlySet<string> = new Set()): string {
  const end = html.lastIndexOf(BODY_END);
  if (end === -1) return html;
  const addresses = new Set<string>();
  const later = (_: string, address: string) => {
    addresses.add(address);
    return '';
  };
  const page = html.slice(0, end).replace(NEXT_SCRIPT, later);
  if (addresses.size === 0 && sheets.size === 0) return html;
  const links = [...sheets].map(link).join('');
  return (
    page.replace(NEXT_PRELOAD, '').replace(PART_PRELOAD, later) +
    (links === '' ? '' : `<noscript>${links}</noscript>`) +
    loader([...sheets], [...addresses]) +
    html.slice(end)
  );
}
