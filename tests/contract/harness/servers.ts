import { describe, inject } from 'vitest';
import type { Fixtures } from '../fixtures/fixtures.ts';

/** A content backend under test, with its own database. */
export type RunningServer = {
  /** Which database it uses. */
  readonly name: string;
  readonly url: string;
  /** A CMS session, for tests that write. */
  readonly token: string;
};

/** One that has the test content. */
export type ContentServer = RunningServer & {
  readonly fixtures: Fixtures;
  /** Path of its SQLite file, or address of its database in PostgreSQL. */
  readonly database: string;
};

declare module 'vitest' {
  export interface ProvidedContext {
    contentServers: readonly ContentServer[];
    /** More of the same, for the tests that open the shop and fill it. */
    shopServers: readonly ContentServer[];
    /** Address of the fake Google sign-in. */
    googleUrl: string;
  }
}

/** Runs the same cases for the backend on each database. */
export function onEachServer(title: string, cases: (server: ContentServer) => void): void {
  describe.each(inject('contentServers'))(`${title} ($name)`, cases);
}

/** What `npm test` leaves to `npm run test:all` (docs/decisions/0121). */
const FULL = { tags: ['full'] };

/** Options of a single case in which the database plays no part, among others in which it does: in `npm test` on SQLite alone. */
export const mostlyOnOne = ({ name }: RunningServer): { readonly tags?: string[] } =>
  name === inject('contentServers')[0]?.name ? {} : FULL;

function onEachButMostlyOne(
  servers: readonly ContentServer[],
  title: string,
  cases: (server: ContentServer) => void,
): void {
  for (const server of servers)
    describe(`${title} (${server.name})`, mostlyOnOne(server), () => cases(server));
}

/** The same for cases whose SQL is all Payload's: in `npm test` on SQLite alone. */
export const mostlyOnOneServer = (title: string, cases: (server: ContentServer) => void): void =>
  onEachButMostlyOne(inject('contentServers'), title, cases);

/** Both: cases of Payload's SQL that change what every visitor sees. */
export const mostlyOnOneShopServer = (title: string, cases: (server: ContentServer) => void): void =>
  onEachButMostlyOne(inject('shopServers'), title, cases);

/** The same for cases in which the database plays no part: once, on SQLite. */
export function onOneServer(title: string, cases: (server: ContentServer) => void): void {
  describe.each(inject('contentServers').slice(0, 1))(`${title} ($name)`, cases);
}

/** Both: once, and what visitors see may change. */
export function onOneShopServer(title: string, cases: (server: ContentServer) => void): void {
  describe.each(inject('shopServers').slice(0, 1))(`${title} ($name)`, cases);
}

/** The same for cases that change what every visitor sees; the servers of other tests aren't affected. */
export function onEachShopServer(title: string, cases: (server: ContentServer) => void): void {
  describe.each(inject('shopServers'))(`${title} ($name)`, cases);
}
