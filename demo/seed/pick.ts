/** The named fields of a record. */
export function pick<T extends object, K extends keyof T>(record: T, names: readonly K[]): Pick<T, K> {
  const wanted = new Set<PropertyKey>(names);
  const isWanted = (value: object): value is Pick<T, K> => names.every((name) => name in value);
  const picked = Object.fromEntries(Object.entries(record).filter(([name]) => wanted.has(name)));
  if (!isWanted(picked)) throw new Error(`A record lacks one of ${names.join(', ')}`);
  return picked;
}
