import 'vitest';

/** What tests/prepared-database.ts provides to the tests. */
declare module 'vitest' {
  interface ProvidedContext {
    /** Data folder of a prepared backend without content; each test that wants its own copies it. */
    readonly preparedData: string;
    /** The first account in it. */
    readonly preparedAdmin: { readonly email: string; readonly password: string };
  }
}
