import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { linkChildrenBlock } from '@/lib/contract/blocks/core';
import { linkSchema } from '@/lib/contract/entities/site';
import { widgetContext } from '@/tests/widgets/context';
import { LinkChildrenView, linkIcon } from './link-children';

test('is titled Links and leaves out forbidden addresses (spec 2.60)', async () => {
  const links = [
    { name: 'Calendar', link: '/rounds', icon: 'calendar' },
    { name: 'Bad', link: 'javascript:alert(1)' },
  ].map((link) => linkSchema.parse(link));
  const settings = linkChildrenBlock.settings.parse({});
  render(<LinkChildrenView settings={settings} data={links} context={await widgetContext()} />);
  expect(screen.getByRole('heading', { name: 'Links' })).toBeVisible();
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Calendar']);
});

test('shows the picture of a link in place of its icon', async () => {
  const image = { url: '/assets/i/0123456789abcdef/original/200.jpg', width: 200, height: 150 };
  const links = [linkSchema.parse({ name: 'Passes', link: '/passes', icon: 'ticket', image })];
  const settings = linkChildrenBlock.settings.parse({});
  const { container } = render(
    <LinkChildrenView settings={settings} data={links} context={await widgetContext()} />,
  );
  expect(screen.getByRole('link')).toHaveTextContent(/^Passes$/);
  expect(container.querySelector('img')?.getAttribute('src')).toContain('/0123456789abcdef/1x1/');
  expect(container.querySelector('a svg')).toBeNull();
});

test.each([
  ['document', 'file'],
  ['headphones', 'headphones'],
  ['', 'arrow-right'],
  ['toString', 'arrow-right'],
])('shows %j as %s', (name, icon) => {
  expect(linkIcon(name)).toBe(icon);
});
