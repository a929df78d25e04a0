import { resolve } from 'node:path';
import { withPayload } from '@payloadcms/next/withPayload';
import type { NextConfig } from 'next';

/** The workspace's root: the contract and the packages are outside of this folder. */
const root = resolve(import.meta.dirname, '..');

const nextConfig: NextConfig = {
  turbopack: { root },
  outputFileTracingRoot: root,
  poweredByHeader: false,
  // Modules are named with their extension, because Node runs some of them unbundled.
  typescript: { tsconfigPath: 'tsconfig.json' },
  devIndicators: false,
};

export default withPayload(nextConfig);
