import { runProgram } from '../scripts/run/program.ts';
import { createSeededData, TEST_DAY } from '../scripts/run/seeded-data.ts';
import { memoryMb } from './cpu.ts';
import { percentile, timeEach } from './load.ts';
import { round, table, writeReport } from './report.ts';
import { countsFor, fillData, headlineOf, wordOf } from './scale-data.ts';

/**
 * `node bench/scale.ts 200 2000 20000`: what grows with the content. Each number of articles gets a data folder of its own, filled by
 * copying rows of the demo, and the built site started on it.
 */
const PORT = Number(process.env['TEST_PORT'] ?? 3250);
const BACKEND_PORT = Number(process.env['TEST_BACKEND_PORT'] ?? 4250);
const FIRST_ARTICLES = 15;
const CACHED_RUNS = 20;
const PUBLISHED = 8;
const LOOK_EVERY_MS = 5;
const GIVE_UP_MS = 60_000;

const site = `http://127.0.0.1:${String(PORT)}`;
const backend = `http://127.0.0.1:${String(BACKEND_PORT)}`;

type Figures = Map<string, number>;

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

async function once(figures: Figures, name: string, url: string): Promise<void> {
  try {
    const [time = 0] = await timeEach([url]);
    figures.set(name, time);
  } catch (error) {
    figures.set(name, NaN);
    console.error(error);
  }
}

async function measure(articles: number): Promise<Figures> {
  const figures: Figures = new Map();
  const data = await createSeededData(BACKEND_PORT, () => undefined);
  fillData(data.dataDir, countsFor(articles));
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
  const start = async (script: string) => {
    const began = performance.now();
    const program = runProgram({
      title: script,
      script,
      env,
      onEvent: () => undefined,
      onLog: console.error,
    });
    await program.ready;
    figures.set(`start of ${script}`, performance.now() - began);
    return program;
  };
  const content = await start('backend/start.ts');
  const front = await start('server/index.ts');
  try {
    await once(figures, 'initialData, first', `${backend}/api/v1/cognito/domain/initialData`);
    await once(figures, 'home, first', `${site}/`);
    for (const path of ['/news', '/news/page/5', '/results', '/rounds', '/drivers'])
      await once(figures, `${path}, first`, `${site}${path}`);
    const map = await (await fetch(`${backend}/api/v1/cognito/domain/initialData`)).json();
    const urls: string[] = map.sitemap
      .map(({ url }: { url: string }) => `/${url.replace(/^\//, '')}`)
      .filter((url: string) => url.startsWith('/article/'));
    const step = Math.floor(urls.length / FIRST_ARTICLES);
    const unseen = urls.filter((_, index) => index % step === step - 1).slice(0, FIRST_ARTICLES);
    const firsts = await timeEach(unseen.map((url) => `${site}${url}`));
    figures.set('an article, first (median)', percentile(firsts, 0.5));
    const cached = await timeEach(Array.from({ length: CACHED_RUNS }, () => `${site}${unseen[0] ?? '/'}`));
    figures.set('an article, cached (median)', percentile(cached, 0.5));
    await once(figures, 'sitemap.xml', `${site}/sitemap.xml`);
    await once(figures, 'feeds/news.xml', `${site}/feeds/news.xml`);
    await once(figures, 'feeds/rounds.ics', `${site}/feeds/rounds.ics`);
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
    await once(figures, 'the very first search', `${site}/api/search?q=taupo`);
    const searches = await timeEach(
      [...QUERIES, ...QUERIES].map((query) => `${site}/api/search?q=${encodeURIComponent(query)}`),
    );
    figures.set('search, median', percentile(searches, 0.5));
    figures.set('search, p95', percentile(searches, 0.95));
    const screens = await timeEach(
      QUERIES.filter((query) => /[\p{L}]/u.test(query)).map(
        (query) => `${site}/search/${encodeURIComponent(query)}`,
      ),
    );
    figures.set('search screen, median', percentile(screens, 0.5));
    figures.set('site, MB', memoryMb(front.pid));
    figures.set('backend, MB', memoryMb(content.pid));
  } catch (error) {
    console.error(error);
  } finally {
    await front.stop();
    await content.stop();
    await data.remove();
  }
  return figures;
}

const sizes = process.argv.slice(2).map(Number);
const all: Figures[] = [];
for (const size of sizes) all.push(await measure(size));
const [base = new Map<string, number>()] = all;
const names = [...base.keys()];
const rows = names.map((name) => [
  name,
  ...all.flatMap((figures, index) => {
    const value = figures.get(name);
    const shown = value === undefined || Number.isNaN(value) ? 'failed' : round(value, value < 10 ? 1 : 0);
    return index === 0
      ? [shown]
      : [
          shown,
          value === undefined || Number.isNaN(value) ? '' : `${round(value / (base.get(name) ?? 1), 2)}×`,
        ];
  }),
]);
const head = [
  'ms, or MB',
  ...sizes.flatMap((size, index) => (index === 0 ? [String(size)] : [String(size), 'ratio'])),
];
await writeReport(
  'scale',
  'What grows with the content',
  `Made by \`node bench/scale.ts ${sizes.join(' ')}\`.\n\n${table(head, rows)}`,
);
