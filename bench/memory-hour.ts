import { setTimeout as wait } from 'node:timers/promises';
import type { WholeSite } from '../scripts/run/whole-site.ts';
import { memoryMb } from './cpu.ts';
import { round, table, writeReport } from './report.ts';
import { ask, CONNECTIONS, each, endVisits, LANGUAGES, readPage } from './visits.ts';

const MINUTES = 60;
/** Before that, caches fill and code is compiled. */
const SETTLED_MINUTES = 15;
const SHOWN_EVERY_MINUTES = 5;
/** Pause of each reader between two requests: together about 25 a second. */
const PAUSE_MS = 300;

const WORDS = ['taupo', 'race', 'gr86', 'champion', 'drvier', 'zzzzqqqq'];

/** One of a hundred requests of visitors: mostly pages, some searches, feeds, calls, and addresses that nobody made. */
function request(siteUrl: string, paths: readonly string[], at: number): Promise<void> {
  const lang = LANGUAGES[at % LANGUAGES.length] ?? 'en';
  const kind = at % 100;
  const word = WORDS[at % WORDS.length] ?? '';
  if (kind < 80) return readPage(siteUrl + (paths[(at * 7919) % paths.length] ?? '/'), lang);
  if (kind < 85) return readPage(`${siteUrl}/api/search?q=${word}`, lang);
  if (kind < 88) return readPage(`${siteUrl}/search/${word}${String(at % 997)}`, lang);
  if (kind < 91) return readPage(`${siteUrl}/feeds/news.xml`, lang);
  if (kind < 94) return readPage(`${siteUrl}/login`, lang);
  if (kind < 97) return readPage(`${siteUrl}/made-up/${String(at)}`, lang);
  return ask(`${siteUrl}/`, { cookie: `lang=${lang}` });
}

type Sample = { readonly minute: number; readonly site: number; readonly backend: number };

/** By how much a value rises an hour, by least squares. */
function slope(samples: readonly Sample[], read: (sample: Sample) => number): number {
  const mean = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / values.length;
  const minutes = mean(samples.map(({ minute }) => minute));
  const value = mean(samples.map(read));
  const above = samples.reduce((sum, one) => sum + (one.minute - minutes) * (read(one) - value), 0);
  const below = samples.reduce((sum, { minute }) => sum + (minute - minutes) ** 2, 0);
  return (above / below) * 60;
}

/** Resident memory of both programs over an hour of mixed traffic, and whether it grows. */
export async function benchMemoryHour(
  site: WholeSite,
  siteUrl: string,
  paths: readonly string[],
): Promise<void> {
  const samples: Sample[] = [];
  const start = performance.now();
  const minutesNow = () => (performance.now() - start) / 60_000;
  let asked = 0;
  const requests = function* () {
    for (let at = 0; minutesNow() < MINUTES; at += 1) yield at;
  };
  const sampling = (async () => {
    for (let minute = 0; minute <= MINUTES; minute += 1) {
      await wait(Math.max(0, start + minute * 60_000 - performance.now()));
      const { site: front, backend } = site.processIds();
      samples.push({ minute, site: memoryMb(front), backend: memoryMb(backend) });
    }
  })();
  await each(requests(), async (at) => {
    asked += 1;
    await request(siteUrl, paths, at);
    await wait(PAUSE_MS);
  });
  await sampling;
  endVisits();
  const settled = samples.filter(({ minute }) => minute >= SETTLED_MINUTES);
  const rows = samples
    .filter(({ minute }) => minute % SHOWN_EVERY_MINUTES === 0)
    .map(({ minute, site: front, backend }) => [String(minute), round(front), round(backend)]);
  await writeReport(
    'memory-hour',
    'Memory over an hour',
    `${table(['Minute', 'Site, MB', 'Backend, MB'], rows)}\n\n` +
      `${round(asked)} requests over ${String(CONNECTIONS)} connections: pages in two languages, searches, feeds, screens, made-up addresses. From minute ${String(SETTLED_MINUTES)} on, ` +
      `the site grew by ${round(
        slope(settled, (sample) => sample.site),
        1,
      )} MB an hour and the backend by ${round(
        slope(settled, ({ backend }) => backend),
        1,
      )} MB (least squares over a sample a minute).`,
    'npm run bench -- memory-hour',
  );
}
