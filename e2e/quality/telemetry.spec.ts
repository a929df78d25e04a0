import { createServer } from 'node:http';
import { expect, test } from '@playwright/test';
import { startSiteOnly, type SiteOnly } from '../../scripts/run/site-only.ts';
import { TEST_BACKEND_PORT } from '../../scripts/run/test-site.ts';
import { listenLocally, type LocalServer } from '../../tests/stand-in/server.ts';
import { openProxy, type Proxy } from '../support/proxy.ts';
import { openSettled } from '../support/ready.ts';

const CONTENT = `http://127.0.0.1:${String(TEST_BACKEND_PORT)}`;

test('without a DSN a page neither names, loads nor allows error reporting', async ({ page, request }) => {
  const answer = await request.get('/');
  expect(answer.headers()['content-security-policy']).toContain("connect-src 'self';");
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text().catch(() => ''));
  });
  await openSettled(page, '/');
  const codes = await Promise.all(scripts);
  expect(codes.length).toBeGreaterThan(5);
  expect(codes.filter((code) => code.includes('sentry_key'))).toEqual([]);
});

test.describe('with a DSN', () => {
  // One worker takes them all: each one that takes some starts a site.
  test.describe.configure({ mode: 'default' });
  const received: string[] = [];
  let reports: LocalServer;
  let content: Proxy;
  let site: SiteOnly;
  let isBroken = false;

  test.beforeAll(async () => {
    // Stands in for the reporting service and records what it receives.
    const server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        received.push(Buffer.concat(chunks).toString('utf8'));
        response.writeHead(200, { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' });
        response.end('{}');
      });
    });
    reports = await listenLocally(server);
    content = await openProxy(CONTENT, (path) =>
      isBroken && path.includes('/cognito/page') ? { body: '{"item": 7}' } : null,
    );
    site = await startSiteOnly(content.url, undefined, {
      SENTRY_DSN: `http://key@127.0.0.1:${String(reports.port)}/1`,
    });
  });
  test.afterAll(async () => {
    await site.stop();
    await content.close();
    await reports.close();
  });

  test(
    'an error in a page is reported without data that identifies the visitor',
    { tag: '@full' },
    async ({ page }) => {
      await page.goto(`${site.url}/about?mail=aroha@example.nz`);
      await expect(async () => {
        await page.evaluate(() => window.reportError(new Error('Broken for aroha@example.nz')));
        await expect.poll(() => received.join('\n'), { timeout: 2000 }).toContain('Broken for [mail]');
      }).toPass();
      expect(received.join('\n')).not.toContain('aroha@example.nz');
    },
  );

  test(
    'the Web Vitals of a tenth of visits are reported, with no query or fragment in any address (spec 9.10)',
    { tag: '@full' },
    async ({ page }) => {
      // Whether a visit is sampled is random.
      await page.addInitScript(() => {
        Math.random = () => 0.05;
      });
      const before = received.length;
      await openSettled(page, `${site.url}/about?mail=aroha@example.nz`);
      await page.getByRole('heading', { level: 1 }).click();
      // As when the visitor switches tabs: layout shift is summed up until then.
      await page.evaluate(() => {
        Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
      });
      const reported = () => received.slice(before).join('\n');
      for (const vital of ['ttfb', 'fcp', 'lcp', 'cls'])
        await expect.poll(reported, { message: vital }).toContain(`web_vital.${vital}`);
      expect(reported()).toContain('/about');
      expect(reported()).not.toMatch(/aroha|mail=/);
    },
  );

  test('for the other visits only errors are reported (spec 9.10)', { tag: '@full' }, async ({ page }) => {
    await page.addInitScript(() => {
      Math.random = () => 0.15;
    });
    const before = received.length;
    await openSettled(page, `${site.url}/about`);
    await expect(async () => {
      await page.evaluate(() => window.reportError(new Error('Broken in the other nine tenths')));
      await expect.poll(() => received.slice(before).join('\n'), { timeout: 2000 }).toContain('nine tenths');
    }).toPass();
    await page.goto('about:blank');
    expect(received.slice(before).join('\n')).not.toContain('web_vital');
  });

  test('an error on the server is reported, too', { tag: '@full' }, async ({ request }) => {
    isBroken = true;
    const before = received.length;
    expect((await request.get(`${site.url}/sponsors`)).status()).toBeGreaterThanOrEqual(500);
    await expect.poll(() => received.slice(before).join('\n')).toContain('"exception"');
    isBroken = false;
  });
});
