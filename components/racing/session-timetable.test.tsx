import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { getTranslator } from '@/lib/i18n/translator';
import { session } from '@/tests/widgets/racing-records';
import { SessionTimetable } from './session-timetable';

const days = [
  { id: 'day-2027-01-16', title: 'Sat', sessions: [{ session: session({ id: 2 }), time: '09:30' }] },
  { id: 'day-2027-01-17', title: 'Sun', sessions: [{ session: session({ id: 3 }), time: '10:00' }] },
];

afterEach(() => history.replaceState(null, '', '/'));

const show = async () =>
  render(<SessionTimetable days={days} initialDay="day-2027-01-16" t={await getTranslator('en')} />);

test('opens on the default day and has all days in the page (spec 2.56)', async () => {
  await show();
  expect(screen.getByRole('tab', { name: 'Sat' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/session/2',
    '/session/3',
  ]);
});

test('puts the selected day into the address (spec 2.56)', async () => {
  await show();
  act(() => screen.getByRole('tab', { name: 'Sun' }).click());
  expect(location.hash).toBe('#day-2027-01-17');
});

test('opens the day in the address', async () => {
  history.replaceState(null, '', '#day-2027-01-17');
  await show();
  expect(screen.getByRole('tab', { name: 'Sun' })).toHaveAttribute('aria-selected', 'true');
});

test('opens the default day if the address has none', async () => {
  history.replaceState(null, '', '#%E0%A4%A');
  await show();
  expect(screen.getByRole('tab', { name: 'Sat' })).toHaveAttribute('aria-selected', 'true');
});
