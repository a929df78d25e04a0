import type { PageBlock, RowWidget } from '@/lib/contract/entities/page';

/** How often a displayed page checks its blocks' times again (spec point 9). */
export const BLOCK_VISIBILITY_POLL_MS = 60_000;

/** Whether a block is shown (spec point 4): always in editing mode, otherwise unless it is hidden or outside its start and end times. */
export function isBlockVisible(
  block: Pick<PageBlock, 'hidden' | 'start_time' | 'end_time' | 'editing' | 'deleted'>,
  now: Date,
): boolean {
  if (block.deleted) return false;
  if (block.editing) return true;
  if (block.hidden) return false;
  if (block.start_time && now < new Date(block.start_time)) return false;
  return !(block.end_time && now > new Date(block.end_time));
}

/** Whether a widget of the older page model is shown (spec point 4). */
export function isRowWidgetVisible(
  widget: Pick<RowWidget, 'widget_is_visible' | 'hidden_before' | 'hidden_after'>,
  now: Date,
): boolean {
  if (widget.widget_is_visible === 0) return false;
  if (widget.hidden_before && now < new Date(widget.hidden_before)) return false;
  return !(widget.hidden_after && now > new Date(widget.hidden_after));
}

/** The times after `now` at which any of the blocks appears or disappears, soonest first. */
export function visibilityChanges(
  blocks: readonly Pick<PageBlock, 'start_time' | 'end_time' | 'hidden' | 'deleted'>[],
  now: Date,
): string[] {
  return blocks
    .filter((block) => !block.hidden && !block.deleted)
    .flatMap((block) => [block.start_time, block.end_time])
    .filter((time): time is string => time !== null && new Date(time) > now)
    .sort((a, b) => new Date(a).getTime() - new Date(b).getTime());
}
