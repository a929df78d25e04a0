import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getTranslator } from '@/lib/i18n/translator';
import { session, timingRow } from '@/tests/widgets/racing-records';
import { DriverSeason } from './driver-season';

const gt = { id: 1, name: 'GT', url: 'gt' };
const endurance = { id: 2, name: 'Endurance Cup', url: 'endurance-cup' };

test('links a driver’s sessions to their sheets, and those of another category to its page', async () => {
  const t = await getTranslator('en');
  const results = [
    { result: session({ id: 31, session_name: 'Race 1', category: gt }), row: timingRow({ position: 2 }) },
    { result: session({ id: 32, session_name: 'Three Hour', category: endurance }), row: timingRow() },
  ];
  const rounds = [{ name: 'Ruapuna', url: 'ruapuna', numberText: 'Round 4', days: '16–17 Jan', results }];
  const pointsAt = (round: string) => (round === 'ruapuna' ? '25 Points' : '');
  render(<DriverSeason rounds={rounds} pointsAt={pointsAt} season="2026/27" isCurrent category="gt" t={t} />);
  expect(screen.getByText('2026/27')).toBeVisible();
  expect(document.querySelector('.sheet-head')).toHaveTextContent('Round 4 · 16–17 Jan · 25 Points');
  const links = within(screen.getByRole('heading', { name: 'Ruapuna' }).closest('section')!)
    .getAllByRole('link')
    .map((link) => [link.getAttribute('href'), link.textContent]);
  expect(links).toEqual([
    ['/results/ruapuna', 'Ruapuna'],
    ['/session/31', 'Race 1'],
    ['/session/32', 'Three Hour'],
    ['/category/endurance-cup', 'Endurance Cup'],
  ]);
});
