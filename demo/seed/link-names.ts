import { childrenOf, type RichText, type TextNode } from '../../backend/content/import/rich-text.ts';

/** Headings, quotations and what is a link already stay as they are. */
const LEFT_ALONE: ReadonlySet<string> = new Set(['heading', 'quote', 'link', 'autolink', 'block', 'upload']);

/** Where a name leads: to the driver of this id, or to this address; null for a name that stays words. */
export type NameTarget = number | string | null;

/** Words that lead to a driver, as an editor makes them by picking the driver, or to an address. @param number its place among those of its text */
const nameLink = (words: TextNode, target: number | string, number: number): TextNode => ({
  type: 'link',
  version: 3,
  format: '',
  indent: 0,
  direction: 'ltr',
  id: String(number).padStart(24, '0'),
  fields:
    typeof target === 'number'
      ? { linkType: 'internal', doc: { relationTo: 'drivers', value: target }, newTab: false }
      : { linkType: 'custom', url: target, newTab: false },
  children: [words],
});

/**
 * Makes a linker of names in a text: where its sentences first have them, and in each line of its tables. Bold words are captions and heads
 * of list items, and stay as they are. Of two names that begin alike the longer is meant.
 * @param targets by name, of letters, digits, spaces, apostrophes and hyphens
 */
export function nameLinker(targets: ReadonlyMap<string, NameTarget>): (text: RichText) => RichText {
  const names = [...targets.keys()].toSorted((one, other) => other.length - one.length).join('|');
  const pattern = new RegExp(`(?<![\\p{L}-])(${names})(?![\\p{L}-])`, 'u');
  return (text) => {
    const named = new Set<string>();
    let count = 0;
    const linkIn = (node: TextNode, words: string, isInTable: boolean): TextNode[] =>
      words.split(pattern).flatMap((part) => {
        const target = targets.get(part) ?? null;
        const piece = { ...node, text: part };
        if (part === '') return [];
        if (target === null || (named.has(part) && !isInTable)) return [piece];
        if (!isInTable) named.add(part);
        count += 1;
        return [nameLink(piece, target, count)];
      });
    const linked = (node: TextNode, isInTable: boolean): TextNode[] => {
      if (LEFT_ALONE.has(node.type)) return [node];
      if (node.type === 'text')
        return node['format'] === 0 && typeof node['text'] === 'string'
          ? linkIn(node, node['text'], isInTable)
          : [node];
      const children = childrenOf(node).flatMap((child) => linked(child, isInTable || node.type === 'table'));
      return [children.length === 0 ? node : { ...node, children }];
    };
    const children = childrenOf(text.root).flatMap((node) => linked(node, false));
    return { root: { ...text.root, children } };
  };
}
