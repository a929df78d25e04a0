import type { CSSProperties } from 'react';
import { Picture } from '@/components/media/picture';
import { Carousel } from '@/components/ui/carousel';
import { AUTOPLAY_MS } from '@/components/ui/carousel-settings';
import { EditorButton } from '@/components/ui/editor-button';
import { Heading } from '@/components/ui/heading';
import type { HeadingLevel } from '@/components/ui/heading';
import { StaticPart } from '@/components/ui/static-part';
import { Prose } from '@/components/ui/prose';
import type { Slide } from '@/lib/contract/entities/media';
import type { ImageAspect } from '@/lib/contract/image-format';
import type { WidgetContext } from '../define-widget';

type GallerySliderProps = {
  readonly slides: readonly Slide[];
  readonly aspect: ImageAspect;
  readonly label: string;
  readonly level: HeadingLevel;
  readonly priority: boolean;
  readonly t: WidgetContext['t'];
};

/** One slide at a time, advancing by itself in a loop (spec point 9). */
export function GallerySlider({ slides, aspect, label, level, priority, t }: GallerySliderProps) {
  return (
    <Carousel label={label} autoplayMs={AUTOPLAY_MS} loop gap={0} controls="overlay" t={t}>
      {slides.map((slide, index) => (
        <SlideView
          key={slide.id}
          slide={slide}
          aspect={aspect}
          level={level}
          priority={priority && index === 0}
          t={t}
        />
      ))}
    </Carousel>
  );
}

type SlideViewProps = Omit<GallerySliderProps, 'slides' | 'label'> & { readonly slide: Slide };

function SlideView({ slide, aspect, level, priority, t }: SlideViewProps) {
  const { image, heading, sub_heading, content, link, link_button_text, link_target } = slide;
  const hasText = heading !== '' || sub_heading !== '' || content !== '' || link !== '';
  return (
    <StaticPart
      className="slide"
      data-aspect={aspect}
      data-overlay={overlayOf(slide)}
      data-text={textOf(slide)}
    >
      {image ? (
        <div className="slide-picture" style={pictureStyle(slide)}>
          <Picture
            image={image}
            aspect={aspect}
            sizes="(min-width: 80rem) 80rem, 100vw"
            fit="cover"
            alt={hasText ? '' : image.alt}
            priority={priority}
          />
        </div>
      ) : null}
      {hasText ? (
        <div className="slide-words">
          {heading === '' ? null : (
            <Heading level={level} size="title-lg" isContent>
              {heading}
            </Heading>
          )}
          {sub_heading === '' ? null : <p className="text-lg font-semibold">{sub_heading}</p>}
          <Prose html={content} />
          <EditorButton
            text={link_button_text || heading}
            address={link}
            newTab={link_target === '_blank'}
            t={t}
            className="mt-2 self-start"
          />
        </div>
      ) : null}
    </StaticPart>
  );
}

const OVERLAYS: ReadonlySet<string> = new Set([
  'white',
  'black',
  'brand',
  'success',
  'info',
  'warning',
  'danger',
]);

/** Overlay colours of spec point 9; black if the editor chose none, since there is text on it. */
const overlayOf = ({ overlay_color }: Slide) => (OVERLAYS.has(overlay_color) ? overlay_color : 'black');
/** The text is white unless the editor chose black. */
const textOf = ({ text_color }: Slide) => (text_color === 'black' ? 'blk' : 'wht');

function pictureStyle({ image_opacity: opacity, image_saturation: saturation }: Slide): CSSProperties {
  return {
    ...(opacity !== null && opacity < 100 ? { opacity: opacity / 100 } : {}),
    ...(saturation !== null && saturation < 100 ? { filter: `saturate(${saturation}%)` } : {}),
  };
}
