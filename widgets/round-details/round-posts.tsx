import { LivePosts } from '@/components/islands.client';
import { PostAge, PostMoment } from '@/components/microblog/post-time';
import { postAnchor } from '@/components/microblog/post-view';
import { SpoilerCover } from '@/components/spoilers/spoiler-cover';
import { SectionHeader } from '@/components/ui/section-header';
import { SmartLink } from '@/components/ui/smart-link';
import { StaticPart } from '@/components/ui/static-part';
import { ViewAllLink } from '@/components/ui/view-all-link';
import { postAddress, roundPostsAddress } from '@/lib/content/addresses';
import { CONTENT_LANGUAGE } from '@/lib/i18n/content-language';
import type { Translator } from '@/lib/i18n/translate';
import { spoilerAttribute, postSpoiler } from '@/lib/spoilers/spoiler';
import type { RoundPostsPart } from './load-posts';

type RoundPostsProps = {
  readonly part: RoundPostsPart | null;
  /** URL name of the round. */
  readonly round: string;
  /** The name of the circuit's time zone. */
  readonly zone: string;
  /** During the round, newer posts are offered on an open page. */
  readonly isOn: boolean;
  readonly t: Translator;
};

/** The opening words of the round's newest posts, with a link to all of them; nothing without any. */
export function RoundPosts({ part, round, zone, isOn, t }: RoundPostsProps) {
  if (part === null) return null;
  return (
    <section data-timetable>
      <SectionHeader
        heading={t('post.latest')}
        aside={<ViewAllLink href={roundPostsAddress(round)}>{t('post.all')}</ViewAllLink>}
      />
      {isOn ? <LivePosts shown={part.shown} /> : null}
      <StaticPart as="ul" className="post-rows">
        {part.posts.map(({ id, text, instant, when }) => (
          <li key={id} id={postAnchor(id)}>
            <article className="post-row" tabIndex={-1} {...spoilerAttribute(postSpoiler(id, instant))}>
              {instant === null ? null : (
                <p className="post-head numeric">
                  <PostMoment instant={instant} when={when} />
                  {isOn ? <PostAge instant={instant} /> : null}
                </p>
              )}
              <SmartLink
                href={postAddress(id)}
                prefetch={false}
                className="post-row-link"
                lang={CONTENT_LANGUAGE}
              >
                {text}
              </SmartLink>
            </article>
            <SpoilerCover
              spoiler={postSpoiler(id, instant)}
              what="news"
              name={[when.day, when.time].filter(Boolean).join(' ')}
            />
          </li>
        ))}
      </StaticPart>
      <p className="post-zone">
        {t('timetable.zone')} <span data-zone>{zone}</span>
      </p>
    </section>
  );
}
