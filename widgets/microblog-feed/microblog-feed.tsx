import { LivePosts } from '@/components/islands.client';
import { PostDay } from '@/components/microblog/post-day';
import type { PostLabels } from '@/components/microblog/post-view';
import { TimetableClock } from '@/components/racing/timetable-clock';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { ChipNav } from '@/components/ui/chip-nav';
import { SectionHeader } from '@/components/ui/section-header';
import { SmartLink } from '@/components/ui/smart-link';
import { ViewAllLink } from '@/components/ui/view-all-link';
import { env } from '@/lib/config/env';
import { POSTS_PAGE } from '@/lib/content/addresses';
import { MY_POSTS } from '@/lib/favourites/attributes';
import { roundAddress } from '@/lib/season/addresses';
import { microblogFeedBlock } from '@/lib/contract/blocks/site';
import { JsonLd } from '@/lib/seo/json-ld';
import { liveBlogJsonLd } from '@/lib/seo/live-blog';
import { defineWidget, type WidgetViewProps } from '../define-widget';
import { MorePosts } from '../islands.client';
import { feedPageAddress, type FeedFilter } from './feed-address';
import { loadPosts, type PostList, type Posts } from './load';
import { PostItem } from './post-item';
import { postsFacts } from './posts-facts';
import { SinglePostView } from './single-post';

type ViewProps = WidgetViewProps<typeof microblogFeedBlock, Posts>;

/** Short posts by day, newest first; more are appended on demand (spec point 2). A post's own address shows it alone. */
export function MicroblogFeedView({ settings, data, context }: ViewProps) {
  const { t } = context;
  const labels: PostLabels = {
    tags: t('post.tags'),
    play: t('post.play'),
    pinned: t('post.pinned'),
    share: t('share.title'),
  };
  return data.kind === 'post' ? (
    <SinglePostView data={data} labels={labels} context={context} />
  ) : (
    <PostListView settings={settings} data={data} labels={labels} context={context} />
  );
}

type ListProps = Omit<ViewProps, 'data'> & { readonly data: PostList; readonly labels: PostLabels };

const ALL: FeedFilter = { tag: '', round: '' };

function PostListView({ settings, data, labels, context }: ListProps) {
  const { t, isFirst, language, domain, path } = context;
  const { pinned, days, tag, round, page, pageCount, clock, shown, live } = data;
  const filter: FeedFilter = { tag, round: round?.url ?? '' };
  const isFeed = path.page_url === POSTS_PAGE;
  const heading = listHeading(settings, data, context);
  // Without a heading of its own, the list is part of the section above.
  const dayLevel = isFirst || heading === '' ? 2 : 3;
  const common = { labels, namesRound: round === null, language, t };
  const all = [...pinned, ...days.flatMap(({ posts }) => posts)];
  const hasAddresses = all.some(({ address }) => address !== null);
  return (
    <div data-timetable={isFeed ? '' : undefined}>
      {live ? <JsonLd data={liveBlogJsonLd(live, { domain, siteUrl: env().siteUrl, language })} /> : null}
      <ListHead heading={heading} data={data} filter={filter} context={context} />
      {/* For visitors who have starred categories. The posts of one tag are about no more than one. */}
      {isFeed && tag === '' && all.length > 0 ? <div className="hidden" {...{ [MY_POSTS]: '' }} /> : null}
      {page > 1 ? (
        <p className="mb-6">
          <SmartLink href={feedPageAddress(filter, page - 1)} className="text-link">
            {t('post.newer')}
          </SmartLink>
        </p>
      ) : null}
      {all.length === 0 ? <p className="text-lg text-muted">{t('post.none')}</p> : null}
      {isFeed && all.length > 0 ? <TimetableClock zone={clock.zoneName} t={t} /> : null}
      {/* At the top of the list, where newer posts are offered. */}
      {isFeed && (hasAddresses || shown !== null) ? <LivePosts shown={shown} /> : null}
      {pinned.length === 0 ? null : (
        <section aria-label={t('post.pinned')} className="post-pinned">
          <ul className="post-grid">
            {pinned.map((loaded, index) => (
              <PostItem
                key={loaded.post.id}
                loaded={loaded}
                level={dayLevel}
                priority={isFirst && index === 0}
                {...common}
              />
            ))}
          </ul>
        </section>
      )}
      {days.map(({ id, title, posts }, at) => (
        <PostDay key={`${id} ${String(at)}`} id={id} title={title} level={dayLevel}>
          {posts.map((loaded, index) => (
            <PostItem
              key={loaded.post.id ?? index}
              loaded={loaded}
              level={dayLevel === 2 ? 3 : 4}
              priority={isFirst && pinned.length === 0 && at === 0 && index === 0}
              {...common}
            />
          ))}
        </PostDay>
      ))}
      {page < pageCount ? (
        <MorePosts
          // With newer posts on top, later pages start elsewhere.
          key={`${tag} ${filter.round} ${String(page)} ${String(shown?.newest?.id ?? '')}`}
          href={feedPageAddress(filter, page + 1)}
          start={{
            filter,
            page,
            pageCount,
            pageSize: settings.page_size,
            language,
            zone: clock.zone,
            lastDay: days.at(-1)?.id ?? '',
            known: all.flatMap(({ post }) => post.id ?? []),
            hasAddresses,
            dayLevel,
          }}
          labels={{ ...labels, more: t('post.loadMore'), loaded: t('post.loaded'), failed: t('post.failed') }}
        />
      ) : null}
    </div>
  );
}

/** The subject of the list; '' if the page names it. */
function listHeading(
  settings: ListProps['settings'],
  { tag, round, isTagPage }: PostList,
  { isFirst, page }: ListProps['context'],
): string {
  if (round) return round.name;
  return isTagPage ? `#${tag}` : settings.heading || (isFirst ? page.name : '');
}

type HeadProps = Pick<ListProps, 'data' | 'context'> & {
  readonly heading: string;
  readonly filter: FeedFilter;
};

/** The subject of the list, its breadcrumb, and its filters. */
function ListHead({ heading, data: { round, isTagPage, rounds }, filter, context }: HeadProps) {
  const { t, isFirst } = context;
  return (
    <>
      {isTagPage || round ? (
        <Breadcrumb
          t={t}
          endsBeforePage
          className="mb-4"
          trail={[
            { name: t('feed.posts'), address: feedPageAddress(ALL, 1) },
            { name: heading, address: feedPageAddress(filter, 1) },
          ]}
        />
      ) : null}
      <SectionHeader
        heading={heading}
        isContent
        level={isFirst ? 1 : 2}
        aside={round ? <ViewAllLink href={roundAddress(round.url)}>{t('round.details')}</ViewAllLink> : null}
      />
      {rounds.length === 0 ? null : (
        <ChipNav
          prefetch={false}
          label={t('post.filter')}
          links={[{ url: '', name: t('post.all') }, ...rounds].map(({ url, name }) => ({
            name,
            href: feedPageAddress({ tag: '', round: url }, 1),
            isCurrent: url === filter.round,
          }))}
        />
      )}
    </>
  );
}

export const microblogFeedWidget = defineWidget({
  block: microblogFeedBlock,
  load: loadPosts,
  View: MicroblogFeedView,
  facts: postsFacts,
});
