import type { SitemapEntry } from '@/lib/contract/entities/site';

/* Short hashes by which a browser notices that something has changed, without a second copy of it in the page. Not for security. */

type Stamped = { readonly id: number; readonly name: string; readonly url: string; readonly lft: number };

function stamp(text: string): string {
  let hash = 0;
  for (let index = 0; index < text.length; index += 1)
    hash = (Math.imul(hash, 31) + text.charCodeAt(index)) | 0;
  return (hash >>> 0).toString(36);
}

/** Changes when the name, address or position of any group changes. */
export const groupStamp = (groups: readonly Stamped[]): string =>
  stamp(
    groups
      .toSorted((a, b) => a.id - b.id)
      .map((group) => `${group.id}\t${group.name}\t${group.url}\t${group.lft}`)
      .join('\n'),
  );

/** What a page's head is made of. */
export type PageTitles = Pick<SitemapEntry, 'seo_title' | 'seo_meta_description'>;

/** Changes when the title or the description of an address changes. */
export const titleStamp = (titles: PageTitles): string =>
  stamp(`${titles.seo_title}\n${titles.seo_meta_description}`);
