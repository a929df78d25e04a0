import type { KeptPage } from '@/lib/pwa/kept-tickets';
import { TELLS } from '@/lib/spoilers/keys';

type StoredTitleProps = { readonly page: Pick<KeptPage, 'title' | 'cover'>; readonly id?: string };

/** The title of a page in a list, with what replaces it while the spoiler shield covers the page. */
export const StoredTitle = ({ page: { title, cover = null }, id }: StoredTitleProps) => (
  <>
    <span id={id} dir="auto" className="font-semibold" {...(cover === null ? {} : { [TELLS]: cover.tells })}>
      {title}
    </span>
    {cover === null ? null : (
      <span dir="auto" className="spoiler-note">
        {cover.instead}
      </span>
    )}
  </>
);
