/** Roles of CMS accounts: everything, all content, session results only, ticket scanning only, or the shop and its money. */
export const ROLES = ['admin', 'editor', 'results', 'gate', 'shop'] as const;
export type Role = (typeof ROLES)[number];

/** The roles' names in the office. */
export const ROLE_NAMES: Readonly<Record<Role, string>> = {
  admin: 'Administrator',
  editor: 'Editor',
  results: 'Results officer',
  gate: 'Gate staff',
  shop: 'Shop',
};

/** An explanation of each role, for whoever assigns one. */
export const ROLES_EXPLAINED =
  'Administrators manage accounts, editors manage all content, and results officers manage rounds and session results. Gate staff can only scan tickets. The shop handles orders, refunds and takings.';

/** The role of a signed-in CMS account, or null. */
export function roleOf(user: { role?: Role | null } | null | undefined): Role | null {
  return user?.role ?? null;
}

const SHOPKEEPERS: readonly Role[] = ['admin', 'editor', 'shop'];

/** Whether an account works with orders, vouchers, invoices and customers. */
export function worksInShop(user: { role?: Role | null } | null | undefined): boolean {
  const role = roleOf(user);
  return role !== null && SHOPKEEPERS.includes(role);
}

const CASHIERS: readonly Role[] = ['admin', 'shop'];

/** Whether an account may give refunds and see the takings. */
export function handlesMoney(user: { role?: Role | null } | null | undefined): boolean {
  const role = roleOf(user);
  return role !== null && CASHIERS.includes(role);
}

const SCANNERS: readonly Role[] = ['admin', 'editor', 'gate'];

/** Whether an account may admit people at a gate. */
export function mayScan(user: { role?: Role | null } | null | undefined): boolean {
  const role = roleOf(user);
  return role !== null && SCANNERS.includes(role);
}
