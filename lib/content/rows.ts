import type { PageRow, RowBlock, RowPage, RowWidget } from '@/lib/contract/entities/page';
import { isRowWidgetVisible, visibilityChanges } from './visibility';

/** Columns of a row of the older page model; widths and offsets are in twelfths (spec point 3). */
const ROW_COLUMNS = 12;

/** A block's position in its row: the first of the twelve columns is 1. */
export type Placed<B> = { readonly block: B; readonly start: number; readonly span: number };

/**
 * Places the blocks of a row side by side, each after its offset. One that no longer fits begins a new line; one that is too wide for
 * its offset is shortened at the end of the line.
 */
export function placeBlocks<B extends Pick<RowBlock, 'width' | 'offset'>>(blocks: readonly B[]): Placed<B>[] {
  let used = 0;
  return blocks.map((block) => {
    const span = Math.min(block.width, ROW_COLUMNS - block.offset);
    const before = used + block.offset + span > ROW_COLUMNS ? 0 : used;
    used = before + block.offset + span;
    return { block, start: before + block.offset + 1, span };
  });
}

/** The rows with what is visible at `now`; empty blocks and rows are left out. */
export function visibleRows(rows: readonly PageRow[], now: Date): PageRow[] {
  return rows
    .map((row) => ({
      ...row,
      blocks: row.blocks
        .map((block) => ({
          ...block,
          widgets: block.widgets.filter((widget) => isRowWidgetVisible(widget, now)),
        }))
        .filter(({ widgets }) => widgets.length > 0),
    }))
    .filter(({ blocks }) => blocks.length > 0);
}

/** Every widget of a page of the older model, hidden ones included. */
export const rowWidgets = (page: Pick<RowPage, 'rows'>): RowWidget[] =>
  page.rows.flatMap(({ blocks }) => blocks.flatMap(({ widgets }) => widgets));

/** The times after `now` at which any widget of the page appears or disappears, soonest first. */
export const rowChanges = (page: Pick<RowPage, 'rows'>, now: Date): string[] =>
  visibilityChanges(
    rowWidgets(page).map(({ widget_is_visible, hidden_before, hidden_after }) => ({
      hidden: widget_is_visible === 0,
      deleted: false,
      start_time: hidden_before,
      end_time: hidden_after,
    })),
    now,
  );
