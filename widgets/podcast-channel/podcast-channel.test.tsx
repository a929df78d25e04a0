import { cleanup, render, screen, within } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { episodeView } from '@/components/podcast/episode-view';
import { podcastChannelBlock } from '@/lib/contract/blocks/site';
import { podcastChannelSchema } from '@/lib/contract/entities/news';
import { I18nProvider } from '@/lib/i18n/provider.client';
import english from '@/locales/en.json';
import { widgetContext } from '@/tests/widgets/context';
import { image } from '@/tests/widgets/records';
import { podcastFacts } from './load';
import { PodcastChannelView } from './podcast-channel';

const channel = podcastChannelSchema.parse({
  id: 1,
  title: 'Box This Lap',
  spotify_url: 'https://spotify.example/x',
  deezer_url: 'javascript:alert(1)',
  episodes: [
    { id: 3, name: 'Oil', url: 'oil', media_url: '/a/3.mp3', display_start_time: '2027-01-03T00:00:00Z' },
    { id: 2, name: 'Water', url: 'water', media_url: '/a/2.mp3' },
  ],
});
const data = {
  channel,
  episodes: channel.episodes.map((episode) =>
    episodeView(episode, channel.title, { day: () => '3 Jan 2027' }),
  ),
  messages: {},
};

beforeAll(() => {
  class Observer {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  vi.stubGlobal('ResizeObserver', Observer);
});

async function show(shown = data, variables: object = {}) {
  const context = await widgetContext({ isFirst: true });
  return render(
    <I18nProvider lang="en" messages={english}>
      <PodcastChannelView
        settings={podcastChannelBlock.settings.parse(variables)}
        data={shown}
        context={context}
      />
    </I18nProvider>,
  );
}

test('links to the configured services, and always to the feed (spec 2.45)', async () => {
  await show();
  const links = within(screen.getByRole('navigation', { name: 'Listen on' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Spotify', 'https://spotify.example/x'],
    ['RSS Feed', '/feeds/podcast.xml'],
  ]);
});

test('shows cover, title, description and every service that has the podcast (spec 2.45)', async () => {
  const services = {
    amazon_url: 'Amazon Music',
    itunes_url: 'Apple Podcasts',
    spotify_url: 'Spotify',
    deezer_url: 'Deezer',
    tune_in_url: 'TuneIn',
    iheart_url: 'iHeart Radio',
    samsung_cast_url: 'Samsung Cast',
  };
  const addresses = Object.keys(services).map((name) => [name, `https://listen.example/${name}`]);
  const whole = podcastChannelSchema.parse({
    id: 1,
    title: 'Box This Lap',
    description: '<p>Two voices and a stopwatch.</p>',
    cover_art: image,
    ...Object.fromEntries(addresses),
  });
  await show({ channel: whole, episodes: [], messages: {} });
  const side = within(screen.getByRole('complementary', { name: 'About the podcast' }));
  expect(side.getByRole('heading', { name: 'Box This Lap' })).toBeVisible();
  expect(side.getByText('Two voices and a stopwatch.')).toBeVisible();
  expect(document.querySelector('.podcast-cover img')).toHaveAttribute(
    'src',
    expect.stringContaining('/1x1/'),
  );
  expect(side.getAllByRole('link').map((link) => link.textContent)).toEqual([
    ...Object.values(services),
    'RSS Feed',
  ]);
});

test('lists episodes with date, linked title and a listen button; the first is in the player (spec 2.47, 2.49)', async () => {
  await show();
  const [first] = screen.getAllByRole('listitem').filter((item) => item.querySelector('article'));
  expect(first).toHaveTextContent('3 Jan 2027');
  expect(within(first!).getByRole('link', { name: 'Oil' })).toHaveAttribute('href', '/listen/oil');
  expect(within(first!).getByRole('button', { name: 'Listen to Oil' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Episode player' })).toHaveTextContent('Oil');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Box This Lap');
});

test('shows its title once if its heading is the same', async () => {
  await show(data, { heading: ' Box This Lap ' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Box This Lap');
  expect(screen.getAllByText('Box This Lap')).toHaveLength(1);
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Episodes');
  cleanup();
  await show(data, { heading: 'Listen in' });
  expect(screen.getByRole('heading', { level: 2, name: 'Box This Lap' })).toBeVisible();
});

test('links its feed for podcast apps', () => {
  expect(podcastFacts(data).feeds).toEqual([{ title: 'Box This Lap', href: '/feeds/podcast.xml' }]);
  expect(podcastFacts(null)).toEqual({});
});
