import { describe, inject } from 'vitest';
import type { Fixtures } from '../fixtures/fixtures.ts';

/** A content backend that the tests talk to, on a database of its own. */
export type RunningServer = {
  /** The database it stands on. */
  readonly name: string;
  readonly url: string;
  /** A CMS session, for tests that write. */
  readonly token: string;
};

/** One that holds the small world that the tests speak of. */
export type ContentServer = RunningServer & { readonly fixtures: Fixtures };

declare module 'vitest' {
  export interface ProvidedContext {
    contentServers: readonly ContentServer[];
    /** Others of the same, for the tests that open the shop and fill it. */
    shopServers: readonly ContentServer[];
    /** Address of what stands in for Google's sign-in. */
    googleUrl: string;
  }
}

/** Declares the same cases for the backend on each database. */
export function onEachServer(title: string, cases: (server: ContentServer) => void): void {
  describe.each(inject('contentServers'))(`${title} ($name)`, cases);
}

/** The same for cases that change what every visitor sees; the servers of all other tests do not notice. */
export function onEachShopServer(title: string, cases: (server: ContentServer) => void): void {
  describe.each(inject('shopServers'))(`${title} ($name)`, cases);
}
