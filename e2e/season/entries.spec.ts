import { expect, test } from '@playwright/test';
import ICAL from 'ical.js';
import { initialData } from '../support/content.ts';
import { structuredDataProblems } from '../support/structured-data.ts';
import { text } from '../support/texts.ts';

test('a round leads to its entry list, with reserves, the withdrawn, and pages of drivers', async ({
  page,
  request,
}) => {
  await page.goto('/timetable');
  await page.getByRole('link', { name: text('round.details') }).click();
  await page.getByRole('link', { name: text('round.driverList') }).click();
  await expect(page).toHaveURL(/\/round\/[\w-]+\/entries$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Entry list');
  const withdrawn = page.locator('.timetable-line').filter({ hasText: text('entries.withdrawn') });
  await expect(withdrawn.first()).toContainText('Chassis repairs');
  await expect(page.getByText(text('entries.reserve')).first()).toBeVisible();

  const address = new URL(page.url()).pathname;
  expect((await initialData(request)).sitemap.map(({ url }) => `/${url}`)).toContain(address);
  const html = await (await request.get(address)).text();
  expect(structuredDataProblems(html)).toEqual([]);
  expect(html).toMatch(/"competitor":\[\{"@type":"Person","name":"[^"]+"/);

  await page.locator('.timetable-line').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/drivers\/[\w-]+$/);
});

test('a round without an entry list has no such address, by category or by number', async ({ request }) => {
  const { sitemap } = await initialData(request);
  const listed = new Set(sitemap.map(({ url }) => url));
  const without = sitemap.find(({ url }) => /^round\/[\w-]+$/.test(url) && !listed.has(`${url}/entries`));
  for (const part of ['entries', 'entries-by-number'])
    expect((await request.get(`/${without?.url ?? ''}/${part}`)).status(), part).toBe(404);
  const withOne = [...listed].find((url) => /^round\/[\w-]+\/entries$/.test(url)) ?? '';
  expect((await request.get(`/${withOne}-by-number`)).status()).toBe(200);
});

test('sessions are calendars of a class, of a round and of all, to subscribe to and to download', async ({
  page,
  request,
}) => {
  await page.goto('/timetable');
  await page.getByRole('button', { name: text('round.addToCalendar') }).click();
  const subscribe = page.getByRole('link', { name: text('timetable.subscribe') });
  const href = (await subscribe.getAttribute('href')) ?? '';
  expect(href).toMatch(/^webcal:\/\//);
  const path = new URL(href.replace('webcal:', 'http:')).pathname;
  await expect(page.getByRole('link', { name: text('timetable.download') })).toHaveAttribute('href', path);

  const statusesIn = async (address: string) => {
    const response = await request.get(address);
    expect([response.status(), response.headers()['content-type']]).toEqual([
      200,
      'text/calendar; charset=utf-8',
    ]);
    const events = new ICAL.Component(ICAL.parse(await response.text())).getAllSubcomponents('vevent');
    return events.map((event) => String(event.getFirstPropertyValue('status')));
  };
  const ofRound = await statusesIn(path);
  expect(ofRound.length).toBeGreaterThan(30);
  expect(ofRound).toContain('CANCELLED');
  const all = await statusesIn('/feeds/sessions.ics');
  expect(all.length).toBeGreaterThan(ofRound.length);
  const { sitemap } = await initialData(request);
  const category = sitemap.find(({ url }) => url.startsWith('category/'))?.url.replace('category/', '') ?? '';
  const ofClass = await statusesIn(`/feeds/sessions/${category}.ics`);
  expect(ofClass.length).toBeGreaterThan(0);
  expect(ofClass.length).toBeLessThan(all.length);
  for (const missing of ['/feeds/sessions/nothing.ics', '/feeds/round/nothing.ics'])
    expect((await request.get(missing)).status(), missing).toBe(404);
});
