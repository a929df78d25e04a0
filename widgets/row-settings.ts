import type { RowWidget } from '@/lib/contract/entities/page';
import type { ListOptions } from '@/lib/content/list-options';

/**
 * How a widget of the older page model maps to a current one. Its `template` names the same widgets, and `templatevar` is what `variables`
 * are on a block of the current model. The settings beside them map like this:
 *
 * - `items_per_page` → the setting `page_size` of paged lists (news, posts, shop);
 * - `sort`, `limit`, `offset` → the context's `list`, which every list of records applies to what it loaded. Articles, posts and products
 *   are paged and ordered by the content server, so `sort` doesn't apply to them;
 * - `first_label` … `last_label` → the labels of the list's pagination;
 * - `outer` → the wrapper (`outerClass`);
 * - `widget_is_visible`, `hidden_before`, `hidden_after` → lib/content/visibility;
 * - `type` isn't used: the template determines the widget.
 */
export function rowListOptions(widget: RowWidget): ListOptions {
  const { sort, limit, offset, first_label, previous_label, next_label, last_label } = widget;
  const labels = { first: first_label, previous: previous_label, next: next_label, last: last_label };
  return { sort, limit, offset, labels };
}

/** A widget's settings that are beside its JSON. A widget without such a setting ignores it. */
export const rowFixedSettings = ({ items_per_page }: RowWidget): Readonly<Record<string, unknown>> =>
  items_per_page === null ? {} : { page_size: items_per_page };

/** Wrappers that an `outer` may name; any other name, and none, is no wrapper. */
const OUTER_CLASSES: ReadonlyMap<string, string> = new Map([
  ['panel', 'row-panel card own-surface'],
  ['highlight', 'row-highlight'],
  ['narrow', 'row-narrow'],
]);

/** The class of a widget's wrapper, or undefined for none. */
export const outerClass = (outer: string): string | undefined =>
  OUTER_CLASSES.get(outer.trim().toLowerCase());
