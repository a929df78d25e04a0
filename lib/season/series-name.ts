import type { SeriesRef } from '@/lib/contract/entities/racing';

/** A series' display name: its name, else its URL name in words ('summer-series' → 'Summer series'); '' for none. */
export function seriesName(series: Pick<SeriesRef, 'name' | 'url'> | null | undefined): string {
  if (!series) return '';
  const words = series.url.replaceAll('-', ' ');
  return series.name || words.charAt(0).toUpperCase() + words.slice(1);
}
