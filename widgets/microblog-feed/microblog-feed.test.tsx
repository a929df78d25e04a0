import { render, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { postDays } from '@/components/microblog/post-days';
import { podiumOf } from '@/components/racing/podium-days';
import { microblogFeedBlock } from '@/lib/contract/blocks/site';
import { microblogPostSchema } from '@/lib/contract/entities/news';
import { podiumPlaceSchema } from '@/lib/contract/entities/racing';
import { I18nProvider } from '@/lib/i18n/provider.client';
import english from '@/locales/en.json';
import { pagePath, widgetContext } from '@/tests/widgets/context';
import { testServer } from '@/tests/msw/test-server';
import type { LoadedPost, PostList, SinglePost } from './load';
import { MicroblogFeedView } from './microblog-feed';
import { postCard, postsFacts } from './posts-facts';

testServer(http.get('*/api/texts/:language', () => HttpResponse.json(english)));

const TERETONGA = { name: 'Teretonga Southern Sprint', url: 'round-5-teretonga' };
const CLOCK = { zone: 'Pacific/Auckland', zoneName: 'New Zealand Time' };

const loaded = (fields: object, over: Partial<LoadedPost> = {}): LoadedPost => {
  const post = microblogPostSchema.parse(fields);
  return {
    post,
    when: { day: '', time: '2:20pm' },
    address: post.id === null ? null : `/feed/post/${String(post.id)}`,
    embedded: null,
    ...over,
  };
};

const listOf = (posts: readonly LoadedPost[], over: Partial<PostList> = {}): PostList => ({
  kind: 'list',
  pinned: [],
  days: postDays(posts, ({ post }) => post.published_at, {
    dayOf: (instant) => instant.slice(0, 10),
    titleOf: (instant) => `Day ${instant.slice(8, 10)}`,
  }),
  tag: '',
  isTagPage: false,
  round: null,
  rounds: [],
  page: 1,
  pageCount: 1,
  clock: CLOCK,
  shown: null,
  live: null,
  ...over,
});

const contextAt = (address: string) =>
  widgetContext({ path: pagePath(address), page: { url: 'feed', name: 'Feed' }, isFirst: true });

async function show(data: PostList | SinglePost, address = 'feed') {
  const context = await contextAt(address);
  const settings = microblogFeedBlock.settings.parse({ heading: 'From the pit wall' });
  return render(
    <I18nProvider lang="en" messages={english}>
      <MicroblogFeedView settings={settings} data={data} context={context} />
    </I18nProvider>,
  );
}

const jsonLd = (container: HTMLElement) =>
  [...container.querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }) => {
    const thing: Record<string, unknown> = JSON.parse(textContent);
    return thing;
  });

const first = {
  id: 12,
  published_at: '2027-01-23T01:20:00Z',
  content: '<p>Lights out.</p>',
  tags: ['start'],
};
const second = { id: 11, published_at: '2027-01-22T04:00:00Z', content: '<p>Gates are open.</p>' };

test('posts are below their day, each with an anchor and an address of its own', async () => {
  const { container } = await show(listOf([loaded(first), loaded(second)]));
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'From the pit wall',
    'Day 23',
    'Day 22',
  ]);
  expect(container.querySelector('#post-12')).toHaveTextContent('Lights out.');
  const [post] = screen.getAllByRole('article');
  expect(within(post!).getByRole('link', { name: '2:20pm' })).toHaveAttribute('href', '/feed/post/12');
  expect(within(post!).getByRole('link', { name: 'Share' })).toHaveAttribute('href', '/feed/post/12#share');
  expect(screen.getByText('New Zealand Time')).toBeVisible();
});

test('pinned posts are above the others, and are marked', async () => {
  const pinned = [loaded({ ...second, is_pinned: true }, { when: { day: 'Fri 22nd Jan', time: '5:00pm' } })];
  await show(listOf([loaded(first)], { pinned }));
  const [top, below] = screen.getAllByRole('article');
  expect(top).toHaveTextContent('PinnedFri 22nd Jan 5:00pm');
  expect(below).not.toHaveTextContent('Pinned');
});

test('plain links filter the feed by round, and a post names its round', async () => {
  await show(listOf([loaded({ ...first, round: TERETONGA })], { rounds: [TERETONGA] }));
  const filter = screen.getByRole('navigation', { name: 'Filter by round' });
  expect(within(filter).getByRole('link', { name: 'All posts' })).toHaveAttribute('aria-current', 'page');
  for (const place of [filter, screen.getByRole('article')])
    expect(within(place).getByRole('link', { name: TERETONGA.name })).toHaveAttribute(
      'href',
      '/feed/round/round-5-teretonga',
    );
});

test('a post shows the first three of a session and a link to its sheet', async () => {
  const places = ['Hana Ratana', 'Tom Lindqvist', 'Mere Tautahi'].map((name, index) =>
    podiumPlaceSchema.parse({ position: index + 1, class_position: index + 1, name }),
  );
  const session = {
    id: 31,
    date: null,
    session_name: 'Race 1',
    category: null,
    status: 'official',
  } as const;
  const result = { session: 31, podium: podiumOf(session, places), drivers: new Map<string, string>() };
  await show(listOf([loaded(first, { embedded: { result, championship: null } })]));
  const post = screen.getByRole('article');
  expect(
    within(post)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent?.trim()),
  ).toEqual(
    expect.arrayContaining([expect.stringContaining('Hana Ratana'), expect.stringContaining('Mere Tautahi')]),
  );
  expect(within(post).getByRole('link', { name: 'Full result' })).toHaveAttribute('href', '/session/31');
});

test('a content server without extensions shows posts with their times, without pages and rounds', async () => {
  const { published_at } = first;
  const post = { published_at, content: '<p>Cars are rolling in.</p>', tags: ['paddock'] };
  await show(listOf([loaded(post)]));
  const shown = screen.getByRole('article');
  expect(shown).toHaveTextContent('2:20pm');
  expect(shown).toHaveTextContent('Cars are rolling in.');
  expect(
    within(shown)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['#paddock']);
});

test('during a round, its posts are a live blog for search engines', async () => {
  const live = {
    round: { ...TERETONGA, start_date: '2027-01-21T19:00:00Z', end_date: '2027-01-24T04:00:00Z' },
    posts: [{ ...loaded(first).post, id: 12 }],
  };
  const { container } = await show(listOf([loaded(first)], { live }));
  expect(jsonLd(container)).toMatchObject([
    {
      '@type': 'LiveBlogPosting',
      headline: TERETONGA.name,
      coverageStartTime: '2027-01-21T19:00:00Z',
      coverageEndTime: '2027-01-24T04:00:00Z',
      liveBlogUpdate: [
        { '@type': 'BlogPosting', datePublished: first.published_at, articleBody: 'Lights out.' },
      ],
    },
  ]);
});

const single = (fields: object = {}): SinglePost => {
  const own = loaded({ ...first, round: TERETONGA, ...fields }, { address: null });
  return {
    kind: 'post',
    post: { ...own, post: { ...own.post, id: 12 } },
    title: 'Lights out.',
    clock: CLOCK,
  };
};

test('a post’s own page has a link back, share links, and its structured data', async () => {
  const { container } = await show(single(), 'feed/post/12');
  expect(screen.getByRole('heading', { level: 1, name: 'Lights out.' })).toBeInTheDocument();
  const way = within(screen.getByRole('navigation', { name: 'You are here' })).getAllByRole('link');
  expect(way.map((link) => link.getAttribute('href'))).toEqual(['/feed', '/feed/round/round-5-teretonga']);
  const ways = screen.getByRole('list', { name: 'Share' });
  // Its first words are in them.
  expect(ways.closest('[data-tells]')).not.toBeNull();
  const services = within(ways).getAllByRole('link');
  for (const link of services)
    expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain('/feed/post/12');
  expect(jsonLd(container)).toContainEqual(
    expect.objectContaining({ '@type': 'BlogPosting', headline: 'Lights out.', articleBody: 'Lights out.' }),
  );
});

test('link previews show a post’s picture, or its opening words', async () => {
  const context = await contextAt('feed/post/12');
  expect(postsFacts(single(), context)).toMatchObject({
    title: 'Lights out.',
    description: 'Lights out.',
    type: 'article',
    publishedTime: first.published_at,
  });
  expect(postCard(single())).toMatchObject({ kind: 'article', name: 'Lights out.', group: TERETONGA.name });
  const picture = { url: '/assets/i/0123456789abcdef/16x9/800.jpg' };
  expect(postCard(single({ image: picture }))).toBeNull();
  expect(postsFacts(single({ image: picture }), context).image).toMatchObject(picture);
});

test('lists of a round and of a tag have titles of their own', async () => {
  const factsAt = async (address: string, over: Partial<PostList>) =>
    postsFacts(listOf([loaded(first)], over), await contextAt(address));
  expect(await factsAt('feed', {})).not.toHaveProperty('title');
  expect(await factsAt('feed/start', { tag: 'start', isTagPage: true })).toMatchObject({ title: '#start' });
  const ofRound = 'feed/round/round-5-teretonga';
  expect(await factsAt(ofRound, { round: TERETONGA })).toMatchObject({
    title: 'Posts: Teretonga Southern Sprint',
  });
  expect(await factsAt(`${ofRound}/1`, { round: TERETONGA })).toMatchObject({ index: false });
});
