import type { Sponsor } from '@/lib/contract/entities/racing';

/** Sponsors under their group's name; '' for sponsors without one. */
export type SponsorSection = { readonly name: string; readonly sponsors: readonly Sponsor[] };

/**
 * Lists every sponsor once: under the innermost of its groups (the last one in tree order that names it), and those without a group last.
 * The order of groups, and of sponsors within them, is kept.
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
