import { Film } from '@/components/media/film.client';
import { Picture } from '@/components/media/picture';
import { YoutubeFilm } from '@/components/media/youtube-film.client';
import type { Video } from '@/lib/contract/entities/news';
import { videoFileAddress } from '@/lib/content/addresses';
import type { WidgetContext } from '../define-widget';

/** The film of a product behind its slate; nothing of it is fetched before the click. */
export function ProductFilm({ video, name, t }: { video: Video; name: string; t: WidgetContext['t'] }) {
  const slate = video.slate ?? video.slate_image;
  const title = video.name || name;
  const picture = slate ? (
    <Picture image={slate} aspect="16x9" sizes="(min-width: 64rem) 60rem, 100vw" alt="" />
  ) : null;
  if (video.youtube_id === '') {
    return (
      <Film src={videoFileAddress(video)} label={t('video.play', { name: title })} className="aspect-video">
        {picture}
      </Film>
    );
  }
  const words = {
    play: t('video.play', { name: title }),
    hint: t('video.hint'),
    watchOn: t('video.watchOn'),
  };
  return (
    <YoutubeFilm id={video.youtube_id} title={title} words={words}>
      {picture}
    </YoutubeFilm>
  );
}
