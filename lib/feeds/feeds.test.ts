import { describe, expect, test } from 'vitest';
import { mediaType, podcastFeed, type PodcastEpisodeItem, type PodcastFeed } from './podcast-feed';
import { rssDate, rssFeed } from './rss';
import { element, escapeXml } from '@/lib/shared/text/xml';

const head = {
  title: 'Box This Lap',
  link: 'https://www.example.nz/podcast',
  self: 'https://www.example.nz/feeds/podcast.xml',
  description: 'Stories from the paddock',
  language: 'en',
};

const episode = (over: Partial<PodcastEpisodeItem> = {}): PodcastEpisodeItem => ({
  guid: 'episode-3@www.example.nz',
  title: 'Oil & <water>',
  link: 'https://www.example.nz/listen/oil',
  description: 'A "wet" race',
  published: '2027-01-04T05:00:00Z',
  mediaUrl: 'https://www.example.nz/assets/f/3/oil.mp3',
  mediaSize: 481_234,
  lengthSeconds: 61.6,
  season: 3,
  episode: 8,
  ...over,
});

const podcast = (over: Partial<PodcastFeed> = {}): string =>
  podcastFeed({
    ...head,
    author: 'Southern Cross',
    email: 'hello@example.nz',
    cover: 'https://www.example.nz/assets/i/ab/1x1/2000.jpg',
    items: [episode()],
    ...over,
  });

describe('XML', () => {
  test('escapes special characters in text and attributes, and drops characters that XML forbids', () => {
    expect(escapeXml(`a<b>&"c"'\u0000\u000b\ud800`)).toBe('a&lt;b&gt;&amp;&quot;c&quot;&apos;');
    expect(escapeXml('Taupō 🏁')).toBe('Taupō 🏁');
    expect(element('a', 'x<y', { href: '?a=1&b="2"', title: undefined }).xml).toBe(
      '<a href="?a=1&amp;b=&quot;2&quot;">x&lt;y</a>',
    );
  });
});

describe('the podcast for podcast apps', () => {
  test('has an enclosure with address, length and type', () => {
    expect(podcast()).toContain(
      '<enclosure url="https://www.example.nz/assets/f/3/oil.mp3" length="481234" type="audio/mpeg"/>',
    );
  });

  test('has what directories ask for', () => {
    const feed = podcast();
    for (const part of [
      '<atom:link href="https://www.example.nz/feeds/podcast.xml" rel="self" type="application/rss+xml"/>',
      '<itunes:category text="Sports"/>',
      '<itunes:explicit>false</itunes:explicit>',
      '<itunes:image href="https://www.example.nz/assets/i/ab/1x1/2000.jpg"/>',
      '<itunes:email>hello@example.nz</itunes:email>',
      '<itunes:duration>62</itunes:duration>',
      '<itunes:season>3</itunes:season><itunes:episode>8</itunes:episode>',
      '<guid isPermaLink="false">episode-3@www.example.nz</guid>',
      '<title>Oil &amp; &lt;water&gt;</title>',
      '<pubDate>Mon, 04 Jan 2027 05:00:00 GMT</pubDate>',
    ]) {
      expect(feed).toContain(part);
    }
  });

  test('leaves out unknown values', () => {
    const feed = podcast({ email: '', cover: '', items: [episode({ season: null, lengthSeconds: null })] });
    expect(feed).not.toMatch(/itunes:(owner|image|season|duration)/);
  });

  test('is as new as its latest episode', () => {
    const items = [episode({ published: '2027-01-04T05:00:00Z' }), episode({ published: null })];
    expect(podcast({ items })).toContain('<lastBuildDate>Mon, 04 Jan 2027 05:00:00 GMT</lastBuildDate>');
    expect(podcast({ items: [] })).not.toContain('lastBuildDate');
  });

  test.each([
    ['/a/b.mp3', 'audio/mpeg'],
    ['/a/b.M4A?x=1', 'audio/x-m4a'],
    ['/a/b', 'audio/mpeg'],
  ])('recognises %s as %s', (address, type) => {
    expect(mediaType(address)).toBe(type);
  });
});

test('a news feed has an image for items that have one', () => {
  const item = { guid: 'g', title: 't', link: 'https://x.nz/a', description: '', published: null };
  const feed = rssFeed({ ...head, items: [item, { ...item, image: 'https://x.nz/p.jpg' }] });
  expect(feed.match(/<media:content /g)).toHaveLength(1);
  expect(feed).not.toContain('<description/>');
});

test('an invalid date is left out', () => {
  expect(rssDate('soon')).toBeNull();
});
