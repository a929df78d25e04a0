import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { htmlBlock } from '@/lib/contract/blocks/core';
import { widgetContext } from '@/tests/widgets/context';
import { HtmlView } from './html';

const show = async (html: string) =>
  render(
    <HtmlView settings={htmlBlock.settings.parse({ html })} data={null} context={await widgetContext()} />,
  );

test('shows what the editor wrote, including links', async () => {
  await show('<h2>Camping</h2><p>Book at <a href="/contact-us">the office</a>.</p>');
  expect(screen.getByRole('heading', { level: 2, name: 'Camping' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'the office' })).toHaveAttribute('href', '/contact-us');
});

test('removes active content from the text', async () => {
  const { container } = await show(
    '<p onclick="steal()">Hello<script>steal()</script><a href="javascript:steal()">you</a></p>',
  );
  expect(container).toHaveTextContent('Helloyou');
  expect(container.innerHTML).not.toMatch(/script|onclick|steal/);
});

test('is omitted without a text', async () => {
  expect((await show('')).container).toBeEmptyDOMElement();
});
