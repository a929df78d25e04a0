import type { ReactNode } from 'react';

/** What the site's server gives a browser that asks for a page for signed-in visitors. */
export type MembersAnswer =
  | { readonly kind: 'page'; readonly view: ReactNode }
  | { readonly kind: 'missing' }
  /** The access token does not hold (any more). */
  | { readonly kind: 'refused' }
  | { readonly kind: 'failed' };

/** @param token access token of the visitor; what it opens is judged by the content server */
export type LoadMembersPage = (path: string, lang: string, token: string) => Promise<MembersAnswer>;
