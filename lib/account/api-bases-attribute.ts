import 'server-only';
import { env } from '@/lib/config/env';
import { API_BASES_ATTRIBUTE } from '../config/api-bases';

/** The attribute of <html> that lists the other configured API bases for scripts; absent if there are none. */
export function apiBasesAttribute(): Record<string, string> {
  const { apiBases } = env();
  return apiBases.length === 0
    ? {}
    : { [API_BASES_ATTRIBUTE]: apiBases.map(({ key, url }) => `${key}=${url}`).join(',') };
}
