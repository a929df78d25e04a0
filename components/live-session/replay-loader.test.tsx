import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { I18nProvider } from '@/lib/i18n/provider.client';
import { makeReplay } from '@/lib/season/make-replay';
import { REPLAY_CALL } from '@/lib/season/replay';
import english from '@/locales/en.json';
import { timingRow } from '@/tests/widgets/racing-records';
import { testServer } from '@/tests/msw/test-server';
import { ReplayLoader } from './replay-loader.client';

const rows = [
  timingRow({ position: 1, race_number: '7', name: 'Ana Roe', laps: 3, grid: 2 }),
  timingRow({ position: 2, race_number: '8', name: 'Bo Kim', laps: 3, grid: 1 }),
];
const lap = (race_number: string, number: number, time: string) => ({
  race_number,
  lap: number,
  time,
  position: null,
});
const replay = makeReplay(rows, [
  ...[lap('7', 1, '1:01.000'), lap('7', 2, '1:00.000'), lap('7', 3, '1:00.000')],
  ...[lap('8', 1, '1:00.500'), lap('8', 2, '1:01.000'), lap('8', 3, '1:01.000')],
]);

const asked: string[] = [];
const server = testServer();
beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('reportError', () => undefined);
  server.use(
    http.get(`*${REPLAY_CALL}`, ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json({ replay, texts: english });
    }),
  );
});
afterEach(() => vi.unstubAllGlobals());

const show = () =>
  render(
    <I18nProvider lang="en" messages={english}>
      <ReplayLoader id={31} language="en" title="Watch the race again" colours={[]} />
    </I18nProvider>,
  );
/** A press on a summary; jsdom opens it, and reports that late. */
const open = async () => userEvent.click(screen.getByText('Watch the race again'));
const order = () =>
  within(screen.getByRole('table'))
    .getAllByRole('rowheader')
    .map((header) => header.textContent ?? '');

test('a race loads when somebody wants to watch it again, and starts on the grid', async () => {
  show();
  expect(asked).toEqual([]);
  await open();
  await screen.findByRole('table');
  expect(asked).toEqual(['?session=31&lang=en']);
  expect(order()[0]).toContain('Bo Kim');
  expect(screen.getByRole('slider', { name: 'Lap' })).toHaveAttribute('aria-valuetext', 'Lap 0 of 3');
});

test('seeks lap by lap, and plays on to the end of the sheet', async () => {
  show();
  await open();
  const laps = await screen.findByRole('slider', { name: 'Lap' });
  fireEvent.change(laps, { target: { value: '2' } });
  expect(order()[0]).toContain('Ana Roe');
  expect(laps).toHaveAttribute('aria-valuetext', 'Lap 2 of 3');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Speed' }), '60×');
  fireEvent.change(laps, { target: { value: '3' } });
  await userEvent.click(screen.getByRole('button', { name: 'Play' }));
  expect(screen.getByRole('button', { name: 'Pause' })).toBeVisible();
  // The last car is one and a half seconds behind.
  await waitFor(() => expect(screen.getByRole('button', { name: 'Play' })).toBeVisible());
  await userEvent.click(screen.getByRole('button', { name: 'Play' }));
  expect(order()[0]).toContain('Bo Kim');
});

test('one that can’t be loaded is reported, and tried again when it is opened again', async () => {
  server.use(http.get(`*${REPLAY_CALL}`, () => HttpResponse.error(), { once: true }));
  show();
  await open();
  await screen.findByRole('alert');
  await open();
  await open();
  await screen.findByRole('table');
});
