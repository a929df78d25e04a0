import { runProgram } from '../scripts/run/program.ts';
import { createSeededData, TEST_DAY } from '../scripts/run/seeded-data.ts';
import { memoryMb } from './cpu.ts';
import { percentile, timeEach } from './load.ts';
import { fillData, headlineOf, wordOf, type ScaleCounts } from './scale-data.ts';

const PORT = Number(process.env['TEST_PORT'] ?? 3250);
const BACKEND_PORT = Number(process.env['TEST_BACKEND_PORT'] ?? 4250);
/** Pages of a kind that are opened for the first time, and how often one of them is then read again. */
const FIRSTS = 15;
const CACHED_RUNS = 20;
const PUBLISHED = 8;
const LOOK_EVERY_MS = 5;
const GIVE_UP_MS = 60_000;

const site = `http://127.0.0.1:${String(PORT)}`;
const backend = `http://127.0.0.1:${String(BACKEND_PORT)}`;

/** Milliseconds or megabytes by what was measured; not a number if it failed. */
export type Figures = Map<string, number>;

const swapped = (word: string) => `${word.slice(0, 2)}${word.charAt(3)}${word.charAt(2)}${word.slice(4)}`;

/** Words as they are, beginnings of words, typing errors, several words, every script, and what finds nothing or nearly everything. */
const QUERIES = [
  ...['taupo', 'gr86', 'race', 'the', 'champion', 'hamptondowns', 'zzzzqqqq', 'a', '?!'],
  ...[3, 11, 35].flatMap((number) => [wordOf(number), swapped(wordOf(number)), wordOf(number).slice(0, 4)]),
  ...[215, 219].map(headlineOf),
  ...['レーシング', '드라이버', '车手', 'السائق', 'Гонщик', 'მრბოლელმა', 'pukekohé', 'qualifyng', 'drvier'],
];

async function publish(send: (path: string, data: object) => Promise<void>, id: number, url: string) {
  const times: number[] = [];
  for (let run = 0; run < PUBLISHED; run += 1) {
    const name = `Headline of run ${String(run)}`;
    await send(`articles/${String(id)}`, { name, _status: 'published' });
    const stored = performance.now();
    while (!(await (await fetch(`${site}${url}`)).text()).includes(name)) {
      if (performance.now() - stored > GIVE_UP_MS) throw new Error('The page did not change.');
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    }
    times.push(performance.now() - stored);
  }
  return times;
}

async function signIn(admin: object) {
  const cms = backend.replace('127.0.0.1', 'localhost');
  const headers = { 'Content-Type': 'application/json' };
  const login = await fetch(`${cms}/api/users/login`, {
    method: 'POST',
    headers,
    body: JSON.stringify(admin),
  });
  const { token }: { token: string } = await login.json();
  return async (path: string, data: object) => {
    const response = await fetch(`${cms}/api/${path}`, {
      method: 'PATCH',
      headers: { ...headers, Authorization: `JWT ${token}` },
      body: JSON.stringify(data),
    });
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
  };
}

/** Lists and screens, by their addresses. */
const LISTS = [
  ...['/', '/news', '/news/page/5', '/results', '/session', '/rounds', '/drivers', '/drivers/page/2'],
  ...['/all-results', '/categories', '/standings', '/timetable', '/competitor-information'],
];
/** Pages of single records, by the first part of their addresses. */
const KINDS = {
  article: 'an article',
  session: 'a session',
  round: 'a round',
  results: "a round's results",
  drivers: 'a driver',
  category: 'a category',
};

/** Some addresses from all over a list. */
const spread = (paths: readonly string[]): string[] => {
  const step = Math.max(1, Math.floor(paths.length / FIRSTS));
  return paths.filter((_, index) => index % step === step - 1).slice(0, FIRSTS);
};

/** How long pages of a kind take when nobody has opened them yet, and how long one of them takes then. */
async function firstAndCached(figures: Figures, name: string, paths: readonly string[]): Promise<void> {
  const median = async (urls: readonly string[]) => {
    try {
      return percentile(await timeEach(urls.map((path) => site + path)), 0.5);
    } catch (error) {
      console.error(error);
      return NaN;
    }
  };
  const [path] = paths;
  if (path === undefined) return;
  figures.set(`${name}, first`, await median(paths));
  figures.set(`${name}, cached`, await median(Array.from({ length: CACHED_RUNS }, () => path)));
}

/** How long some searches take, the first of them apart. */
async function timeSearches(figures: Figures, name: string): Promise<void> {
  const times = await timeEach(QUERIES.map((query) => `${site}/api/search?q=${encodeURIComponent(query)}`));
  figures.set(`${name}, the first`, times[0] ?? NaN);
  figures.set(`${name}, median`, percentile(times, 0.5));
  figures.set(`${name}, p95`, percentile(times, 0.95));
}

async function once(figures: Figures, name: string, url: string): Promise<void> {
  try {
    const [time = 0] = await timeEach([url]);
    figures.set(name, time);
  } catch (error) {
    figures.set(name, NaN);
    console.error(error);
  }
}

/** Measures one built site with so much content. */
export async function measureScale(counts: ScaleCounts): Promise<Figures> {
  const figures: Figures = new Map();
  const data = await createSeededData(BACKEND_PORT, () => undefined);
  fillData(data.dataDir, counts);
  const env = {
    PORT: String(PORT),
    BACKEND_PORT: String(BACKEND_PORT),
    DATA_DIR: data.dataDir,
    DATABASE_URL: '',
    CONTENT_API_URL: backend,
    SITE_URL: site,
    REVALIDATE_URL: `${site}/api/revalidate`,
    DEMO_DATE: TEST_DAY,
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
  };
  const start = async (script: string, name = `start of ${script}`) => {
    const began = performance.now();
    const program = runProgram({
      title: script,
      script,
      env,
      onEvent: () => undefined,
      onLog: console.error,
    });
    await program.ready;
    figures.set(name, performance.now() - began);
    return program;
  };
  let content = await start('backend/start.ts');
  let front = await start('server/index.ts');
  try {
    await once(figures, 'initialData, first', `${backend}/api/v1/cognito/domain/initialData`);
    for (const path of LISTS) await firstAndCached(figures, path === '/' ? 'home' : path, [path]);
    const map: { sitemap: { url: string }[] } = await (
      await fetch(`${backend}/api/v1/cognito/domain/initialData`)
    ).json();
    const paths = map.sitemap.map(({ url }) => `/${url.replace(/^\//, '')}`);
    for (const [kind, name] of Object.entries(KINDS))
      await firstAndCached(figures, name, spread(paths.filter((path) => path.startsWith(`/${kind}/`))));
    const unseen = spread(paths.filter((path) => path.startsWith('/article/')));
    await once(figures, 'sitemap.xml', `${site}/sitemap.xml`);
    await once(figures, 'feeds/news.xml', `${site}/feeds/news.xml`);
    for (const feed of ['feeds/rounds.ics', 'feeds/sessions.ics', 'feeds/podcast.xml'])
      await once(figures, feed, `${site}/${feed}`);
    const send = await signIn(data.admin);
    const [first = '/'] = unseen;
    const found: { docs: { id: number }[] } = await (
      await fetch(`${backend}/graphql`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({
          query: `{ cognitoArticle(url: "${first.slice('/article/'.length)}") { id } }`,
        }),
      })
    )
      .json()
      .then(({ data: { cognitoArticle } }) => ({ docs: [cognitoArticle] }));
    const published = await publish(send, found.docs[0]?.id ?? 0, first);
    figures.set('publish → visible (median)', percentile(published, 0.5));
    await once(figures, 'home, after a publish', `${site}/`);
    figures.set('site, MB before searching', memoryMb(front.pid));
    figures.set('backend, MB before searching', memoryMb(content.pid));
    await timeSearches(figures, 'search, after the content was filled');
    const screens = await timeEach(
      QUERIES.filter((query) => /[\p{L}]/u.test(query)).map(
        (query) => `${site}/search/${encodeURIComponent(query)}`,
      ),
    );
    figures.set('search screen, median', percentile(screens, 0.5));
    figures.set('site, MB', memoryMb(front.pid));
    figures.set('backend, MB', memoryMb(content.pid));
    // With the index that is stored: what a visitor's first search meets after every deployment.
    await front.stop();
    await content.stop();
    content = await start('backend/start.ts', 'start of backend/start.ts again');
    front = await start('server/index.ts', 'start of server/index.ts again');
    await timeSearches(figures, 'search, after a restart');
  } catch (error) {
    console.error(error);
  } finally {
    await front.stop();
    await content.stop();
    await data.remove();
  }
  return figures;
}
