const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;

/** A size in bytes for readers: '340 KB', '1.2 MB'; '' if unknown. */
export function fileSize(bytes: number): string {
  if (bytes <= 0) return '';
  if (bytes < MEGABYTE) return `${Math.max(1, Math.round(bytes / KILOBYTE))} KB`;
  return `${(bytes / MEGABYTE).toFixed(1)} MB`;
}
