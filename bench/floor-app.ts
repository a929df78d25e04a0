import { spawn } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { BUNDLER_FLAG } from '../scripts/run/build.ts';
import { childEnv, ROOT } from '../scripts/run/project.ts';
import type { SiteOnly } from '../scripts/run/site-only.ts';
import type { FloorArticle, FloorContent } from './floor/content.ts';
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

/** The site's latest articles, each with its picture saved where the bare app serves it. */
async function readArticles(siteUrl: string, count: number): Promise<FloorArticle[]> {
  const query = `{ cognitoArticles(first: ${String(count)}, offset: 0) { name url blurb display_start_time content_rendered image(width: 1600, aspect: "16x9") { url alt } } }`;
  const response = await fetch(`${siteUrl}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  const { data } = articlesSchema.parse(await response.json());
  const pictures = join(FLOOR, 'public/pictures');
  await mkdir(pictures, { recursive: true });
  const articles: FloorArticle[] = [];
  for (const { name, url, blurb, display_start_time, content_rendered, image } of data.cognitoArticles) {
    if (image === null) continue;
    const picture = await fetch(new URL(image.url, siteUrl));
    if (!picture.ok) throw new Error(`${image.url} answered ${String(picture.status)}.`);
    await writeFile(join(pictures, `${url}.jpg`), Buffer.from(await picture.arrayBuffer()));
    articles.push({
      title: name,
      blurb,
      url,
      date: display_start_time,
      picture: `/pictures/${url}.jpg`,
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
 * @returns the addresses of its articles, which are the same on the site
 * @throws if the site has no articles with pictures, or the build fails
 */
export async function prepareFloor(siteUrl: string): Promise<[string, ...string[]]> {
  const onNews = await articlesOn(siteUrl, '/news');
  const articles = await readArticles(siteUrl, ARTICLES);
  const [first, ...others] = articles.map(({ url }) => `/article/${url}`);
  if (first === undefined) throw new Error('The site has no articles with pictures.');
  await build({ home: HOME_CARDS, news: onNews, articles });
  return [first, ...others];
}

/** Starts the bare app on a free port. */
export const startFloor = (contentApiUrl: string): Promise<SiteOnly> => startPlainNext(contentApiUrl, FLOOR);
