import { handleEndpoints } from 'payload';
import { expect, test } from 'vitest';
import type { Role } from '../../cms/access/roles.ts';
import { temporaryPayload } from '../../../tests/backend/temporary-payload.ts';

const opened = temporaryPayload();

async function tokenOf(role: Role): Promise<string> {
  const account = { email: `${role}@example.org`, password: 'Ruapuna-1967' };
  await opened.payload.create({ collection: 'users', data: { ...account, role } });
  const { token } = await opened.payload.login({ collection: 'users', data: account });
  return token ?? '';
}

async function ask(path: string, token?: string) {
  const headers = token === undefined ? {} : { Authorization: `JWT ${token}` };
  const request = new Request(`http://localhost:4000${path}`, { headers });
  const response = await handleEndpoints({ config: opened.payload.config, request });
  return { status: response.status, body: await response.text(), type: response.headers.get('Content-Type') };
}

test('editors and the shop see an email of each template in each language, and nobody else does', async () => {
  const editor = await tokenOf('editor');
  const list: { templates: string[] } = JSON.parse((await ask('/api/mail-samples', editor)).body);
  expect(list.templates).toContain('order');
  const german = await ask('/api/mail-samples/order/de', await tokenOf('shop'));
  expect(german).toMatchObject({ status: 200, type: 'text/html; charset=utf-8' });
  expect(german.body).toContain('<html lang="de" dir="ltr">');
  expect(german.body).toContain('$174.50');
  for (const path of ['/api/mail-samples/order/xx', '/api/mail-samples/constructor/en'])
    expect((await ask(path, editor)).status).toBe(404);
  for (const token of [undefined, await tokenOf('gate'), await tokenOf('results')])
    expect((await ask('/api/mail-samples/order/en', token)).status).toBe(403);
});

test('an email can be viewed in a scheme other than the browser’s', async () => {
  const { token } = await opened.payload.login({
    collection: 'users',
    data: { email: 'editor@example.org', password: 'Ruapuna-1967' },
  });
  const sheet = async (query: string) => {
    const { body } = await ask(`/api/mail-samples/order/en${query}`, token ?? '');
    return /@media ([^{]*)\{\.m-page/.exec(body)?.[1];
  };
  expect(await sheet('?scheme=dark')).toBe('all');
  expect(await sheet('?scheme=light')).toBe('not all');
  expect(await sheet('')).toBe('(prefers-color-scheme: dark)');
});
