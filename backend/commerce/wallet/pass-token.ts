import { LANGUAGES, type Language } from '../../../lib/contract/languages.ts';
import { isSame } from '../../../lib/shared/node/is-same.ts';
import { derived } from '../../kernel/secrets.ts';

/**
 * The token with which a phone requests the newer version of a pass. It contains the pass's language, which nothing else on the phone tells
 * us.
 */
export const passToken = (serial: string, language: Language): string =>
  `${language}.${derived('wallet-pass', `${language}:${serial}`).toString('base64url')}`;

/** The language of the pass that a token belongs to; null if it isn't that pass's. */
export const languageOfToken = (serial: string, token: string): Language | null =>
  LANGUAGES.find((language) => isSame(token, passToken(serial, language))) ?? null;
