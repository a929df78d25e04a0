import { SmartLink } from '@/components/ui/smart-link';
import { roundAddress } from '@/lib/season/addresses';
import type { RoundSummary } from '@/lib/contract/entities/racing';

type RoundNameProps = {
  readonly round: Pick<RoundSummary, 'name' | 'url'>;
  /** How the link looks in its context; in a heading of its own it needs no style. */
  readonly className?: 'timing-driver-link' | 'team-link' | 'text-link' | 'hover:text-brand-ink';
};

/** A round's name, linked to its page. */
export const RoundName = ({ round: { name, url }, className }: RoundNameProps) => (
  <SmartLink href={roundAddress(url)} prefetch={false} className={className}>
    <bdi>{name}</bdi>
  </SmartLink>
);
