import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLanguageLinks } from './language-link.ts';
import { ask, listen } from '../test-support.ts';

const languageLinks = createLanguageLinks({ siteUrl: 'https://series.example.nz' });
let site: Awaited<ReturnType<typeof listen>>;
beforeAll(async () => {
  site = await listen((request, response) => {
    const [path = '', query = ''] = (request.url ?? '').split('?');
    if (!languageLinks(request, response, path, query)) response.end('a page');
  });
});
afterAll(() => site.close());

test.each([
  ['/news?lang=de', '/news', 'lang=de;'],
  ['/?lang=pt-br&page=2', '/?page=2', 'lang=pt-BR;'],
])('%s goes on to %s in its language', async (address, to, cookie) => {
  const answer = await ask(site.port, address);
  expect(answer.status).toBe(303);
  expect(answer.headers.location).toBe(to);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(String(answer.headers['set-cookie'])).toContain(cookie);
  expect(String(answer.headers['set-cookie'])).toContain('; Secure');
});

test.each(['/news', '/news?lang=tlh', '/news?lang=', '/news?slang=de'])(
  'leaves %s alone',
  async (address) => {
    expect((await ask(site.port, address)).text).toBe('a page');
  },
);
