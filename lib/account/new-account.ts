import { attempt } from '@/lib/persistence/attempt';
import { isRecord, textOf } from '@/lib/shared/record';

const KEY = 'new-account';

/** Details of a guest buyer that a sign-up form can be filled in with. */
export type NewAccount = { readonly email: string; readonly first_name: string; readonly last_name: string };

/** Stores in this tab the details that somebody ordered with as a guest. */
export const saveNewAccount = ({ email, first_name, last_name }: NewAccount): void =>
  attempt(
    () => window.sessionStorage.setItem(KEY, JSON.stringify({ email, first_name, last_name })),
    undefined,
  );

/** The stored details, or null. */
export function readNewAccount(): NewAccount | null {
  const stored: unknown = attempt(() => JSON.parse(window.sessionStorage.getItem(KEY) ?? 'null'), null);
  if (!isRecord(stored)) return null;
  const [email, first_name, last_name] = [stored['email'], stored['first_name'], stored['last_name']].map(
    textOf,
  );
  return { email: email ?? '', first_name: first_name ?? '', last_name: last_name ?? '' };
}

export const forgetNewAccount = (): void => attempt(() => window.sessionStorage.removeItem(KEY), undefined);
