import type { MicroblogPost } from '@/lib/contract/entities/news';

/** A post as it is shown: its text is rendered apart, since server and browser make it safe in their own ways. */
export type PostView = Omit<MicroblogPost, 'content'> & { readonly when: string };

export type PostWords = { readonly tags: string; readonly play: string };

/** The requested sizes of posts' images. */
export const POST_IMAGE = { image_aspect: '16x9', image_width: 800 } as const;
