import { TEXTS_VERSION } from '@/lib/config/texts-version';
import { LATER_TEXTS_PATH } from './later-areas';

/** The address of the texts that come with code which islands load later, in a language. */
export const laterTextsPath = (language: string): string => `${LATER_TEXTS_PATH}${language}?${TEXTS_VERSION}`;
