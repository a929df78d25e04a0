import type { CSSProperties } from 'react';
import { Picture } from '@/components/media/picture';
import type { ImageAspect, ImageShape } from '@/lib/contract/image-format';
import { creditsOf, largePicture, tileName } from './gallery-tile';
import type { GalleryTile } from './gallery-tile';

type GridLook = 'shadowgrid' | 'centeredgrid' | 'grid';

type GalleryGridProps = {
  readonly tiles: readonly GalleryTile[];
  readonly look: GridLook;
  /** Columns on a wide screen, 1 to 6. */
  readonly columns: number;
  readonly aspect: ImageAspect;
  /** The crop that the lightbox shows; null renders the images without links. */
  readonly lightboxAspect: ImageShape | null;
  /** Largest width of an image in pixels, as set by the editor. */
  readonly width: number;
  /** 'Open picture {{number}}', for images without alternative text. */
  readonly openLabel: (number: number) => string;
  /** Loads the first images immediately. */
  readonly priority?: boolean;
};

/** Widths of a tile, multiplied by the screen's density. Few, so that renditions are shared. */
const TILE_WIDTHS = [200, 400, 600, 800] as const;

/** The tile's width: two per row on a phone (or one), the editor's number on a wide screen. */
const tileSizes = (columns: number): string => {
  const wide = `(min-width: 64rem) ${Math.round(80 / columns)}rem`;
  const middle = `(min-width: 40rem) ${Math.round(100 / Math.min(columns, 3))}vw`;
  return `${wide}, ${middle}, ${columns === 1 ? 100 : 50}vw`;
};

/** A gallery's images in a grid; each links to its large version, which `LightboxLinks` opens in place. */
export function GalleryGrid(props: GalleryGridProps) {
  const { tiles, look, columns, aspect, lightboxAspect, width, openLabel, priority = false } = props;
  // A dense screen shows twice the pixels of the width that the editor had in mind.
  const maxWidth = Math.max(TILE_WIDTHS[0], Math.min(width * 2, 1200));
  const credits = creditsOf(tiles);
  const grid = (
    <ul className="gallery-grid" data-look={look} style={{ '--columns': columns } as CSSProperties}>
      {tiles.map((tile, index) => {
        const name = tileName(tile, openLabel(index + 1));
        const picture = (
          <Picture
            image={tile.image}
            aspect={aspect}
            sizes={tileSizes(columns)}
            widths={TILE_WIDTHS}
            maxWidth={maxWidth}
            alt={lightboxAspect === null ? tile.image.alt || tile.heading : name}
            priority={priority && index === 0}
            imgClassName="zoom-img"
          />
        );
        return (
          <li key={tile.id} className="gallery-tile">
            {lightboxAspect === null ? (
              picture
            ) : (
              <a href={largePicture(tile.image, lightboxAspect)} data-lightbox="" {...captionOf(tile)}>
                {picture}
              </a>
            )}
            {look === 'shadowgrid' && tile.heading !== '' ? (
              <p className="gallery-caption">{tile.heading}</p>
            ) : null}
            {tile.image.caption === '' ? null : <p className="gallery-note">{tile.image.caption}</p>}
          </li>
        );
      })}
    </ul>
  );
  return credits.length === 0 ? (
    grid
  ) : (
    <>
      {grid}
      <p className="picture-words">{credits.join(' · ')}</p>
    </>
  );
}

/** The lightbox's text about a picture; attributes it doesn't have are omitted. */
function captionOf({ heading, subheading, image: { caption, credit, is_downloadable } }: GalleryTile) {
  return {
    ...(heading === '' ? {} : { 'data-heading': heading }),
    ...(subheading === '' ? {} : { 'data-subheading': subheading }),
    ...(caption === '' ? {} : { 'data-caption': caption }),
    ...(credit === '' ? {} : { 'data-credit': credit }),
    ...(is_downloadable ? { 'data-download': '' } : {}),
  };
}
