import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { headingsBlock } from '@/lib/contract/blocks/site';
import { widgetContext } from '@/tests/widgets/context';
import { HeadingsView } from './headings';

async function show(variables: object, isFirst = false) {
  const settings = headingsBlock.settings.parse(variables);
  return render(<HeadingsView settings={settings} data={null} context={await widgetContext({ isFirst })} />);
}

test('is the main heading at the top of a page, and a section heading elsewhere', async () => {
  const words = { heading: 'The paddock', subheading: 'Open to all' };
  const { unmount } = await show(words, true);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('The paddock');
  unmount();
  await show(words);
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('The paddock');
  expect(screen.getByText('Open to all')).toBeVisible();
});

test('makes no empty heading from a line alone', async () => {
  await show({ subheading: 'Open to all' });
  expect(screen.queryByRole('heading')).toBeNull();
});

test('is omitted without text', async () => {
  expect((await show({})).container).toBeEmptyDOMElement();
});
