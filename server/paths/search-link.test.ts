import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseRequestPath } from '../http/request-path.ts';
import { answerSearchLink } from './search-link.ts';
import { ask, listen } from '../test-support.ts';

let site: Awaited<ReturnType<typeof listen>>;
beforeAll(async () => {
  site = await listen((request, response) => {
    const [path = '', query = ''] = (request.url ?? '').split(/\?(.*)/s);
    if (!answerSearchLink(request, response, path, query)) response.end('a page');
  });
});
afterAll(() => site.close());

test.each([
  ['/search?q=pukekohe', '/search/pukekohe'],
  ['/search?q=hampton+downs%20gt&utm_source=mail', '/search/hampton%20downs%20gt?utm_source=mail'],
  ['/search?q=', '/search'],
  ['/search?q=..', '/search'],
  ['/search?q=%22%3E%3Cscript%3E', '/search/%22%3E%3Cscript%3E'],
  ['/search?q=a%0D%0ASet-Cookie:%20x', '/search/a%20Set-Cookie%3A%20x'],
  ['/search?q=//elsewhere.test', '/search/elsewhere.test'],
  ['/search?q=%E5%84%AA%E5%8B%9D&_rsc=1', '/search/%E5%84%AA%E5%8B%9D?_rsc=1'],
])('%s goes on to %s', async (address, to) => {
  const answer = await ask(site.port, address);
  expect([answer.status, answer.headers.location]).toEqual([303, to]);
  expect(answer.headers['cache-control']).toBe('no-store');
});

test.each(['/search', '/search?lang=de', '/news?q=x', '/search/a?q=b'])(
  'leaves %s alone',
  async (address) => {
    expect((await ask(site.port, address)).text).toBe('a page');
  },
);

test('whatever was typed, one redirect leads to an address that the site takes as it is', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 120 }), async (typed) => {
      const { headers } = await ask(site.port, `/search?${new URLSearchParams({ q: typed })}`);
      const location = String(headers.location);
      expect(parseRequestPath(location)).toEqual({ kind: 'path', path: location, query: '' });
    }),
    { numRuns: 50 },
  );
});
