import 'server-only';
import type { PageBlock } from '@/lib/contract/entities/page';
import { isBlockVisible } from '@/lib/content/visibility';
import { MISSING, type AddressedContext, type LoadedWidget, type PageFacts } from './define-widget';
import { findWidget } from './registry';

/** A visible block of a page, loaded; `widget` is null for an unknown template. */
export type PreparedBlock = { readonly block: PageBlock; readonly widget: LoadedWidget | null };

/** The visible blocks of a page, in sort order. */
export const shownBlocks = (blocks: readonly PageBlock[], now: Date): readonly PageBlock[] =>
  blocks.filter((block) => isBlockVisible(block, now)).toSorted((a, b) => a.sort_order - b.sort_order);

/**
 * Loads blocks in parallel. A block with broken JSON is left out.
 * @param shown visible blocks in the order of the page
 * @param isOpened whether something else opens the page, with its main heading
 * @returns MISSING if a widget's item does not exist.
 * @throws ContentUnavailableError if content can't be loaded.
 */
export async function prepareBlocks(
  shown: readonly PageBlock[],
  context: Omit<AddressedContext, 'isFirst'>,
  isOpened = false,
): Promise<PreparedBlock[] | typeof MISSING> {
  const prepared = await Promise.all(
    shown.map(async (block, index) => {
      const widget = findWidget(block.template);
      if (!widget) return { block, widget: null };
      const loaded = await widget.prepare(block.variables, {
        ...context,
        isFirst: index === 0 && !isOpened,
        isEditing: block.editing,
        blockId: String(block.id),
      });
      return loaded === null || loaded === MISSING ? loaded : { block, widget: loaded };
    }),
  );
  if (prepared.includes(MISSING)) return MISSING;
  return prepared.filter((entry): entry is PreparedBlock => entry !== null && entry !== MISSING);
}

/** The metadata from a page's widgets; later blocks only fill in what earlier ones left open. */
export function mergeFacts(blocks: readonly PreparedBlock[]): PageFacts {
  return blocks.reduceRight<PageFacts>((facts, block) => ({ ...facts, ...block.widget?.facts }), {});
}
