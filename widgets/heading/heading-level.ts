import type { HeadingLevel } from '@/components/ui/heading';

const LEVELS = { h1: 1, h2: 2, h3: 3, h4: 4 } as const satisfies Record<string, HeadingLevel>;

/** The level an editor chose; the heading that opens a page is its h1 whatever was chosen. */
export function headingLevel(type: keyof typeof LEVELS, isFirst: boolean): HeadingLevel {
  return isFirst ? 1 : LEVELS[type];
}
