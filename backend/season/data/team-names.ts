import { hash } from 'node:crypto';
import { namesIn } from '../../../lib/shared/crew.ts';
import { nameKey } from '../../../lib/shared/text/name-key.ts';
import { MAX_SLUG_LENGTH, toSlug } from '../../cms/fields/slug.ts';

/** A car of an entry list or timing sheet: its team, and its driver or crew. */
export type TeamOfCar = { readonly team?: string | null; readonly name?: string | null };

const PLACEHOLDER =
  /^(?:to be (?:advised|announced|confirmed)|tb[acd]|n\/?a|none|own(?: team)?|independent|privateer|private entry)$/i;

/** Whether a name is a placeholder for a driver not yet known, or for nobody. */
export const isPlaceholder = (name: string): boolean => PLACEHOLDER.test(name.trim());

/** Enough digits to tell apart names that differ only in letters which an address can't have. */
const DIGITS = 8;

/**
 * A team's URL name, made from its name and independent of capitals, accents, spaces and punctuation. '' for a blank name. Letters of other
 * scripts can't be in an address, so a number tells such names apart.
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

/** The URL name of a car's team; '' without one. Drivers who enter their own car aren't a team. */
export function teamUrlOf({ team, name }: TeamOfCar): string {
  const own = team?.trim() ?? '';
  const isDriver = namesIn(name ?? '').some((driver) => nameKey(driver) === nameKey(own));
  return own === '' || isDriver ? '' : teamUrl(own);
}
