import { textIn } from '../../../../lib/shared/record.ts';
import { jsonOf } from '../../../../lib/shared/text/json-of.ts';

/** The challenge that a browser has answered, base64url; '' if it can't be read. @param clientDataJSON base64url */
export const challengeOf = (clientDataJSON: string): string =>
  textIn(jsonOf(Buffer.from(clientDataJSON, 'base64url').toString('utf8')), 'challenge');
