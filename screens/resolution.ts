import type { FoundPage } from '@/lib/content/find-page';
import type { PagePath } from '@/lib/content/path';
import type { Site } from '@/lib/content/site-store';
import type { MATCHES } from './matches';
import type { NOTHING } from './define-match';

type Matched = Exclude<ReturnType<(typeof MATCHES)[number]['resolve']>, typeof NOTHING | null>;

/** A screen with what its address names. */
type ShownScreen =
  | Matched
  | { readonly kind: 'page'; readonly path: PagePath; readonly found: FoundPage; readonly site: Site }
  /** The home page, while the content has none. */
  | { readonly kind: 'preparing'; readonly site: Site };

/** What an address of the catch-all shows. */
export type Resolution =
  | ShownScreen
  | { readonly kind: 'redirect'; readonly to: string; readonly permanent: boolean }
  | { readonly kind: 'missing' };

export type ScreenKind = ShownScreen['kind'];
/** What an address of one kind of screen names. */
export type ResolutionOf<K extends ScreenKind> = Extract<ShownScreen, { readonly kind: K }>;
