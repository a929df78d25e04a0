import ical, { ICalCalendarMethod, ICalEventStatus, type ICalCalendar } from 'ical-generator';
import type { RoundSummary, Venue } from '@/lib/contract/entities/racing';

export type CalendarSettings = {
  readonly name: string;
  /** Address of the site, without a trailing slash; its host makes the ids unique. */
  readonly siteUrl: string;
  /** Used as the time of an unknown change. */
  readonly now: Date;
};

const REFRESH_SECONDS = 3600;

/** An empty calendar (RFC 5545). `product` names the kind of its events. */
export const newCalendar = (product: string, { name, siteUrl }: CalendarSettings): ICalCalendar =>
  ical({
    name,
    prodId: { company: new URL(siteUrl).host, product },
    method: ICalCalendarMethod.PUBLISH,
    ttl: REFRESH_SECONDS,
  });

/** A round's status for calendar apps. One that waits for new dates is tentative. */
export function statusOfRound({ round_status: status }: RoundSummary): ICalEventStatus {
  if (status === 'cancelled') return ICalEventStatus.CANCELLED;
  return status === 'postponed' ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED;
}

/** A round's location, for an event; none without a venue. */
export const placeOf = ({ venue }: RoundSummary) => (venue ? { location: locationOf(venue) } : {});

function locationOf({ name, address }: Venue) {
  const lines = address
    ? [address.street_address, address.suburb_name, address.state, address.postcode, address.country]
    : [];
  const geo =
    address?.lat != null && address.lng != null ? { geo: { lat: address.lat, lon: address.lng } } : {};
  return { title: name, address: lines.filter((line) => line !== '').join(', '), ...geo };
}
