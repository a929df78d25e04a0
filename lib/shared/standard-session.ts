import type { SessionKind } from '../contract/entities/racing.ts';

type NamedKind = Exclude<SessionKind, 'activity'>;

/** What the office calls a session when it calls it nothing special, in the language of the content. */
const STANDARD_NAMES: ReadonlyMap<string, NamedKind> = new Map([
  ['Practice', 'practice'],
  ['Qualifying', 'qualifying'],
  ['Warm-up', 'warm_up'],
  ['Race', 'race'],
]);
/** With its number, if there are several: 'Race 2'. */
const PARTS = /^(.+?)(?: ([1-9]\d?))?$/;

/** What a session's name consists of if it is no more than its kind and a number, '' for none; null for a name of the office's own. */
export function standardSession(name: string): { readonly kind: NamedKind; readonly number: string } | null {
  const [, word = '', number = ''] = PARTS.exec(name) ?? [];
  const kind = STANDARD_NAMES.get(word);
  return kind === undefined ? null : { kind, number };
}
