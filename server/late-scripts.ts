/** How Next asks for its scripts: all at once, in the head and at the end of the body. */
const NEXT_SCRIPT =
  /<script src="(\/_next\/static\/chunks\/[\w./%()-]+)"(?: id="[^"]*")? async=""><\/script>/g;
/** Next's own announcement of the first of them, which would bring it forward again. */
const NEXT_PRELOAD =
  /<link rel="preload" as="script" fetchPriority="low" href="\/_next\/static\/chunks\/[^"]*"\/>/g;
const BODY_END = '</body>';

/** How long the scripts wait for the first picture at most; also where no frame is drawn, as in a tab in the background. */
const WAIT_MS = 1_500;

/** Fetches the scripts after the frame that shows the first picture, or the text where there is none. */
const loader = (addresses: readonly string[]) =>
  '<script>((sources)=>{' +
  'const run=()=>{for(const src of sources.splice(0)){' +
  "const script=document.createElement('script');script.src=src;script.async=true;document.head.append(script)}};" +
  'const afterFrame=()=>requestAnimationFrame(()=>setTimeout(run));' +
  `setTimeout(run,${String(WAIT_MS)});` +
  "const first=document.querySelector('img[fetchpriority=high]');" +
  'if(first)first.decode().then(afterFrame,afterFrame);else afterFrame()' +
  `})(${JSON.stringify(addresses)})</script>`;

/**
 * Lets a finished page be drawn before its scripts are fetched: on a slow line their 155 KB would share it with the styles, the
 * fonts and the first picture, and taking the page over would keep the browser from drawing it (docs/decisions/0008).
 * @param html a whole document; one without scripts of Next stays as it is
 */
export function fetchScriptsLate(html: string): string {
  const end = html.lastIndexOf(BODY_END);
  if (end === -1) return html;
  const addresses = new Set<string>();
  const page = html.slice(0, end).replace(NEXT_SCRIPT, (_, address: string) => {
    addresses.add(address);
    return '';
  });
  if (addresses.size === 0) return html;
  return page.replace(NEXT_PRELOAD, '') + loader([...addresses]) + html.slice(end);
}
