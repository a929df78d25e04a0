import { isRecord, textOf } from '@/lib/shared/record';

const KEY = 'new-account';

/** What is known of somebody who may create an account. */
export type NewAccount = { readonly email: string; readonly first_name: string; readonly last_name: string };

const attempt = <T>(work: () => T, otherwise: T): T => {
  try {
    return work();
  } catch {
    // Storage is blocked or full: then everything is typed once more.
    return otherwise;
  }
};

/** Keeps in this tab what somebody said of themselves when they ordered without an account. */
export const keepNewAccount = ({ email, first_name, last_name }: NewAccount): void =>
  attempt(
    () => window.sessionStorage.setItem(KEY, JSON.stringify({ email, first_name, last_name })),
    undefined,
  );

/** What was kept, or null. */
export function readNewAccount(): NewAccount | null {
  const kept: unknown = attempt(() => JSON.parse(window.sessionStorage.getItem(KEY) ?? 'null'), null);
  if (!isRecord(kept)) return null;
  const [email, first_name, last_name] = [kept['email'], kept['first_name'], kept['last_name']].map(textOf);
  return { email: email ?? '', first_name: first_name ?? '', last_name: last_name ?? '' };
}

export const forgetNewAccount = (): void => attempt(() => window.sessionStorage.removeItem(KEY), undefined);
