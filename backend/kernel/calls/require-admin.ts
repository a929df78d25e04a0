import { Failure } from '../failure.ts';
import type { CurrentCustomer } from './caller.ts';

/** @throws Failure 403 for customers without `is_admin` */
export function requireAdmin({ record }: CurrentCustomer): void {
  if (!record.is_admin) throw new Failure(403, 'Only administrators can change this.');
}
