import type { Env } from './env.ts';

/** Where editors open the CMS: the embedded one under both names of this machine. */
export function cmsOrigins(env: Pick<Env, 'contentApiUrl' | 'hasEmbeddedBackend' | 'backendPort'>): string[] {
  const origin = new URL(env.contentApiUrl).origin;
  return env.hasEmbeddedBackend ? [`http://localhost:${String(env.backendPort)}`, origin] : [origin];
}
