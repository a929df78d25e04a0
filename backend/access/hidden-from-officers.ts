import type { Role } from './roles.ts';

const OFFICER: Role = 'results';

/** Whether the navigation leaves something out: results officers see rounds and results alone. */
export const hiddenFromOfficers = ({ user }: { user: object | null }): boolean =>
  user !== null && Reflect.get(user, 'role') === OFFICER;
