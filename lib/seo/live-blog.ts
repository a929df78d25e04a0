import 'server-only';
import type { BlogPosting, LiveBlogPosting, WithContext } from 'schema-dts';
import { postAddress, roundPostsAddress } from '@/lib/content/addresses';
import { roundAddress } from '@/lib/season/addresses';
import type { MicroblogPost } from '@/lib/contract/entities/news';
import type { RoundSummary } from '@/lib/contract/entities/racing';
import type { DomainSettings } from '@/lib/contract/entities/site';
import { plainText } from '@/lib/html/plain-text';
import { openGraphImage } from '@/lib/images/open-graph-image';
import { postTitle } from './post-title';

type Site = {
  readonly domain: Pick<DomainSettings, 'name' | 'organisation_name'>;
  /** Without a trailing slash. */
  readonly siteUrl: string;
  readonly language: string;
};

/** A post with a page of its own. */
export type PostWithPage = MicroblogPost & { readonly id: number };

const organisation = ({ domain, siteUrl }: Site) => ({
  '@type': 'Organization' as const,
  '@id': `${siteUrl}/#organization`,
  name: domain.organisation_name || domain.name,
});

/** One posting, not a whole live blog. */
type Posting = Extract<BlogPosting, { '@type': 'BlogPosting' }>;

function posting(post: PostWithPage, site: Site): Posting {
  const { siteUrl, language } = site;
  const url = siteUrl + postAddress(post.id);
  const image = openGraphImage(post.image ?? post.video?.slate, siteUrl);
  const text = plainText(post.content);
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#post`,
    url,
    headline: postTitle(post),
    inLanguage: language,
    author: organisation(site),
    ...(text === '' ? {} : { articleBody: text }),
    ...(post.published_at === null ? {} : { datePublished: post.published_at }),
    ...(image ? { image: [image.url] } : {}),
    ...(post.tags.length === 0 ? {} : { keywords: post.tags.join(', ') }),
  };
}

/** A post for search engines, on its own page. */
export const postJsonLd = (post: PostWithPage, site: Site): WithContext<BlogPosting> => ({
  '@context': 'https://schema.org',
  ...posting(post, site),
  mainEntityOfPage: site.siteUrl + postAddress(post.id),
  publisher: organisation(site),
});

/** The posts of a round while it is on, as a live blog. */
export type LiveBlog = {
  readonly round: Pick<RoundSummary, 'name' | 'url' | 'start_date' | 'end_date'>;
  /** Newest first; at least one. */
  readonly posts: readonly PostWithPage[];
};

/** A live blog for search engines; the same wherever its posts are listed. */
export function liveBlogJsonLd({ round, posts }: LiveBlog, site: Site): WithContext<LiveBlogPosting> {
  const url = site.siteUrl + roundPostsAddress(round.url);
  const dates = posts.flatMap(({ published_at }) => published_at ?? []).toSorted();
  const [first] = dates;
  const last = dates.at(-1);
  return {
    '@context': 'https://schema.org',
    '@type': 'LiveBlogPosting',
    '@id': `${url}#live-blog`,
    url,
    headline: round.name,
    inLanguage: site.language,
    author: organisation(site),
    publisher: organisation(site),
    about: { '@id': `${site.siteUrl}${roundAddress(round.url)}#event` },
    coverageStartTime: round.start_date,
    coverageEndTime: round.end_date,
    ...(first === undefined ? {} : { datePublished: first }),
    ...(last === undefined ? {} : { dateModified: last }),
    liveBlogUpdate: posts.map((post) => posting(post, site)),
  };
}
