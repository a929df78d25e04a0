const CLOCK = /^(?:(\d{1,2}):)?(?:(\d{1,3}):)?(\d{1,5})(?:[.,](\d{1,6}))?$/;
const LAPS_DOWN = /^\+?\s*(\d{1,3})\s*laps?$/i;
const EMPTY = /^[-–—]*$/;

/**
 * A time as sheets show it, m:ss.SSS: '83.4' → '1:23.400', '0:01:23,4567' → '1:23.457'.
 * @returns '' for an empty cell, null for what is no time
 */
export function timeOf(cell: string): string | null {
  if (EMPTY.test(cell)) return '';
  const match = CLOCK.exec(cell.replace(/^\+/, '').trim());
  if (!match) return null;
  const [, first, second, seconds = '0', fraction = ''] = match;
  // '1:23.4' has its minutes in the first part, '0:01:23.4' its hours.
  const [hours, minutes] =
    second === undefined ? [0, Number(first ?? 0)] : [Number(first ?? 0), Number(second)];
  if ((first !== undefined || second !== undefined) && Number(seconds) > 59) return null;
  const milliseconds = Math.round(Number(`0.${fraction || '0'}`) * 1000);
  const total = (hours * 3600 + minutes * 60 + Number(seconds)) * 1000 + milliseconds;
  const rest = total % 60_000;
  const shown = `${String(Math.floor(rest / 1000)).padStart(2, '0')}.${String(rest % 1000).padStart(3, '0')}`;
  return `${String(Math.floor(total / 60_000))}:${shown}`;
}

/**
 * A distance to another car: '12.345' under a minute, '1:02.345' from there, or '1 lap'.
 * @returns '' for an empty cell, null for what is none
 */
export function distanceOf(cell: string): string | null {
  const laps = LAPS_DOWN.exec(cell)?.[1];
  if (laps !== undefined) return `${Number(laps)} ${Number(laps) === 1 ? 'lap' : 'laps'}`;
  const time = timeOf(cell);
  return time?.startsWith('0:') ? time.slice(2).replace(/^0(?=\d)/, '') : time;
}
