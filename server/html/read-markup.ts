/** What a style sheet's selectors can match in a page. */
export type Markup = {
  /** Its tags in lower case, `.classes`, `#ids`, and data attributes, each as `[data-…]` and `[data-…=value]`. */
  readonly names: ReadonlySet<string>;
  /** Its style attributes, joined. */
  readonly styles: string;
};

const TAG = /<([a-z][^\s/>]*)/iy;
const ATTRIBUTE = /[\s/]*([^\s/>][^\s/>=]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+)))?/y;
/** Elements whose content is text, whatever it looks like. */
const TEXT: ReadonlySet<string> = new Set(['script', 'style', 'textarea', 'title']);
const SPACE = /\s+/;

/** How React and the sanitiser escape characters in attributes. */
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&gt;': '>',
  '&lt;': '<',
  '&quot;': '"',
  '&#x27;': "'",
  '&#39;': "'",
};
const ENTITY = /&(?:\w+|#x?[\da-f]+);/gi;
const decoded = (value: string) => value.replace(ENTITY, (entity) => ENTITIES[entity] ?? entity);

/** The position after a mark; the end if there is none. */
const behind = (html: string, mark: string, from: number): number => {
  const at = html.indexOf(mark, from);
  return at === -1 ? html.length : at + mark.length;
};

const behindText = (html: string, tag: string, from: number): number => {
  const end = new RegExp(`</${tag}`, 'gi');
  end.lastIndex = from;
  return end.test(html) ? end.lastIndex : html.length;
};

/**
 * Collects a page's tags, classes and attributes in one pass, in linear time whatever the page contains.
 * @param html a whole document
 */
export function readMarkup(html: string): Markup {
  const names = new Set<string>();
  const styles: string[] = [];
  const note = (attribute: string, value: string) => {
    if (attribute === 'class') {
      for (const name of decoded(value).split(SPACE)) names.add(`.${name}`);
    } else if (attribute === 'id') names.add(`#${decoded(value)}`);
    else if (attribute === 'style') styles.push(decoded(value));
    else if (attribute.startsWith('data-'))
      names.add(`[${attribute}]`).add(`[${attribute}=${decoded(value)}]`);
  };
  for (let at = html.indexOf('<'); at !== -1; at = html.indexOf('<', at)) {
    TAG.lastIndex = at;
    const [open, name = ''] = TAG.exec(html) ?? [];
    if (open === undefined) {
      at = html.startsWith('<!--', at) ? behind(html, '-->', at + 4) : at + 1;
      continue;
    }
    const tag = name.toLowerCase();
    names.add(tag);
    at += open.length;
    for (;;) {
      ATTRIBUTE.lastIndex = at;
      const [whole, attribute = '', quoted, single, bare = ''] = ATTRIBUTE.exec(html) ?? [];
      if (whole === undefined) break;
      note(attribute.toLowerCase(), quoted ?? single ?? bare);
      at += whole.length;
    }
    at = behind(html, '>', at);
    if (TEXT.has(tag)) at = behindText(html, tag, at);
  }
  return { names, styles: styles.join(';') };
}
