import type { ApiError } from '@/lib/api/errors';

/**
 * Why a passkey could not be created or used: a failed call, or the browser's own reason. `cancelled`: by its user, or timed out; `known`:
 * the device already has one for this account; `unsupported`: by the browser, the device, or at this address.
 */
export type PasskeyError =
  ApiError | { readonly kind: 'passkey'; readonly reason: 'cancelled' | 'known' | 'unsupported' | 'failed' };
