import { PostCard } from '@/components/microblog/post-card';
import { PostEmbed } from '@/components/microblog/post-embed';
import { postAnchor, type PostLabels } from '@/components/microblog/post-view';
import type { HeadingLevel } from '@/components/ui/heading';
import { StaticPart } from '@/components/ui/static-part';
import type { Language } from '@/lib/contract/languages';
import { sanitiseHtml } from '@/lib/html/sanitise-html';
import type { Translator } from '@/lib/i18n/translate';
import type { LoadedPost } from './load';

type PostProps = {
  readonly loaded: LoadedPost;
  readonly labels: PostLabels;
  readonly namesRound: boolean;
  readonly priority?: boolean;
  /** Level of the headings below its text. */
  readonly level: HeadingLevel;
  readonly language: Language;
  readonly t: Translator;
};

/** A post as rendered by the server. */
export function Post({ loaded, level, language, t, ...rest }: PostProps) {
  const { content, ...post } = loaded.post;
  const { when, address, embedded } = loaded;
  return (
    <PostCard
      {...rest}
      post={{ ...post, when, address }}
      embed={
        embedded === null ? null : (
          <PostEmbed
            within={postAnchor(post.id ?? 0)}
            embedded={embedded}
            level={level}
            language={language}
            t={t}
          />
        )
      }
    >
      <div dangerouslySetInnerHTML={{ __html: sanitiseHtml(content) }} />
    </PostCard>
  );
}

/** The same in a list, with its anchor. */
export const PostItem = (props: PostProps) => {
  const { id } = props.loaded.post;
  return (
    <StaticPart as="li" id={id === null ? undefined : postAnchor(id)}>
      <Post {...props} />
    </StaticPart>
  );
};
