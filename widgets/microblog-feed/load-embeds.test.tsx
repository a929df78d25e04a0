import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { testServer } from '@/tests/msw/test-server';
import { loadEmbeds } from './load-embeds.client';

const server = testServer();

const page = (main: string) => HttpResponse.html(`<!doctype html><main>${main}</main>`);
const post = (embed: string) => {
  const part = embed === '' ? '' : `<div data-post-embed="">${embed}</div>`;
  return `<article class="post"><p>Text</p>${part}</article>`;
};

test('takes a post’s embeds from the list’s own page, without that page’s part numbers', async () => {
  const podium = '<section data-static="7"><ol><li>Hana Ratana</li></ol></section>';
  server.use(http.get('*/feed/page/2', () => page(`<ul><li id="post-12">${post(podium)}</li></ul>`)));
  const embeds = await loadEmbeds('/feed/page/2', [12]);
  expect(embeds.get(12)).toBe('<section><ol><li>Hana Ratana</li></ol></section>');
});

test('takes them from the post’s page if newer posts have moved it on, and none from a post without any', async () => {
  server.use(
    http.get('*/feed/page/2', () => page(`<ul><li id="post-12">${post('')}</li></ul>`)),
    http.get('*/feed/post/11', () => page(post('<p>Standings</p>'))),
  );
  expect([...(await loadEmbeds('/feed/page/2', [12, 11]))]).toEqual([
    [12, ''],
    [11, '<p>Standings</p>'],
  ]);
});

test('fails if the page can’t be fetched, so that it can be retried', async () => {
  server.use(http.get('*/feed/page/2', () => new HttpResponse(null, { status: 503 })));
  await expect(loadEmbeds('/feed/page/2', [12])).rejects.toThrow('503');
});
