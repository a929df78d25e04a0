import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Accordion } from './accordion.client';

afterEach(() => void vi.unstubAllGlobals());

test('scrolls an opened item into view, but not a closed one (spec 4.27)', () => {
  render(
    <Accordion
      name="questions"
      items={['Dogs?', 'Rain?'].map((title) => ({ id: title, title, content: 'Yes.' }))}
    />,
  );
  // jsdom has no layout, so nothing in it can scroll.
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const shown: string[] = [];
  const items = screen.getAllByRole('group');
  for (const item of items) Object.assign(item, { scrollIntoView: () => shown.push(item.id) });
  const [dogs, rain] = items;
  fireEvent(rain!, Object.assign(new Event('toggle'), { newState: 'open' }));
  fireEvent(dogs!, Object.assign(new Event('toggle'), { newState: 'closed' }));
  expect(shown).toEqual(['Rain?']);
});
