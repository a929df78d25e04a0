/** What a CMS account may be: everything, all content, or session results alone. */
export const ROLES = ['admin', 'editor', 'results'] as const;
export type Role = (typeof ROLES)[number];

/** The role of a signed-in CMS account, or null. */
export function roleOf(user: { role?: Role | null } | null | undefined): Role | null {
  return user?.role ?? null;
}
