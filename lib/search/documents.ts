import 'server-only';
import { serverApi } from '@/lib/api/server';
import { unwrap } from '@/lib/api/errors';
import { seriesName } from '@/lib/season/series-name';
import { articleAddress } from '@/lib/content/addresses';
import { driverAddress, roundAddress } from '@/lib/season/addresses';
import { HOME_URL } from '@/lib/content/path';
import type { Site } from '@/lib/content/site-store';
import type { Sitemap } from '@/lib/content/sitemap';
import type { NamedExtensions } from '@/lib/contract/extensions';
import { QUERIES } from '@/lib/contract/graphql/queries';
import { MAX_PAGE_SIZE } from '@/lib/contract/limits';
import { plainText } from '@/lib/html/plain-text';
import { kindOf } from '@/lib/contract/search-kinds';
import type { SearchDocument } from './memory-index';

/**
 * Limits of the index, which is built in this process's memory, so it suits a site of some thousand addresses. A larger site needs a content
 * server with its own search.
 */
const MAX_DOCUMENTS = 3_000;
const MAX_TEXT_LENGTH = 20_000;
const MAX_ALL_TEXT_LENGTH = 4_000_000;

const TABLES = /<table\b[^]*?<\/table>/gi;

type Details = Partial<Pick<SearchDocument, 'title' | 'description' | 'keywords' | 'text'>>;

const joined = (...parts: readonly (string | null | undefined)[]) => parts.filter(Boolean).join(' · ');

/** Every article with its text, a page at a time. */
async function articleDetails(extensions: NamedExtensions): Promise<Map<string, Details>> {
  const details = new Map<string, Details>();
  for (let offset = 0; offset < MAX_DOCUMENTS; offset += MAX_PAGE_SIZE) {
    const { cognitoArticles } = unwrap(
      await serverApi.query(QUERIES.articleTexts, { first: MAX_PAGE_SIZE, offset }, { extensions }),
    );
    for (const { name, url, blurb, author, group, content_rendered } of cognitoArticles) {
      // Words in tables are searchable, but a part of a table makes no good excerpt.
      const tables = (content_rendered.match(TABLES) ?? []).join(' ').slice(0, MAX_TEXT_LENGTH);
      details.set(articleAddress(url), {
        title: name,
        description: blurb,
        keywords: joined(group?.name, author, plainText(tables)),
        text: plainText(content_rendered.replace(TABLES, ' ')).slice(0, MAX_TEXT_LENGTH),
      });
    }
    if (cognitoArticles.length < MAX_PAGE_SIZE) break;
  }
  return details;
}

async function driverDetails(extensions: NamedExtensions): Promise<Map<string, Details>> {
  const { nextgenDrivers } = unwrap(await serverApi.query(QUERIES.driversByGroup, {}, { extensions }));
  return new Map(
    nextgenDrivers.map(
      ({ first_name, last_name, url, race_number, category, vehicle, hometown, sponsor }) => [
        driverAddress(url),
        {
          title: `${first_name} ${last_name}`.trim(),
          description: joined(category?.name, vehicle, hometown),
          keywords: joined(race_number, sponsor),
        },
      ],
    ),
  );
}

async function roundDetails(extensions: NamedExtensions): Promise<Map<string, Details>> {
  const { nextgenRounds } = unwrap(await serverApi.query(QUERIES.allRounds, {}, { extensions }));
  return new Map(
    nextgenRounds.map(({ name, url, venue, series }) => [
      roundAddress(url),
      { title: name, keywords: joined(venue?.name, venue?.address?.suburb_name, seriesName(series)) },
    ]),
  );
}

/**
 * The documents to search: the whole sitemap, with the text of articles and the names of drivers and rounds.
 * @throws ContentUnavailableError if the content server does not respond
 */
export async function loadSearchDocuments(
  { pages, extensions }: Site,
  sitemap: Sitemap,
): Promise<SearchDocument[]> {
  const maps = await Promise.all([
    articleDetails(extensions),
    driverDetails(extensions),
    roundDetails(extensions),
  ]);
  const detailsOf = (href: string): Details => maps.map((map) => map.get(href)).find(Boolean) ?? {};
  const nameOf = (url: string) => pages.find((page) => page.url === url)?.name ?? '';
  let room = MAX_ALL_TEXT_LENGTH;
  return [...sitemap.entries()]
    .slice(0, MAX_DOCUMENTS)
    .flatMap(({ url: listed, seo_title, seo_meta_description }) => {
      const url = listed.replace(/^\/+|\/+$/g, '');
      const href = `/${url.split('/').map(encodeURIComponent).join('/')}`;
      const { title: ownName = '', description = '', keywords = '', text = '' } = detailsOf(href);
      // Not every content server has titles in its sitemap.
      const title = seo_title || nameOf(url) || ownName;
      // The home page is listed under both of its addresses.
      if (url === HOME_URL || title === '') return [];
      room -= text.length;
      return [
        {
          url,
          kind: kindOf(url),
          title,
          description: description || seo_meta_description,
          keywords: joined(keywords, title === nameOf(url) ? '' : nameOf(url)),
          text: room > 0 ? text : '',
        },
      ];
    });
}
