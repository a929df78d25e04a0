import { Picture } from '@/components/media/picture';
import { YoutubeFilm } from '@/components/media/youtube-film.client';
import { SectionHeader } from '@/components/ui/section-header';
import { env } from '@/lib/config/env';
import type { videoBlock } from '@/lib/contract/blocks/core';
import type { Image } from '@/lib/contract/entities/image';
import type { Video } from '@/lib/contract/entities/news';
import { scaledUrl } from '@/lib/images/image-url';
import { JsonLd } from '@/lib/seo/json-ld';
import type { WidgetViewProps } from '../define-widget';
import { OwnFilm } from './own-film.client';
import { videoJsonLd } from './structured-data';
import { filmAddress } from './video-address';

const SLATE_WIDTH = 1200;

/** A film, from YouTube on a click or our own with the browser's controls. Nothing without a film. */
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
          <OwnFilm
            src={filmAddress(video)}
            poster={
              slate ? scaledUrl(slate.url, { aspect: '16x9', width: SLATE_WIDTH, extension: 'jpg' }) : ''
            }
            name={name}
            startsByItself={autoplay}
          />
        ) : (
          <YoutubeFilm
            id={video.youtube_id}
            title={name}
            words={{ play: t('video.play', { name }), hint: t('video.hint'), watchOn: t('video.watchOn') }}
          >
            <Slate slate={slate} isFirst={isFirst} />
          </YoutubeFilm>
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
