import type { MetadataRoute } from 'next';
import { connection } from 'next/server';
import { env } from '@/lib/config/env';

/** Screens that are of use to one person only, or to none outside. */
const PRIVATE_PATHS = [
  '/api/',
  '/login',
  '/auth',
  '/logout',
  '/profile',
  '/cart',
  '/checkout',
  '/guest-checkout',
  '/find-order',
  '/my-championship',
  '/feeds/my/',
  '/invoice/',
  '/show-invoice/',
  '/print-tickets/',
  '/order/',
  '/search',
];

export default async function robots(): Promise<MetadataRoute.Robots> {
  // The address is known when the server runs, not when it is built.
  await connection();
  const { siteUrl } = env();
  return { rules: [{ userAgent: '*', disallow: PRIVATE_PATHS }], sitemap: `${siteUrl}/sitemap.xml` };
}
