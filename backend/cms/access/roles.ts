/** Roles of CMS accounts: everything, all content, session results only, or ticket scanning only. */
export const ROLES = ['admin', 'editor', 'results', 'gate'] as const;
export type Role = (typeof ROLES)[number];

/** The role of a signed-in CMS account, or null. */
export function roleOf(user: { role?: Role | null } | null | undefined): Role | null {
  return user?.role ?? null;
}

const SCANNERS: readonly Role[] = ['admin', 'editor', 'gate'];

/** Whether an account may admit people at a gate. */
export function mayScan(user: { role?: Role | null } | null | undefined): boolean {
  const role = roleOf(user);
  return role !== null && SCANNERS.includes(role);
}
