import type { S3Settings } from '../config.ts';

/** The path of a file, or of the bucket: `/bucket/media/grid.webp`. */
export const pathInS3 = (bucket: string, key?: string): string =>
  `/${[bucket, ...(key === undefined ? [] : key.split('/'))].map(encodeURIComponent).join('/')}`;

/** The address of a file, or of the bucket. */
export function addressInS3(
  { endpoint, bucket }: Pick<S3Settings, 'endpoint' | 'bucket'>,
  { key, query = {} }: { readonly key?: string; readonly query?: Readonly<Record<string, string>> },
): URL {
  const url = new URL(endpoint + pathInS3(bucket, key));
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url;
}
