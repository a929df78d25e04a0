/** Puts values into a phrase: '{winner} won by {margin}'. Throws when the phrase asks for a value that is not there. */
export function fill(phrase: string, values: Readonly<Record<string, string>>): string {
  return phrase.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined || value === '') throw new Error(`No value for {${name}} in: ${phrase}`);
    return value;
  });
}

/** Whether all values that a phrase asks for are there. */
export function canFill(phrase: string, values: Readonly<Record<string, string>>): boolean {
  return [...phrase.matchAll(/\{(\w+)\}/g)].every(([, name]) => Boolean(name && values[name]));
}
