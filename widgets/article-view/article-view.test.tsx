import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { articlePreview } from '@/components/news/article-preview';
import { articleViewBlock } from '@/lib/contract/blocks/site';
import { articleSpoiler } from '@/lib/spoilers/spoiler';
import { widgetContext } from '@/tests/widgets/context';
import { article, image, round } from '@/tests/widgets/records';
import { ArticleView } from './article-view';

const page = {
  article: article(),
  published: null,
  spoiler: null,
  parts: [],
  related: [],
  standings: null,
  rounds: [],
};
const settings = articleViewBlock.settings.parse({});

test('shows the text without active content, and links back to its group and the news', async () => {
  const shown = article({
    group: { id: 2, name: 'Race reports', url: 'race-reports' },
    author: 'Hana Whitcombe',
    content_rendered: '<p>Flat out.</p><script>alert(1)</script><img src=x onerror="alert(1)">',
  });
  const data = { ...page, article: shown };
  const { container } = render(
    <ArticleView settings={settings} data={data} context={await widgetContext()} />,
  );
  expect(screen.getByText('Flat out.')).toBeVisible();
  expect(container.querySelector('.prose script, .prose img')).toBeNull();
  const way = within(screen.getByRole('navigation', { name: 'You are here' })).getAllByRole('link');
  expect(way.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['News', '/news'],
    ['Race reports', '/news/race-reports'],
  ]);
  expect(screen.getByText('By Hana Whitcombe')).toBeVisible();
});

test('shows caption and credit below its picture, and nothing without either', async () => {
  const context = await widgetContext();
  const shown = (words: Partial<typeof image>) => ({
    ...page,
    article: article({ image: { ...image, ...words } }),
  });
  const { rerender, container } = render(
    <ArticleView
      settings={settings}
      data={shown({ caption: 'Into turn one', credit: 'Photo: Mere Tawhai' })}
      context={context}
    />,
  );
  expect(screen.getByRole('figure')).toHaveTextContent('Into turn one Photo: Mere Tawhai');
  rerender(<ArticleView settings={settings} data={shown({})} context={context} />);
  expect(container.querySelector('figcaption')).toBeNull();
});

test('a possible spoiler is directly followed by its cover, where the shield shows one', async () => {
  const spoiler = articleSpoiler(1, '2027-01-24T05:00:00Z');
  render(<ArticleView settings={settings} data={{ ...page, spoiler }} context={await widgetContext()} />);
  const covered = screen.getByRole('article');
  expect(covered).toHaveAttribute('data-tells');
  expect(covered.nextElementSibling).toHaveAttribute('data-stands-for', 'news');
});

test('has one main heading, with related articles below it', async () => {
  const related = [
    articlePreview(article({ id: 2, name: 'The week before' }), { day: () => '' }, () => false),
  ];
  const data = { ...page, related };
  render(<ArticleView settings={settings} data={data} context={await widgetContext({ isFirst: true })} />);
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  const others = screen.getByRole('region', { name: 'More news' });
  expect(within(others).getByRole('heading', { level: 3 })).toHaveTextContent('The week before');
});

test('links to its own round and to the next one, and says which is which', async () => {
  const beside = { number: 5, dateRange: '15–17 Jan', first: null };
  const first = {
    id: 9,
    name: 'Practice 1',
    category: 'GT',
    instant: '2027-01-22T20:00:00Z',
    when: 'Sat 23rd Jan, 9:00am',
  };
  const rounds = [
    { ...beside, round: round({ name: 'Hampton Downs' }), state: 'past' as const },
    { ...beside, number: 6, round: round({ id: 2, name: 'Levels' }), state: 'next' as const, first },
  ];
  const context = await widgetContext();
  render(<ArticleView settings={settings} data={{ ...page, rounds }} context={context} />);
  const own = within(screen.getByRole('region', { name: 'Hampton Downs' }));
  expect(own.getByText('Finished · Round 5')).toBeVisible();
  expect(own.getByRole('link', { name: 'Hampton Downs' })).toHaveAttribute('href', '/round/round-1');
  const next = within(screen.getByRole('region', { name: 'Levels' }));
  expect(next.getByText('Next round · Round 6')).toBeVisible();
  expect(next.getByRole('link', { name: 'GT · Practice 1' })).toHaveAttribute('href', '/session/9');
  expect(next.getByText('Sat 23rd Jan, 9:00am')).toHaveAttribute('dateTime', first.instant);
  expect(own.queryByText(/Next session/)).toBeNull();
});

test('says that its own round is cancelled, and never that it has finished', async () => {
  const off = round({ name: 'Levels', round_status: 'cancelled' });
  const rounds = [{ number: 6, dateRange: '15–17 Jan', round: off, state: null, first: null }];
  render(<ArticleView settings={settings} data={{ ...page, rounds }} context={await widgetContext()} />);
  expect(within(screen.getByRole('region', { name: 'Levels' })).getByText('Cancelled')).toBeVisible();
});
