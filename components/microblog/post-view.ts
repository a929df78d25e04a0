import type { MicroblogPost } from '@/lib/contract/entities/news';

/** When a post was published, by the clock at the circuit. */
export type PostTime = {
  /** '' where a heading says it. */
  readonly day: string;
  readonly time: string;
};

/** A post as it is shown: its text is rendered apart, since server and browser make it safe in their own ways. */
export type PostView = Omit<MicroblogPost, 'content'> & {
  readonly when: PostTime;
  /** Its own page; null if it has none, and on that page. */
  readonly address: string | null;
};

export type PostWords = {
  readonly tags: string;
  readonly play: string;
  readonly pinned: string;
  readonly share: string;
};

/** The anchor of a post in a list. */
export const postAnchor = (id: number) => `post-${String(id)}`;

/** Where a post's page has the ways to share it. */
export const SHARE_ANCHOR = 'share';

/** Marks of what a script changes: how long ago a post was, and a link to share it. */
export const AGE_MARK = 'data-age';
export const SHARE_MARK = 'data-share';
/** Marks what a post shows below its text. */
export const EMBED_MARK = 'data-post-embed';
