import type { OfflinePage } from '@/lib/pwa/offline-tickets';
import { SPOILER } from '@/lib/spoilers/keys';

type KeptTitleProps = { readonly page: Pick<OfflinePage, 'title' | 'cover'>; readonly id?: string };

/** The title of a page in a list, with what it is while the spoiler shield covers the page. */
export const KeptTitle = ({ page: { title, cover = null }, id }: KeptTitleProps) => (
  <>
    <span id={id} dir="auto" className="font-semibold" {...(cover === null ? {} : { [SPOILER]: cover.tells })}>
      {title}
    </span>
    {cover === null ? null : (
      <span dir="auto" className="spoiler-note">
        {cover.instead}
      </span>
    )}
  </>
);
