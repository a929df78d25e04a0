import type { Page } from '../payload-types.ts';

/** A draft as it is kept while it is typed: what a published page must have may still be missing. */
type Unfinished = Omit<Page, 'name' | 'url'> & {
  readonly name?: string | null;
  readonly url?: string | null;
};

/** The draft of a page with a name and an address, if only empty ones. */
export const namedDraft = (draft: Unfinished): Page => ({
  ...draft,
  name: draft.name ?? '',
  url: draft.url ?? '',
});
