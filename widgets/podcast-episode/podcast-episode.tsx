import { Picture } from '@/components/media/picture';
import { EpisodeMeta } from '@/components/podcast/episode-meta';
import { EpisodeRow } from '@/components/podcast/episode-row';
import { ListenLinks } from '@/components/podcast/listen-links';
import { PodcastPlayer } from '@/components/podcast/podcast-player';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { Heading } from '@/components/ui/heading';
import { Prose } from '@/components/ui/prose';
import { env } from '@/lib/config/env';
import { PODCAST_PAGE } from '@/lib/content/addresses';
import { podcastEpisodeBlock } from '@/lib/contract/blocks/site';
import { JsonLd } from '@/lib/seo/json-ld';
import { episodeJsonLd } from '@/lib/seo/podcast';
import { defineWidget, type WidgetViewProps } from '../define-widget';
import { episodeFacts, loadEpisode, type EpisodePage } from './load';

/** An episode with its player, its description and others of the podcast. */
export function PodcastEpisodeView({
  data,
  context,
}: WidgetViewProps<typeof podcastEpisodeBlock, EpisodePage>) {
  const { t } = context;
  const { view, description, channel, others, messages } = data;
  const { episode, track } = view;
  const { siteUrl } = env();
  const name = channel?.title || t('podcast.title');
  const trail = [
    { name, address: `/${PODCAST_PAGE}` },
    { name: episode.name, address: track.href },
  ];
  return (
    <div>
      <article className="podcast" data-page="">
        <JsonLd data={episodeJsonLd(episode, { description, series: channel?.title ?? '' }, siteUrl)} />
        {episode.cover_art ? (
          <Picture
            image={episode.cover_art}
            aspect="1x1"
            sizes="(min-width: 64rem) 20rem, 100vw"
            priority={context.isFirst}
            className="podcast-cover diagonal-cut"
          />
        ) : null}
        <div className="min-w-0">
          <Breadcrumb t={t} trail={trail} endsBeforePage className="mb-3" />
          <Heading level={1} isContent>
            {episode.name}
          </Heading>
          <div className="mt-4 mb-6">
            <EpisodeMeta view={view} t={t} />
          </div>
          {track.src === '' ? null : (
            <PodcastPlayer tracks={[track]} messages={messages} language={context.language} />
          )}
          <Prose html={episode.description} className="article-text mt-8" />
          {channel ? (
            <div className="mt-8">
              <ListenLinks channel={channel} t={t} />
            </div>
          ) : null}
        </div>
      </article>
      {others.length === 0 ? null : (
        <section className="mt-12">
          <Heading level={2} size="title" className="mb-4">
            {t('podcast.moreEpisodes')}
          </Heading>
          <ul className="grid gap-x-12 lg:grid-cols-2">
            {others.map((other) => (
              <li key={other.episode.id}>
                <EpisodeRow view={other} level={3} t={t} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

export const podcastEpisodeWidget = defineWidget({
  block: podcastEpisodeBlock,
  load: loadEpisode,
  View: PodcastEpisodeView,
  facts: episodeFacts,
});
