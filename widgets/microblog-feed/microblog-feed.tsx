import { PostCard } from '@/components/microblog/post-card';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { SectionHeader } from '@/components/ui/section-header';
import { SmartLink } from '@/components/ui/smart-link';
import { microblogFeedBlock } from '@/lib/contract/blocks/site';
import { sanitiseHtml } from '@/lib/html/sanitise-html';
import { defineWidget, type WidgetViewProps } from '../define-widget';
import { feedPageAddress } from './feed-address';
import { MorePosts } from '../islands.client';
import { type DatedPost, type Posts, postsFacts, loadPosts } from './load';

/** Short posts, newest first; more are added below on demand (spec point 2). */
export function MicroblogFeedView({
  settings,
  data,
  context,
}: WidgetViewProps<typeof microblogFeedBlock, Posts>) {
  const { t, isFirst, language } = context;
  const { posts, tag, isTagPage, page, pageCount } = data;
  const words = { tags: t('post.tags'), play: t('post.play') };
  const heading = isTagPage ? `#${tag}` : settings.heading || (isFirst ? context.page.name : '');
  return (
    <div>
      {isTagPage ? (
        <Breadcrumb
          t={t}
          endsBeforePage
          className="mb-4"
          trail={[
            { name: t('feed.posts'), address: feedPageAddress('', 1) },
            { name: heading, address: feedPageAddress(tag, 1) },
          ]}
        />
      ) : null}
      <SectionHeader heading={heading} isContent level={isFirst ? 1 : 2} />
      {page > 1 ? (
        <p className="mb-6">
          <SmartLink href={feedPageAddress(tag, page - 1)} className="text-link">
            {t('post.newer')}
          </SmartLink>
        </p>
      ) : null}
      {posts.length === 0 ? <p className="text-lg text-muted">{t('post.none')}</p> : null}
      <ul className="post-grid">
        {posts.map(({ post, when }, index) => (
          <li key={post.id ?? index}>
            <Post post={post} when={when} words={words} priority={isFirst && index === 0} />
          </li>
        ))}
      </ul>
      {page < pageCount ? (
        <MorePosts
          key={`${tag} ${page}`}
          href={feedPageAddress(tag, page + 1)}
          start={{ tag, page, pageCount, pageSize: settings.page_size, language }}
          words={{ ...words, more: t('post.loadMore'), loaded: t('post.loaded'), failed: t('post.failed') }}
        />
      ) : null}
    </div>
  );
}

type PostProps = DatedPost & { readonly words: { tags: string; play: string }; readonly priority: boolean };

function Post({ post: { content, ...post }, when, words, priority }: PostProps) {
  return (
    <PostCard post={{ ...post, when }} words={words} priority={priority}>
      <div dangerouslySetInnerHTML={{ __html: sanitiseHtml(content) }} />
    </PostCard>
  );
}

export const microblogFeedWidget = defineWidget({
  block: microblogFeedBlock,
  load: loadPosts,
  View: MicroblogFeedView,
  facts: postsFacts,
});
