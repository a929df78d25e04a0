import { expect, test } from 'vitest';
import { z } from 'zod';
import { askCms } from './harness/money.ts';
import { onOneServer } from './harness/servers.ts';

const accessSchema = z.object({ collections: z.record(z.string(), z.unknown()) });
const countSchema = z.object({ totalDocs: z.number() });
const FOREIGN = { Origin: 'https://evil.test' };

onOneServer('the door of the CMS', (server) => {
  const cookie = `payload-token=${server.token}`;
  const countUsers = async () =>
    countSchema.parse(await (await askCms(server, '/api/users/count')).json()).totalDocs;

  test('changes from a foreign page with an admin’s cookie are rejected, as JSON and as a form', async () => {
    const { collections } = accessSchema.parse(await (await askCms(server, '/api/access')).json());
    const before = await countUsers();
    const paths = [
      ...Object.keys(collections),
      'globals/domain-settings',
      ...['login', 'logout', 'refresh-token', 'forgot-password', 'unlock', 'first-register'].map(
        (name) => `users/${name}`,
      ),
      'preview/link',
    ];
    const data = JSON.stringify({
      email: 'evil@evil.test',
      password: 'correct horse battery',
      role: 'admin',
    });
    for (const path of paths) {
      const form = new FormData();
      form.set('_payload', data);
      const json = { 'Content-Type': 'application/json' };
      for (const [body, headers] of [[data, json] as const, [form, {}] as const]) {
        const init = { method: 'POST', body, headers: { Cookie: cookie, ...FOREIGN, ...headers } };
        expect((await fetch(`${server.url}/api/${path}`, init)).status, path).toBe(403);
      }
    }
    expect(await countUsers()).toBe(before);
  });

  test('the CMS’s own pages get a response with all security headers', async () => {
    const headers = { Cookie: cookie, Origin: server.url, 'Content-Type': 'application/json' };
    const own = await fetch(`${server.url}/api/users`, { method: 'POST', headers, body: '{}' });
    expect(own.status).toBe(400);
    const login = await fetch(`${server.url}/admin/login`);
    const html = await login.text();
    const nonce = /'nonce-([^']+)'/.exec(login.headers.get('content-security-policy') ?? '')?.[1] ?? '';
    const inline = html.match(/<script(?![^>]*\bsrc=)[^>]*>/g) ?? [];
    expect(inline.length).toBeGreaterThan(0);
    expect(inline.filter((tag) => !tag.includes(`nonce="${nonce}"`))).toEqual([]);
    for (const path of ['/admin/login', '/api/access', '/api/v1/cognito/domain/currentDomain', '/nowhere']) {
      const answer = await fetch(server.url + path);
      expect(answer.headers.get('x-content-type-options'), path).toBe('nosniff');
      expect(answer.headers.get('content-security-policy'), path).toContain('frame-ancestors');
      expect(answer.headers.get('referrer-policy'), path).not.toBeNull();
    }
  });
});
