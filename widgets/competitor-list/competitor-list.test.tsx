import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { competitorListBlock } from '@/lib/contract/blocks/site';
import { competitorLinkSchema } from '@/lib/contract/entities/racing';
import { widgetContext } from '@/tests/widgets/context';
import { CompetitorListView } from './competitor-list';

const links = [
  competitorLinkSchema.parse({
    id: 1,
    name: 'Regulations',
    file: { id: 1, url: '/assets/f/1/regulations.pdf', size: 345_000 },
  }),
  competitorLinkSchema.parse({ id: 2, name: 'Enter', link: 'enter-here' }),
  competitorLinkSchema.parse({ id: 3, name: 'Bad', link: 'javascript:alert(1)' }),
];

async function show() {
  const data = ['One', 'Two'].map((name, id) => ({
    id,
    name,
    url: name.toLowerCase(),
    dateRange: 'Jan 16',
    links,
  }));
  const context = await widgetContext();
  return render(
    <CompetitorListView settings={competitorListBlock.settings.parse({})} data={data} context={context} />,
  );
}

test('keeps only one round open at a time, even without a script (spec 2.57)', async () => {
  const { container } = await show();
  const names = [...container.querySelectorAll('details')].map((item) => item.getAttribute('name'));
  expect(names).toHaveLength(2);
  expect(new Set(names).size).toBe(1);
});

test('keeps the days of a round together on a page in the other direction', async () => {
  const { container } = await show();
  const title = container.querySelector('summary');
  expect(title).toHaveTextContent('One · Jan 16');
  expect([...(title?.querySelectorAll('bdi') ?? [])].map((part) => part.textContent)).toEqual([
    'One',
    'Jan 16',
  ]);
});

test("shows a file's type and size, and links to its page", async () => {
  await show();
  expect(screen.getAllByText('(PDF, 337 KB)', { exact: false })[0]?.closest('a')).toHaveAttribute(
    'href',
    '/pdf/1',
  );
});

test('makes no link from a forbidden address', async () => {
  const { container } = await show();
  expect(container.querySelector('a[href^="javascript"]')).toBeNull();
  expect(container.querySelector('a[href="/enter-here"]')).not.toBeNull();
});
