import type { ReactNode } from 'react';
import { BackgroundImage, backdropStyle } from '@/components/media/background-image';
import { backgroundVideoTexts } from '@/components/media/background-video-texts';
import { BackgroundVideo } from '@/components/islands.client';
import { ScrollReveal } from '@/components/ui/scroll-reveal.client';
import { nextStaticPart, StaticPart } from '@/components/ui/static-part';
import { revealStyle, revealType } from '@/components/ui/reveal-settings';
import type { PageBlock } from '@/lib/contract/entities/page';
import type { Translator } from '@/lib/i18n/translate';
import { backgroundVideoUrl, blockSpacing, colourId } from './block-style';

type BlockFrameProps = {
  readonly block: PageBlock;
  /** The first block of the page: its background loads immediately. */
  readonly isFirst?: boolean;
  /** Shown to editors only: the block's name, and why visitors don't see it now. */
  readonly mark?: BlockMark | undefined;
  readonly t: Translator;
  readonly children: ReactNode;
};

export type BlockMark = {
  readonly name: string;
  readonly state: 'hidden' | 'scheduled' | 'ended' | 'yielding' | null;
};

/**
 * A block's display settings around its widget: colours, spacing, background, width, anchor, scroll animation. A view
 * whose outermost element has the class `bleed` takes the whole width and no space above and below.
 */
export function BlockFrame({ block, isFirst = false, mark, t, children }: BlockFrameProps) {
  const hasBackdrop = block.background_image !== null || backgroundVideoUrl(block) !== '';
  const background = colourId(block.background_colour);
  return (
    <section
      id={block.anchor_name === '' ? undefined : block.anchor_name}
      className="block-frame"
      data-bg={background}
      data-plain={background === undefined && !hasBackdrop ? '' : undefined}
      data-text={colourId(block.text_colour)}
      data-width={block.full_width ? 'full' : undefined}
      style={blockSpacing(block)}
      {...(mark ? { 'data-edit-block': block.id, 'data-edit-state': mark.state ?? undefined } : {})}
    >
      {mark ? <p className="block-mark">{mark.name}</p> : null}
      <Backdrop block={block} isFirst={isFirst} t={t} />
      <Reveal block={block} isFirst={isFirst}>
        {children}
      </Reveal>
    </section>
  );
}

/** The content with its scroll animation. The first block is on screen at once, so its animation plays as the page opens. */
function Reveal({ block, isFirst, children }: { block: PageBlock; isFirst: boolean; children: ReactNode }) {
  const className = 'block-content';
  if (block.aos_type === '') return <StaticPart className={className}>{children}</StaticPart>;
  const type = revealType(block.aos_type);
  const style = revealStyle(block.aos_easing, block.aos_duration, block.aos_delay);
  if (isFirst)
    return (
      <StaticPart className={className} data-reveal={type} data-reveal-state="opening" style={style}>
        {children}
      </StaticPart>
    );
  return (
    <ScrollReveal
      staticPart={nextStaticPart()}
      type={type}
      offset={block.aos_offset}
      style={style}
      className={className}
    >
      {children}
    </ScrollReveal>
  );
}

type BackdropProps = Pick<BlockFrameProps, 'block' | 't'> & { readonly isFirst: boolean };

function Backdrop({ block, isFirst, t }: BackdropProps) {
  const { background_image: image, background_image_opacity: opacity } = block;
  const saturation = block.background_image_saturation;
  const video = backgroundVideoUrl(block);
  if (video !== '') {
    return (
      <BackgroundVideo
        src={video}
        poster={image?.url ?? ''}
        style={backdropStyle(opacity, saturation)}
        texts={backgroundVideoTexts(t)}
      />
    );
  }
  if (!image) return null;
  return (
    <BackgroundImage
      image={image}
      opacity={opacity}
      saturation={saturation}
      isFixed={block.background_image_fixed}
      priority={isFirst}
    />
  );
}
