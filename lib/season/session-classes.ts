import type { TimingRow } from '@/lib/contract/entities/racing';

/** A class of a session; `slug` identifies it in the address. */
export type SessionClass = { readonly name: string; readonly slug: string };

const slugOf = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/**
 * The classes of a session in the order of their best car. Empty if all cars are in the same class; the class column is then hidden (spec
 * point 5).
 */
export function sessionClasses(rows: readonly Pick<TimingRow, 'class'>[]): readonly SessionClass[] {
  const names = new Set(rows.map((row) => row.class.trim()));
  if (names.size < 2) return [];
  return [...names]
    .filter((name) => name !== '')
    .map((name, index, all) => {
      const slug = slugOf(name);
      const isTaken = slug === '' || all.slice(0, index).some((earlier) => slugOf(earlier) === slug);
      return { name, slug: isTaken ? `${slug}-${index + 1}` : slug };
    });
}
