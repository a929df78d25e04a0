import { expect, test } from 'vitest';
import { z } from 'zod';
import { cmsWith, signIn } from './harness/cms.ts';
import { mostlyOnOne, onEachServer, onEachShopServer, type RunningServer } from './harness/servers.ts';

const answerSchema = z.object({
  hits: z.array(z.object({ title: z.string(), kind: z.string(), href: z.string() })),
});

/** A session of a new CMS account. */
async function accountOf(server: RunningServer, role: string): Promise<string> {
  const account = { email: `${crypto.randomUUID()}@example.org`, password: crypto.randomUUID() };
  await cmsWith(server.url, server.token).create('users', { ...account, role });
  return (await signIn(server.url, account)).token;
}

/** What an account finds. */
async function searchOn(server: RunningServer, token: string, query: string) {
  const answer = await fetch(`${server.url}/api/office/search?q=${encodeURIComponent(query)}`, {
    headers: { Authorization: `JWT ${token}` },
  });
  expect(answer.status).toBe(200);
  return answerSchema.parse(await answer.json()).hits;
}

onEachServer('the search of the CMS', (server) => {
  const search = (token: string, query: string) => searchOn(server, token, query);

  test('finds jobs, screens and records by the beginning of their words', async () => {
    const name = `Kererū ${crypto.randomUUID().slice(0, 8)}`;
    const id = await cmsWith(server.url, server.token).create('pages', {
      name,
      url: `search-${crypto.randomUUID().slice(0, 8)}`,
      _status: 'published',
    });
    // An administrator also finds who made it.
    const [first] = await search(server.token, name);
    expect(first).toEqual({ title: name, kind: 'Page', href: `/admin/collections/pages/${String(id)}` });
    expect(await search(server.token, 'enter res')).toContainEqual(
      expect.objectContaining({ title: 'Enter results', kind: 'Job' }),
    );
    expect(await search(server.token, 'redirects')).toContainEqual({
      title: 'Redirects',
      kind: 'Screen',
      href: '/admin/collections/redirects',
    });
    expect(await search(server.token, 'page speed')).toContainEqual(
      expect.objectContaining({ title: 'Page speed', kind: 'Screen' }),
    );
  });

  test('answers each role within what it may read', mostlyOnOne(server), async () => {
    const email = `${crypto.randomUUID()}@customer.example`;
    await cmsWith(server.url, server.token).create('customers', {
      email,
      first_name: 'Mere',
      last_name: 'Tawhai',
      is_verified: true,
    });
    const found = async (role: string) => (await search(await accountOf(server, role), email)).length;
    expect(await found('editor')).toBe(1);
    expect(await found('results')).toBe(0);
    expect(await found('gate')).toBe(0);
    const officer = await accountOf(server, 'results');
    expect(await search(officer, 'write news')).toEqual([]);
    expect(await search(officer, 'redirects')).toEqual([]);
    const gate = await accountOf(server, 'gate');
    expect((await search(gate, '')).map(({ title }) => title)).toEqual(['Scan tickets']);
  });

  test('is for signed-in accounts, and names a limit that is passed', async () => {
    const url = `${server.url}/api/office/search`;
    expect((await fetch(`${url}?q=page`)).status).toBe(401);
    const long = await fetch(`${url}?q=${'x'.repeat(101)}`, {
      headers: { Authorization: `JWT ${server.token}` },
    });
    expect(long.status).toBe(422);
  });
});

onEachShopServer('the search of the CMS for what was just written', (server) => {
  test('finds a session by its class and its round, and says both', async () => {
    const cms = cmsWith(server.url, server.token);
    const own = crypto.randomUUID().slice(0, 8);
    const category = await cms.create('categories', { name: `Karts ${own}`, url: `karts-${own}` });
    const round = await cms.create('rounds', {
      name: `Highlands ${own}`,
      url: `highlands-${own}`,
      start_date: '2035-11-20T20:00:00.000Z',
      end_date: '2035-11-22T04:00:00.000Z',
      _status: 'published',
    });
    const id = await cms.create('results', {
      round,
      category,
      session_name: 'Race 1',
      kind: 'race',
      date: '2035-11-20T22:00:00.000Z',
      _status: 'published',
    });
    const officer = await accountOf(server, 'results');
    expect(await searchOn(server, officer, `race 1 highlands ${own}`)).toEqual([
      {
        title: `Race 1 · Karts ${own} · Highlands ${own}`,
        kind: 'Session',
        href: `/admin/collections/results/${String(id)}`,
      },
    ]);
  });
});
