import { INITIAL_LANGUAGE } from '@/lib/contract/languages';

/**
 * The language of content, whichever one the interface is in. It is the `lang` of what editors wrote: capitals, hyphens and the voice of a
 * screen reader follow it (Turkish would make “MİNİ GRİD” of “Mini grid”).
 */
export const CONTENT_LANGUAGE = INITIAL_LANGUAGE;
