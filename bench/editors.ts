import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { createIn, onEachDatabase, post, repeat, SECONDS, startBackend, type Backend } from './backend.ts';
import { table, writeReport } from './report.ts';

/** Editors at once. */
const EDITORS = 8;
/** A list's page and a few more. */
const ARTICLES = 40;

const signedInSchema = z.object({ token: z.string() });

/** A backend, and an editor's session there. */
type Desk = Pick<Backend, 'url' | 'token'>;
type Article = { readonly id: number; readonly name: string };

const headersOf = ({ token }: Desk) => ({ authorization: `JWT ${token}` });
const words = (count: number) =>
  Array.from({ length: count }, () => randomBytes(3).toString('hex')).join(' ');

/** Formatted text of some paragraphs, as the CMS keeps it. */
const textOf = (paragraphs: number) => ({
  root: {
    type: 'root',
    version: 1,
    direction: null,
    format: '',
    indent: 0,
    children: Array.from({ length: paragraphs }, () => ({
      type: 'paragraph',
      version: 1,
      direction: null,
      format: '',
      indent: 0,
      textFormat: 0,
      children: [
        { type: 'text', version: 1, text: words(60), detail: 0, format: 0, mode: 'normal', style: '' },
      ],
    })),
  },
});

/** The first administrator would be asked to set the site up. @returns the session of somebody who writes */
async function signIn(backend: Backend): Promise<Desk> {
  const { url } = backend;
  const account = { email: 'editor@example.org', password: randomBytes(12).toString('hex') };
  await post(url, '/api/users', { ...account, name: 'Editor', role: 'editor' }, headersOf(backend));
  const { token } = signedInSchema.parse(await post(url, '/api/users/login', account));
  return { url, token };
}

async function newArticle(desk: Desk): Promise<Article> {
  const name = words(6);
  const article = { name, blurb: words(20), content: textOf(8), _status: 'published' };
  return { id: await createIn(desk)('articles', article), name };
}

/** Opens a screen of the CMS. @param mark what it shows. @throws if it doesn't */
async function open(desk: Desk, path: string, mark: string): Promise<void> {
  const answer = await fetch(`${desk.url}${path}`, { headers: headersOf(desk), redirect: 'manual' });
  const html = await answer.text();
  if (answer.status !== 200 || !html.includes(mark))
    throw new Error(`${path} answered ${String(answer.status)} without “${mark}”.`);
}

/** Stores what was typed. @param query which way: as a draft while somebody types, or for everybody */
async function save(desk: Desk, { id }: Article, query: string, data: object): Promise<void> {
  const answer = await fetch(`${desk.url}/api/articles/${String(id)}?depth=0${query}`, {
    method: 'PATCH',
    headers: { ...headersOf(desk), 'content-type': 'application/json' },
    body: JSON.stringify(data),
  });
  if (!answer.ok) throw new Error(`Saving answered ${String(answer.status)}: ${await answer.text()}`);
  await answer.arrayBuffer();
}

async function measure(name: string, settings: Record<string, string>): Promise<string[][]> {
  const backend = await startBackend(settings);
  try {
    const desk = await signIn(backend);
    const articles: Article[] = [];
    while (articles.length < ARTICLES) articles.push(await newArticle(desk));
    /** Everybody does the same, each with an article of their own. */
    const all = (work: (article: Article) => Promise<void>) =>
      repeat(
        backend.pid,
        articles.slice(0, EDITORS).map((article) => () => work(article)),
      );
    const list = '/admin/collections/articles';
    const openHome = () => open(desk, '/admin', '</html>');
    const openList = () => open(desk, list, `${list}/`);
    const openArticle = ({ id, name: title }: Article) => open(desk, `${list}/${String(id)}`, title);
    const draft = '&draft=true&autosave=true';
    // Once for nothing: the CMS loads its screens when they are first opened.
    await openHome();
    await openList();
    for (const article of articles.slice(0, 1)) await openArticle(article);
    return [
      [name, 'The start screen', ...(await all(openHome))],
      [name, 'A list', ...(await all(openList))],
      [name, 'An article', ...(await all(openArticle))],
      [
        name,
        'A draft is saved while they type',
        ...(await all((article) => save(desk, article, draft, { content: textOf(8) }))),
      ],
      [
        name,
        'An article is published',
        ...(await all((article) => save(desk, article, '', { blurb: words(20), _status: 'published' }))),
      ],
    ];
  } finally {
    await backend.stop();
  }
}

/** What the CMS's screens and saving cost, with several editors at once, on each database. */
export async function benchEditors(): Promise<void> {
  const rows = await onEachDatabase(measure);
  const head = ['Database', 'What', 'calls/s', 'p50 ms', 'p99 ms', 'server CPU ms a call'];
  const note = `${String(EDITORS)} editors do the same without a pause for ${String(SECONDS)} s, each with an article of their own. A form saves its draft 0.4 s after the last key, so somebody who types without looking up makes a call every few seconds.`;
  await writeReport('editors', 'Editors', `${note}\n\n${table(head, rows)}`, 'npm run bench -- editors');
}
