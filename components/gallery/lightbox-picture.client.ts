'use client';

import { scaledUrl } from '@/lib/images/image-url';

/** A picture in the viewer, as described by its link in the grid. */
export type LightboxPicture = {
  /** Address of the full-size image. */
  readonly src: string;
  /** Address of a small one. */
  readonly thumbnail: string;
  readonly alt: string;
  /** Its text; '' for none. */
  readonly heading: string;
  readonly subheading: string;
  readonly caption: string;
  readonly credit: string;
  readonly isDownloadable: boolean;
};

/** Width of a thumbnail's file in pixels, one of those that grids offer. */
const THUMBNAIL_WIDTH = 200;

/** Browsers return absolute addresses; those of our own images are paths. */
const pathOfOwn = (address: string): string =>
  address.startsWith(`${location.origin}/`) ? address.slice(location.origin.length) : address;

/** Reads a link of the grid. It isn't in the links' own file, because that is part of every page's first script. */
export function pictureOf(link: HTMLAnchorElement): LightboxPicture {
  const { heading = '', subheading = '', caption = '', credit = '', download } = link.dataset;
  const image = link.querySelector('img');
  const shown = image?.currentSrc || image?.src || '';
  return {
    src: link.getAttribute('href') ?? '',
    thumbnail: scaledUrl(pathOfOwn(shown), { width: THUMBNAIL_WIDTH }),
    alt: image?.alt ?? '',
    heading,
    subheading,
    caption,
    credit,
    isDownloadable: download !== undefined,
  };
}
