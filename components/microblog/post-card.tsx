import type { ReactNode } from 'react';
import { ClickToPlayVideo } from '@/components/islands.client';
import { Picture } from '@/components/media/picture';
import { CoreIcon } from '@/components/ui/core-icon';
import { isPageAddress } from '@/components/ui/link-target';
import { SmartLink } from '@/components/ui/smart-link';
import { postTagAddress } from '@/lib/content/addresses';
import { editorAddress } from '@/lib/contract/link-address';
import type { PostView, PostWords } from './post-view';

type PostCardProps = {
  readonly post: PostView;
  /** The post's text, made safe. */
  readonly children: ReactNode;
  readonly words: PostWords;
  readonly priority?: boolean;
};

const SIZES = '(min-width: 64rem) 24rem, (min-width: 40rem) 50vw, 100vw';

/** A short post with its image or video, its link and its tags. */
export function PostCard({ post, children, words, priority = false }: PostCardProps) {
  const { published_at: instant, when, link_text, tags } = post;
  const href = editorAddress(post.link);
  return (
    <article className="card own-surface post" tabIndex={-1}>
      <PostMedia post={post} words={words} priority={priority} />
      <div className="flex grow flex-col gap-3 p-5">
        {instant === null ? null : (
          <time dateTime={instant} className="numeric text-sm text-muted">
            {when}
          </time>
        )}
        <div className="prose post-text">{children}</div>
        {href === null ? null : (
          <SmartLink href={href} prefetch={false} className="text-link">
            {link_text || href}
            <CoreIcon name={isPageAddress(href) ? 'arrow-right' : 'external'} size={16} mirrored />
          </SmartLink>
        )}
        {tags.length === 0 ? null : (
          <ul className="mt-auto flex flex-wrap gap-x-3 pt-1" aria-label={words.tags}>
            {tags.map((tag) => (
              <li key={tag}>
                <SmartLink href={postTagAddress(tag)} prefetch={false} className="post-tag">
                  #{tag}
                </SmartLink>
              </li>
            ))}
          </ul>
        )}
      </div>
    </article>
  );
}

function PostMedia({
  post,
  words,
  priority,
}: Pick<PostCardProps, 'post' | 'words'> & { readonly priority: boolean }) {
  const { image, video } = post;
  if (video) {
    return (
      <ClickToPlayVideo src={video.file} label={words.play} className="aspect-video">
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
