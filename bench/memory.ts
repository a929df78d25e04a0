import type { WholeSite } from '../scripts/run/whole-site.ts';
import { memoryMb } from './cpu.ts';
import { round, table, writeReport } from './report.ts';
import { ask, CONNECTIONS, each, endVisits, LANGUAGES, readPage } from './visits.ts';

const STEADY_S = 300;
const MADE_UP = 10_000;
const PICTURES = 300;
const PICTURE = /\/assets\/i\/[^ "]+\/(?:400|800)\.avif/g;

/** What both programs hold, resident, after a visit to every page in two languages, steady reading of all of them, pictures and made-up addresses. */
export async function benchMemory(site: WholeSite, siteUrl: string, paths: readonly string[]): Promise<void> {
  const rows: string[][] = [];
  const note = (after: string) => {
    const { site: front, backend } = site.processIds();
    rows.push([after, round(memoryMb(front)), round(memoryMb(backend))]);
  };
  const read = (lang: string, path: string) => readPage(siteUrl + path, lang);
  note('start');

  const pictures = new Set<string>();
  await each(paths, (path) =>
    ask(siteUrl + path, {}, (html) => {
      for (const [picture] of html.matchAll(PICTURE)) if (pictures.size < PICTURES) pictures.add(picture);
    }),
  );
  note(`${round(paths.length)} pages`);
  for (const lang of LANGUAGES) await each(paths, (path) => read(lang, path));
  note(`all in ${String(LANGUAGES.length)} languages`);

  const until = performance.now() + STEADY_S * 1000;
  const steadily = function* () {
    for (let at = 0; performance.now() < until; at += 1) yield at;
  };
  let asked = 0;
  await each(steadily(), async (at) => {
    asked += 1;
    await read(LANGUAGES[at % LANGUAGES.length] ?? 'en', paths[(at * 7919) % paths.length] ?? '/');
  });
  note(`${round(asked)} visits to them in ${String(STEADY_S)} s`);
  await each(
    Array.from({ length: MADE_UP }, (_, at) => `/made-up/${String(at)}-x`),
    (path) => read('en', path),
  );
  note(`${round(MADE_UP)} made-up addresses`);
  await each(pictures, (picture) => ask(siteUrl + picture, {}));
  note(`${round(pictures.size)} pictures made`);
  endVisits();
  await writeReport(
    'memory',
    'Memory',
    [
      table(['After', 'Site, MB', 'Backend, MB'], rows),
      `Resident memory of both programs, ${String(CONNECTIONS)} connections.`,
    ].join('\n\n'),
  );
}
