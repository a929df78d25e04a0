/** A link of a navigation; the header shows one level of children. */
export type NavItem = {
  readonly name: string;
  /** The language of the name, unless it is the page's. */
  readonly lang?: string | undefined;
  readonly href: string;
  readonly children: readonly NavItem[];
};

/** A link's relation to the visitor's path: the page itself, a page above it, or neither. */
export function currentness(href: string, path: string): 'page' | 'true' | undefined {
  if (path === '') return undefined;
  if (href === path) return 'page';
  return href !== '/' && path.startsWith(`${href}/`) ? 'true' : undefined;
}
