import { backdropStyle } from '@/components/media/background-image';
import { backgroundVideoTexts } from '@/components/media/background-video-texts';
import { BackgroundVideo } from '@/components/islands.client';
import { HeroPicture } from '@/components/media/hero-picture';
import { StaticPart } from '@/components/ui/static-part';
import type { BlockSettings } from '@/lib/contract/block';
import type { heroQuoteBlock } from '@/lib/contract/blocks/core';
import { WIDE_PICTURE_WIDTH } from '@/lib/contract/image-format';
import type { Translator } from '@/lib/i18n/translate';
import { scaledUrl } from '@/lib/images/image-url';

/** The image or video behind a hero's text, with the overlay that keeps it legible on any image. */
export function HeroBackdrop({
  settings,
  priority,
  t,
}: {
  settings: BlockSettings<typeof heroQuoteBlock>;
  priority: boolean;
  t: Translator;
}) {
  const { background_image: image, background_video: video } = settings;
  const style = backdropStyle(settings.image_opacity, settings.image_saturation);
  if (video) {
    const slate = video.slate ?? image;
    const poster = slate ? scaledUrl(slate.url, { aspect: '16x9', width: WIDE_PICTURE_WIDTH }) : '';
    return (
      <>
        <BackgroundVideo src={video.file} poster={poster} style={style} texts={backgroundVideoTexts(t)} />
        <div className="hero-shade" />
      </>
    );
  }
  if (!image) return null;
  return (
    <>
      <StaticPart className="block-backdrop" style={style} aria-hidden="true">
        <HeroPicture image={image} wide="16x9" upright="3x4" sizes="100vw" alt="" priority={priority} />
      </StaticPart>
      <div className="hero-shade" />
    </>
  );
}
