import type { ReactNode } from 'react';

/** The response of the site's server to a browser that requests a page for signed-in visitors. */
export type MembersAnswer =
  | { readonly kind: 'page'; readonly view: ReactNode }
  | { readonly kind: 'missing' }
  /** The access token isn't valid, or has expired. */
  | { readonly kind: 'refused' }
  | { readonly kind: 'failed' };

/** @param token the visitor's access token; the content server decides what it gives access to */
export type LoadMembersPage = (path: string, lang: string, token: string) => Promise<MembersAnswer>;
