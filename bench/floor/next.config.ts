import type { NextConfig } from 'next';

/** A bare Next app: what a page costs before anything is built on top. Its types are checked with the site's. */
export default {
  outputFileTracingRoot: import.meta.dirname,
  typescript: { ignoreBuildErrors: true },
} satisfies NextConfig;
