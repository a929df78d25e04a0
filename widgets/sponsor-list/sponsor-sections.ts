import type { Sponsor } from '@/lib/contract/entities/racing';

/** Sponsors under their group's name; '' for sponsors without one. */
export type SponsorSection = { readonly name: string; readonly sponsors: readonly Sponsor[] };

/**
 * Puts every sponsor once: under the innermost of its groups, the last in tree order that names it, and last those of
 * no group. The order of groups and of sponsors in them stays.
 */
export function sponsorSections(
  all: readonly Sponsor[],
  groups: readonly SponsorSection[],
): readonly SponsorSection[] {
  const home = new Map<number, number>();
  groups.forEach(({ sponsors }, index) => sponsors.forEach(({ id }) => home.set(id, index)));
  const sections = groups.map(({ name, sponsors }, index) => ({
    name,
    sponsors: sponsors.filter(({ id }) => home.get(id) === index),
  }));
  const rest = { name: '', sponsors: all.filter(({ id }) => !home.has(id)) };
  return [...sections, rest].filter(({ sponsors }) => sponsors.length > 0);
}
