import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import { BroadcastList } from './broadcast-list.client';

const own = new Intl.DateTimeFormat().resolvedOptions().timeZone;
const shown = (key: number, name: string, ...countries: string[]) => ({
  key,
  name,
  countries,
  href: null,
  facts: ['TV'],
  when: null,
});
const list = (
  <BroadcastList
    broadcasts={[shown(1, 'Everywhere'), shown(2, 'Abroad', 'GB'), shown(3, 'Here', 'NZ')]}
    countries={[
      { code: 'NZ', name: 'New Zealand', zones: ['Pacific/Nowhere'] },
      { code: 'GB', name: 'United Kingdom', zones: [own] },
    ]}
    home="NZ"
    labels={{ country: 'Your country', any: 'Another country', wholeRound: 'All sessions' }}
  />
);
const names = () => screen.getAllByRole('listitem').map((row) => row.firstElementChild?.textContent);

beforeEach(() => localStorage.clear());

test('the server puts the home of the championship first, and nobody can choose without a script', () => {
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

test('a choice is remembered', () => {
  const first = render(list);
  fireEvent.change(screen.getByLabelText('Your country'), { target: { value: 'NZ' } });
  expect(names()).toEqual(['Here', 'Everywhere', 'Abroad']);
  first.unmount();
  render(list);
  expect(screen.getByLabelText('Your country')).toHaveValue('NZ');
});
