/** The value of a JSON text; undefined for any other, whose reader says what is wrong: the parser's message adds nothing. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
