/**
 * Puts values into the braces of a text.
 * @throws RangeError for a value that is not given: better nothing said than something with a hole
 */
export function filled(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new RangeError(`A text needs a value for {${name}}.`);
    return value;
  });
}
