import 'server-only';
import { visibleRows } from '@/lib/content/rows';
import type { PageRow, RowWidget } from '@/lib/contract/entities/page';
import { MISSING, type AddressedContext, type LoadedWidget, type PageFacts } from './define-widget';
import { findWidget } from './registry';
import { rowFixedSettings, rowListOptions } from './row-settings';

/** A widget of the older model, loaded; `widget` is null for an unknown template. */
type PreparedRowWidget = Pick<RowWidget, 'id' | 'template' | 'outer'> & {
  readonly widget: LoadedWidget | null;
};

/** A row of an older page, loaded. The block that opens the page shows its title as the page's main heading. */
export type PreparedRow = {
  readonly id: string;
  readonly type: PageRow['type'];
  readonly blocks: readonly {
    readonly id: string;
    readonly title: string;
    readonly width: number;
    readonly offset: number;
    readonly opensPage: boolean;
    readonly widgets: readonly PreparedRowWidget[];
  }[];
};

type RowContext = Omit<AddressedContext, 'isFirst' | 'list' | 'columnShare'>;

/** Columns of the grid for the blocks of a row. */
const GRID_COLUMNS = 12;

async function prepareWidget(
  row: RowWidget,
  context: RowContext,
  place: Pick<AddressedContext, 'isFirst' | 'columnShare'>,
): Promise<PreparedRowWidget | typeof MISSING | null> {
  const { id, template, outer } = row;
  const known = findWidget(template);
  if (!known) return { id, template, outer, widget: null };
  const rowContext = { ...context, ...place, list: rowListOptions(row) };
  const widget = await known.prepare(row.templatevar, rowContext, rowFixedSettings(row));
  return widget === null || widget === MISSING ? widget : { id, template, outer, widget };
}

/**
 * Loads the visible widgets of an older page in parallel. A widget with broken JSON is left out.
 * @returns MISSING if a widget's item does not exist.
 * @throws ContentUnavailableError if content can't be loaded.
 */
export async function prepareRows(
  rows: readonly PageRow[],
  context: RowContext,
): Promise<PreparedRow[] | typeof MISSING> {
  const visible = visibleRows(rows, context.now);
  let isMissing = false;
  const prepared = await Promise.all(
    visible.map(async ({ id, type, blocks }, rowIndex) => ({
      id: String(id),
      type,
      blocks: await Promise.all(
        blocks.map(async ({ widgets, ...block }, blockIndex) => {
          const isFirstBlock = rowIndex === 0 && blockIndex === 0;
          // A tab's title is on its button; over a column it is the heading.
          const opensPage = isFirstBlock && block.title !== '' && type === 'columns';
          const loaded = await Promise.all(
            widgets.map((widget, index) =>
              prepareWidget(widget, context, {
                isFirst: isFirstBlock && index === 0 && !opensPage,
                columnShare: type === 'columns' ? block.width / GRID_COLUMNS : 1,
              }),
            ),
          );
          isMissing ||= loaded.includes(MISSING);
          return {
            ...block,
            id: String(block.id),
            opensPage,
            widgets: loaded.filter(
              (entry): entry is PreparedRowWidget => entry !== null && entry !== MISSING,
            ),
          };
        }),
      ),
    })),
  );
  return isMissing ? MISSING : prepared;
}

/** The metadata from an older page's widgets; later ones only fill in what earlier ones left open. */
export const rowFacts = (rows: readonly PreparedRow[]): PageFacts =>
  rows
    .flatMap(({ blocks }) => blocks.flatMap(({ widgets }) => widgets))
    .reduceRight<PageFacts>((facts, { widget }) => ({ ...facts, ...widget?.facts }), {});
