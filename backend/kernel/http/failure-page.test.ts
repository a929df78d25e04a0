import { expect, test } from 'vitest';
import { Failure, rateLimited } from '../failure.ts';
import { msg } from '../messages/messages.ts';
import { failurePage } from './failure-page.ts';

test('a failure is a page in the reader’s language, with the status and headers that a program gets', async () => {
  const page = failurePage(rateLimited(120), 'de');
  expect([page.status, page.headers.get('retry-after')]).toEqual([429, '120']);
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(page.headers.get('cache-control')).toBe('private, no-store');
  const html = await page.text();
  expect(html).toContain('<html lang="de" dir="ltr">');
  expect(html).toContain('<h1>Zu viele Anfragen. Versuche es in 2 Minuten noch einmal.</h1>');
  expect(html).toContain('href="/">Zur Startseite</a>');
});

test('what only developers understand, and the cause of a fault, stay out of it', async () => {
  const missing = await failurePage(new Failure(404, 'round was not found.'), 'fr').text();
  expect(missing).toContain('<h1>Page introuvable</h1>');
  expect(missing).not.toContain('was not found');
  const fault = failurePage(new Error('SELECT secret'), 'en');
  expect(fault.status).toBe(500);
  const html = await fault.text();
  expect(html).toContain('<h1>Something went wrong on our end.');
  expect(html).not.toContain('SELECT');
});

test('a failure that knows the way on shows it', async () => {
  const failure = new Failure(404, msg('missing.invoice'), {
    page: {
      title: msg('link.dead'),
      text: msg('link.noTickets'),
      links: [{ label: msg('link.signIn'), address: '/order/7?a=1&b=2' }],
    },
  });
  const html = await failurePage(failure, 'en').text();
  expect(html).toContain('<h1>This link no longer works</h1>');
  expect(html).toContain('There are no valid tickets here.');
  expect(html).toContain('href="/order/7?a=1&amp;b=2">Sign in</a>');
  expect(html).not.toContain('Take me home');
});

test('a failure that knows no other way on leads home', async () => {
  const page = { title: msg('missing.file'), text: msg('link.noFile') };
  const html = await failurePage(new Failure(404, msg('missing.file'), { page }), 'en').text();
  expect(html).toContain('<h1>File not found.</h1>');
  expect(html).toContain('It may have been removed or replaced with a newer one.');
  expect(html).toContain('href="/">Take me home</a>');
});
