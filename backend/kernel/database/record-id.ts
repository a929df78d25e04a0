import { MAX_INTEGER } from '../../../lib/contract/limits.ts';

/** The id of a record, which addresses and forms have as text; null for what can't be one. PostgreSQL fails on an id beyond its columns. */
export function recordIdIn(value: unknown): number | null {
  const id = typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : value;
  return typeof id === 'number' && Number.isInteger(id) && id >= 0 && id <= MAX_INTEGER ? id : null;
}
