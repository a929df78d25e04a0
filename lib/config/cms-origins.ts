import type { Env } from './env.ts';

/** Origins of the CMS, which shows pages in a frame: its public address, and for the embedded one localhost and 127.0.0.1. */
export function cmsOrigins(
  env: Pick<Env, 'contentApiUrl' | 'hasEmbeddedBackend' | 'backendPort' | 'cmsUrl'>,
): string[] {
  const origin = new URL(env.contentApiUrl).origin;
  const own = env.hasEmbeddedBackend ? [`http://localhost:${String(env.backendPort)}`, origin] : [origin];
  return env.cmsUrl === undefined ? own : [env.cmsUrl, ...own];
}
