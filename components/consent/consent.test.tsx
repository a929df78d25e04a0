import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { trackersOf, type Trackers } from '@/lib/consent/trackers';
import { I18nProvider } from '@/lib/i18n/provider.client';
import Consent from './consent.client';
import { ConsentOpener } from './consent-opener';

const trackers = trackersOf({
  google_analytics_id: '',
  google_tag_manager_id: '',
  facebook_pixel: '',
  matomo_site_url: 'https://stats.example.org',
  matomo_site_id: '1',
});

const messages = {
  'islands.consent.title': 'May we?',
  'islands.consent.text': 'Why.',
  'islands.consent.alsoSpeed': 'Times, too.',
  'islands.consent.speedTitle': 'May we measure?',
  'islands.consent.speedText': 'Only times.',
  'islands.consent.yes': 'Yes',
  'islands.consent.no': 'No',
};

const show = (services: Trackers | null = trackers, speedShare = 0) =>
  render(
    <I18nProvider lang="en" messages={messages}>
      <ConsentOpener label="Privacy settings" />
      <Consent trackers={services} speedShare={speedShare} />
    </I18nProvider>,
  );
const loaded = () => [...document.querySelectorAll('script[src*="stats.example.org"]')].length;

beforeEach(() => {
  localStorage.clear();
  for (const script of document.querySelectorAll('script')) script.remove();
});

test('loads nothing before an answer, nothing after a no, and remembers it', async () => {
  const first = show();
  expect(loaded()).toBe(0);
  await userEvent.click(screen.getByRole('button', { name: 'No' }));
  expect(screen.queryByRole('heading', { name: 'May we?' })).toBeNull();
  first.unmount();
  show();
  expect(screen.queryByRole('heading', { name: 'May we?' })).toBeNull();
  expect(loaded()).toBe(0);
});

test('loads the services after a yes, also on the next page', async () => {
  const first = show();
  await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
  expect(loaded()).toBe(1);
  first.unmount();
  for (const script of document.querySelectorAll('script')) script.remove();
  show();
  expect(loaded()).toBe(1);
});

test('never passes on an address with a payment token', async () => {
  localStorage.setItem('consent', 'granted');
  window.history.replaceState(null, '', '/gift-vouchers?payum_token=secret');
  const paid = show();
  expect(loaded()).toBe(0);
  paid.unmount();
  window.history.replaceState(null, '', '/gift-vouchers');
  show();
  expect(loaded()).toBe(1);
});

test("the footer's button asks again, and focus moves to the question and back", async () => {
  localStorage.setItem('consent', 'denied');
  show();
  const opener = screen.getByRole('button', { name: 'Privacy settings' });
  await userEvent.click(opener);
  expect(screen.getByRole('region', { name: 'May we?' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'No' }));
  expect(opener).toHaveFocus();
});

test('a site that only measures its speed asks for that alone, and remembers the answer', async () => {
  const first = show(null, 1);
  expect(screen.getByRole('region', { name: 'May we measure?' })).toHaveTextContent('Only times.');
  expect(screen.queryByText('Times, too.')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
  first.unmount();
  show(null, 1);
  expect(screen.queryByRole('region')).toBeNull();
});

test('consent only counts for its purposes, and a refusal for all of them', async () => {
  const services = show();
  await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
  services.unmount();
  for (const script of document.querySelectorAll('script')) script.remove();

  const both = show(trackers, 1);
  expect(screen.getByRole('region', { name: 'May we?' })).toHaveTextContent('Times, too.');
  expect(loaded()).toBe(0);
  await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
  expect(loaded()).toBe(1);
  both.unmount();
  const again = show(trackers, 1);
  expect(screen.queryByRole('region')).toBeNull();
  again.unmount();

  localStorage.setItem('consent', 'denied');
  show(null, 1);
  expect(screen.queryByRole('region')).toBeNull();
});
