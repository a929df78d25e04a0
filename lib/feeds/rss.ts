import { element, textElement, xmlDocument } from '@/lib/shared/text/xml';

export type RssFeed = {
  readonly title: string;
  /** Absolute address of the page with the same content. */
  readonly link: string;
  /** The feed's own absolute address. */
  readonly self: string;
  readonly description: string;
  readonly language: string;
  readonly items: readonly RssItem[];
};

export type RssItem = {
  /** Never changes, so that readers do not show an item twice. */
  readonly guid: string;
  readonly title: string;
  /** Absolute address. */
  readonly link: string;
  /** Text or sanitised HTML. */
  readonly description: string;
  /** ISO 8601, or null if unknown. */
  readonly published: string | null;
  readonly categories?: readonly string[];
  /** Absolute address of an image. */
  readonly image?: string | undefined;
};

export type Child = ReturnType<typeof element> | null;

const NAMESPACES = {
  version: '2.0',
  'xmlns:atom': 'http://www.w3.org/2005/Atom',
};

/** A date in RSS format (RFC 822); null for none or an invalid one. */
export function rssDate(instant: string | null): string | null {
  const date = instant === null ? null : new Date(instant);
  return date === null || Number.isNaN(date.getTime()) ? null : date.toUTCString();
}

/** The latest of the items' dates, in RSS format. */
function latestDate(items: readonly { readonly published: string | null }[]): string | null {
  const times = items
    .map(({ published }) => (published === null ? NaN : Date.parse(published)))
    .filter((time) => !Number.isNaN(time));
  return times.length === 0 ? null : new Date(Math.max(...times)).toUTCString();
}

const dated = (name: string, date: string | null): Child => (date === null ? null : element(name, date));

/** The common beginning of every channel (RSS 2.0, with the feed's own address as an Atom link). */
export function channelHead(feed: RssFeed): Child[] {
  return [
    element('title', feed.title),
    element('link', feed.link),
    element('atom:link', null, { href: feed.self, rel: 'self', type: 'application/rss+xml' }),
    // RSS requires a description.
    element('description', feed.description || feed.title),
    element('language', feed.language),
    dated('lastBuildDate', latestDate(feed.items)),
  ];
}

/** The part that every item has. */
export function itemHead(item: RssItem): Child[] {
  return [
    element('guid', item.guid, { isPermaLink: 'false' }),
    element('title', item.title),
    element('link', item.link),
    textElement('description', item.description),
    dated('pubDate', rssDate(item.published)),
    ...(item.categories ?? []).map((category) => textElement('category', category)),
  ];
}

/** The root element of a feed with its channel's children. */
export function rssDocument(
  children: readonly Child[],
  namespaces: Readonly<Record<string, string>> = {},
): string {
  return xmlDocument(element('rss', element('channel', children), { ...NAMESPACES, ...namespaces }));
}

/** An RSS 2.0 feed. */
export function rssFeed(feed: RssFeed): string {
  const items = feed.items.map((item) =>
    element('item', [
      ...itemHead(item),
      item.image === undefined
        ? null
        : element('media:content', null, { url: item.image, medium: 'image', type: 'image/jpeg' }),
    ]),
  );
  return rssDocument([...channelHead(feed), ...items], { 'xmlns:media': 'http://search.yahoo.com/mrss/' });
}
