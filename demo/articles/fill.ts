/** Fills in a phrase: '{winner} won by {margin}'. @throws if a value is missing */
export function fill(phrase: string, values: Readonly<Record<string, string>>): string {
  return phrase.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined || value === '') throw new Error(`No value for {${name}} in: ${phrase}`);
    return value;
  });
}

/** Whether all of a phrase's values are available. */
export function canFill(phrase: string, values: Readonly<Record<string, string>>): boolean {
  return [...phrase.matchAll(/\{(\w+)\}/g)].every(([, name]) => Boolean(name && values[name]));
}
