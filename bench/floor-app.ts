import { spawn } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { z } from 'zod';
import { BUNDLER_FLAG } from '../scripts/run/build.ts';
import { childEnv, ROOT } from '../scripts/run/project.ts';
import type { SiteOnly } from '../scripts/run/site-only.ts';
import { readFloorPage } from './floor-page.ts';
import type { FloorArticle, FloorContent, FloorPage } from './floor/content.ts';
import { startPlainNext } from './plain-next.ts';

const FLOOR = join(ROOT, 'bench/floor');
const HOME_CARDS = 12;
/** Enough for a list page, and for first renders of articles that nobody has opened. */
const ARTICLES = 60;

const articlesSchema = z.object({
  data: z.object({
    cognitoArticles: z.array(
      z.object({
        name: z.string(),
        url: z.string(),
        blurb: z.string(),
        display_start_time: z.string(),
        content_rendered: z.string(),
        image: z.object({ url: z.string(), alt: z.string() }).nullable(),
      }),
    ),
  }),
});

const PICTURES = join(FLOOR, 'public/pictures');

/** Saves a picture of the site where the bare app serves it. @returns its address there */
async function savePicture(siteUrl: string, source: string, name: string): Promise<string> {
  const picture = await fetch(new URL(source, siteUrl));
  if (!picture.ok) throw new Error(`${source} answered ${String(picture.status)}.`);
  const file = `${name}${extname(source)}`;
  await mkdir(PICTURES, { recursive: true });
  await writeFile(join(PICTURES, file), Buffer.from(await picture.arrayBuffer()));
  return `/pictures/${file}`;
}

/** What a page of the site shows, its pictures saved. */
async function readPage(siteUrl: string, path: string): Promise<FloorPage> {
  const page = readFloorPage(path, await (await fetch(siteUrl + path)).text());
  const pictures: string[] = [];
  for (const [at, source] of page.pictures.entries())
    pictures.push(await savePicture(siteUrl, source, `${path.slice(1).replaceAll('/', '-')}-${String(at)}`));
  return { ...page, pictures };
}

/** The site's latest articles, each with its picture saved. */
async function readArticles(siteUrl: string, count: number): Promise<FloorArticle[]> {
  const query = `{ cognitoArticles(first: ${String(count)}, offset: 0) { name url blurb display_start_time content_rendered image(width: 1600, aspect: "16x9") { url alt } } }`;
  const response = await fetch(`${siteUrl}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  const { data } = articlesSchema.parse(await response.json());
  const articles: FloorArticle[] = [];
  for (const { name, url, blurb, display_start_time, content_rendered, image } of data.cognitoArticles) {
    if (image === null) continue;
    articles.push({
      title: name,
      blurb,
      url,
      date: display_start_time,
      picture: await savePicture(siteUrl, image.url, url),
      alt: image.alt,
      html: content_rendered,
    });
  }
  return articles;
}

/** How many different articles a page of the site links to. */
async function articlesOn(siteUrl: string, path: string): Promise<number> {
  const html = await (await fetch(siteUrl + path)).text();
  return new Set([...html.matchAll(/href="\/article\/([^"#?]+)"/g)].map(([, url]) => url)).size;
}

/** @throws if the build fails */
async function build(content: FloorContent): Promise<void> {
  await writeFile(join(FLOOR, '.content.json'), JSON.stringify(content));
  await rm(join(FLOOR, '.next'), { recursive: true, force: true });
  const code = await new Promise<number | null>((resolve, reject) => {
    const child = spawn('next', ['build', BUNDLER_FLAG], {
      cwd: FLOOR,
      env: childEnv({ NODE_ENV: 'production' }),
      stdio: 'inherit',
    });
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0) throw new Error('The bare app could not be built.');
}

/**
 * Builds the bare app with the site's own cards, pictures and texts.
 * @param paths further pages of the site that it is to have
 * @returns the addresses of its articles, which are the same on the site
 * @throws if the site has no articles with pictures, or the build fails
 */
export async function prepareFloor(
  siteUrl: string,
  paths: readonly string[] = [],
): Promise<[string, ...string[]]> {
  const onNews = await articlesOn(siteUrl, '/news');
  const articles = await readArticles(siteUrl, ARTICLES);
  const [first, ...others] = articles.map(({ url }) => `/article/${url}`);
  if (first === undefined) throw new Error('The site has no articles with pictures.');
  const pages: FloorPage[] = [];
  for (const path of paths) pages.push(await readPage(siteUrl, path));
  await build({ home: HOME_CARDS, news: onNews, articles, pages });
  return [first, ...others];
}

/** Starts the bare app on a free port. */
export const startFloor = (contentApiUrl: string): Promise<SiteOnly> => startPlainNext(contentApiUrl, FLOOR);
