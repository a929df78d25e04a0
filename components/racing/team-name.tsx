import clsx from 'clsx';
import { SmartLink } from '@/components/ui/smart-link';
import { teamAddress } from '@/lib/season/addresses';

type TeamNameProps = {
  readonly name: string;
  /** URL name of its page; '' without one. */
  readonly url: string;
  /** For the name, linked or not. */
  readonly className?: string;
};

/** A team's name, linked to its page if there is one. A single element, since a round has dozens of them. */
export const TeamName = ({ name, url, className }: TeamNameProps) =>
  url === '' ? (
    <span className={className}>{name}</span>
  ) : (
    <SmartLink href={teamAddress(url)} prefetch={false} className={clsx('team-link', className)}>
      {name}
    </SmartLink>
  );
