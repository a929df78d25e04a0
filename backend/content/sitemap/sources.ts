import type { Payload } from 'payload';
import type { SitemapEntry } from '../../../lib/contract/entities/site.ts';
import type { DetailKind } from '../../../lib/contract/paths.ts';
import { createRegistry } from '../../kernel/registry.ts';

/** Record URLs by type, and those of standings, circuits and teams, which the site shows without a CMS page. */
export type DetailEntries = Partial<Record<DetailKind | 'standings' | 'circuit' | 'team', SitemapEntry[]>>;

/** Finds the URLs of a domain's records. @param isShopOpen whether to include products and their groups */
export type SitemapSource = (
  payload: Payload,
  options: { readonly now: Date; readonly isShopOpen: boolean },
) => Promise<DetailEntries>;

/** Sources of other domains: each adds the URLs of its own records. */
export const sitemapSources = createRegistry<SitemapSource>('sitemap-sources');
