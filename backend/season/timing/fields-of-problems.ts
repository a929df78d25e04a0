import type { LineProblem } from '../sheets/delimited.ts';

/**
 * What is wrong with the items of a list in a call, by field: `{"rows.2": "Row 3: Name missing."}`.
 * @param list its name in the call
 * @param unit what messages call one of them
 * @param problems by number from 1
 */
export function fieldsOfProblems(
  list: string,
  unit: string,
  problems: readonly LineProblem[],
): Readonly<Record<string, string>> {
  const byItem = Map.groupBy(problems, ({ line }) => line);
  return Object.fromEntries(
    [...byItem].map(([line, found]) => [
      `${list}.${String(line - 1)}`,
      `${unit} ${String(line)}: ${found.map(({ message }) => message).join(' ')}`,
    ]),
  );
}
