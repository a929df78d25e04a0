import { z } from 'zod';
import type { InitialData } from '../../lib/contract/endpoints/content.ts';
import type { CmsPage } from '../../lib/contract/entities/page.ts';

/** Ids and URL names of some records on a server, to make calls with. */
export type Known = {
  readonly page?: string | undefined;
  readonly article?: string | undefined;
  readonly articleGroup?: string | undefined;
  readonly round?: string | undefined;
  readonly category?: string | undefined;
  readonly series?: string | undefined;
  readonly result?: number | undefined;
  readonly episode?: string | undefined;
  readonly product?: string | undefined;
  readonly form?: number | undefined;
  readonly video?: number | undefined;
  readonly gallery?: number | undefined;
  readonly links?: number | undefined;
  readonly file?: number | undefined;
};

const settingsSchema = z.looseObject({
  form: z.coerce.number().int().positive().optional().catch(undefined),
  video: z.coerce.number().int().positive().optional().catch(undefined),
  gallery: z.coerce.number().int().positive().optional().catch(undefined),
  parent: z.coerce.number().int().positive().optional().catch(undefined),
  link_to_document: z.object({ id: z.coerce.number() }).optional().catch(undefined),
});
type Settings = z.output<typeof settingsSchema>;

function settingsIn({ pageContents }: Pick<CmsPage, 'pageContents'>): Settings[] {
  return pageContents.flatMap(({ variables }) => {
    try {
      return [settingsSchema.parse(JSON.parse(variables))];
    } catch {
      // A block without readable settings refers to nothing.
      return [];
    }
  });
}

/** Collects records from the sitemap, the groups and the blocks of pages. */
export function knownFrom(
  { sitemap, pages, groups }: Pick<InitialData, 'sitemap' | 'pages' | 'groups'>,
  contents: readonly Pick<CmsPage, 'pageContents'>[],
): Known {
  const below = (name: string) =>
    sitemap
      .map(({ url }) => url.replace(/^\//, '').split('/'))
      .find(([first, second, ...rest]) => first === name && second !== undefined && rest.length === 0)?.[1];
  const settings = contents.flatMap(settingsIn);
  const first = <T>(read: (settings: Settings) => T | undefined): T | undefined =>
    settings.map(read).find((value) => value !== undefined);
  const result = Number(below('session'));
  return {
    page: pages[0]?.url,
    article: below('article'),
    articleGroup: groups.find(({ model }) => model === 'Article')?.url,
    round: below('round'),
    category: below('category'),
    result: Number.isInteger(result) ? result : undefined,
    episode: below('listen'),
    product: below('product'),
    form: first(({ form }) => form),
    video: first(({ video }) => video),
    gallery: first(({ gallery }) => gallery),
    links: first(({ parent }) => parent),
    file: first(({ link_to_document: file }) => file?.id),
  };
}
