import type {
  PageRow,
  RowBlock,
  RowPage as RowPageEntity,
  RowWidget,
} from '../../../lib/contract/entities/page.ts';
import { WIDGET_LIST_LIMIT } from '../../../lib/contract/limits.ts';
import type { RowPage } from '../../payload-types.ts';
import type { ContentContext } from '../context.ts';

type StoredRow = NonNullable<RowPage['rows']>[number];
type StoredBlock = NonNullable<StoredRow['blocks']>[number];
type StoredWidget = NonNullable<StoredBlock['widgets']>[number];

const widgetEntity = (widget: StoredWidget, index: number): RowWidget => ({
  id: widget.id ?? index + 1,
  template: widget.template,
  type: widget.type ?? '',
  templatevar: JSON.stringify(widget.templatevar ?? {}),
  outer: widget.outer ?? '',
  sort: widget.sort ?? '',
  limit: widget.limit ?? WIDGET_LIST_LIMIT,
  offset: widget.offset ?? 0,
  items_per_page: widget.items_per_page ?? null,
  first_label: widget.first_label ?? '',
  previous_label: widget.previous_label ?? '',
  next_label: widget.next_label ?? '',
  last_label: widget.last_label ?? '',
  widget_is_visible: widget.widget_is_visible === false ? 0 : 1,
  hidden_before: widget.hidden_before ?? null,
  hidden_after: widget.hidden_after ?? null,
});

const blockEntity = (block: StoredBlock, index: number): RowBlock => ({
  id: block.id ?? index + 1,
  title: block.title ?? '',
  width: block.width,
  offset: block.offset,
  widgets: (block.widgets ?? []).map(widgetEntity),
});

const rowEntity = (row: StoredRow, index: number): PageRow => ({
  id: row.id ?? index + 1,
  type: row.type,
  blocks: (row.blocks ?? []).map(blockEntity),
});

/** A page of the older model (spec point 3). */
export const rowPageEntity = async (doc: RowPage, context: ContentContext): Promise<RowPageEntity> => ({
  id: doc.id,
  name: doc.name,
  slug: doc.slug,
  title: doc.title ?? '',
  meta_description: doc.meta_description ?? '',
  sitemap_model: doc.sitemap_model ?? '',
  sitemap_group_model: doc.sitemap_group_model ?? '',
  content: await context.html(doc.content),
  rows: (doc.rows ?? []).map(rowEntity),
  updated_at: doc.updatedAt,
});
