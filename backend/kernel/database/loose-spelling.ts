import { sql, type SQLiteAdapter } from '@payloadcms/db-sqlite';
import type { BaseDatabaseAdapter, DatabaseAdapterObj } from 'payload';
import { foldWord } from '../../../lib/shared/text/fold-word.ts';
import { config } from '../config.ts';
import { changeAdapter } from './change-adapter.ts';

/** Common to Payload's two SQL adapters, but missing from the type for "any database". */
type SqlAdapter = BaseDatabaseAdapter & Pick<SQLiteAdapter, 'operators'>;

/** Latin letters with macrons and other marks (Latin-1 Supplement and Latin Extended-A). */
const MARKED_LETTERS = Array.from({ length: 0x180 - 0xc0 }, (_, at) => String.fromCodePoint(0xc0 + at));
const BY_PLAIN_LETTER = Map.groupBy(MARKED_LETTERS, foldWord);

const isOneCharacter = (text: string): boolean => [...text].length === 1;

/** How a letter may be written: in either case, with any mark or none. */
function formsOf(letter: string): string {
  const plain = foldWord(letter);
  const forms = [letter, plain].flatMap((form) => [form, form.toLowerCase(), form.toUpperCase()]);
  return [...new Set([...forms, ...(BY_PLAIN_LETTER.get(plain) ?? [])])].filter(isOneCharacter).join('');
}

/** A word with a set of forms for each letter: whatever the word, one pattern that grows with its length. */
function patternOf(word: string, literal: (sign: string) => string): string {
  const part = (sign: string) => (/\p{L}/u.test(sign) ? `[${formsOf(sign)}]` : literal(sign));
  return Array.from(word.normalize('NFC'), part).join('');
}

const globOf = (word: string): string =>
  `*${patternOf(word, (sign) => (/[*?[]/.test(sign) ? `[${sign}]` : sign))}*`;
const regexpOf = (word: string): string =>
  patternOf(word, (sign) => (/[!-/:-@[-`{-~]/.test(sign) ? `\\${sign}` : sign));

/** The word in the pattern that Payload makes of a `like`; null for its other patterns, those of paths. */
const wordIn = (pattern: unknown): string | null =>
  typeof pattern === 'string' ? (/^%(.*)%$/s.exec(pattern)?.[1] ?? null) : null;

/**
 * Makes Payload's `like`, which all searches of the CMS use, find 'Ōtaki' by 'otaki' and 'Otaki' by 'ŌTAKI', reading the rows it read
 * before. By themselves neither database ignores a macron, and SQLite ignores the case of the letters A to Z alone. What else is typed is
 * looked for as it is, `%` and `_` included.
 */
export function withLooseSpelling<Adapter extends SqlAdapter>(
  description: DatabaseAdapterObj<Adapter>,
): DatabaseAdapterObj<Adapter> {
  return changeAdapter(description, (adapter) => {
    const { like } = adapter.operators;
    // A copy: PostgreSQL's operators are an object that Payload shares.
    adapter.operators = {
      ...adapter.operators,
      like: (column, pattern) => {
        const word = wordIn(pattern);
        if (word === null) return like(column, pattern);
        return config().databaseUrl === null
          ? sql`${column} GLOB ${globOf(word)}`
          : sql`${column} ~ ${regexpOf(word)}`;
      },
    };
  });
}
