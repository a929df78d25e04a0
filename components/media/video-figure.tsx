import { HostedVideo, YoutubeVideo } from '@/components/islands.client';
import { env } from '@/lib/config/env';
import type { Image } from '@/lib/contract/entities/image';
import type { Video } from '@/lib/contract/entities/news';
import type { Translator } from '@/lib/i18n/translate';
import { scaledUrl } from '@/lib/images/image-url';
import { JsonLd } from '@/lib/seo/json-ld';
import { Picture } from './picture';
import { videoFileUrl, videoJsonLd } from './video-structured-data';

const SLATE_WIDTH = 1200;

type VideoFigureProps = {
  readonly video: Video;
  readonly caption: string;
  /** Its name if it has none of its own. */
  readonly fallbackName?: string;
  /** Our own file only: plays by itself, without sound. */
  readonly autoplay?: boolean;
  /** Loads its picture immediately. */
  readonly priority?: boolean;
  readonly t: Translator;
};

/** A video: from YouTube on a click, or our own with the browser's controls. */
export function VideoFigure({
  video,
  caption,
  fallbackName = '',
  autoplay = false,
  priority = false,
  t,
}: VideoFigureProps) {
  const slate = video.slate ?? video.slate_image;
  const name = video.name || caption || fallbackName;
  return (
    <>
      <JsonLd data={videoJsonLd(video, slate, caption, env().siteUrl)} />
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
            labels={{ play: t('video.play', { name }), hint: t('video.hint'), watchOn: t('video.watchOn') }}
          >
            <Slate slate={slate} priority={priority} />
          </YoutubeVideo>
        )}
        {caption === '' ? null : <figcaption className="mt-3 text-sm text-muted">{caption}</figcaption>}
      </figure>
    </>
  );
}

function Slate({ slate, priority }: { readonly slate: Image | null; readonly priority: boolean }) {
  if (!slate) return null;
  return (
    <Picture image={slate} aspect="16x9" sizes="(min-width: 64rem) 64rem, 100vw" alt="" priority={priority} />
  );
}
