import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { categoryListBlock } from '@/lib/contract/blocks/site';
import { categorySummarySchema } from '@/lib/contract/entities/racing';
import { widgetContext } from '@/tests/widgets/context';
import { image } from '@/tests/widgets/records';
import { CategoryListView } from './category-list';

const categories = [
  categorySummarySchema.parse({ id: 1, name: 'GT Championship', url: 'gt', hero_photo: image }),
  categorySummarySchema.parse({ id: 2, name: 'Mini Sevens', url: 'mini-sevens' }),
];

async function show(data = categories, { isFirst = false, heading = '' } = {}) {
  const settings = categoryListBlock.settings.parse({ heading });
  return render(
    <CategoryListView settings={settings} data={data} context={await widgetContext({ isFirst })} />,
  );
}

test('links to each category, with or without a picture (spec 1.6)', async () => {
  await show();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/category/gt',
    '/category/mini-sevens',
  ]);
});

test('adds a main heading at the top of a page if the editor wrote none', async () => {
  await show(categories, { isFirst: true });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Categories');
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(2);
});

test('shows category names one level below the heading', async () => {
  await show(categories, { heading: 'Who races' });
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Who races');
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(2);
});

test('says when there are none', async () => {
  await show([]);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText(/No categories/i)).toBeVisible();
});
