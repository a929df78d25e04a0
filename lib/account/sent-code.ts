import { attempt } from '@/lib/persistence/attempt';
import { isRecord, textOf } from '@/lib/shared/record';

/** Screens that email a code and then ask for it. */
export type CodeScreen = 'login' | 'signup' | 'forgotpassword';

/** As long as a code is valid. */
const LIFETIME_MS = 10 * 60_000;
const keyOf = (screen: CodeScreen) => `sent-code-${screen}`;

type TabStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * The address that this tab had a code sent to, surviving a reload: the screen asks for the code while it is valid.
 * @param storage called each time, since reading the property itself throws if the visitor blocks site data
 */
export function createSentCode(screen: CodeScreen, storage: () => TabStorage, now: () => number) {
  return {
    remember: (email: string) =>
      attempt(() => storage().setItem(keyOf(screen), JSON.stringify({ email, at: now() })), undefined),
    /** The address, or '' if no code is pending. */
    find: () =>
      attempt(() => {
        const stored: unknown = JSON.parse(storage().getItem(keyOf(screen)) ?? 'null');
        if (!isRecord(stored) || !(Number(stored['at']) > now() - LIFETIME_MS)) return '';
        return textOf(stored['email']);
      }, ''),
    forget: () => attempt(() => storage().removeItem(keyOf(screen)), undefined),
  };
}

const SCREENS: readonly CodeScreen[] = ['login', 'signup', 'forgotpassword'];

/** Forgets the codes of every screen, once somebody has signed in. */
export function forgetSentCodes(): void {
  for (const screen of SCREENS) createSentCode(screen, () => window.sessionStorage, Date.now).forget();
}
