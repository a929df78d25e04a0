import 'server-only';
import { Icon, type IconName } from '@/components/ui/icon';
import { PAGE_LINK } from '@/components/ui/link-target';
import { StaticPart } from '@/components/ui/static-part';

type HeaderLinkProps = {
  readonly href: string;
  readonly label: string;
  readonly icon: IconName;
  readonly className?: string;
};

/** An icon link of the header, before a script enhances it. */
export const HeaderLink = ({ href, label, icon, className = 'icon-btn' }: HeaderLinkProps) => (
  <StaticPart
    as="a"
    href={href}
    {...{ [PAGE_LINK]: '' }}
    className={className}
    aria-label={label}
    title={label}
  >
    <Icon name={icon} size={24} />
  </StaticPart>
);
