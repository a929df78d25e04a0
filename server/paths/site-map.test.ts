import { afterEach, beforeEach, expect, test } from 'vitest';
import { createSiteMapSource } from './site-map.ts';
import { listen } from '../test-support.ts';

type Answer = { readonly status?: number; readonly body?: Record<string, unknown> };

let contentServer: Awaited<ReturnType<typeof listen>>;
let requested: string[];
let answers: Answer[];

/** A content server that sends these answers in order. */
beforeEach(async () => {
  requested = [];
  answers = [];
  contentServer = await listen((request, response) => {
    requested.push(request.url ?? '');
    const { status = 200, body = {} } = answers.shift() ?? { status: 500 };
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
});
afterEach(() => contentServer.close());

const source = () => createSiteMapSource(`http://127.0.0.1:${String(contentServer.port)}`);
const WHOLE = '/api/v1/cognito/domain/initialData';
const CHANGES = '/api/v1/cognito/domain/initialDataChanges';
const entries = (...urls: string[]) => urls.map((url) => ({ url }));
const rest = { pages: entries('home'), redirects: { data: [] }, domain: {} };
const whole = (version: string, ...urls: string[]): Answer => ({
  body: { ...rest, version, sitemap: entries(...urls) },
});

test('after the first answer only changes are requested, and added to what is known', async () => {
  const read = source();
  answers = [
    whole('v1', '/news', '/article/a'),
    {
      body: {
        ...rest,
        version: 'v2',
        is_whole: false,
        sitemap: entries('/article/b'),
        removed: ['/article/a'],
      },
    },
  ];
  expect(await read()).toMatchObject({ pages: ['home'], sitemap: ['/news', '/article/a'] });
  expect(await read()).toMatchObject({ sitemap: ['/news', '/article/b'] });
  expect(requested).toEqual([WHOLE, `${CHANGES}?since=v1`]);
});

test('the groups by which lists can be narrowed are read', async () => {
  const read = source();
  answers = [
    { body: { ...rest, sitemap: [], groups: [{ url: 'heritage-cup', model: 'Driver' }] } },
    { body: { ...rest, sitemap: [] } },
  ];
  expect(await read()).toMatchObject({ groups: ['heritage-cup'] });
  expect(await read()).toMatchObject({ groups: [] });
});

test('an edited entry leaves the known paths alone', async () => {
  const read = source();
  answers = [
    whole('v1', '/news', '/article/a'),
    { body: { ...rest, version: 'v2', is_whole: false, sitemap: entries('/article/a'), removed: [] } },
  ];
  await read();
  expect(await read()).toBeNull();
});

test('a whole answer to a request for changes replaces what was known', async () => {
  const read = source();
  answers = [
    whole('v1', '/news', '/article/a'),
    { body: { ...rest, version: 'v9', is_whole: true, sitemap: entries('/news'), removed: [] } },
  ];
  await read();
  expect(await read()).toMatchObject({ sitemap: ['/news'] });
});

test('after a failure everything is read again', async () => {
  const read = source();
  answers = [whole('v1', '/news'), { status: 503 }, whole('v3', '/news', '/shop')];
  await read();
  await expect(read()).rejects.toThrow('503');
  expect(await read()).toMatchObject({ sitemap: ['/news', '/shop'] });
  expect(requested).toEqual([WHOLE, `${CHANGES}?since=v1`, WHOLE]);
});

test('a content server without versions is read whole every time', async () => {
  const read = source();
  answers = [whole('', '/news'), whole('', '/news', '/shop')];
  await read();
  expect(await read()).toMatchObject({ sitemap: ['/news', '/shop'] });
  expect(requested).toEqual([WHOLE, WHOLE]);
});
