import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { articlePreview } from '@/components/news/article-preview';
import { articleListBlock } from '@/lib/contract/blocks/site';
import { pagePath, widgetContext } from '@/tests/widgets/context';
import { article } from '@/tests/widgets/records';
import { ArticleListView } from './article-list';
import { articleListFacts, type ArticleList } from './load';

const settings = articleListBlock.settings.parse({ heading: 'Latest' });
const data = (over: Partial<ArticleList> = {}): ArticleList => ({
  articles: [articlePreview(article(), { day: () => '1 Jan 2027' }, () => false)],
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

test("uses the group's name as the page's heading and marks its chip", async () => {
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

test('links to further pages of the whole list under the group name page', async () => {
  const context = await widgetContext({ isFirst: true, path: pagePath('news/page/2') });
  render(<ArticleListView settings={settings} data={data({ page: 2, pageCount: 3 })} context={context} />);
  expect(screen.getByRole('link', { name: 'First page' })).toHaveAttribute('href', '/news');
  expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '/news/page/3');
});

test('says that there is no news instead of showing an empty grid', async () => {
  render(
    <ArticleListView settings={settings} data={data({ articles: [] })} context={await widgetContext()} />,
  );
  expect(screen.getByText('No news here yet.')).toBeVisible();
});

test('offers neither groups nor pages if the address refers to something else', async () => {
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

test('gives every page of a list its own title', async () => {
  const context = await widgetContext();
  expect(articleListFacts(data(), context)).not.toHaveProperty('title');
  expect(articleListFacts(data({ page: 2, pageCount: 3 }), context).title).toBe('News – Page 2');
  expect(articleListFacts(data({ group: 'previews', groupName: 'Previews' }), context).title).toBe(
    'Previews',
  );
});

test('excludes a second address of the first page from search engines', async () => {
  const context = await widgetContext({ path: pagePath('news/page/1') });
  expect(articleListFacts(data(), context).index).toBe(false);
});

test('links the news feeds of the group and of all news', async () => {
  const context = await widgetContext();
  const hrefs = (group: string) =>
    articleListFacts(data({ group, groupName: 'Previews' }), context).feeds?.map(({ href }) => href);
  expect(hrefs('')).toEqual(['/feeds/news.xml']);
  expect(hrefs('previews')).toEqual(['/feeds/news/previews.xml', '/feeds/news.xml']);
});
