import { EMBED_MARK, postAnchor } from '@/components/microblog/post-view';
import { postAddress } from '@/lib/content/addresses';
import { STATIC_PART } from '@/lib/content/static-part';

/** @throws if the page can't be had */
async function fetchPage(address: string): Promise<Document> {
  const answer = await fetch(address, { headers: { accept: 'text/html' } });
  if (!answer.ok) throw new Error(`${address} was answered with ${String(answer.status)}.`);
  return new DOMParser().parseFromString(await answer.text(), 'text/html');
}

function htmlOf(embed: Element | null | undefined): string {
  // They count the parts of the page that they come from.
  for (const part of embed?.querySelectorAll(`[${STATIC_PART}]`) ?? []) part.removeAttribute(STATIC_PART);
  return embed?.innerHTML ?? '';
}

/**
 * What posts show below their texts, as the server draws it: their results and standings stand in the list's own page for browsers without a
 * script. If newer posts have moved one to another page since, it is taken from the post's page.
 * @param address of the page of the list @param ids posts that show something
 * @returns HTML by post; '' for one that shows nothing any more
 * @throws if a page can't be had
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
