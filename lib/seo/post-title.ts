import 'server-only';
import type { MicroblogPost } from '@/lib/contract/entities/news';
import { plainText } from '@/lib/html/plain-text';
import { cutHeadline } from './headline';

/** Posts have no title; their first words are used instead. */
const TITLE_LENGTH = 80;

/**
 * A post's title where it needs one: its first words, otherwise the text of its link.
 * @param length in characters
 */
export const postTitle = (
  { content, link_text }: Pick<MicroblogPost, 'content' | 'link_text'>,
  length: number = TITLE_LENGTH,
): string => cutHeadline(plainText(content), length) || link_text;
