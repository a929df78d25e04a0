import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { headingBlock } from '@/lib/contract/blocks/core';
import { widgetContext } from '@/tests/widgets/context';
import { HeadingView } from './heading';

async function show(variables: object, isFirst: boolean) {
  const settings = headingBlock.settings.parse(variables);
  render(<HeadingView settings={settings} data={null} context={await widgetContext({ isFirst })} />);
}

test('uses the level that the editor chose', async () => {
  await show({ heading: 'Rules', heading_type: 'h3' }, false);
  expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent('Rules');
});

test('is the main heading at the top of a page', async () => {
  await show({ heading: 'Rules', heading_type: 'h3' }, true);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Rules');
});

test('is in the language of the content, whatever language the page is in', async () => {
  await show({ heading: 'Mini grid' }, false);
  expect(screen.getByRole('heading')).toHaveAttribute('lang', 'en');
});
