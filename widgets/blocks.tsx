import { UnknownWidget } from '@/components/islands.client';
import { Fragment, type ReactNode } from 'react';
import { type BlockMark, BlockFrame } from '@/components/layout/block-frame';
import type { PageBlock } from '@/lib/contract/entities/page';
import { ALL_BLOCKS } from '@/lib/contract/blocks';
import type { Translator } from '@/lib/i18n/translate';
import { visibilityChanges } from '@/lib/content/visibility';
import { BlockSchedule } from '@/components/layout/block-schedule.client';
import type { PreparedBlock } from './prepare-blocks';

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
