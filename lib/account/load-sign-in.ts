import { withLinkReport } from '@/lib/session/with-link-report';

/**
 * Loads the calls of the sign-in screens. They include the contract's schemas, which would be a third of such a screen's weight: they
 * load when somebody begins to fill in a form, and a form sent before that waits for them.
 * @throws the import's error if they cannot be loaded
 */
export const loadSignIn = () => withLinkReport(() => import('@/lib/account/sign-in'));

/** Loads what passkeys need: the calls, and the library that talks to the browser. @throws like `loadSignIn` */
export const loadPasskeys = () => withLinkReport(() => import('@/lib/account/passkeys'));
