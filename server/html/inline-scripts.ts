import { cspHashOf } from '../../lib/shared/node/csp-hash.ts';

/** Types of `<script>` that the browser runs; any other is data, which a CSP ignores. */
const EXECUTABLE = /^(?:module|text\/javascript|application\/javascript|importmap|speculationrules)?$/i;
const TYPE = /\stype\s*=\s*["']?([\w/+.-]+)/i;
const SOURCE = /\ssrc\s*=/i;

/** The text between two adjacent scripts without attributes. */
const SEAM = '</script><script>';
/** Start of a script with which Next passes page data to its router, one for each chunk of the stream. */
const DATA_SCRIPT = 'self.__next_f.push(';

/**
 * Joins the many small scripts with a page's data into one. Each would add a hash to the page's CSP, a header that some proxies
 * limit to 4 KB.
 */
export function joinDataScripts(html: string): string {
  const [first = '', ...others] = html.split(SEAM);
  let joined = first;
  let isData = endsInDataScript(first);
  for (const part of others) {
    const isDataPart = part.startsWith(DATA_SCRIPT);
    joined += (isData && isDataPart ? ';' : SEAM) + part;
    isData = isDataPart && endsInDataScript(`<script>${part}`);
  }
  return joined;
}

/** Whether a piece of HTML ends inside a data script, so that the next one can be appended. */
function endsInDataScript(piece: string): boolean {
  const open = piece.lastIndexOf('<script>');
  return (
    open !== -1 &&
    piece.startsWith(DATA_SCRIPT, open + '<script>'.length) &&
    !piece.includes('</script', open)
  );
}

/**
 * The CSP sources (`'sha256-…'`) of a page's inline scripts, each once. Searches with indexOf, so that it takes linear time whatever
 * the page contains.
 */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (let open = html.indexOf('<script'); open !== -1; open = html.indexOf('<script', open)) {
    const bodyStart = html.indexOf('>', open) + 1;
    if (bodyStart === 0) break;
    const attributes = html.slice(open + '<script'.length, bodyStart - 1);
    const bodyEnd = html.indexOf('</script', bodyStart);
    if (bodyEnd === -1) break;
    open = bodyEnd;
    if (SOURCE.test(attributes) || !EXECUTABLE.test(TYPE.exec(attributes)?.[1] ?? '')) continue;
    hashes.add(cspHashOf(html.slice(bodyStart, bodyEnd)));
  }
  return [...hashes];
}
