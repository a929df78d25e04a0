import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { OpenedInView } from './opened-in-view.client';

afterEach(() => void vi.unstubAllGlobals());

test('scrolls an opened item into view, but neither a closed one nor a part of an answer (spec 4.27)', () => {
  render(
    <OpenedInView>
      {['Dogs?', 'Rain?'].map((title) => (
        <details key={title} id={title} className="accordion-item">
          <details id={`${title} More`} />
        </details>
      ))}
    </OpenedInView>,
  );
  // jsdom has no layout, so nothing in it can scroll.
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const shown: string[] = [];
  const items = screen.getAllByRole('group', { hidden: true });
  for (const item of items) Object.assign(item, { scrollIntoView: () => shown.push(item.id) });
  const [dogs, , rain, more] = items;
  for (const opened of [rain, more]) opened?.setAttribute('open', '');
  for (const toggled of [dogs, rain, more]) fireEvent(toggled!, new Event('toggle'));
  expect(shown).toEqual(['Rain?']);
});
