import { TEXTS_VERSION } from '@/lib/config/texts-version';
import { LATER_TEXTS_PATH } from './later-areas';

/** The address of the texts that islands load on demand, in a language. */
export const laterTextsPath = (language: string): string => `${LATER_TEXTS_PATH}${language}?${TEXTS_VERSION}`;
