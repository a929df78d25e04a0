import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buttonLinkBlock } from '@/lib/contract/blocks/core';
import { widgetContext } from '@/tests/widgets/context';
import { ButtonLinkView } from './button-link';

async function show(variables: object) {
  const settings = buttonLinkBlock.settings.parse(variables);
  return render(<ButtonLinkView settings={settings} data={null} context={await widgetContext()} />);
}
const document = { id: 1, url: '/assets/f/rules.pdf', name: 'Rules 2027.pdf' };

test('prefers its own address over a page, and a page over a document', async () => {
  const first = await show({ button_text: 'Go', button_url: '/rounds', link_to_page: 'news' });
  expect(screen.getByRole('link', { name: 'Go' })).toHaveAttribute('href', '/rounds');
  first.unmount();
  await show({ button_text: 'Go', link_to_page: 'news', link_to_document: document });
  expect(screen.getByRole('link', { name: 'Go' })).toHaveAttribute('href', '/news');
});

test('links to / for the start page', async () => {
  await show({ button_text: 'Home', link_to_page: 'home' });
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
});

test("uses the document's name if the editor gave no text", async () => {
  await show({ link_to_document: document });
  expect(screen.getByRole('link', { name: 'Rules 2027.pdf' })).toHaveAttribute('href', document.url);
});

test('announces that it opens a new tab, and gives that no access to this page', async () => {
  await show({ button_text: 'Shop', button_url: 'https://shop.example', open_in_new_tab: true });
  const link = screen.getByRole('link', { name: /^Shop.*opens in a new tab/ });
  expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
});

test.each([
  { button_text: 'No address' },
  { button_url: '/news' },
  { button_text: 'Bad', button_url: 'javascript:alert(1)' },
])('leaves out a button without a target: %o', async (variables) => {
  await show(variables);
  expect(screen.queryByRole('link')).toBeNull();
});
