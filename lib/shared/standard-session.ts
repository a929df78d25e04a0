import type { SessionKind } from '../contract/entities/racing.ts';

type NamedKind = Exclude<SessionKind, 'activity'>;

/** The office's standard names of sessions, in the language of the content. */
const STANDARD_NAMES: ReadonlyMap<string, NamedKind> = new Map([
  ['Practice', 'practice'],
  ['Qualifying', 'qualifying'],
  ['Warm-up', 'warm_up'],
  ['Race', 'race'],
]);
/** A name, with a number if there are several: 'Race 2'. */
const PARTS = /^(.+?)(?: ([1-9]\d?))?$/;

/** Kind and number ('' for none) of a session with a standard name; null for any other name. */
export function standardSession(name: string): { readonly kind: NamedKind; readonly number: string } | null {
  const [, word = '', number = ''] = PARTS.exec(name) ?? [];
  const kind = STANDARD_NAMES.get(word);
  return kind === undefined ? null : { kind, number };
}
