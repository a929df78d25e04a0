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

const STATE_WORDS = {
  hidden: 'preview.hidden',
  scheduled: 'preview.scheduled',
  ended: 'preview.ended',
} as const;

/** What an editor is told about a block in editing mode; undefined for visitors. */
export function blockMark(block: Marked, now: Date, t: Translator): BlockMark | undefined {
  if (!block.editing) return undefined;
  const label = ALL_BLOCKS.find(({ template }) => template === block.template)?.label ?? block.template;
  const name = block.name === '' ? label : `${label}: ${block.name}`;
  const state = stateOf(block, now);
  return { name: state === null ? name : `${name} · ${t(STATE_WORDS[state])}`, state };
}

type BlocksProps = {
  readonly blocks: readonly PreparedBlock[];
  readonly all: readonly PageBlock[];
  readonly now: Date;
  readonly t: Translator;
  /** What the site itself adds to the page, below its first block. */
  readonly afterFirst?: ReactNode;
};

/** The blocks of a page, each in the frame of its display settings. `all` are the page's blocks, hidden ones included. */
export function Blocks({ blocks, all, now, t, afterFirst }: BlocksProps) {
  const changes = visibilityChanges(all, now);
  return (
    <>
      {blocks.map(({ block, widget }, index) => (
        <Fragment key={block.id}>
          <BlockFrame block={block} isFirst={index === 0} mark={blockMark(block, now, t)} t={t}>
            {widget ? (
              widget.node
            ) : (
              <UnknownWidget text={t('widget.unknown', { template: block.template })} />
            )}
          </BlockFrame>
          {index === 0 ? afterFirst : null}
        </Fragment>
      ))}
      {blocks.length === 0 ? afterFirst : null}
      {changes.length > 0 ? <BlockSchedule changes={changes} /> : null}
    </>
  );
}
