import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { expect, test } from '@playwright/test';
import { TEST_DAY } from '../../scripts/run/seeded-data.ts';
import { TEST_BACKEND_PORT } from '../../scripts/run/test-site.ts';
import { startSiteOnly } from '../../scripts/run/site-only.ts';
import { htmlProblems } from '../support/html-rules.ts';

const CONTENT = `http://127.0.0.1:${String(TEST_BACKEND_PORT)}`;

/**
 * A proxy between a site and its content server that corrupts the settings of blocks of one template.
 * @param spoil returns the new `variables` for the old
 */
async function openSpoiler(template: string, spoil: (variables: string) => string) {
  const server = createServer((request, response) => {
    void (async () => {
      const body = request.method === 'POST' ? await buffer(request) : undefined;
      const answer = await fetch(CONTENT + (request.url ?? ''), {
        method: request.method ?? 'GET',
        headers: { 'content-type': request.headers['content-type'] ?? 'application/json' },
        ...(body ? { body } : {}),
      });
      const text = await answer.text();
      const isJson = answer.headers.get('content-type')?.includes('json') ?? false;
      response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
      response.end(
        isJson
          ? JSON.stringify(JSON.parse(text), (_, value: unknown) =>
              isBlock(value) && value.template === template
                ? { ...value, variables: spoil(value.variables) }
                : value,
            )
          : text,
      );
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${String(port)}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

const isBlock = (value: unknown): value is { template: string; variables: string } =>
  typeof value === 'object' &&
  value !== null &&
  'template' in value &&
  'variables' in value &&
  typeof value.variables === 'string';

for (const { title, spoil } of [
  { title: 'are no JSON', spoil: () => '{"heading": "Summer' },
  { title: 'are JSON of another kind', spoil: () => '["Summer"]' },
  {
    title: 'hold values of other types',
    spoil: () => '{"heading":{"a":1},"image_opacity":"half","background_image":7,"text_align":[]}',
  },
]) {
  test(`a page survives a block whose settings ${title}`, { tag: '@full' }, async ({ request }) => {
    const spoiler = await openSpoiler('core/hero_quote', spoil);
    // On the same day: home says what the moment asks for.
    const site = await startSiteOnly(spoiler.url, undefined, { DEMO_DATE: TEST_DAY });
    try {
      const whole = await request.get('/');
      const spoiled = await request.get(`${site.url}/`);
      expect(spoiled.status()).toBe(200);
      const html = await spoiled.text();
      expect(await htmlProblems(html)).toEqual([]);
      // All other blocks are there.
      const headings = (text: string) => [...text.matchAll(/<h2\b[^>]*>/g)].length;
      expect(headings(html)).toBeGreaterThan(3);
      expect(headings(html)).toBeGreaterThanOrEqual(headings(await whole.text()) - 2);
    } finally {
      await site.stop();
      spoiler.close();
    }
  });
}
