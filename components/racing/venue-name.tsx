import { SmartLink } from '@/components/ui/smart-link';
import { circuitAddress } from '@/lib/season/addresses';
import type { Venue } from '@/lib/contract/entities/racing';

type VenueNameProps = {
  readonly venue: Pick<Venue, 'name' | 'url'>;
  /** A longer form that includes the location; by default its name. */
  readonly text?: string;
};

/** A circuit's name, linked to its page if there is one. The link lies above one that covers a whole card. */
export const VenueName = ({ venue: { name, url }, text = name }: VenueNameProps) =>
  url === '' ? (
    <bdi>{text}</bdi>
  ) : (
    <SmartLink href={circuitAddress(url)} prefetch={false} className="venue-link">
      <bdi>{text}</bdi>
    </SmartLink>
  );
