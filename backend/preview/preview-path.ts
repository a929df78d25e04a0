import type { Payload } from 'payload';
import { z } from 'zod';
import { initialDataJson } from '../contract/data/initial-data.ts';
import { DETAIL_BLOCKS, START_PAGE, START_PATH } from '../contract/data/sitemap-paths.ts';

const sitemapSchema = z.object({ sitemap: z.array(z.object({ url: z.string() })) });

type PreviewedPage = {
  readonly url?: string | null;
  readonly blocks?: readonly { readonly blockType: string }[] | null;
};

/** Where a page is looked at. One that shows single records (an article) is shown with the first of them. */
export async function previewPath(payload: Payload, { url, blocks }: PreviewedPage): Promise<string> {
  if (!url || url === START_PAGE) return START_PATH;
  if (!blocks?.some(({ blockType }) => DETAIL_BLOCKS.has(blockType))) return `/${url}`;
  const { body } = await initialDataJson(payload);
  const { sitemap } = sitemapSchema.parse(JSON.parse(body));
  const first = sitemap
    .map((entry) => entry.url.replace(/^\/?/, '/'))
    .find((path) => path.startsWith(`/${url}/`));
  return first ?? `/${url}`;
}
