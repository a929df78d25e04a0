import { HOOK_SIGNATURE_HEADER, HOOK_TIME_HEADER } from '../../../lib/contract/site-hook.ts';
import { isSigned } from '../../../lib/shared/node/signed-call.ts';
import { config } from '../config.ts';
import { messageAnswer } from './answer.ts';

/** Whether a call to a path was recently signed by the site. */
export const isFromSite = (path: string, headers: Headers, body: string): boolean =>
  isSigned(
    {
      path,
      time: headers.get(HOOK_TIME_HEADER),
      signature: headers.get(HOOK_SIGNATURE_HEADER),
      body,
    },
    config().siteSecret,
    Date.now(),
  );

/** The response to a call that wasn't signed. */
export const notSigned = (): Response => messageAnswer(401, 'Not signed.');
