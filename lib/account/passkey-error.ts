import type { ApiError } from '@/lib/api/errors';

/**
 * Why a passkey could not be made or used: a call that failed, or the browser's own reason. `cancelled`: by its user, or nobody answered in
 * time; `known`: the device has one for this account; `unsupported`: by the browser, the device, or at this address.
 */
export type PasskeyError =
  ApiError | { readonly kind: 'passkey'; readonly reason: 'cancelled' | 'known' | 'unsupported' | 'failed' };
