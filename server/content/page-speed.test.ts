import { createHmac } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { PAGE_SPEED_CALL } from '../../lib/contract/page-speed.ts';
import {
  HOOK_SIGNATURE_HEADER,
  HOOK_TIME_HEADER,
  PAGE_SPEED_PATH,
  pageSpeedsSchema,
  signedText,
  type PageSpeed,
} from '../../lib/contract/site-hook.ts';
import { createLog } from '../process/log.ts';
import { createPageSpeeds, type PageSpeeds } from './page-speed.ts';
import { ask, html, INITIAL_DATA, listen, SHARED, startContent, startSite } from '../test-support.ts';

const SECRET = 'a secret of more than thirty-two characters';
const JSON_TYPE = { 'content-type': 'application/json' };

/** A server that receives the reports, and a site that measures. */
let reported: PageSpeed[];
let status: number;
let isWanted: boolean;
let speeds: PageSpeeds;
let content: Awaited<ReturnType<typeof listen>>;
let site: Awaited<ReturnType<typeof listen>>;

beforeEach(async () => {
  [reported, status, isWanted] = [[], 200, true];
  content = await listen((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const time = String(request.headers[HOOK_TIME_HEADER]);
      const signature = createHmac('sha256', SECRET)
        .update(signedText(PAGE_SPEED_PATH, time, body))
        .digest('hex');
      if (request.headers[HOOK_SIGNATURE_HEADER] === signature)
        reported.push(...pageSpeedsSchema.parse(JSON.parse(body)).speeds);
      response.writeHead(status).end();
    });
  });
  speeds = createPageSpeeds({
    contentApiUrl: `http://127.0.0.1:${String(content.port)}`,
    secret: () => SECRET,
    everyMs: 1000,
    log: createLog('silent'),
    isWanted: () => isWanted,
    isPage: async (name) => ['home', 'article'].includes(name),
  });
  site = await listen(speeds.serve);
});
afterEach(async () => {
  await site.close();
  await content.close();
});

const send = (report: unknown, headers: Readonly<Record<string, string>> = JSON_TYPE) =>
  ask(site.port, PAGE_SPEED_CALL, {
    method: 'POST',
    headers,
    body: typeof report === 'string' ? report : JSON.stringify(report),
  });
const article = { page: 'article', device: 'phone', values: { LCP: 1900, CLS: 0 } };

it('counts visits by page, device and how fast it was, and reports them signed, once', async () => {
  expect((await send(article)).status).toBe(204);
  expect((await send({ ...article, values: { LCP: 1600 } })).status).toBe(204);
  expect((await send({ ...article, device: 'computer', values: { LCP: 99_999 } })).status).toBe(204);
  await speeds.report();
  await speeds.report();
  expect(reported).toEqual([
    { page: 'article', device: 'phone', vital: 'LCP', bin: 3, visits: 2 },
    { page: 'article', device: 'phone', vital: 'CLS', bin: 0, visits: 1 },
    { page: 'article', device: 'computer', vital: 'LCP', bin: 13, visits: 1 },
  ]);
});

it('counts pages that the site doesn’t have as others, so that nobody can fill the list with made-up ones', async () => {
  for (let index = 0; index < 50; index += 1)
    await send({ ...article, page: `made-up-${String(index)}`, values: { INP: 100 } });
  await speeds.report();
  expect(reported).toEqual([{ page: 'other', device: 'phone', vital: 'INP', bin: 3, visits: 50 }]);
});

it.each([
  ['no JSON', '{"page":', JSON_TYPE, 400],
  ['another kind of text, as a foreign page could send', article, { 'content-type': 'text/plain' }, 415],
  ['a negative time', { ...article, values: { LCP: -1 } }, JSON_TYPE, 400],
  ['no number', { ...article, values: { LCP: 'fast' } }, JSON_TYPE, 400],
  ['an unknown vital', { ...article, values: { XYZ: 1 } }, JSON_TYPE, 400],
  ['a page with a space, a slash or too many letters', { ...article, page: 'a b' }, JSON_TYPE, 400],
  ['more than any report', { ...article, more: 'x'.repeat(2_000) }, JSON_TYPE, 413],
])('refuses %s', async (_, report, headers, expected) => {
  expect((await send(report, headers)).status).toBe(expected);
  await speeds.report();
  expect(reported).toEqual([]);
});

it('is no call while nothing is measured, and once the content server knows no such report', async () => {
  isWanted = false;
  expect((await send(article)).status).toBe(404);
  isWanted = true;
  expect((await send(article)).status).toBe(204);
  status = 404;
  await speeds.report();
  expect((await send(article)).status).toBe(404);
  expect((await ask(site.port, PAGE_SPEED_CALL)).status).toBe(404);
});

it('is part of a site that measures, in front of a content server that wants to know', async () => {
  const server = await startContent();
  server.state.initialData = { ...INITIAL_DATA, extensions: ['page-speed'] };
  const next = (_: unknown, response: ServerResponse) =>
    void response
      .setHeader('Content-Type', 'text/html; charset=utf-8')
      .setHeader('Cache-Control', SHARED)
      .end(html('a page'));
  for (const [share, expected] of [
    ['0.5', 204],
    ['0', 404],
  ] as const) {
    const whole = await startSite(next, server.port, { PAGE_SPEED_SHARE: share });
    const answer = await ask(whole.port, PAGE_SPEED_CALL, {
      method: 'POST',
      headers: JSON_TYPE,
      body: JSON.stringify(article),
    });
    expect([share, answer.status]).toEqual([share, expected]);
    await whole.close();
  }
  await server.close();
});
