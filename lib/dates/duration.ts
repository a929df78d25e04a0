/** Seconds as an ISO 8601 duration, for structured data and `datetime`: 'PT1H2M9S'. */
export function isoDuration(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  const parts: readonly (readonly [number, string])[] = [
    [Math.floor(whole / 3600), 'H'],
    [Math.floor(whole / 60) % 60, 'M'],
    [whole % 60, 'S'],
  ];
  const written = parts.map(([value, unit]) => (value > 0 ? `${value}${unit}` : '')).join('');
  return `PT${written || '0S'}`;
}
