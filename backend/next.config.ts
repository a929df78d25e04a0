import { resolve } from 'node:path';
import { withPayload } from '@payloadcms/next/withPayload';
import type { NextConfig } from 'next';
import { PHASE_DEVELOPMENT_SERVER } from 'next/constants.js';

/** The workspace root: the contract and the packages are outside this folder. */
const root = resolve(import.meta.dirname, '..');

/**
 * In production `app/api/serve-contract.ts` handles the contract's calls itself, so their routes (`route.dev.ts`) are only for development.
 */
const PAGE_EXTENSIONS = ['tsx', 'ts'];

/**
 * Node loads these itself. Bundled, they would be built, stored and loaded three times: for the admin, for Payload's own API and for the
 * calls.
 */
const NOT_BUNDLED = [
  'payload',
  '@payloadcms/db-postgres',
  '@payloadcms/db-sqlite',
  '@payloadcms/drizzle',
  '@payloadcms/graphql',
  '@payloadcms/translations',
  // Loaded only with VALKEY_URL.
  'ioredis',
];

/** In development the other libraries of the calls aren't bundled either: loading them takes less time at the start than bundling them. */
const NOT_BUNDLED_IN_DEV = [
  '@date-fns/tz',
  '@escape.tech/graphql-armor',
  'fontkit',
  'graphql-yoga',
  'htmlparser2',
  'jose',
  'linkedom',
  'nodemailer',
  'papaparse',
  'pdfkit',
  'qrcode',
  'stripe',
  'zod',
];

const nextConfig = (isDev: boolean): NextConfig => ({
  turbopack: { root },
  outputFileTracingRoot: root,
  pageExtensions: isDev ? ['dev.ts', ...PAGE_EXTENSIONS] : PAGE_EXTENSIONS,
  serverExternalPackages: isDev ? [...NOT_BUNDLED, ...NOT_BUNDLED_IN_DEV] : NOT_BUNDLED,
  poweredByHeader: false,
  // `npm test` checks the types; the first start shouldn't take longer for it.
  typescript: { ignoreBuildErrors: true },
  devIndicators: false,
  // Links of Payload's form, which emails had until December 2026.
  redirects: () => [
    { source: '/admin/reset/:token', destination: '/admin/reset?token=:token', permanent: false },
  ],
  experimental: {
    // On one host (two ports, as with `npm start`) both programs get the same cookies. Without this, the CMS's next response would end the
    // site's draft mode, whose cookie it doesn't know.
    multiZoneDraftMode: true,
    // A first start has nothing to reuse, and writing 316 MB of cache would take it 17 s.
    turbopackFileSystemCacheForBuild: false,
    // Node isn't told to read them, and names are kept (`scripts/run/build.ts`).
    turbopackSourceMaps: isDev,
  },
});

export default (phase: string): NextConfig => withPayload(nextConfig(phase === PHASE_DEVELOPMENT_SERVER));
