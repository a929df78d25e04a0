/** How far one car is from another: whole laps, or a time in milliseconds. */
export type Distance = { readonly laps: number } | { readonly ms: number };

const TIME = /^(?:(?:(\d{1,3}):)?(\d{1,2}):)?(\d{1,3})(?:\.(\d{1,3}))?$/;
const LAPS = /^(\d{1,4}) laps?$/i;

/** Parses a timing sheet's time ('58.123', '1:23.456', '1:02:03.456') into milliseconds; null for anything else. */
export function readTime(text: string): number | null {
  const match = TIME.exec(text.trim());
  if (!match) return null;
  const [, hours = '0', minutes = '0', seconds = '0', fraction = ''] = match;
  return (
    ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 + Number(fraction.padEnd(3, '0'))
  );
}

/** Parses a lap's time into milliseconds; null for none. Timing systems write '0.000' for a car without a lap. */
export const readLap = (text: string): number | null => readTime(text) || null;

/** Parses a distance ('2.345', '1:02.345', '2 Laps'); null for anything else. */
export function readDistance(text: string): Distance | null {
  const laps = LAPS.exec(text.trim())?.[1];
  if (laps !== undefined) return { laps: Number(laps) };
  const ms = readTime(text.trim().replace(/^\+/, ''));
  return ms === null ? null : { ms };
}

/** Formats milliseconds as timing sheets do: '58.123', '1:23.456', '1:02:03.456'. */
export function formatLapTime(ms: number): string {
  const hours = Math.floor(ms / 3_600_000);
  const minutes = Math.floor((ms % 3_600_000) / 60_000);
  const seconds = `${Math.floor((ms % 60_000) / 1000)}`;
  const rest = `${ms % 1000}`.padStart(3, '0');
  if (hours > 0) return `${hours}:${`${minutes}`.padStart(2, '0')}:${seconds.padStart(2, '0')}.${rest}`;
  return minutes > 0 ? `${minutes}:${seconds.padStart(2, '0')}.${rest}` : `${seconds}.${rest}`;
}
