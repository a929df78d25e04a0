import { Fragment, type ReactNode } from 'react';
import { BackgroundVideo, UnknownWidget } from '@/components/islands.client';
import { BlockSchedule } from '@/components/layout/block-schedule.client';
import { BackgroundImage, backdropStyle } from '@/components/media/background-image';
import { backgroundVideoTexts } from '@/components/media/background-video-texts';
import { revealStyle, revealType } from '@/components/ui/reveal-settings';
import { ScrollReveal } from '@/components/ui/scroll-reveal.client';
import { nextStaticPart, StaticPart } from '@/components/ui/static-part';
import { ALL_BLOCKS } from '@/lib/contract/blocks';
import type { PageBlock } from '@/lib/contract/entities/page';
import { visibilityChanges } from '@/lib/content/visibility';
import type { Translator } from '@/lib/i18n/translate';
import { backgroundVideoUrl, blockSpacing, colourId } from './block-style';
import type { PreparedBlock } from './registry';

/** Shown to editors only: the block's name, and why visitors don't see it now. */
type BlockMark = {
  readonly name: string;
  readonly state: 'hidden' | 'scheduled' | 'ended' | 'yielding' | null;
};

type Marked = Pick<PageBlock, 'editing' | 'hidden' | 'start_time' | 'end_time' | 'template' | 'name'>;

function stateOf({ hidden, start_time, end_time }: Marked, now: Date): BlockMark['state'] {
  if (hidden) return 'hidden';
  if (start_time !== null && now < new Date(start_time)) return 'scheduled';
  return end_time !== null && now > new Date(end_time) ? 'ended' : null;
}

const STATE_TEXTS = {
  hidden: 'preview.hidden',
  scheduled: 'preview.scheduled',
  ended: 'preview.ended',
  yielding: 'preview.yielding',
} as const;

/**
 * A message to an editor about a block in editing mode; undefined for visitors.
 * @param isYielding whether something else takes its place at the moment
 */
function blockMark(block: Marked, now: Date, t: Translator, isReplaced = false): BlockMark | undefined {
  if (!block.editing) return undefined;
  const label = ALL_BLOCKS.find(({ template }) => template === block.template)?.label ?? block.template;
  const name = block.name === '' ? label : `${label}: ${block.name}`;
  const state = stateOf(block, now) ?? (isReplaced ? 'yielding' : null);
  return { name: state === null ? name : `${name} · ${t(STATE_TEXTS[state])}`, state };
}

type BlocksProps = {
  readonly blocks: readonly PreparedBlock[];
  readonly all: readonly PageBlock[];
  readonly now: Date;
  readonly t: Translator;
  /** The site's own part of the page, and the block before which it is inserted. */
  readonly own: ReactNode;
  readonly ownAt: number;
  /** The block that gives way at the moment; visitors don't see it. */
  readonly replaced: PageBlock | null;
};

/** The blocks of a page, each in the frame of its display settings. `all` are the page's blocks, including hidden ones. */
export function Blocks({ blocks, all, now, t, own, ownAt, replaced }: BlocksProps) {
  const changes = visibilityChanges(all, now);
  return (
    <>
      {blocks.map(({ block, widget }, index) => (
        <Fragment key={block.id}>
          {index === ownAt ? own : null}
          <BlockFrame
            block={block}
            isFirst={index === 0 && ownAt > 0}
            mark={blockMark(block, now, t, block === replaced)}
            t={t}
          >
            {widget ? (
              widget.node
            ) : (
              <UnknownWidget text={t('widget.unknown', { template: block.template })} />
            )}
          </BlockFrame>
        </Fragment>
      ))}
      {blocks.length <= ownAt ? own : null}
      {changes.length > 0 ? <BlockSchedule changes={changes} /> : null}
    </>
  );
}

type BlockFrameProps = {
  readonly block: PageBlock;
  /** The first block of the page: its background loads immediately. */
  readonly isFirst: boolean;
  readonly mark: BlockMark | undefined;
  readonly t: Translator;
  readonly children: ReactNode;
};

/**
 * A block's display settings around its widget: colours, spacing, background, width, anchor, scroll animation. A view
 * whose outermost element has the class `bleed` takes the whole width and no space above and below.
 */
function BlockFrame({ block, isFirst, mark, t, children }: BlockFrameProps) {
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

type BackdropProps = Pick<BlockFrameProps, 'block' | 'isFirst' | 't'>;

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
