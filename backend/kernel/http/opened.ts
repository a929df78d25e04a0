/*
 * Next calls `register` (instrumentation.ts) when it starts, but reports that it is ready without waiting for it. A call that arrives in
 * between would find none of the routes added there, and be answered with "not found".
 */

declare global {
  var championshipOpened: PromiseWithResolvers<void> | undefined;
}

// On globalThis: set by the bundled server, awaited by the program that started it.
const opened = (): PromiseWithResolvers<void> => (globalThis.championshipOpened ??= Promise.withResolvers());

/** Reports that the database is open and every route added, or why that failed. */
export async function reportOpened(opening: Promise<void>): Promise<void> {
  opening.then(opened().resolve, opened().reject);
  await opening;
}

/** Resolves when the backend can handle every call. @throws the error if opening it failed */
export const whenOpened = (): Promise<void> => opened().promise;
