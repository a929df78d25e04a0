import { z } from 'zod';

const KEY = 'new-account';
const newAccountSchema = z.object({ email: z.string(), first_name: z.string(), last_name: z.string() });

/** What is known of somebody who may create an account. */
export type NewAccount = z.output<typeof newAccountSchema>;

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
export const readNewAccount = (): NewAccount | null =>
  attempt(() => newAccountSchema.parse(JSON.parse(window.sessionStorage.getItem(KEY) ?? 'null')), null);

export const forgetNewAccount = (): void => attempt(() => window.sessionStorage.removeItem(KEY), undefined);
