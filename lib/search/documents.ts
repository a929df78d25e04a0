import 'server-only';
import { serverApi } from '@/lib/api/server';
import { unwrap } from '@/lib/api/errors';
import { articleAddress, driverAddress, roundAddress } from '@/lib/content/addresses';
import { HOME_URL } from '@/lib/content/app-routes';
import type { InitialData } from '@/lib/contract/endpoints/content';
import { QUERIES } from '@/lib/contract/graphql/queries';
import { MAX_PAGE_SIZE } from '@/lib/contract/limits';
import { plainText } from '@/lib/html/plain-text';
import { kindOf } from './kinds';
import type { SearchDocument } from './search-index';

/** Bounds of what the index may hold, whatever the content server has. */
const MAX_DOCUMENTS = 20_000;
const MAX_TEXT_LENGTH = 20_000;
const MAX_ALL_TEXT_LENGTH = 12_000_000;

type Details = Partial<Pick<SearchDocument, 'description' | 'keywords' | 'text'>>;

const joined = (...parts: readonly (string | null | undefined)[]) => parts.filter(Boolean).join(' · ');

/** Every article with its text, a page at a time. */
async function articleDetails(): Promise<Map<string, Details>> {
  const details = new Map<string, Details>();
  for (let offset = 0; offset < MAX_DOCUMENTS; offset += MAX_PAGE_SIZE) {
    const { cognitoArticles } = unwrap(
      await serverApi.query(QUERIES.articleTexts, { first: MAX_PAGE_SIZE, offset }),
    );
    for (const { url, blurb, author, group, content_rendered } of cognitoArticles) {
      details.set(articleAddress(url), {
        description: blurb,
        keywords: joined(group?.name, author),
        text: plainText(content_rendered).slice(0, MAX_TEXT_LENGTH),
      });
    }
    if (cognitoArticles.length < MAX_PAGE_SIZE) break;
  }
  return details;
}

async function driverDetails(): Promise<Map<string, Details>> {
  const { nextgenDrivers } = unwrap(await serverApi.query(QUERIES.driversByGroup, {}));
  return new Map(
    nextgenDrivers.map(({ url, race_number, category, vehicle, hometown, sponsor }) => [
      driverAddress(url),
      { description: joined(category?.name, vehicle, hometown), keywords: joined(race_number, sponsor) },
    ]),
  );
}

async function roundDetails(): Promise<Map<string, Details>> {
  const { nextgenRounds } = unwrap(await serverApi.query(QUERIES.allRounds, {}));
  return new Map(
    nextgenRounds.map(({ url, venue, series }) => [
      roundAddress(url),
      { keywords: joined(venue?.name, venue?.address?.suburb_name, series?.name) },
    ]),
  );
}

/**
 * Everything that can be found: the whole sitemap, with the text of articles and what drivers and rounds are known by.
 * @throws ContentUnavailableError when the content server does not answer
 */
export async function loadSearchDocuments({ sitemap, pages }: InitialData): Promise<SearchDocument[]> {
  const maps = await Promise.all([articleDetails(), driverDetails(), roundDetails()]);
  const detailsOf = (href: string): Details => maps.map((map) => map.get(href)).find(Boolean) ?? {};
  const nameOf = (url: string) => pages.find((page) => page.url === url)?.name ?? '';
  let room = MAX_ALL_TEXT_LENGTH;
  return sitemap.slice(0, MAX_DOCUMENTS).flatMap(({ url: listed, seo_title, seo_meta_description }) => {
    const url = listed.replace(/^\/+|\/+$/g, '');
    const title = seo_title || nameOf(url);
    // The start page is listed under both of its names.
    if (url === HOME_URL || title === '') return [];
    const href = `/${url.split('/').map(encodeURIComponent).join('/')}`;
    const { description = '', keywords = '', text = '' } = detailsOf(href);
    room -= text.length;
    return [
      {
        href,
        kind: kindOf(url),
        title,
        description: description || seo_meta_description,
        keywords: joined(keywords, title === nameOf(url) ? '' : nameOf(url)),
        text: room > 0 ? text : '',
      },
    ];
  });
}
