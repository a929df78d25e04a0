import { Picture } from '@/components/media/picture';
import { YoutubeVideo } from '@/components/media/youtube-video.client';
import { SectionHeader } from '@/components/ui/section-header';
import { env } from '@/lib/config/env';
import { videoBlock } from '@/lib/contract/blocks/core';
import type { Image } from '@/lib/contract/entities/image';
import type { Video } from '@/lib/contract/entities/news';
import { scaledUrl } from '@/lib/images/image-url';
import { JsonLd } from '@/lib/seo/json-ld';
import { defineWidget, type WidgetViewProps } from '../define-widget';
import { HostedVideo } from './hosted-video.client';
import { videoJsonLd, videoFileUrl } from './structured-data';
import { loadVideo } from './load';

const SLATE_WIDTH = 1200;

/** A video, from YouTube on a click or our own with the browser's controls. Nothing without a video. */
export function VideoView({
  settings,
  data: video,
  context,
}: WidgetViewProps<typeof videoBlock, Video | null>) {
  if (!video) return null;
  const { t, isFirst } = context;
  const { heading, caption, autoplay } = settings;
  const slate = video.slate ?? video.slate_image;
  const name = video.name || caption || heading;
  return (
    <div>
      <JsonLd data={videoJsonLd(video, slate, caption, env().siteUrl)} />
      <SectionHeader heading={heading} level={isFirst ? 1 : 2} />
      <figure className="mx-auto max-w-5xl">
        {video.youtube_id === '' ? (
          <HostedVideo
            src={videoFileUrl(video)}
            poster={
              slate ? scaledUrl(slate.url, { aspect: '16x9', width: SLATE_WIDTH, extension: 'jpg' }) : ''
            }
            name={name}
            startsByItself={autoplay}
          />
        ) : (
          <YoutubeVideo
            id={video.youtube_id}
            title={name}
            words={{ play: t('video.play', { name }), hint: t('video.hint'), watchOn: t('video.watchOn') }}
          >
            <Slate slate={slate} isFirst={isFirst} />
          </YoutubeVideo>
        )}
        {caption === '' ? null : <figcaption className="mt-3 text-sm text-muted">{caption}</figcaption>}
      </figure>
    </div>
  );
}

function Slate({ slate, isFirst }: { readonly slate: Image | null; readonly isFirst: boolean }) {
  if (!slate) return null;
  return (
    <Picture image={slate} aspect="16x9" sizes="(min-width: 64rem) 64rem, 100vw" alt="" priority={isFirst} />
  );
}

export const videoWidget = defineWidget({ block: videoBlock, load: loadVideo, View: VideoView });
