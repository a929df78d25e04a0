import { DETAIL_PAGES } from '@/lib/contract/paths';

const LINK = new RegExp(`href="/${DETAIL_PAGES.category}/([^"/?#]+)`, 'g');

/** URL names of the categories that a text links to, in its order: the article's subjects, by the editor's choice. */
export const linkedCategories = (html: string): readonly string[] => [
  ...new Set([...html.matchAll(LINK)].map(([, url = '']) => decoded(url))),
];

function decoded(url: string): string {
  try {
    return decodeURIComponent(url);
  } catch {
    // An editor's own HTML may have a lone '%', which names no category.
    return url;
  }
}
