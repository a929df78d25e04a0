declare module 'next-pwa' {
  import type { NextConfig } from 'next';

  type ManifestEntry = { url: string; revision: string | null; size: number };
  type PwaOptions = {
    readonly dest: string;
    readonly swSrc: string;
    readonly register: boolean;
    readonly skipWaiting: boolean;
    readonly cacheStartUrl: boolean;
    readonly reloadOnOnline: boolean;
    readonly disable: boolean;
    readonly additionalManifestEntries: readonly ManifestEntry[];
    readonly chunks: readonly string[];
    readonly buildExcludes: readonly RegExp[];
  };
  /** Returns a function that adds the service worker to a Next configuration. */
  export default function withPwa(options: PwaOptions): (config: NextConfig) => NextConfig;
}
