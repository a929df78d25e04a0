/** Fragment of the sign-in screen after the account has been deleted. */
export const ACCOUNT_DELETED_FRAGMENT = '#account-deleted';
