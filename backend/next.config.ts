import { resolve } from 'node:path';
import { withPayload } from '@payloadcms/next/withPayload';
import type { NextConfig } from 'next';

/** The workspace's root: the contract and the packages are outside of this folder. */
const root = resolve(import.meta.dirname, '..');

const nextConfig: NextConfig = {
  turbopack: { root },
  outputFileTracingRoot: root,
  poweredByHeader: false,
  // `npm test` checks the types; the first start should not take longer for it.
  typescript: { ignoreBuildErrors: true },
  devIndicators: false,
  // On one host (two ports, as `npm start` has them) both programs get the same cookies: without this, the CMS would end the site's
  // draft mode, whose cookie it does not know, with its next answer.
  experimental: { multiZoneDraftMode: true },
};

export default withPayload(nextConfig);
