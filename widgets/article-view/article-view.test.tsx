import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { articlePreview } from '@/components/news/article-preview';
import { articleViewBlock } from '@/lib/contract/blocks/site';
import { widgetContext } from '@/tests/widgets/context';
import { article } from '@/tests/widgets/records';
import { ArticleView } from './article-view';
import { shareLinks } from './share-links';

const settings = articleViewBlock.settings.parse({});

test('shows the text without active content, and a link back to its group', async () => {
  const shown = article({
    group: { id: 2, name: 'Race reports', url: 'race-reports' },
    author: 'Hana Whitcombe',
    content_rendered: '<p>Flat out.</p><script>alert(1)</script><img src=x onerror="alert(1)">',
  });
  const data = { article: shown, published: null, related: [] };
  const { container } = render(
    <ArticleView settings={settings} data={data} context={await widgetContext()} />,
  );
  expect(screen.getByText('Flat out.')).toBeVisible();
  expect(container.querySelector('.prose script, .prose img')).toBeNull();
  expect(screen.getByRole('link', { name: 'Race reports' })).toHaveAttribute('href', '/news/race-reports');
  expect(screen.getByText('By Hana Whitcombe')).toBeVisible();
});

test('has one main heading, with related articles below it', async () => {
  const related = [articlePreview(article({ id: 2, name: 'The week before' }), { day: () => '' })];
  const data = { article: article(), published: null, related };
  render(<ArticleView settings={settings} data={data} context={await widgetContext({ isFirst: true })} />);
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  const others = screen.getByRole('region', { name: 'More news' });
  expect(within(others).getByRole('heading', { level: 3 })).toHaveTextContent('The week before');
});

test('includes the address and title in every share link', () => {
  const url = 'https://scss.example/article/a-b';
  for (const { href } of shareLinks(url, 'Won & lost + more')) {
    expect(decodeURIComponent(href)).toContain(url);
  }
  const mail = shareLinks(url, 'Won & lost').find(({ icon }) => icon === 'mail');
  expect(mail?.href).toBe('mailto:?subject=Won%20%26%20lost&body=https%3A%2F%2Fscss.example%2Farticle%2Fa-b');
});
