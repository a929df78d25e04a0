import 'server-only';
import type { Metadata } from 'next';
import { SEASONS_ADDRESS, seasonAddress } from '@/lib/season/addresses';
import { screenMetadata } from '../metadata';
import type { SeasonsScreen } from './load';

/** Metadata of the list of seasons, or of one season, for search engines and link previews. */
export function seasonsMetadata(screen: SeasonsScreen): Metadata {
  const { site, language, t } = screen;
  const title =
    screen.kind === 'list' ? t('results.seasons') : t('results.season', { name: screen.season.name });
  const text = {
    title,
    description: `${title}: ${t('results.seasonsDescription')}`,
    address: screen.kind === 'list' ? SEASONS_ADDRESS : seasonAddress(screen.season.slug),
  };
  return screenMetadata(text, site.domain, language);
}
