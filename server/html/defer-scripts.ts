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

/** The longest that the scripts wait for the first image, or for a frame to be painted (a background tab paints none). */
const WAIT_MS = 1_500;

/** Loads the scripts after the frame that shows the first image, or the text if there is none. Short names, since it is in every page. */
const loader = (addresses: readonly string[]) =>
  '<script>(a=>{' +
  "const run=()=>{for(const src of a.splice(0)){const s=document.createElement('script');s.src=src;s.async=true;" +
  // Without this, a second request for the script would wait for the failed one.
  's.onerror=()=>s.remove();document.head.append(s)}},' +
  'f=()=>requestAnimationFrame(()=>setTimeout(run)),' +
  "i=document.querySelector('img[fetchpriority=high]');" +
  `setTimeout(run,${String(WAIT_MS)});` +
  'i?i.decode().then(f,f):f()' +
  `})(${JSON.stringify(addresses)})</script>`;

/**
 * Lets a page paint before its scripts load: on a slow connection their 155 KB would compete with styles, fonts and the first image,
 * and hydration would delay painting (docs/decisions/0008). They are placed behind the page's style sheets, so they load after those.
 * @param html a whole document; returned unchanged if it has none of Next's scripts
 */
export function deferScripts(html: string): string {
  const end = html.lastIndexOf(BODY_END);
  if (end === -1) return html;
  const addresses = new Set<string>();
  const later = (_: string, address: string) => {
    addresses.add(address);
    return '';
  };
  const page = html.slice(0, end).replace(NEXT_SCRIPT, later);
  if (addresses.size === 0) return html;
  return (
    page.replace(NEXT_PRELOAD, '').replace(PART_PRELOAD, later) + loader([...addresses]) + html.slice(end)
  );
}
