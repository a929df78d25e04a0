import { INITIAL_LANGUAGE } from '@/lib/contract/languages';

/**
 * The language of editors' content, whatever the interface's language. As its `lang` it decides capitals, hyphens and a screen reader's
 * voice (Turkish would turn “Mini grid” into “MİNİ GRİD”).
 */
export const CONTENT_LANGUAGE = INITIAL_LANGUAGE;
