import type { MetadataRoute } from 'next';
import { connection } from 'next/server';
import { getInitialData } from '@/lib/content/load';
import { manifestIcons } from '@/lib/pwa/icons';

/** The web manifest, from the domain settings. */
export default async function manifest(): Promise<MetadataRoute.Manifest> {
  await connection();
  const { domain } = await getInitialData();
  return {
    name: domain.name,
    short_name:
      domain.name.length > 12
        ? domain.name
            .split(/\s+/)
            .map((word) => word[0])
            .join('')
        : domain.name,
    description: domain.seo_meta_description,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#ffffff',
    ...(domain.theme_colour ? { theme_color: domain.theme_colour } : {}),
    icons: manifestIcons(domain),
    id: '/',
  };
}
