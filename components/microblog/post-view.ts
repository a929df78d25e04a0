import type { MicroblogPost } from '@/lib/contract/entities/news';

/** When a post was published, by the clock at the circuit. */
export type PostTime = {
  /** '' if a heading gives it. */
  readonly day: string;
  readonly time: string;
};

/** A post as displayed. Its text is rendered separately, since server and browser sanitise it in different ways. */
export type PostView = Omit<MicroblogPost, 'content'> & {
  readonly when: PostTime;
  /** Address of its own page; null if it has none, and on that page. */
  readonly address: string | null;
};

export type PostLabels = {
  readonly tags: string;
  readonly play: string;
  readonly pinned: string;
  readonly share: string;
};

/** The anchor of a post in a list. */
export const postAnchor = (id: number) => `post-${String(id)}`;

/** Where a post's page has the share links. */
export const SHARE_ANCHOR = 'share';

/** Marks the parts that a script changes: a post's age, and its share link. */
export const AGE_MARK = 'data-age';
export const SHARE_MARK = 'data-share';
/** Marks what a post shows below its text. */
export const EMBED_MARK = 'data-post-embed';
