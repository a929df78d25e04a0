import type { CSSProperties } from 'react';
import { Picture } from '@/components/media/picture';
import { EditorButton } from '@/components/ui/editor-button';
import { Heading } from '@/components/ui/heading';
import { Prose } from '@/components/ui/prose';
import type { BlockSettings } from '@/lib/contract/block';
import { heroQuoteBlock } from '@/lib/contract/blocks/core';
import { SIDE_PICTURE_WIDTH } from '@/lib/contract/image-format';
import { defineWidget, type WidgetViewProps } from '../define-widget';
import { HeroBackdrop } from './hero-backdrop';

type Settings = BlockSettings<typeof heroQuoteBlock>;

/** A large image or video with text on it, 500 px high (spec point 9). */
export function HeroQuoteView({ settings, context }: WidgetViewProps<typeof heroQuoteBlock, null>) {
  const { heading, subheading, html, overlay_image: overlay } = settings;
  const hasBackdrop = settings.background_image !== null || settings.background_video !== null;
  return (
    <div
      className="bleed hero"
      data-overlay={hasBackdrop ? settings.text_colour : undefined}
      data-parallax={settings.parallax ? '' : undefined}
      data-justify={settings.text_justify}
      style={backgroundStyle(settings)}
    >
      <HeroBackdrop settings={settings} priority={context.isFirst} t={context.t} />
      <div className="container-site hero-body" data-align={settings.text_align}>
        <div className="hero-words">
          {overlay ? (
            <Picture
              image={overlay}
              sizes={`${SIDE_PICTURE_WIDTH}px`}
              widths={[SIDE_PICTURE_WIDTH]}
              maxWidth={2 * SIDE_PICTURE_WIDTH}
              className="hero-mark"
              priority={context.isFirst && !hasBackdrop}
            />
          ) : null}
          {heading === '' ? null : (
            <Heading
              level={context.isFirst ? 1 : 2}
              size={context.isFirst ? 'display-xl' : 'display'}
              isContent
            >
              {heading}
            </Heading>
          )}
          {subheading === '' ? null : <p className="hero-line">{subheading}</p>}
          <Prose html={html} className="hero-text" />
          <EditorButton
            text={settings.button_text}
            address={settings.button_link}
            colour={settings.button_colour}
            className="mt-6"
            t={context.t}
          />
        </div>
      </div>
    </div>
  );
}

/** The overlay colour is the background behind a translucent image; without an image, it is the whole backdrop. */
function backgroundStyle({ overlay_colour: colour }: Settings): CSSProperties {
  return { '--hero-ground': `var(--${colour})`, '--hero-on-ground': `var(--on-${colour})` } as CSSProperties;
}

export const heroQuoteWidget = defineWidget({
  block: heroQuoteBlock,
  load: () => Promise.resolve(null),
  View: HeroQuoteView,
});
