import type { ReactNode } from 'react';
import { ClickToPlayVideo } from '@/components/islands.client';
import { Picture } from '@/components/media/picture';
import { SpoilerCover } from '@/components/spoilers/spoiler-cover';
import { Badge } from '@/components/ui/badge';
import { CoreIcon } from '@/components/ui/core-icon';
import { isPageAddress } from '@/components/ui/link-target';
import { SmartLink } from '@/components/ui/smart-link';
import { postTagAddress, roundPostsAddress } from '@/lib/content/addresses';
import { editorAddress } from '@/lib/contract/link-address';
import { spoilerAttribute, postSpoiler } from '@/lib/spoilers/spoiler';
import { PostAge, PostMoment } from './post-time';
import { EMBED_MARK, SHARE_ANCHOR, SHARE_MARK, type PostView, type PostLabels } from './post-view';

type PostCardProps = {
  readonly post: PostView;
  /** The post's sanitised text. */
  readonly children: ReactNode;
  /** What follows the text: a result, standings. */
  readonly embed?: ReactNode;
  readonly labels: PostLabels;
  /** Whether to name the round: not in the round's own list. */
  readonly namesRound: boolean;
  readonly priority?: boolean;
};

const SIZES = '(min-width: 64rem) 24rem, (min-width: 40rem) 50vw, 100vw';

/** A short post with its image or video, its link and its tags. */
export function PostCard({ post, children, embed, labels, namesRound, priority = false }: PostCardProps) {
  const { id, published_at: instant, when, link_text, address, is_pinned } = post;
  const spoiler = postSpoiler(id, instant);
  const href = editorAddress(post.link);
  const moment = instant === null ? null : <PostMoment instant={instant} when={when} />;
  return (
    <>
      <article className="card own-surface post" tabIndex={-1} {...spoilerAttribute(spoiler)}>
        <PostMedia post={post} labels={labels} priority={priority} />
        <div className="flex grow flex-col gap-3 p-5">
          {moment === null && !is_pinned ? null : (
            <p className="post-head">
              {is_pinned ? <Badge>{labels.pinned}</Badge> : null}
              {moment === null || address === null ? (
                <span className="numeric">{moment}</span>
              ) : (
                <SmartLink href={address} prefetch={false} className="post-time numeric">
                  {moment}
                </SmartLink>
              )}
              {instant === null ? null : <PostAge instant={instant} />}
            </p>
          )}
          <div className="prose post-text">{children}</div>
          {embed ? <div {...{ [EMBED_MARK]: '' }}>{embed}</div> : null}
          {href === null ? null : (
            <SmartLink href={href} prefetch={false} className="text-link">
              {link_text || href}
              <CoreIcon name={isPageAddress(href) ? 'arrow-right' : 'external'} size={16} mirrored />
            </SmartLink>
          )}
          <PostFoot post={post} labels={labels} namesRound={namesRound} />
        </div>
      </article>
      <SpoilerCover spoiler={spoiler} what="news" name={[when.day, when.time].filter(Boolean).join(' ')} />
    </>
  );
}

/** What a post belongs to, and its share link. */
function PostFoot({
  post: { tags, round, address },
  labels,
  namesRound,
}: Pick<PostCardProps, 'post' | 'labels' | 'namesRound'>) {
  const shownRound = namesRound ? round : null;
  if (tags.length === 0 && shownRound === null && address === null) return null;
  return (
    <div className="post-foot">
      {shownRound === null ? null : (
        <SmartLink
          href={roundPostsAddress(shownRound.url)}
          prefetch={false}
          className="post-round"
          dir="auto"
        >
          {shownRound.name}
        </SmartLink>
      )}
      {tags.length === 0 ? null : (
        <ul className="flex flex-wrap gap-x-3" aria-label={labels.tags}>
          {tags.map((tag) => (
            <li key={tag}>
              <SmartLink href={postTagAddress(tag)} prefetch={false} className="post-tag">
                #{tag}
              </SmartLink>
            </li>
          ))}
        </ul>
      )}
      {address === null ? null : (
        <SmartLink
          href={`${address}#${SHARE_ANCHOR}`}
          prefetch={false}
          className="post-share"
          {...{ [SHARE_MARK]: '' }}
        >
          {labels.share}
        </SmartLink>
      )}
    </div>
  );
}

function PostMedia({
  post,
  labels,
  priority,
}: Pick<PostCardProps, 'post' | 'labels'> & { readonly priority: boolean }) {
  const { image, video } = post;
  if (video) {
    return (
      <ClickToPlayVideo src={video.file} label={labels.play} className="aspect-video">
        {video.slate ? (
          <Picture
            image={video.slate}
            aspect="16x9"
            sizes={SIZES}
            maxWidth={1200}
            alt=""
            priority={priority}
          />
        ) : null}
      </ClickToPlayVideo>
    );
  }
  return image ? (
    <Picture image={image} aspect="16x9" sizes={SIZES} maxWidth={1200} priority={priority} />
  ) : null;
}
