import { BlockFrame } from '@/components/layout/block-frame';
import { UnknownWidget } from '@/components/layout/unknown-widget.client';
import { visibilityChanges } from '@/lib/content/visibility';
import type { Translator } from '@/lib/i18n/translate';
import type { PageBlock } from '@/lib/contract/entities/page';
import { BlockSchedule } from '@/components/layout/block-schedule.client';
import { blockMark } from './block-mark';
import type { PreparedBlock } from './prepare-blocks';

type BlocksProps = {
  readonly blocks: readonly PreparedBlock[];
  readonly all: readonly PageBlock[];
  readonly now: Date;
  readonly t: Translator;
};

/** The blocks of a page, each in the frame of its display settings. `all` are the page's blocks, hidden ones included. */
export function Blocks({ blocks, all, now, t }: BlocksProps) {
  const changes = visibilityChanges(all, now);
  return (
    <>
      {blocks.map(({ block, widget }, index) => (
        <BlockFrame key={block.id} block={block} isFirst={index === 0} mark={blockMark(block, now, t)}>
          {widget ? widget.node : <UnknownWidget text={t('widget.unknown', { template: block.template })} />}
        </BlockFrame>
      ))}
      {changes.length > 0 ? <BlockSchedule changes={changes} /> : null}
    </>
  );
}
