/**
 * Loads the calls of the sign-in screens. They bring the contract's schemas along, a third of what such a screen would weigh: they
 * come when somebody begins to fill in a form, and one that is sent before waits for them.
 */
export const loadSignIn = () => import('@/lib/account/sign-in');
