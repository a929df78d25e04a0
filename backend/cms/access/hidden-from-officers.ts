import { propertyOf } from '../../../lib/shared/record.ts';
import type { Role } from './roles.ts';

const OFFICERS: readonly Role[] = ['results', 'gate', 'shop'];

/**
 * Whether the navigation hides an entry: results officers only see rounds, results and championships, shop staff only the shop, gate staff
 * nothing.
 */
export const hiddenFromOfficers = ({ user }: { user: object | null }): boolean =>
  OFFICERS.some((role) => role === propertyOf(user, 'role'));

/** Whether the navigation hides an entry that results officers use. */
export const hiddenFromGate = ({ user }: { user: object | null }): boolean =>
  ['gate', 'shop'].some((role) => role === propertyOf(user, 'role'));

/** Whether the navigation hides an entry that shop staff use. */
export const hiddenOutsideShop = ({ user }: { user: object | null }): boolean =>
  ['gate', 'results'].some((role) => role === propertyOf(user, 'role'));

/** Whether the navigation hides an entry that only administrators use. */
export const hiddenFromAllButAdmins = ({ user }: { user: object | null }): boolean =>
  propertyOf(user, 'role') !== 'admin';
