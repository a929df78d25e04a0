declare global {
  var championshipSingletons: Map<string, unknown> | undefined;
}

/**
 * One value per process. The bundler may give each route its own copy of a module, so a module-level cache would exist several times; this
 * keeps it on globalThis.
 * @param name unique in the process
 * @param make makes the value on first use
 */
export function processSingleton<T>(name: string, make: () => T): () => T {
  let own: { value: T } | undefined;
  return () => {
    if (own) return own.value;
    const all = (globalThis.championshipSingletons ??= new Map());
    if (!all.has(name)) all.set(name, make());
    own = { value: all.get(name) };
    return own.value;
  };
}
