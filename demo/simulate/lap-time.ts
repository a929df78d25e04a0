/** Times as on the timing screen. All durations are whole milliseconds. */

/** Formats a lap or race time: '58.123', '1:23.456' or '1:02:03.456'. */
export function formatTime(ms: number): string {
  const hours = Math.floor(ms / 3_600_000);
  const minutes = Math.floor((ms % 3_600_000) / 60_000);
  const seconds = `${Math.floor((ms % 60_000) / 1000)}`;
  const rest = `${ms % 1000}`.padStart(3, '0');
  if (hours > 0) return `${hours}:${`${minutes}`.padStart(2, '0')}:${seconds.padStart(2, '0')}.${rest}`;
  if (minutes > 0) return `${minutes}:${seconds.padStart(2, '0')}.${rest}`;
  return `${seconds}.${rest}`;
}

/** Parses a time made by formatTime, in milliseconds. @throws on anything else */
export function parseTime(text: string): number {
  if (!/^(\d+:)?(\d{1,2}:)?\d{1,2}\.\d{3}$/.test(text)) throw new Error(`Not a time: ${text}`);
  return Math.round(text.split(':').reduce((total, part) => total * 60 + Number(part), 0) * 1000);
}

/** Formats how many laps down a car is: '1 Lap', '3 Laps'. */
export const lapsBehind = (laps: number): string => (laps === 1 ? '1 Lap' : `${laps} Laps`);
