import type { ReactNode } from 'react';

/** The response of the site's server to a browser that requests a page for signed-in visitors. */
export type MembersAnswer =
  | { readonly kind: 'page'; readonly view: ReactNode }
  | { readonly kind: 'missing' }
  /** The access token does not hold (any more). */
  | { readonly kind: 'refused' }
  | { readonly kind: 'failed' };

/** @param token access token of the visitor; the content server decides what it opens */
export type LoadMembersPage = (path: string, lang: string, token: string) => Promise<MembersAnswer>;
