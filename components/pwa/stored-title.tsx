import type { OfflinePage } from '@/lib/pwa/offline-tickets';
import { SPOILER } from '@/lib/spoilers/keys';

type StoredTitleProps = { readonly page: Pick<OfflinePage, 'title' | 'cover'>; readonly id?: string };

/** The title of a page in a list, with what replaces it while the spoiler shield covers the page. */
export const StoredTitle = ({ page: { title, cover = null }, id }: StoredTitleProps) => (
  <>
    <span
      id={id}
      dir="auto"
      className="font-semibold"
      {...(cover === null ? {} : { [SPOILER]: cover.tells })}
    >
      {title}
    </span>
    {cover === null ? null : (
      <span dir="auto" className="spoiler-note">
        {cover.instead}
      </span>
    )}
  </>
);
