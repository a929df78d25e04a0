/** What a statement may carry as a value. Instants go as ISO 8601 text, which both databases read. */
export type SqlValue = string | number | boolean | null;

/** One SQL statement with its values apart from its words, so that nothing a person typed is ever read as SQL. */
export type Statement = {
  readonly words: readonly string[];
  readonly values: readonly SqlValue[];
};

const isStatement = (value: SqlValue | Statement): value is Statement =>
  typeof value === 'object' && value !== null;

/**
 * Writes a statement: what stands in `${…}` becomes a value, or, where it is a statement itself, a part of this one. Statements
 * are written so that SQLite and PostgreSQL both understand them.
 */
export function sql(parts: TemplateStringsArray, ...inserts: readonly (SqlValue | Statement)[]): Statement {
  const words: string[] = [parts[0] ?? ''];
  const values: SqlValue[] = [];
  const append = (text: string) => words.push((words.pop() ?? '') + text);
  for (const [index, insert] of inserts.entries()) {
    if (isStatement(insert)) {
      const [first = '', ...others] = insert.words;
      append(first);
      words.push(...others);
      values.push(...insert.values);
      append(parts[index + 1] ?? '');
    } else {
      values.push(insert);
      words.push(parts[index + 1] ?? '');
    }
  }
  return { words, values };
}

/** Statements with a word between them, for lists and conditions. Nothing for an empty list. */
export const joined = (statements: readonly Statement[], between: ', ' | ' AND '): Statement =>
  statements.reduce<Statement>(
    (all, one, index) => (index === 0 ? one : sql`${all}${{ words: [between], values: [] }}${one}`),
    { words: [''], values: [] },
  );

/** The text that SQLite reads. */
export const sqliteText = ({ words }: Statement): string => words.join('?');

/** The text that PostgreSQL reads. */
export const postgresText = ({ words }: Statement): string =>
  words.map((word, index) => (index === 0 ? word : `$${index}${word}`)).join('');
