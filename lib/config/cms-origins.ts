import type { Env } from './env.ts';

/** Where editors open the CMS, which shows pages in a frame: its public address, and the embedded one under both names of this machine. */
export function cmsOrigins(
  env: Pick<Env, 'contentApiUrl' | 'hasEmbeddedBackend' | 'backendPort' | 'cmsUrl'>,
): string[] {
  const origin = new URL(env.contentApiUrl).origin;
  const own = env.hasEmbeddedBackend ? [`http://localhost:${String(env.backendPort)}`, origin] : [origin];
  return env.cmsUrl === undefined ? own : [env.cmsUrl, ...own];
}
