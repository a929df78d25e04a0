import { backdropStyle } from '@/components/media/background-image';
import { BackgroundVideo } from '@/components/media/background-video.client';
import { HeroPicture } from '@/components/media/hero-picture';
import type { BlockSettings } from '@/lib/contract/block';
import type { heroQuoteBlock } from '@/lib/contract/blocks/core';
import { scaledUrl } from '@/lib/images/image-url';

const POSTER_WIDTH = 1600;

/** The image or video behind a hero's text, with the overlay that keeps it legible on any image. */
export function HeroBackdrop({
  settings,
  priority,
}: {
  settings: BlockSettings<typeof heroQuoteBlock>;
  priority: boolean;
}) {
  const { background_image: image, background_video: video } = settings;
  const style = backdropStyle(settings.image_opacity, settings.image_saturation);
  if (video) {
    const slate = video.slate ?? image;
    const poster = slate ? scaledUrl(slate.url, { aspect: '16x9', width: POSTER_WIDTH }) : '';
    return (
      <>
        <BackgroundVideo src={video.file} poster={poster} style={style} />
        <div className="hero-shade" />
      </>
    );
  }
  if (!image) return null;
  return (
    <>
      <div className="block-backdrop" style={style} aria-hidden="true">
        <HeroPicture image={image} wide="16x9" upright="3x4" sizes="100vw" alt="" priority={priority} />
      </div>
      <div className="hero-shade" />
    </>
  );
}
