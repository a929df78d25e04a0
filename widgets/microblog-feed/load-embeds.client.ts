import { EMBED_MARK, postAnchor } from '@/components/microblog/post-view';
import { postAddress } from '@/lib/content/addresses';
import { STATIC_PART } from '@/lib/content/static-part';

/** @throws if the page can't be fetched */
async function fetchPage(address: string): Promise<Document> {
  const response = await fetch(address, { headers: { accept: 'text/html' } });
  if (!response.ok) throw new Error(`${address} was answered with ${String(response.status)}.`);
  return new DOMParser().parseFromString(await response.text(), 'text/html');
}

function htmlOf(embed: Element | null | undefined): string {
  // They are numbered by the parts of the page that they come from.
  for (const part of embed?.querySelectorAll(`[${STATIC_PART}]`) ?? []) part.removeAttribute(STATIC_PART);
  return embed?.innerHTML ?? '';
}

/**
 * What posts show below their texts, as rendered by the server: their results and standings are in the list's own page for browsers
 * without scripts. If newer posts have since moved one to another page, it is taken from the post's page.
 * @param address of the list's page
 * @param ids posts that show something
 * @returns HTML by post; '' for one that no longer shows anything
 * @throws if a page can't be fetched
 */
export async function loadEmbeds(
  address: string,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const list = await fetchPage(address);
  const found = await Promise.all(
    ids.map(async (id) => {
      const listed = list.getElementById(postAnchor(id));
      const post = listed ?? (await fetchPage(postAddress(id))).querySelector('main article.post');
      return [id, htmlOf(post?.querySelector(`[${EMBED_MARK}]`))] as const;
    }),
  );
  return new Map(found);
}
