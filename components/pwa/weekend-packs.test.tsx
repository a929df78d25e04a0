import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { I18nProvider } from '@/lib/i18n/provider.client';
import { storeTickets } from '@/lib/pwa/offline-tickets';
import { PACKS_CACHE, TICKETS_CACHE } from '@/lib/pwa/names';
import { deleteOfflinePages } from '@/lib/pwa/offline-pages';
import { readRoundPack, removePack } from '@/lib/pwa/packs/records';
import { savePack } from '@/lib/pwa/packs/save';
import english from '@/locales/en.json';
import { createMemoryCaches } from '@/tests/memory-caches';
import { createPackSite, packHandlers, teretonga, type PackSite } from '@/tests/weekend-pack-site';
import { testServer } from '@/tests/msw/test-server';
import { PackListLoader } from './pack-list-loader.client';
import { renewWeekends } from './renew-weekends';
import RoundPack from './round-pack.client';

const server = testServer();
let site: PackSite;
beforeEach(() => {
  document.documentElement.lang = 'en';
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2027-01-22T08:00:00Z') });
  vi.stubGlobal('caches', createMemoryCaches());
  site = createPackSite();
  server.use(...packHandlers(site));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const showRound = () =>
  render(
    <I18nProvider lang="en" messages={english}>
      <RoundPack round="teretonga" titleId="round-pack" />
    </I18nProvider>,
  );
const showList = () =>
  render(
    <I18nProvider lang="en" messages={english}>
      <PackListLoader />
    </I18nProvider>,
  );
const button = (name: string | RegExp) => screen.findByRole('button', { name });

test('shows the size of a pack, saves it with one press, and removes it with another', async () => {
  showRound();
  await userEvent.click(await button('Save for offline (about 4 KB)'));
  expect(await screen.findByText(/^Saved on this device \(\d+ KB\), as of /)).toBeVisible();
  expect(screen.queryByRole('progressbar')).toBeNull();
  await userEvent.click(await button('Remove from this device'));
  expect(await screen.findByText('Removed from this device.')).toBeVisible();
  expect(screen.getByRole('status')).toHaveFocus();
  expect(await button(/^Save for offline/)).toBeVisible();
  expect(await caches.has(PACKS_CACHE)).toBe(false);
});

test('shows what is missing after a lost connection, and saves the rest on a press', async () => {
  site.unreachable.add('/circuit/teretonga');
  showRound();
  await userEvent.click(await button(/^Save for offline/));
  expect(await screen.findByText(/^Not everything is saved yet: \d+ of \d+\.$/)).toBeVisible();
  site.unreachable.clear();
  await userEvent.click(await button('Save the rest'));
  expect(await screen.findByText(/^Saved on this device/)).toBeVisible();
});

test('without a connection there is nothing to press; the button is back with the connection', async () => {
  site.unreachable.add('/api/weekend-pack');
  showRound();
  expect(await screen.findByText(english['islands.pack.unreachable'])).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
  site.unreachable.clear();
  window.dispatchEvent(new Event('online'));
  expect(await button(/^Save for offline/)).toBeVisible();
});

test('reports a full device, with what has been saved', async () => {
  vi.stubGlobal('caches', createMemoryCaches(1500));
  showRound();
  await userEvent.click(await button(/^Save for offline/));
  expect(await screen.findByText(english['islands.pack.noRoom'])).toBeVisible();
  expect(screen.getByText(/^Not everything is saved yet/)).toBeVisible();
});

test('reports a browser that stores nothing', async () => {
  const blocked = () => Promise.reject(new DOMException('Access is denied.', 'SecurityError'));
  vi.stubGlobal('caches', { ...createMemoryCaches(), has: blocked, open: blocked });
  showRound();
  await userEvent.click(await button(/^Save for offline/));
  expect(await screen.findByText(english['islands.pack.blocked'])).toBeVisible();
});

test('lists each pack with its state, its tickets and its pages', async () => {
  site.contents = { ...teretonga, mark: 'Moved' };
  await savePack('teretonga');
  const cache = await caches.open(TICKETS_CACHE);
  const keep = async (name: string, event: string) => {
    const headers = { 'x-title': encodeURIComponent(`Tickets for ${event}`), 'x-kept-at': '2027-01-22' };
    await cache.put(name, new Response(JSON.stringify({ tickets: [{ event }] }), { headers }));
  };
  await keep('/print-tickets/7?key=a', 'Teretonga');
  await keep('/print-tickets/8?key=b', 'Ruapuna');
  showList();
  const list = await screen.findByRole('region', { name: 'Weekend packs' });
  expect(within(list).getByRole('heading', { name: 'Teretonga' })).toBeVisible();
  expect(within(list).getByText('Moved')).toBeVisible();
  const links = within(list).getAllByRole('link');
  const addresses = links.map((link) => link.getAttribute('href'));
  expect(addresses).toEqual(['/print-tickets/7?key=a', ...teretonga.pages]);
});

test('covers a headline in the list like its page, by the page’s current title', async () => {
  site.contents = { ...teretonga, pages: ['/round/teretonga', '/article/ratana-wins'] };
  site.covered.set('/article/ratana-wins', 'News &amp; more');
  await savePack('teretonga');
  showList();
  const headline = await screen.findByText('Page /article/ratana-wins');
  expect(headline).toHaveAttribute('data-tells', '20475 a4');
  expect(headline.nextElementSibling).toHaveTextContent('News & more');
  expect(headline.nextElementSibling).toHaveClass('spoiler-note');
  expect(screen.getByText('Page /round/teretonga')).not.toHaveAttribute('data-tells');
});

test('a removed pack leaves the list, which confirms it', async () => {
  await savePack('teretonga');
  showList();
  await userEvent.click(await button('Remove from this device'));
  const said = await screen.findByText('Removed from this device.');
  expect(said).toHaveFocus();
  expect(screen.queryByText('Teretonga')).toBeNull();
});

test('each pack that is removed has the list confirm it, and moves the focus there', async () => {
  await savePack('teretonga');
  site.contents = { ...teretonga, round: 'ruapuna', name: 'Ruapuna' };
  await savePack('ruapuna');
  showList();
  const remove = async (name: string) => {
    const item = (await screen.findByRole('heading', { name })).closest('li');
    if (item === null) throw new Error(`${name} is not in a list.`);
    await userEvent.click(within(item).getByRole('button', { name: 'Remove from this device' }));
    await waitFor(() => expect(screen.queryByText(name)).toBeNull());
    expect(screen.getByText('Removed from this device.')).toHaveFocus();
  };
  await remove('Teretonga');
  await remove('Ruapuna');
});

test('another tab’s pack appears once this tab is visible again', async () => {
  showRound();
  await button(/^Save for offline/);
  const page = { path: '/round/teretonga', title: 'Teretonga', keptAt: '2027-01-22T08:00:00Z', bytes: 9 };
  const record = { ...teretonga, endsAt: teretonga.ends_at, language: 'en', pages: [page], files: [] };
  const cache = await caches.open(PACKS_CACHE);
  await cache.put('/-/weekend-pack/teretonga', new Response(JSON.stringify(record)));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(await screen.findByText(/^Saved on this device \(1 KB\)/)).toBeVisible();
});

test('shows nothing to visitors without a pack', async () => {
  const { container } = showList();
  await waitFor(() => expect(container).toBeEmptyDOMElement());
});

test('renews packs when they are due, and removes them a day after the round', async () => {
  await savePack('teretonga');
  const before = site.fetched.length;
  await renewWeekends();
  expect(site.fetched).toHaveLength(before);

  vi.setSystemTime(Date.parse('2027-01-22T09:00:00Z'));
  await renewWeekends();
  expect((await readRoundPack('teretonga'))?.pages[0]?.keptAt).toBe('2027-01-22T09:00:00.000Z');

  vi.setSystemTime(Date.parse('2027-01-26T00:00:00Z'));
  await renewWeekends();
  expect(await caches.has(PACKS_CACHE)).toBe(false);
});

test('the pack of a round that was postponed is renewed after its old end, once the site can be asked', async () => {
  await savePack('teretonga');
  site.contents = { ...teretonga, mark: 'New date', ends_at: '2027-03-14T10:59:59Z' };
  site.unreachable.add('/api/weekend-pack');
  vi.setSystemTime(Date.parse('2027-01-26T00:00:00Z'));
  await renewWeekends();
  expect((await readRoundPack('teretonga'))?.endsAt).toBe(teretonga.ends_at);

  site.unreachable.clear();
  await renewWeekends();
  expect(await readRoundPack('teretonga')).toMatchObject({
    mark: 'New date',
    endsAt: '2027-03-14T10:59:59Z',
  });

  site.contents = null;
  vi.setSystemTime(Date.parse('2027-03-16T00:00:00Z'));
  await renewWeekends();
  expect(await readRoundPack('teretonga')).toBeNull();
});

test('a pack that is removed while another tab renews it stays removed', async () => {
  await savePack('teretonga');
  site.contents = { ...teretonga, round: 'ruapuna', ends_at: '2027-01-31T10:59:59Z' };
  await savePack('ruapuna');
  site.contents = teretonga;
  vi.setSystemTime(Date.parse('2027-01-22T09:00:00Z'));
  const { promise, resolve } = Promise.withResolvers<null>();
  site.held.set('/round/teretonga', promise);
  const renewing = renewWeekends();
  await vi.waitFor(async () =>
    expect((await readRoundPack('teretonga'))?.triedAt).toMatch(/^2027-01-22T09:00/),
  );
  await removePack('ruapuna');
  resolve(null);
  await renewing;
  expect(await readRoundPack('ruapuna')).toBeNull();
  expect((await readRoundPack('teretonga'))?.pages[0]?.keptAt).toMatch(/^2027-01-22T09:00/);
});

test('an update that fetches no page reports it, and how old the pack is', async () => {
  await savePack('teretonga');
  vi.setSystemTime(Date.parse('2027-01-22T20:00:00Z'));
  for (const path of teretonga.pages) site.unreachable.add(path);
  showRound();
  await userEvent.click(await button('Update now'));
  expect(await screen.findByText(english['islands.pack.unreachable'])).toBeVisible();
  expect(screen.getByText(/^Saved on this device .* as of /)).toBeVisible();
});

test('signing out removes the tickets from the device and keeps the pack, which isn’t personal', async () => {
  await savePack('teretonga');
  vi.stubGlobal('navigator', { ...navigator, serviceWorker: { ready: Promise.resolve() } });
  await storeTickets({ id: '7', key: 'a', customer: null }, 'Tickets for Teretonga', { tickets: [] });
  await deleteOfflinePages();
  expect(await caches.has(TICKETS_CACHE)).toBe(false);
  expect(await readRoundPack('teretonga')).not.toBeNull();
});
