import { tzOffset } from '@date-fns/tz/tzOffset';

const MINUTE_MS = 60_000;

/** An instant: a Date or its ISO 8601 form. */
export type Instant = Date | string;

/**
 * An instant on a time zone's clock, for date-fns to format: the local getters return that zone's values, whatever the machine's zone is.
 * TZDate does the same, but reads the current time internally, which a prerendered page must not do (platform.md, unstable values).
 */
class WallClock extends Date {
  override getFullYear = () => this.getUTCFullYear();
  override getMonth = () => this.getUTCMonth();
  override getDate = () => this.getUTCDate();
  override getDay = () => this.getUTCDay();
  override getHours = () => this.getUTCHours();
  override getMinutes = () => this.getUTCMinutes();
  override getSeconds = () => this.getUTCSeconds();
  override getMilliseconds = () => this.getUTCMilliseconds();
}

/**
 * The date and time of an instant in a time zone; read it with local getters only.
 * @param timeZone IANA name
 * @throws RangeError for an instant or a zone that does not exist
 */
export function wallClock(instant: Instant, timeZone: string): Date {
  const date = new Date(instant);
  const offset = tzOffset(timeZone, date);
  if (Number.isNaN(offset)) throw new RangeError(`no such time: ${String(instant)} in ${timeZone}`);
  return new WallClock(date.getTime() + offset * MINUTE_MS);
}
