import { SmartLink } from '@/components/ui/smart-link';
import { teamAddress } from '@/lib/content/addresses';

type TeamNameProps = {
  readonly name: string;
  /** URL name of its page; '' without one. */
  readonly url: string;
};

/** A team's name, linked to its page if there is one. */
export const TeamName = ({ name, url }: TeamNameProps) =>
  url === '' ? (
    <bdi>{name}</bdi>
  ) : (
    <SmartLink href={teamAddress(url)} prefetch={false} className="team-link">
      <bdi>{name}</bdi>
    </SmartLink>
  );
