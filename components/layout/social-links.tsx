import { Icon } from '@/components/ui/icon';
import type { DomainSettings } from '@/lib/contract/entities/site';
import type { Translator } from '@/lib/i18n/translate';

/** The services of the domain settings (spec point 3), in the order they are shown. */
const SERVICES = [
  'facebook',
  'instagram',
  'youtube',
  'twitter',
  'linkedin',
  'pinterest',
  'github',
  'xing',
  'skype',
] as const;

export type SocialAddresses = Pick<DomainSettings, (typeof SERVICES)[number]>;

/** Links to the organisation's profiles; a service without an address is left out. */
export function SocialLinks({
  addresses,
  t,
}: {
  readonly addresses: SocialAddresses;
  readonly t: Translator;
}) {
  const shown = SERVICES.filter((service) => /^(https?:\/\/|skype:)/i.test(addresses[service]));
  if (shown.length === 0) return null;
  return (
    <ul className="-ms-2.5 flex flex-wrap">
      {shown.map((service) => (
        <li key={service}>
          <a
            href={addresses[service]}
            className="icon-btn"
            aria-label={t(`social.${service}`)}
            rel="me noopener"
          >
            <Icon name={service} size={24} />
          </a>
        </li>
      ))}
    </ul>
  );
}
