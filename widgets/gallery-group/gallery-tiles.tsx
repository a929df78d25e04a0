import { Picture } from '@/components/media/picture';
import { Heading } from '@/components/ui/heading';
import type { HeadingLevel } from '@/components/ui/heading';
import type { WidgetContext } from '../define-widget';
import { galleryAnchor, OPEN_ASPECT, TILE_WIDTH } from './crops';
import { GalleryOpener } from '../islands.client';
import type { GalleryGroup } from './load';

type GalleryTilesProps = {
  readonly data: GalleryGroup;
  readonly level: HeadingLevel;
  readonly isFirst: boolean;
  readonly t: WidgetContext['t'];
};

/** Tiles that open their gallery in place; each has an address of its own, which also works without a script. */
export function GalleryTiles({ data: { galleries, prefix }, level, isFirst, t }: GalleryTilesProps) {
  const numbered = t('gallery.open', { number: '{{number}}' });
  return (
    <GalleryOpener
      galleries={galleries.map(({ id, url, name, heading }) => ({
        id,
        anchor: galleryAnchor(url),
        name: heading || name,
      }))}
      texts={{
        open: numbered,
        failed: t('gallery.failed'),
        loading: t('common.loading'),
        empty: t('gallery.empty'),
      }}
    >
      <ul className="grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {galleries.map(({ id, url, cover, name, heading, sub_heading }, index) => (
          <li key={id} className="card own-surface">
            {cover ? (
              <Picture
                image={cover}
                aspect={OPEN_ASPECT}
                sizes={`(min-width: 40rem) ${TILE_WIDTH}px, 100vw`}
                maxWidth={2 * TILE_WIDTH}
                alt=""
                priority={isFirst && index === 0}
                imgClassName="zoom-img"
              />
            ) : (
              <div className="card-blank" aria-hidden="true" />
            )}
            <div className="p-5">
              <Heading level={level} size="title-sm" isContent>
                <a
                  href={prefix === '' ? `#${galleryAnchor(url)}` : `${prefix}/${encodeURIComponent(url)}`}
                  data-gallery={id}
                  className="card-link"
                >
                  {heading || name}
                </a>
              </Heading>
              {sub_heading === '' ? null : <p className="mt-1 text-sm text-muted">{sub_heading}</p>}
            </div>
          </li>
        ))}
      </ul>
    </GalleryOpener>
  );
}
