/** Types allowed as statement values. Instants are ISO 8601 text, which both databases read. */
export type SqlValue = string | number | boolean | null;

/** A parameterised SQL statement: values are separate from the text, so user input is never read as SQL. */
export type Statement = {
  readonly fragments: readonly string[];
  readonly values: readonly SqlValue[];
};

const isStatement = (value: SqlValue | Statement): value is Statement =>
  typeof value === 'object' && value !== null;

/**
 * Builds a statement: each `${…}` becomes a parameter or, if it is itself a statement, part of this one. Write statements that both SQLite
 * and PostgreSQL understand.
 */
export function sql(parts: TemplateStringsArray, ...inserts: readonly (SqlValue | Statement)[]): Statement {
  const fragments: string[] = [parts[0] ?? ''];
  const values: SqlValue[] = [];
  const append = (text: string) => fragments.push((fragments.pop() ?? '') + text);
  for (const [index, insert] of inserts.entries()) {
    if (isStatement(insert)) {
      const [first = '', ...others] = insert.fragments;
      append(first);
      fragments.push(...others);
      values.push(...insert.values);
      append(parts[index + 1] ?? '');
    } else {
      values.push(insert);
      fragments.push(parts[index + 1] ?? '');
    }
  }
  return { fragments, values };
}

/** Joins statements with a separator, for lists and conditions. Empty for an empty list. */
export const joined = (statements: readonly Statement[], between: ', ' | ' AND ' | ' OR '): Statement =>
  statements.reduce<Statement>(
    (all, statement, index) =>
      index === 0 ? statement : sql`${all}${{ fragments: [between], values: [] }}${statement}`,
    { fragments: [''], values: [] },
  );

/** The SQLite text. */
export const sqliteText = ({ fragments }: Statement): string => fragments.join('?');

/** The PostgreSQL text. */
export const postgresText = ({ fragments }: Statement): string =>
  fragments.map((fragment, index) => (index === 0 ? fragment : `$${index}${fragment}`)).join('');

/** How traces describe a transaction: the kind of its first statement and the first table in it, never a value. */
export function subjectOf([first]: readonly Statement[]): { kind: string; table: string | undefined } {
  const text = first === undefined ? '' : sqliteText(first);
  return {
    kind: /\w+/.exec(text)?.[0].toUpperCase() ?? 'statement',
    table: /\b(?:FROM|INTO|UPDATE)\s+"?(\w+)/i.exec(text)?.[1],
  };
}
