import { Picture } from '@/components/media/picture';
import { ClickToPlayVideo, YoutubeVideo } from '@/components/islands.client';
import type { Video } from '@/lib/contract/entities/news';
import { videoFileAddress } from '@/lib/content/addresses';
import type { WidgetContext } from '../define-widget';

/** A product's video behind its poster; nothing of it loads before the click. */
export function ProductVideo({ video, name, t }: { video: Video; name: string; t: WidgetContext['t'] }) {
  const slate = video.slate ?? video.slate_image;
  const title = video.name || name;
  const picture = slate ? (
    <Picture image={slate} aspect="16x9" sizes="(min-width: 64rem) 60rem, 100vw" alt="" />
  ) : null;
  if (video.youtube_id === '') {
    return (
      <ClickToPlayVideo
        src={videoFileAddress(video)}
        label={t('video.play', { name: title })}
        className="aspect-video"
      >
        {picture}
      </ClickToPlayVideo>
    );
  }
  const labels = {
    play: t('video.play', { name: title }),
    hint: t('video.hint'),
    watchOn: t('video.watchOn'),
  };
  return (
    <YoutubeVideo id={video.youtube_id} title={title} labels={labels}>
      {picture}
    </YoutubeVideo>
  );
}
