/** Hours only before minutes; without hours, minutes may exceed 59: '100:02.480'. */
const CLOCK = /^(?:(?:(\d{1,2}):)?(\d{1,4}):)?(\d{1,5})(?:[.,](\d{1,6}))?$/;
/** A best lap may have its number before or after it, and a mark for the fastest overall: '7  1:31.2040*'. */
const LAP_NUMBER = /^\d{1,3}\s+(?=\d)|\s*\(\d{1,3}\)$/g;
/** Gaps in laps, in the languages of common timing systems: '+1 Lap', '2L', '-- 1 lap --', '1 tour', '2 Runden'. */
const LAPS_DOWN =
  /^[+–—-]*\s*(\d{1,3})\s*(?:l|laps?|lap\(s\)|tours?|rd|runden?|gir[oi]|vueltas?|voltas?)\.?\s*[–—-]*$/i;
const EMPTY = /^[-–—]*$/;

/**
 * A time in milliseconds: '83.4' → 83400, '0:01:23,4567' → 83457, '1:02:03' → 3723000, '7  1:31.2040*' → 91204.
 * @returns null if it isn't a time; a plain whole number isn't one, since it may be a lap number
 */
export function millisecondsOf(cell: string): number | null {
  const bare = cell.replace(/\*$/, '').trim().replace(LAP_NUMBER, '').replace(/^\+/, '').trim();
  const match = CLOCK.exec(bare);
  if (!match || /^\d+$/.test(bare)) return null;
  const [, hours, minutes, seconds = '0', fraction = ''] = match;
  if (minutes !== undefined && Number(seconds) > 59) return null;
  if (hours !== undefined && Number(minutes) > 59) return null;
  const whole = Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds);
  return whole * 1000 + Math.round(Number(`0.${fraction || '0'}`) * 1000);
}

/** A lap's time in milliseconds; null for none. Timing systems write '0.000' for a car without a lap. */
export const lapOf = (cell: string): number | null => millisecondsOf(cell) || null;

/** Formats milliseconds as in the results: m:ss.SSS, from an hour h:mm:ss.SSS. */
export function timeText(total: number): string {
  const hours = Math.floor(total / 3_600_000);
  const minutes = Math.floor((total % 3_600_000) / 60_000);
  const seconds = String(Math.floor((total % 60_000) / 1000)).padStart(2, '0');
  const fraction = String(total % 1000).padStart(3, '0');
  const rest = `${seconds}.${fraction}`;
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`;
}

/**
 * Normalises a time for the results.
 * @returns '' for an empty cell, null if it isn't a time
 */
export function timeOf(cell: string): string | null {
  if (EMPTY.test(cell)) return '';
  const total = millisecondsOf(cell);
  return total === null ? null : timeText(total);
}

/**
 * Normalises a gap to another car: '12.345' under a minute, '1:02.345' above, or '1 lap'.
 * @returns '' for an empty cell, null if it isn't a gap
 */
export function distanceOf(cell: string): string | null {
  const laps = LAPS_DOWN.exec(cell)?.[1];
  if (laps !== undefined) return `${Number(laps)} ${Number(laps) === 1 ? 'lap' : 'laps'}`;
  const time = timeOf(cell);
  return time?.startsWith('0:') ? time.slice(2).replace(/^0(?=\d)/, '') : time;
}
