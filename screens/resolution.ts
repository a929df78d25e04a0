import type { ShownBy } from './define-match';
import type { FoundByContent } from './define-screen';
import type { MATCHES } from './matches';

/** A screen with what its address names. */
export type ShownScreen = ShownBy<(typeof MATCHES)[number]> | FoundByContent[keyof FoundByContent];

/** What an address of the catch-all shows. */
export type Resolution =
  | ShownScreen
  | { readonly kind: 'redirect'; readonly to: string; readonly permanent: boolean }
  | { readonly kind: 'missing' };

export type ScreenKind = ShownScreen['kind'];
/** What an address of one kind of screen names. */
export type ResolutionOf<K extends ScreenKind> = Extract<ShownScreen, { readonly kind: K }>;
