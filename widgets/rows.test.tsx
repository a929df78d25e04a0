import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { getTranslator } from '@/lib/i18n/translator';
import type { PreparedRow } from './prepare-rows';
import { Rows } from './rows';

const t = await getTranslator('en');
const block = (id: string, title: string, over: Partial<PreparedRow['blocks'][number]> = {}) => ({
  id,
  title,
  width: 6,
  offset: 0,
  opensPage: false,
  widgets: [
    { id: 1, template: 'core/html', outer: '', widget: { node: <p>Words of {title}</p>, facts: {} } },
  ],
  ...over,
});
const show = (...rows: PreparedRow[]) => render(<Rows rows={rows} changes={[]} t={t} />);

test("a column's title is its heading, and the first one is the page's main heading (spec 3.25)", () => {
  show({ id: '1', type: 'columns', blocks: [block('a', 'Guide', { opensPage: true }), block('b', 'Maps')] });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Guide');
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Maps');
});

test('a row of tabs shows one block at a time (spec 3.25)', async () => {
  show({ id: '1', type: 'tabs', blocks: [block('a', 'Flags'), block('b', '')] });
  const tabs = within(screen.getByRole('tablist')).getAllByRole('tab');
  expect(tabs.map((tab) => tab.textContent)).toEqual(['Flags', 'Section 2']);
  await userEvent.click(tabs[1]!);
  expect(tabs[1]).toHaveAttribute('aria-selected', 'true');
  expect(tabs[0]).toHaveAttribute('aria-selected', 'false');
});

test('a row with a single tab shows no tabs', () => {
  show({ id: '1', type: 'tabs', blocks: [block('a', 'Flags')] });
  expect(screen.queryByRole('tablist')).toBeNull();
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Flags');
});

test('a widget is in a panel if set to', () => {
  const widgets = [
    { id: 1, template: 'core/html', outer: 'panel', widget: { node: <p>Framed</p>, facts: {} } },
  ];
  show({ id: '1', type: 'columns', blocks: [block('a', '', { widgets })] });
  expect(screen.getByText('Framed').parentElement).toHaveClass('row-panel');
});
