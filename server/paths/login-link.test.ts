import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLoginLinks } from './login-link.ts';
import { ask, listen } from '../test-support.ts';

const loginLinks = createLoginLinks({
  siteUrl: 'http://localhost:3000',
  apiBases: [{ key: 'club', url: 'https://club.example.nz' }],
});
let site: Awaited<ReturnType<typeof listen>>;
beforeAll(async () => {
  site = await listen((request, response) => {
    const [path = '', query = ''] = (request.url ?? '').split('?');
    if (!loginLinks(request, response, path, query)) response.end('a page');
  });
});
afterAll(() => site.close());

test('answers a login link with a page that requests nothing, isn’t cached and contains no token (spec 2.26)', async () => {
  const answer = await ask(site.port, '/news?a=token-a&r=token-r&x=1');
  expect(answer.status).toBe(200);
  expect(answer.headers).toMatchObject({
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  });
  expect(answer.text).not.toContain('token-');
  expect(answer.text).not.toMatch(/\b(?:src|href)=/);
  const script = /<script>([\s\S]*)<\/script>/.exec(answer.text)?.[1] ?? '';
  const hash = createHash('sha256').update(script).digest('base64');
  expect(answer.headers['content-security-policy']).toContain(`script-src 'sha256-${hash}';`);
});

test('names a configured base by its key (spec 2.27)', async () => {
  const base = encodeURIComponent('https://club.example.nz/api/v1');
  expect((await ask(site.port, `/?a=x&r=y&b=${base}`)).text).toContain('data-base="club"');
  expect((await ask(site.port, '/?a=x&r=y&b=http://localhost:3000/')).text).toContain('data-base=""');
});

test('drops everything that came with a foreign base', async () => {
  const answer = await ask(site.port, '/news?a=x&r=y&b=https://evil.test&page=2');
  expect(answer.status).toBe(303);
  expect(answer.headers.location).toBe('/news?page=2#login-link-refused');
});

test.each(['/news', '/news?a=x', '/news?r=y', '/news?a=&r=y', '/news?data=1&larger=2'])(
  'leaves %s alone',
  async (address) => {
    expect((await ask(site.port, address)).text).toBe('a page');
  },
);
