import { Picture } from '@/components/media/picture';
import { EpisodeRow } from '@/components/podcast/episode-row';
import { ListenLinks } from '@/components/podcast/listen-links';
import { PodcastPlayer } from '@/components/podcast/podcast-player';
import { Heading, type HeadingLevel } from '@/components/ui/heading';
import { Prose } from '@/components/ui/prose';
import { SectionHeader } from '@/components/ui/section-header';
import { env } from '@/lib/config/env';
import { podcastChannelBlock } from '@/lib/contract/blocks/site';
import { plainText } from '@/lib/html/plain-text';
import { JsonLd } from '@/lib/seo/json-ld';
import { podcastJsonLd } from '@/lib/seo/podcast';
import { defineWidget, type WidgetContext, type WidgetViewProps } from '../define-widget';
import { podcastFacts, loadPodcast, type Podcast } from './load';

/** The podcast: description and services at the side, the player and the episodes beside them (spec point 2). */
export function PodcastChannelView({
  settings,
  data,
  context,
}: WidgetViewProps<typeof podcastChannelBlock, Podcast | null>) {
  const { t, isFirst } = context;
  if (!data) return <p className="text-lg text-muted">{t('podcast.none')}</p>;
  const { channel, episodes, messages } = data;
  const hasHeading = settings.heading !== '';
  const titleLevel = (isFirst ? 1 : 2) + (hasHeading ? 1 : 0);
  // Already shown above the block, so it isn't repeated.
  const showsTitle = settings.heading.trim() !== channel.title.trim();
  // The episodes are beside the podcast's title, unless that is the page's heading.
  const listLevel = Math.max(2, titleLevel);
  const [first, ...others] = episodes.map(({ track }) => track).filter(({ src }) => src !== '');
  return (
    <div>
      <JsonLd data={podcastJsonLd(channel, plainText(channel.description), env().siteUrl)} />
      <SectionHeader heading={settings.heading} isContent level={isFirst ? 1 : 2} />
      <div className="podcast">
        <aside
          className="podcast-side"
          data-titled={showsTitle ? '' : undefined}
          aria-label={t('podcast.about')}
        >
          <ChannelFace
            data={data}
            isFirst={isFirst}
            titleLevel={showsTitle ? levelOf(titleLevel) : null}
            t={t}
          />
        </aside>
        <div className="min-w-0">
          {first ? (
            <PodcastPlayer tracks={[first, ...others]} messages={messages} language={context.language} />
          ) : null}
          <Heading level={levelOf(listLevel)} size="title" className="mt-8 mb-4">
            {t('podcast.episodes')}
          </Heading>
          {episodes.length === 0 ? <p className="text-muted">{t('podcast.none')}</p> : null}
          <ol>
            {episodes.map((view) => (
              <li key={view.episode.id}>
                <EpisodeRow view={view} level={levelOf(listLevel + 1)} t={t} />
              </li>
            ))}
          </ol>
        </div>
      </div>
    </div>
  );
}

const LEVELS: readonly HeadingLevel[] = [1, 2, 3, 4];
const levelOf = (level: number): HeadingLevel => LEVELS[level - 1] ?? 4;

type ChannelFaceProps = {
  readonly data: Podcast;
  readonly isFirst: boolean;
  /** Null to leave the title out. */
  readonly titleLevel: HeadingLevel | null;
  readonly t: WidgetContext['t'];
};

function ChannelFace({ data: { channel }, isFirst, titleLevel, t }: ChannelFaceProps) {
  return (
    <>
      {channel.cover_art ? (
        <Picture
          image={channel.cover_art}
          aspect="1x1"
          sizes="(min-width: 64rem) 20rem, (min-width: 58rem) 16rem, 28vw"
          alt=""
          priority={isFirst}
          className="podcast-cover diagonal-cut"
        />
      ) : null}
      <div className="podcast-words min-w-0">
        {titleLevel === null ? null : (
          <Heading level={titleLevel} size="title" isContent>
            {channel.title}
          </Heading>
        )}
        <Prose html={channel.description} className={titleLevel === null ? undefined : 'mt-3'} />
      </div>
      <div className="podcast-links">
        <ListenLinks channel={channel} t={t} />
      </div>
    </>
  );
}

export const podcastChannelWidget = defineWidget({
  block: podcastChannelBlock,
  load: loadPodcast,
  View: PodcastChannelView,
  facts: podcastFacts,
});
