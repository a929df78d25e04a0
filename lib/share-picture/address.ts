import 'server-only';
import { hash } from 'node:crypto';
import { SHARE_FOLDER } from '@/lib/content/app-routes';
import { HOME_URL } from '@/lib/content/path';
import type { DomainSettings } from '@/lib/contract/entities/site';
import type { SiteConfiguration } from '@/lib/contract/entities/site-configuration';
import { SHARE_PICTURE, type ShareCard } from './card';

/** Increase it when the same card is drawn differently, so that networks fetch it again. */
const DESIGN = 1;
const STAMP_LENGTH = 12;

/** The site's settings that appear on every picture. */
export type ShareBrand = Pick<DomainSettings, 'name' | 'theme_colour' | 'dark_theme_colour'> & {
  readonly configuration: Pick<SiteConfiguration, 'date_ranges'>;
};

/** Changes with everything that a picture shows. */
export function shareStamp(card: ShareCard, brand: ShareBrand): string {
  const { name, theme_colour, dark_theme_colour, configuration } = brand;
  // Left out for the default, so that pictures that networks already know keep their addresses.
  const ranges = configuration.date_ranges === 'specification' ? [configuration.date_ranges] : [];
  const shown = JSON.stringify([DESIGN, card, name, theme_colour, dark_theme_colour, ...ranges]);
  return hash('sha1', shown, 'hex').slice(0, STAMP_LENGTH);
}

/**
 * The address of a page's share picture; it changes with the picture.
 * @param key the page's address as it is requested, without slashes at its ends; '' is the home page
 */
export const shareAddress = (key: string, stamp: string): string =>
  `/${SHARE_FOLDER}/${stamp}/${(key || HOME_URL).split('/').map(encodeURIComponent).join('/')}.png`;

/** A page's share picture, for the page's head. */
export const sharePicture = (
  { key, card, alt }: { readonly key: string; readonly card: ShareCard; readonly alt: string },
  brand: ShareBrand,
  siteUrl: string,
) => ({
  url: siteUrl + shareAddress(key, shareStamp(card, brand)),
  ...SHARE_PICTURE,
  alt,
});
