import { Parser } from 'htmlparser2';
import { parseHTML } from 'linkedom';
import { QUOTE_SOURCE_MARK } from './nodes.ts';
import { escapeHtml } from '../../../lib/shared/text/escape-html.ts';
import { safeHref } from './escape.ts';

/** Elements that a text never has, with all that is in them. */
const REMOVED =
  'script, style, template, noscript, iframe, object, embed, svg, math, canvas, audio, video, input, button, select, textarea, head, title';
/** What the editor has in place of other elements. */
const RENAMED = { h1: 'h2', h5: 'h4', h6: 'h4', figcaption: 'p' } as const;
/** Elements that are a paragraph by themselves, or hold such. All others, and words, stand in a line. */
const BLOCKS: ReadonlySet<string> = new Set(
  'P DIV SECTION ARTICLE ASIDE HEADER FOOTER MAIN NAV H1 H2 H3 H4 H5 H6 UL OL LI DL DT DD BLOCKQUOTE PRE HR TABLE IMG'.split(
    ' ',
  ),
);
const VOID: ReadonlySet<string> = new Set(['br', 'hr', 'img', 'input', 'link', 'meta', 'wbr', 'col']);
/** Far deeper than a text is, and far less than a reader can follow. */
const MAX_DEPTH = 30;
const MARKUP = /<[a-z!/]|&(?:#\d+|#x[\da-f]+|[a-z]+\d*);/i;

/** Whether a text is written in HTML. One without tags and entities is plain. */
export const isHtml = (text: string): boolean => MARKUP.test(text);

/** Plain text as HTML: a paragraph after each blank line, and its lines as they are. */
export const htmlOfPlain = (text: string): string =>
  text
    .split(/\r?\n(?:[^\S\n]*\r?\n)+/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => `<p>${escapeHtml(paragraph).replace(/\r?\n/g, '<br>')}</p>`)
    .join('');

/** Whether an HTML text has elements in each other deeper than any text; told without following them. */
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

/** Of a whole document, which a text never is. */
const FRAME = /<\/?(?:html|head|body)\b[^>]*>/gi;

const bodyOf = (html: string): HTMLElement =>
  parseHTML(`<html><body>${html.replace(FRAME, '')}</body></html>`).document.body;

/** The addresses of the pictures in an HTML text, in order. */
export const pictureAddresses = (html: string): string[] =>
  [...bodyOf(html).querySelectorAll('img')].map((image) => image.getAttribute('src') ?? '');

/** Puts words that stand beside paragraphs into one of their own: the editor has nothing between paragraphs. */
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
 * HTML from elsewhere with what the editor can keep: no scripts, frames and controls, no links that may not be one, headings of its sizes,
 * pictures as records of the library, captions of tables and attributions of quotations as it writes them (`to-html.ts`). Styles and
 * other attributes are ignored by the converter.
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
    // Without what else it may say to the converter.
    const known = make('img');
    known.setAttribute('data-lexical-upload-relation-to', 'media');
    known.setAttribute('data-lexical-upload-id', String(id));
    if (id === undefined) image.remove();
    else image.replaceWith(known);
  }
  for (const figure of body.querySelectorAll('figure')) figure.replaceWith(...figure.childNodes);
  // The converter takes the scope of a heading for the place where it stands.
  for (const cell of body.querySelectorAll('th[scope]'))
    cell.setAttribute('scope', cell.getAttribute('scope') === 'row' ? 'col' : 'row');
  for (const caption of body.querySelectorAll('table > caption')) {
    const line = make('p');
    const words = make('strong');
    words.textContent = caption.textContent;
    line.append(words);
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
