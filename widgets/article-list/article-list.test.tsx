import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { articlePreview } from '@/components/news/article-preview';
import { articleListBlock } from '@/lib/contract/blocks/site';
import { pagePath, widgetContext } from '@/tests/widgets/context';
import { article } from '@/tests/widgets/records';
import { ArticleListView } from './article-list';
import { articleListFacts } from './facts';
import type { ArticleList } from './load';

const settings = articleListBlock.settings.parse({ heading: 'Latest' });
const data = (over: Partial<ArticleList> = {}): ArticleList => ({
  articles: [articlePreview(article(), { day: () => '1 Jan 2027' })],
  group: '',
  groupName: '',
  page: 1,
  pageCount: 1,
  chips: [
    { name: 'Race reports', url: 'race-reports' },
    { name: 'Previews', url: 'previews' },
  ],
  ownsAddress: true,
  ...over,
});

test('names the group as the heading of the page and marks its chip', async () => {
  const context = await widgetContext({ isFirst: true, path: pagePath('news/previews') });
  render(
    <ArticleListView
      settings={settings}
      data={data({ group: 'previews', groupName: 'Previews' })}
      context={context}
    />,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Previews');
  expect(screen.getByRole('link', { name: 'Previews' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'All news' })).toHaveAttribute('href', '/news');
});

test('leads to the other pages of the whole list under the group name page', async () => {
  const context = await widgetContext({ isFirst: true, path: pagePath('news/page/2') });
  render(<ArticleListView settings={settings} data={data({ page: 2, pageCount: 3 })} context={context} />);
  expect(screen.getByRole('link', { name: 'First page' })).toHaveAttribute('href', '/news');
  expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '/news/page/3');
});

test('says that there is no news instead of showing an empty grid', async () => {
  render(
    <ArticleListView settings={settings} data={data({ articles: [] })} context={await widgetContext()} />,
  );
  expect(screen.getByText('There is no news here yet.')).toBeVisible();
});

test('offers neither groups nor pages where the address names something else', async () => {
  const context = await widgetContext({ path: pagePath('article/ratana-wins') });
  render(
    <ArticleListView
      settings={settings}
      data={data({ ownsAddress: false, pageCount: 4 })}
      context={context}
    />,
  );
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('gives every page of a list a title of its own', async () => {
  const context = await widgetContext();
  expect(articleListFacts(data(), context)).not.toHaveProperty('title');
  expect(articleListFacts(data({ page: 2, pageCount: 3 }), context).title).toBe('News – Page 2');
  expect(articleListFacts(data({ group: 'previews', groupName: 'Previews' }), context).title).toBe(
    'Previews',
  );
});

test('keeps a second address of the first page out of search engines', async () => {
  const context = await widgetContext({ path: pagePath('news/page/1') });
  expect(articleListFacts(data(), context).index).toBe(false);
});

test('names the feeds of news: of the group and of all', async () => {
  const context = await widgetContext();
  const hrefs = (group: string) =>
    articleListFacts(data({ group, groupName: 'Previews' }), context).feeds?.map(({ href }) => href);
  expect(hrefs('')).toEqual(['/feeds/news.xml']);
  expect(hrefs('previews')).toEqual(['/feeds/news/previews.xml', '/feeds/news.xml']);
});
