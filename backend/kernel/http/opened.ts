/*
 * Next calls `register` (instrumentation.ts) when it starts, but says that it is prepared without waiting for it. A call that arrives in
 * between finds none of the routes that are added there, and its answer would be "not found".
 */

declare global {
  var championshipOpened: PromiseWithResolvers<void> | undefined;
}

// On globalThis: told by the bundled server, awaited by the program that started it.
const opened = (): PromiseWithResolvers<void> => (globalThis.championshipOpened ??= Promise.withResolvers());

/** Passes on that the database is open and every route added, or why that failed. */
export async function tellOpened(opening: Promise<void>): Promise<void> {
  opening.then(opened().resolve, opened().reject);
  await opening;
}

/** Resolves when the backend can answer every call. @throws what opening it failed with */
export const whenOpened = (): Promise<void> => opened().promise;
