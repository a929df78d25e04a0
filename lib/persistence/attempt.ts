/** The result of work on the browser's storage; `otherwise` if that is blocked or full, or what it has can't be read. */
export function attempt<T>(work: () => T, otherwise: T): T {
  try {
    return work();
  } catch {
    // What is stored this way is a convenience: without it, visitors only have to type more.
    return otherwise;
  }
}
