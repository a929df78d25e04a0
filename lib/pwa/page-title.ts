import { COVERED_TITLE, SPOILER } from '../spoilers/keys';

const TITLE = /<title>([^<]*)<\/title>/i;
const COVERED = new RegExp(`<[^<>]*\\s${COVERED_TITLE}="([^"]*)"[^<>]*>`);
const MARK = new RegExp(`\\s${SPOILER}="([^"]*)"`);

const plain = (html: string) => new DOMParser().parseFromString(html, 'text/html').body.textContent;

/** The title in a page's HTML; '' without one. */
export function titleOf(html: string): string {
  const [, title = ''] = TITLE.exec(html) ?? [];
  return plain(title);
}

/** A title with a spoiler: the page's spoiler attribute, and the title to show instead. Stored with weekend packs under these names. */
export type TitleCover = { readonly tells: string; readonly instead: string };

/** The cover of the title in a page's HTML; null if the title has no spoiler. */
export function coverOf(html: string): TitleCover | null {
  const [element = '', instead = ''] = COVERED.exec(html) ?? [];
  const [, tells = ''] = MARK.exec(element) ?? [];
  return tells === '' ? null : { tells, instead: plain(instead) };
}
