import type { MetadataRoute } from 'next';
import { connection } from 'next/server';
import { getInitialData } from '@/lib/content/load';
import { manifestIcons } from '@/lib/pwa/icons';

/** Longest name that fits below an icon. */
const SHORT = 12;

/** The name below the icon: the initials if the name is long. A single word, such as a host, would have only one initial. */
function shortName(name: string): string {
  const words = name.split(/\s+/);
  return name.length > SHORT && words.length > 1 ? words.map((word) => word[0]).join('') : name;
}

/** The web manifest, from the domain settings. */
export default async function manifest(): Promise<MetadataRoute.Manifest> {
  await connection();
  const { domain } = await getInitialData();
  return {
    name: domain.name,
    short_name: shortName(domain.name),
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
