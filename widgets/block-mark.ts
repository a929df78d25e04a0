import type { BlockMark } from '@/components/layout/block-frame';
import type { PageBlock } from '@/lib/contract/entities/page';
import { ALL_BLOCKS } from '@/lib/contract/blocks';
import type { Translator } from '@/lib/i18n/translate';

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
