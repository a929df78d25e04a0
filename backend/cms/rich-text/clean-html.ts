import { Parser } from 'htmlparser2';
import { parseHTML } from 'linkedom';
import { QUOTE_SOURCE_MARK } from './nodes.ts';
import { escapeHtml } from '../../../lib/shared/text/escape-html.ts';
import { safeHref } from './escape.ts';

/** Elements removed with everything in them. */
const REMOVED =
  'script, style, template, noscript, iframe, object, embed, svg, math, canvas, audio, video, input, button, select, textarea, head, title';
/** The editor's equivalents of other elements. */
const RENAMED = { h1: 'h2', h5: 'h4', h6: 'h4', figcaption: 'p' } as const;
/** Block elements, and those that contain blocks. All others, and plain text, are inline. */
const BLOCKS: ReadonlySet<string> = new Set(
  'P DIV SECTION ARTICLE ASIDE HEADER FOOTER MAIN NAV H1 H2 H3 H4 H5 H6 UL OL LI DL DT DD BLOCKQUOTE PRE HR TABLE IMG'.split(
    ' ',
  ),
);
const VOID: ReadonlySet<string> = new Set(['br', 'hr', 'img', 'input', 'link', 'meta', 'wbr', 'col']);
/** Far deeper than any text, and well within what readers can process. */
const MAX_DEPTH = 30;
const MARKUP = /<[a-z!/]|&(?:#\d+|#x[\da-f]+|[a-z]+\d*);/i;

/** Whether a text is HTML. One without tags and entities is plain. */
export const isHtml = (text: string): boolean => MARKUP.test(text);

/** Plain text as HTML: blank lines separate paragraphs, and line breaks stay. */
export const htmlOfPlain = (text: string): string =>
  text
    .split(/\r?\n(?:[^\S\n]*\r?\n)+/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => `<p>${escapeHtml(paragraph).replace(/\r?\n/g, '<br>')}</p>`)
    .join('');

/** Whether an HTML text's elements are nested deeper than any text; checked without following them. */
export function isTooDeep(html: string): boolean {
  let depth = 0;
  let deepest = 0;
  const parser = new Parser({
    onopentag: (name) => {
      if (!VOID.has(name)) deepest = Math.max(deepest, (depth += 1));
    },
    onclosetag: (name) => {
      if (!VOID.has(name)) depth -= 1;
    },
  });
  parser.write(html);
  parser.end();
  return deepest > MAX_DEPTH;
}

/** Tags of a whole document, which a text isn't. */
const FRAME = /<\/?(?:html|head|body)\b[^>]*>/gi;

const bodyOf = (html: string): HTMLElement =>
  parseHTML(`<html><body>${html.replace(FRAME, '')}</body></html>`).document.body;

/** The addresses of the pictures in an HTML text, in order. */
export const pictureAddresses = (html: string): string[] =>
  [...bodyOf(html).querySelectorAll('img')].map((image) => image.getAttribute('src') ?? '');

/** Wraps inline content beside paragraphs in a paragraph: the editor has nothing between paragraphs. */
function wrapLines(body: HTMLElement): void {
  let line: Element | null = null;
  for (const node of [...body.childNodes]) {
    const isBlank = node.nodeName === '#text' && (node.textContent ?? '').trim() === '';
    if (BLOCKS.has(node.nodeName)) line = null;
    else if (line !== null) line.append(node);
    else if (!isBlank) {
      line = body.ownerDocument.createElement('p');
      node.replaceWith(line);
      line.append(node);
    }
  }
}

/**
 * Reduces HTML from elsewhere to what the editor supports: no scripts, frames, controls or unsafe links; headings of its sizes; pictures as
 * records of the library; captions of tables and attributions of quotations as it writes them (`to-html.ts`). Styles and other attributes
 * are ignored by the converter.
 * @param pictures ids of library pictures by the address in the text; others are left out
 */
export function cleanHtml(html: string, pictures: ReadonlyMap<string, number>): string {
  const body = bodyOf(html);
  const make = (name: string) => body.ownerDocument.createElement(name);
  for (const element of body.querySelectorAll(REMOVED)) element.remove();
  for (const [name, other] of Object.entries(RENAMED))
    for (const element of body.querySelectorAll(name)) {
      const renamed = make(other);
      renamed.append(...element.childNodes);
      element.replaceWith(renamed);
    }
  for (const link of body.querySelectorAll('a')) {
    const href = safeHref(link.getAttribute('href') ?? '');
    if (href === null) link.replaceWith(...link.childNodes);
    else link.setAttribute('href', href);
  }
  for (const image of body.querySelectorAll('img')) {
    const id = pictures.get(image.getAttribute('src') ?? '');
    // Without any other attributes for the converter.
    const known = make('img');
    known.setAttribute('data-lexical-upload-relation-to', 'media');
    known.setAttribute('data-lexical-upload-id', String(id));
    if (id === undefined) image.remove();
    else image.replaceWith(known);
  }
  for (const figure of body.querySelectorAll('figure')) figure.replaceWith(...figure.childNodes);
  // The converter would take a heading's scope for its place.
  for (const cell of body.querySelectorAll('th[scope]'))
    cell.setAttribute('scope', cell.getAttribute('scope') === 'row' ? 'col' : 'row');
  for (const caption of body.querySelectorAll('table > caption')) {
    const line = make('p');
    const bold = make('strong');
    bold.textContent = caption.textContent;
    line.append(bold);
    caption.parentElement?.before(line);
    caption.remove();
  }
  for (const footer of body.querySelectorAll('blockquote > footer')) {
    const line = make('p');
    line.append(QUOTE_SOURCE_MARK, ...footer.childNodes);
    footer.replaceWith(line);
  }
  wrapLines(body);
  return body.innerHTML;
}
