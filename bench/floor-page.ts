import type { FloorPage } from './floor/content.ts';

const MAIN = /<main[\s>][^]*<\/main>/;
const TABLE = /<table[\s>][^]*?<\/table>/g;
const ROW = /<tr[\s>][^]*?<\/tr>/g;
const CELL = /<t[hd](?:\s[^>]*)?>([^]*?)<\/t[hd]>/g;
const TEXT = /<(p|h2|h3|li)(?:\s[^>]*)?>([^]*?)<\/\1>/g;
const PICTURE = /<img [^>]*?src="(\/assets\/i\/[^"]+\.(?:jpg|png|webp))"/g;
const MAX_PICTURES = 12;

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};
/** The text of some HTML. */
const wordsOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:\w+|#x?\w+);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();

/**
 * What a page of the site shows, for the bare app to show as well.
 * @param html the whole document
 * @returns its pictures by their addresses on the site
 */
export function readFloorPage(path: string, html: string): FloorPage {
  const [main = ''] = MAIN.exec(html) ?? [];
  const tables = [...main.matchAll(TABLE)].map(([table]) =>
    [...table.matchAll(ROW)].map(([row]) => [...row.matchAll(CELL)].map(([, cell = '']) => wordsOf(cell))),
  );
  const texts = [...main.replace(TABLE, '').matchAll(TEXT)].map(([, , text = '']) => wordsOf(text));
  const [, title = ''] = /<h1(?:\s[^>]*)?>([^]*?)<\/h1>/.exec(main) ?? [];
  const pictures = [...new Set([...main.matchAll(PICTURE)].map(([, source = '']) => source))];
  return {
    path,
    title: wordsOf(title),
    pictures: pictures.slice(0, MAX_PICTURES),
    texts: texts.filter((text) => text !== ''),
    tables,
  };
}
