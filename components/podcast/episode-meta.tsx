import { isoDuration } from '@/lib/dates/duration';
import type { Translator } from '@/lib/i18n/translate';
import type { EpisodeView } from './episode-view';

/** Date, number in the season and length of an episode. */
export function EpisodeMeta({ view, t }: { readonly view: EpisodeView; readonly t: Translator }) {
  const { published, length, episode } = view;
  return (
    <p className="numeric flex flex-wrap gap-x-4 text-sm text-muted">
      {published ? <time dateTime={published.instant}>{published.date}</time> : null}
      {episode.season !== null && episode.episode !== null ? (
        <span>
          {t('podcast.season', { season: episode.season })} ·{' '}
          {t('podcast.episode', { episode: episode.episode })}
        </span>
      ) : null}
      {length === '' ? null : <time dateTime={isoDuration(episode.length ?? 0)}>{length}</time>}
    </p>
  );
}
