import { LivePosts } from '@/components/islands.client';
import { SHARE_ANCHOR, type PostLabels } from '@/components/microblog/post-view';
import { TimetableClock } from '@/components/racing/timetable-clock';
import { Share } from '@/components/share/share';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { Heading } from '@/components/ui/heading';
import { StaticPart } from '@/components/ui/static-part';
import { ViewAllLink } from '@/components/ui/view-all-link';
import { env } from '@/lib/config/env';
import { postAddress } from '@/lib/content/addresses';
import { JsonLd } from '@/lib/seo/json-ld';
import { postJsonLd } from '@/lib/seo/live-blog';
import { pageTitle } from '@/lib/seo/title';
import { COVERED_TITLE } from '@/lib/spoilers/keys';
import { spoilerAttribute, postSpoiler } from '@/lib/spoilers/spoiler';
import type { WidgetContext } from '../define-widget';
import { feedPageAddress } from './feed-address';
import type { SinglePost } from './load';
import { Post } from './post-item';

type SinglePostProps = {
  readonly data: SinglePost;
  readonly labels: PostLabels;
  readonly context: Pick<WidgetContext, 't' | 'language' | 'domain' | 'isFirst'>;
};

/** A post on its own page, with share links and links to its neighbours. */
export function SinglePostView({ data: { post: loaded, title, clock }, labels, context }: SinglePostProps) {
  const { t, language, domain, isFirst } = context;
  const { id, round, published_at: instant } = loaded.post;
  const spoiler = postSpoiler(id, instant);
  const level = isFirst ? 1 : 2;
  const list = feedPageAddress({ tag: '', round: round?.url ?? '' }, 1);
  return (
    <div data-timetable>
      <JsonLd data={postJsonLd(loaded.post, { domain, siteUrl: env().siteUrl, language })} />
      <Breadcrumb
        t={t}
        endsBeforePage
        className="mb-4"
        trail={[
          { name: t('feed.posts'), address: feedPageAddress({ tag: '', round: '' }, 1) },
          ...(round ? [{ name: round.name, address: list }] : []),
          { name: title, address: postAddress(id) },
        ]}
      />
      {/* The post itself shows it in large type. */}
      <div {...spoilerAttribute(spoiler)} {...{ [COVERED_TITLE]: pageTitle(t('feed.posts'), domain) }}>
        <Heading level={level} className="sr-only" isContent>
          {title}
        </Heading>
      </div>
      <TimetableClock zone={clock.zoneName} t={t} />
      <StaticPart className="post-alone">
        <Post
          loaded={loaded}
          labels={labels}
          namesRound
          priority={isFirst}
          level={isFirst ? 2 : 3}
          language={language}
          t={t}
        />
      </StaticPart>
      <LivePosts shown={null} />
      <div id={SHARE_ANCHOR}>
        <Share address={postAddress(id)} title={title} spoiler={spoiler} t={t} />
      </div>
      <p className="mt-6">
        <ViewAllLink href={list}>
          {round ? t('post.ofRound', { round: round.name }) : t('post.all')}
        </ViewAllLink>
      </p>
    </div>
  );
}
