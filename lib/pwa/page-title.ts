import { COVERED_TITLE, TELLS } from '../spoilers/keys';

const TITLE = /<title>([^<]*)<\/title>/i;
const COVERED = new RegExp(`<[^<>]*\\s${COVERED_TITLE}="([^"]*)"[^<>]*>`);
const MARK = new RegExp(`\\s${TELLS}="([^"]*)"`);

const plain = (html: string) => new DOMParser().parseFromString(html, 'text/html').body.textContent;

/** The title in a page's HTML; '' without one. */
export function titleOf(html: string): string {
  const [, title = ''] = TITLE.exec(html) ?? [];
  return plain(title);
}

/** What the spoiler shield has to know of a title: the page's mark, and what the title is while that is covered. */
export type TitleCover = { readonly tells: string; readonly instead: string };

/** The cover of the title in a page's HTML; null if it can't give a result away. */
export function coverOf(html: string): TitleCover | null {
  const [element = '', instead = ''] = COVERED.exec(html) ?? [];
  const [, tells = ''] = MARK.exec(element) ?? [];
  return tells === '' ? null : { tells, instead: plain(instead) };
}
