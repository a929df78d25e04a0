import { API_BASE_PATH } from '../../../../lib/contract/endpoint.ts';
import { AUTHORIZE_PATH } from '../../../../lib/contract/authorization.ts';
import { config } from '../../../kernel/config.ts';

/** A cookie that only the authorize endpoint receives. `seconds` 0 deletes it. */
export function ownCookie(name: string, value: string, seconds: number): string {
  const isSecure = config().siteUrl.startsWith('https:');
  return [
    `${name}=${value}`,
    `Path=${API_BASE_PATH}${AUTHORIZE_PATH}`,
    `Max-Age=${String(seconds)}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(isSecure ? ['Secure'] : []),
  ].join('; ');
}
