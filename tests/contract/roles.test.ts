import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { ROLES } from '../../backend/cms/access/roles.ts';
import { rightsOf, ROLE_TABLE } from '../backend/role-table.ts';
import { cmsOf, records } from './harness/money.ts';
import { onOneServer, type RunningServer } from './harness/servers.ts';
import { staffToken } from './harness/staff.ts';

const OPERATIONS = [
  ['create', 'c'],
  ['read', 'r'],
  ['update', 'u'],
  ['delete', 'd'],
  ['readVersions', 'v'],
] as const;

const rights = z.record(z.string(), z.record(z.string(), z.unknown())).default({});
const accessSchema = z.object({ collections: rights, globals: rights });

const as = (server: RunningServer, token: string, path: string, method = 'GET', body?: object) =>
  fetch(new URL(`/api/${path}`, server.url), {
    method,
    headers: { Authorization: `JWT ${token}`, 'Content-Type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });

const newName = () => randomBytes(6).toString('hex');

onOneServer('the roles of the CMS', (server) => {
  const statusOf = async (token: string, path: string, method = 'GET', body?: object) =>
    (await as(server, token, path, method, body)).status;
  const ids = async (token: string, path: string) =>
    z
      .object({ docs: z.array(z.object({ id: z.number() })) })
      .parse(await (await as(server, token, path)).json())
      .docs.map(({ id }) => id);
  const article = (status: 'draft' | 'published') =>
    cmsOf(server).create('articles', {
      name: newName(),
      url: newName(),
      display_start_time: '2027-01-01T00:00:00.000Z',
      _status: status,
    });
  const round = () =>
    cmsOf(server).create('rounds', {
      name: newName(),
      url: newName(),
      start_date: '2027-03-01T00:00:00.000Z',
      end_date: '2027-03-02T00:00:00.000Z',
      _status: 'draft',
    });

  test('each does with each collection what the table says, and nothing else', async () => {
    const found: Record<string, string[]> = {};
    for (const role of ROLES) {
      const answer = await as(server, await staffToken(server, role), 'access');
      const { collections, globals } = accessSchema.parse(await answer.json());
      const all = { ...collections, ...globals };
      for (const slug of new Set([...Object.keys(ROLE_TABLE), ...Object.keys(all)]))
        (found[slug] ??= []).push(
          `${role} ${OPERATIONS.map(([name, letter]) => (all[slug]?.[name] ? letter : '')).join('')}`,
        );
    }
    const wanted = Object.fromEntries(
      Object.keys(ROLE_TABLE).map((slug) => [slug, ROLES.map((role) => `${role} ${rightsOf(role, slug)}`)]),
    );
    expect(found).toEqual(wanted);
  });

  test('an administrator reads emails and the audit trail; an editor writes content, and reads neither', async () => {
    const [admin, editor] = [await staffToken(server, 'admin'), await staffToken(server, 'editor')];
    for (const path of ['mails', 'audit-entries', 'timing-providers']) {
      expect([path, await statusOf(admin, path)]).toEqual([path, 200]);
      expect([path, await statusOf(editor, path)]).toEqual([path, 403]);
    }
    const draft = await article('draft');
    expect(await statusOf(editor, `articles/${String(draft)}`, 'PATCH', { name: newName() })).toBe(200);
    expect(await ids(editor, 'users')).toHaveLength(1);
    expect(await statusOf(editor, 'users', 'POST', { email: 'x@example.org', password: newName() })).toBe(
      403,
    );
  });

  test('results officers and the shop read what is published, but no drafts and no versions of others’ work', async () => {
    const [draft, published] = [await article('draft'), await article('published')];
    const drafted = await round();
    for (const role of ['results', 'shop'] as const) {
      const token = await staffToken(server, role);
      const all = [
        ...(await ids(token, 'articles?limit=500')),
        ...(await ids(token, 'articles?limit=500&draft=true')),
      ];
      expect(all).toContain(published);
      expect(all).not.toContain(draft);
      for (const query of ['', '?draft=true'])
        expect(await statusOf(token, `articles/${String(draft)}${query}`)).toBe(404);
      expect(await statusOf(token, 'articles/versions')).toBe(403);
      expect(await statusOf(token, `articles/${String(published)}`, 'PATCH', { name: 'X' })).toBe(403);
      expect(await statusOf(token, 'articles', 'POST', { name: 'X' })).toBe(403);
      const page = await cmsOf(server).create('pages', { name: newName(), url: newName(), _status: 'draft' });
      const ofPage = ['checks', 'linked-from'].map((about) => `pages/${String(page)}/${about}`);
      for (const path of [...ofPage, 'redirects', 'globals/domain-settings', 'globals/navigation', 'mails'])
        expect([role, path, await statusOf(token, path)]).toEqual([role, path, 403]);
      expect(await statusOf(token, `rounds/${String(drafted)}?draft=true`)).toBe(
        role === 'results' ? 200 : 404,
      );
    }
  });

  test('a results officer corrects rounds, and sees nothing of the shop', async () => {
    const token = await staffToken(server, 'results');
    const id = await round();
    expect(await statusOf(token, `rounds/${String(id)}`, 'PATCH', { name: newName() })).toBe(200);
    expect(await statusOf(token, 'rounds/versions')).toBe(200);
    expect(await statusOf(token, `rounds/${String(id)}`, 'DELETE')).toBe(403);
    for (const path of ['orders', 'promotion-codes', 'customers', 'form-submissions', 'globals/waiting-room'])
      expect([path, await statusOf(token, path)]).toEqual([path, 403]);
  });

  test('the shop writes products and codes, and no account sees a draft of a product but who sells it', async () => {
    const [shop, results] = [await staffToken(server, 'shop'), await staffToken(server, 'results')];
    const product = {
      name: newName(),
      price: 5,
      skus: [{ code: newName(), name: 'M', price: 5 }],
      _status: 'draft',
    };
    const made = await as(server, shop, 'products', 'POST', product);
    const { doc } = z.object({ doc: z.object({ id: z.number() }) }).parse(await made.json());
    expect(await statusOf(shop, `products/${String(doc.id)}?draft=true`)).toBe(200);
    expect(await statusOf(results, `products/${String(doc.id)}?draft=true`)).toBe(404);
    expect(await statusOf(shop, 'promotion-codes')).toBe(200);
    expect(await statusOf(shop, 'globals/waiting-room')).toBe(200);
    expect(await statusOf(shop, 'pages', 'POST', { name: 'X' })).toBe(403);
    expect(await statusOf(shop, 'timing-providers')).toBe(403);
  });

  test('gate staff scan tickets, and read no record but their own account', async () => {
    const token = await staffToken(server, 'gate');
    const scan = { code: 'NOT-A-TICKET', attempt: randomBytes(12).toString('hex'), round: null };
    expect(await statusOf(token, 'ticket-scans/admit', 'POST', scan)).toBe(200);
    for (const path of ['articles', 'rounds', 'orders', 'ticket-scans', 'media', 'globals/navigation'])
      expect([path, await statusOf(token, path)]).toEqual([path, 403]);
    expect(await ids(token, 'users')).toHaveLength(1);
  });

  test('locks are nobody’s to make, and only administrators, editors and their owner end them', async () => {
    const id = await article('draft');
    const editor = await staffToken(server, 'editor');
    expect(await statusOf(editor, `editing/articles/${String(id)}/take-over`, 'POST', {})).toBe(200);
    const ofArticle = { 'document.value': id, 'document.relationTo': 'articles' };
    const [lock] = await records(server, 'payload-locked-documents', ofArticle);
    const path = `payload-locked-documents/${String(lock?.id)}`;
    for (const role of ['results', 'shop', 'gate'] as const) {
      const token = await staffToken(server, role);
      const other = {
        document: { relationTo: 'articles', value: id },
        user: { relationTo: 'users', value: 1 },
      };
      expect(await statusOf(token, 'payload-locked-documents', 'POST', other)).toBe(403);
      await as(server, token, path, 'PATCH', { user: other.user });
      await as(server, token, path, 'DELETE');
      await as(server, token, `payload-locked-documents?where[id][equals]=${String(lock?.id)}`, 'DELETE');
      expect(await records(server, 'payload-locked-documents', ofArticle)).toMatchObject([
        { id: lock?.id, user: lock?.['user'] },
      ]);
    }
    expect(await statusOf(editor, 'payload-locked-documents', 'POST', {})).toBe(403);
    const colleague = await staffToken(server, 'editor');
    expect(await statusOf(colleague, path, 'PATCH', { globalSlug: '' })).toBe(200);
    await as(server, editor, path, 'DELETE');
    expect(await records(server, 'payload-locked-documents', ofArticle)).toEqual([]);

    const officer = await staffToken(server, 'results');
    const drafted = await round();
    expect(await statusOf(officer, `editing/rounds/${String(drafted)}/take-over`, 'POST', {})).toBe(200);
    const ofRound = `where[document.relationTo][equals]=rounds&where[document.value][equals]=${String(drafted)}`;
    expect(await ids(officer, `payload-locked-documents?${ofRound}`)).toHaveLength(1);
    await as(server, officer, `payload-locked-documents?${ofRound}`, 'DELETE');
    expect(await ids(officer, `payload-locked-documents?${ofRound}`)).toEqual([]);
  });
});
