import { request as httpsRequest } from 'node:https';
import { expect, test } from '@playwright/test';
import { FORM_POST_PATH, FORM_UPLOAD_PATH } from '../../lib/contract/endpoints/forms.ts';
import { API_BASE_PATH } from '../../lib/contract/paths.ts';
import { freePort } from '../../scripts/run/ports.ts';
import { TEST_BACKEND_PORT, TEST_PORT } from '../../scripts/run/test-site.ts';
import { CMS, expectAnswers, SITE, startNginx, type Nginx } from '../support/nginx.ts';

/** The configuration that is shipped, run by Debian's nginx in front of the tests' site: only ports and certificates differ. */
test.describe.configure({ mode: 'default' });

const MEGABYTE = 1024 * 1024;
let nginx: Nginx;
const ask: Nginx['ask'] = (...asked) => nginx.ask(...asked);

test.beforeAll(async () => {
  nginx = await startNginx('site.conf', {
    '127.0.0.1:3000': `127.0.0.1:${String(TEST_PORT)}`,
    '127.0.0.1:4000': `127.0.0.1:${String(TEST_BACKEND_PORT)}`,
  });
  await expectAnswers(nginx);
});

test.afterAll(() => nginx.stop());

test('pages, files and calls come through, each with an id from the proxy', async () => {
  for (const path of ['/', '/news', '/favicon.ico', '/api/v1/cognito/domain/currentDomain', '/api/ready']) {
    const { status, headers } = await ask(SITE, path, { headers: { 'x-request-id': 'chosen-by-a-visitor' } });
    expect([path, status]).toEqual([path, 200]);
    expect(headers['x-request-id'], path).toMatch(/^[\da-f]{32}$/);
  }
  expect((await ask(SITE, '/no-such-page')).status).toBe(404);
  const plain = await fetch(`http://127.0.0.1:${String(nginx.plainPort)}/news?page=2`, {
    redirect: 'manual',
    headers: { host: SITE },
  });
  expect(plain.status).toBe(308);
});

test('an event of a race day arrives at once', { tag: '@full' }, async () => {
  const first = await new Promise<string>((resolve, reject) => {
    const asked = httpsRequest(
      {
        host: '127.0.0.1',
        port: nginx.port,
        path: '/api/live',
        servername: SITE,
        headers: { host: SITE },
        rejectUnauthorized: false,
      },
      (answer) => {
        answer.setEncoding('utf8').once('data', (chunk: string) => {
          resolve(chunk);
          asked.destroy();
        });
      },
    );
    asked.on('error', reject);
    asked.end();
  });
  expect(first).toContain('event: hello');
});

test('a photo of 8 MB is uploaded', { tag: '@full' }, async () => {
  const page = await ask(SITE, '/media-application');
  const [, form = ''] = new RegExp(`${FORM_POST_PATH}/(\\d+)`).exec(page.text) ?? [];
  const data = new FormData();
  const photo = Buffer.alloc(8 * MEGABYTE);
  photo.set([0xff, 0xd8, 0xff]);
  data.append('file', new Blob([photo], { type: 'image/jpeg' }), 'photo.jpg');
  const encoded = new Response(data);
  const body = Buffer.from(await encoded.arrayBuffer());
  const answer = await ask(SITE, `${API_BASE_PATH}${FORM_UPLOAD_PATH}/${form}`, {
    method: 'POST',
    headers: {
      'content-type': encoded.headers.get('content-type') ?? '',
      'content-length': String(body.byteLength),
    },
    body,
  });
  expect([answer.status, JSON.parse(answer.text)]).toEqual([200, { upload: expect.any(String) }]);
});

test('editors reach the CMS at its own name, and change something only from there', async () => {
  expect((await ask(CMS, '/admin/login')).status).toBe(200);
  const signIn = (origin: string) =>
    ask(CMS, '/api/users/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin },
      body: JSON.stringify({ email: 'nobody@example.org', password: 'wrong' }),
    });
  expect((await signIn(`https://${CMS}`)).status).toBe(401);
  expect((await signIn('https://elsewhere.example')).status).toBe(403);
  for (const path of ['/api/v1/cognito/domain/currentDomain', '/graphql'])
    expect((await ask(CMS, path)).status).toBe(404);
});

const WITH_TOKENS = { path: '/logged?a=SECRET&r=SECRET', headers: { referer: `https://${SITE}/?a=SECRET` } };

/** What it logs of a sign-in link, at its name with TLS and at the one without. */
async function loggedOf(one: Nginx): Promise<string> {
  await one.ask(SITE, WITH_TOKENS.path, WITH_TOKENS);
  const headers = { host: SITE, ...WITH_TOKENS.headers };
  const plain = `http://127.0.0.1:${String(one.plainPort)}${WITH_TOKENS.path}`;
  await fetch(plain, { redirect: 'manual', headers });
  // A line is written when the answer has been sent.
  await expect.poll(async () => (await one.logged()).split('GET /logged').length - 1).toBe(2);
  return one.logged();
}

test(
  'the tokens of a sign-in link are not logged, also while the site is away',
  { tag: '@full' },
  async () => {
    const logged = await loggedOf(nginx);
    expect(logged).toMatch(/^127\.0\.0\.1 \[\S+\] "GET \/logged" 200 \d+ [\d.]+ [\da-f]{32}$/m);
    expect(logged).not.toContain('SECRET');
    const nobody = `127.0.0.1:${String(await freePort())}`;
    for (const [name, origin] of [
      ['site.conf', '127.0.0.1:3000'],
      ['edge.conf', '192.0.2.10:443'],
    ] as const) {
      const alone = await startNginx(name, { [origin]: nobody });
      await expect
        .poll(() =>
          alone.ask(SITE, '/').then(
            ({ status }) => status,
            () => 0,
          ),
        )
        .toBe(502);
      const away = await loggedOf(alone);
      expect(away).toContain('"GET /logged" 502');
      expect(away).not.toContain('SECRET');
      await alone.stop();
    }
  },
);
