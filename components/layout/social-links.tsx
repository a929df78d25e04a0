import { Icon } from '@/components/ui/icon';
import type { DomainSettings } from '@/lib/contract/entities/site';
import { SOCIAL_SERVICES, type SocialService } from '@/lib/contract/navigation';
import type { Translator } from '@/lib/i18n/translate';

type SocialAddresses = Pick<DomainSettings, SocialService>;

/** Links to the organisation's profiles; a service without an address is left out. */
export function SocialLinks({
  addresses,
  order = [],
  t,
}: {
  readonly addresses: SocialAddresses;
  /** Services to show, in order; empty for all in their usual order. */
  readonly order?: readonly string[];
  readonly t: Translator;
}) {
  const chosen = order.flatMap((name) => SOCIAL_SERVICES.find((service) => service === name) ?? []);
  const shown = (chosen.length > 0 ? chosen : SOCIAL_SERVICES).filter((service) =>
    /^(https?:\/\/|skype:)/i.test(addresses[service]),
  );
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
