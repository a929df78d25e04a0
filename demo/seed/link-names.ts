import { childrenOf, type RichText, type TextNode } from '../../backend/content/import/rich-text.ts';

/** Names aren't linked in headings, quotations and links. */
const LEFT_ALONE: ReadonlySet<string> = new Set(['heading', 'quote', 'link', 'autolink', 'block', 'upload']);

/** What a name links to: the driver with this id, or this address; null for a name that isn't linked. */
export type NameTarget = number | string | null;

/** A link to a driver, as when an editor picks the driver, or to an address. @param number its position among the text's links */
const nameLink = (text: TextNode, target: number | string, number: number): TextNode => ({
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
  children: [text],
});

/**
 * Creates a function that links names in a text: at their first mention in sentences, and in every row of tables. Bold text, such as
 * captions and the heads of list items, stays as it is. The longest matching name wins.
 * @param targets by name, which may have letters, digits, spaces, apostrophes and hyphens
 */
export function nameLinker(targets: ReadonlyMap<string, NameTarget>): (text: RichText) => RichText {
  const names = [...targets.keys()].toSorted((a, b) => b.length - a.length).join('|');
  const pattern = new RegExp(`(?<![\\p{L}-])(${names})(?![\\p{L}-])`, 'u');
  return (text) => {
    const named = new Set<string>();
    let count = 0;
    const linkIn = (node: TextNode, content: string, isInTable: boolean): TextNode[] =>
      content.split(pattern).flatMap((part) => {
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
