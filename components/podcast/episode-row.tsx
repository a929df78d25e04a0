import { ClampedText, ListenButton } from '@/components/islands.client';
import { Heading } from '@/components/ui/heading';
import type { HeadingLevel } from '@/components/ui/heading';
import { Prose } from '@/components/ui/prose';
import { SmartLink } from '@/components/ui/smart-link';
import type { Translator } from '@/lib/i18n/translate';
import { EpisodeMeta } from './episode-meta';
import type { EpisodeView } from './episode-view';
import { listenLabels } from './listen-labels';

type EpisodeRowProps = { readonly view: EpisodeView; readonly level: HeadingLevel; readonly t: Translator };

/** An episode in a list: date, linked title, the first lines of its description, and a button to listen (spec point 2). */
export function EpisodeRow({ view, level, t }: EpisodeRowProps) {
  const { episode, track } = view;
  return (
    <article className="border-t border-line py-6">
      <EpisodeMeta view={view} t={t} />
      <Heading level={level} size="title-sm" className="mt-1 mb-3" isContent>
        <SmartLink href={track.href} prefetch={false} className="hover:text-brand-ink">
          {episode.name}
        </SmartLink>
      </Heading>
      <ClampedText
        labels={{ more: t('podcast.readMore'), less: t('podcast.readLess') }}
        name={episode.name}
        beside={
          track.src === '' ? null : <ListenButton track={track} labels={listenLabels(episode.name, t)} />
        }
      >
        <Prose html={episode.description} />
      </ClampedText>
    </article>
  );
}
