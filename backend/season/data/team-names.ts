import { hash } from 'node:crypto';
import { namesIn } from '../../../lib/shared/crew.ts';
import { nameKey } from '../../../lib/shared/text/name-key.ts';
import { MAX_SLUG_LENGTH, toSlug } from '../../cms/fields/slug.ts';

/** A car of an entry list or of a timing sheet: its team, and its driver or crew. */
export type TeamOfCar = { readonly team?: string | null; readonly name?: string | null };

const PLACEHOLDER =
  /^(?:to be (?:advised|announced|confirmed)|tb[acd]|n\/?a|none|own(?: team)?|independent|privateer|private entry)$/i;

/** Whether a list has this until somebody's name is known, or for nobody. */
export const isPlaceholder = (name: string): boolean => PLACEHOLDER.test(name.trim());

/** So many digits tell names apart that differ in letters which an address can't have. */
const DIGITS = 8;

/**
 * A team's URL name, made from its name: the same however it is spelt in capitals, accents, spaces and punctuation. '' for what is no name. Letters
 * of other scripts are dropped from an address, so their name is told apart by a number.
 */
export function teamUrl(name: string): string {
  if (isPlaceholder(name)) return '';
  const folded = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  const slug = toSlug(name);
  if (folded === slug) return slug;
  const number = hash('sha1', folded, 'hex').slice(0, DIGITS);
  return [slug.slice(0, MAX_SLUG_LENGTH - DIGITS - 1), number].filter(Boolean).join('-');
}

/** The URL name of a car's team; '' without one. Who enters their own car is no team. */
export function teamUrlOf({ team, name }: TeamOfCar): string {
  const own = team?.trim() ?? '';
  const isDriver = namesIn(name ?? '').some((driver) => nameKey(driver) === nameKey(own));
  return own === '' || isDriver ? '' : teamUrl(own);
}
