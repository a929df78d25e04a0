import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import { clockTime } from '@/lib/shared/date-forms';
import { BroadcastList } from './broadcast-list.client';

const own = new Intl.DateTimeFormat().resolvedOptions().timeZone;
const shown = (name: string, ...countries: string[]) => ({
  name,
  countries,
  href: null,
  facts: ['TV'],
  when: null,
});
const list = (
  <BroadcastList
    broadcasts={[shown('Everywhere'), shown('Abroad', 'GB'), shown('Here', 'NZ')]}
    countries={[
      { code: 'NZ', name: 'New Zealand', zones: ['Pacific/Nowhere'] },
      { code: 'GB', name: 'United Kingdom', zones: [own] },
    ]}
    home="NZ"
    language="en"
    labels={{ country: 'Your country', any: 'Another country', wholeRound: 'All sessions' }}
  />
);
const names = () => screen.getAllByRole('listitem').map((row) => row.firstElementChild?.textContent);

beforeEach(() => localStorage.clear());

test('the server puts the championship’s country first, and there is no choice without a script', () => {
  document.body.innerHTML = renderToString(list);
  expect(names()).toEqual(['Here', 'Everywhere', 'Abroad']);
  expect(screen.getByLabelText('Your country')).toBeDisabled();
  document.body.innerHTML = '';
});

test("the browser puts the country of the device's time zone first", () => {
  render(list);
  expect(names()).toEqual(['Abroad', 'Everywhere', 'Here']);
  expect(screen.getByLabelText('Your country')).toHaveValue('GB');
});

test('remembers a choice', () => {
  const first = render(list);
  fireEvent.change(screen.getByLabelText('Your country'), { target: { value: 'NZ' } });
  expect(names()).toEqual(['Here', 'Everywhere', 'Abroad']);
  first.unmount();
  render(list);
  expect(screen.getByLabelText('Your country')).toHaveValue('NZ');
});

test('shows times at the circuit, or by the visitor’s chosen clock', () => {
  const start = { instant: '2027-02-06T00:00:00Z', text: '13:00' };
  const when = { date: 'Sat 6 Feb', start, end: null };
  localStorage.setItem('timetable-clock', 'mine');
  const broadcast = { ...shown('Everywhere'), when };
  render(<BroadcastList {...list.props} broadcasts={[broadcast]} />);
  expect(screen.getByRole('time')).toHaveTextContent(clockTime(start.instant, 'en'));
  localStorage.clear();
});
