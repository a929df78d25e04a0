import { Picture } from '@/components/media/picture';
import { SmartLink } from '@/components/ui/smart-link';
import type { Sponsor } from '@/lib/contract/entities/racing';
import { CONTENT_LANGUAGE } from '@/lib/i18n/content-language';

/** A sponsor's own website, or null if the address isn't valid. */
export const sponsorSite = (address: string) => (/^https?:\/\/\S+$/i.test(address) ? address : null);

/** A logo on a white plate, linked to the sponsor's site. A sponsor without a logo is shown by name. */
export function SponsorPlate({ sponsor, large }: { sponsor: Sponsor; large: boolean }) {
  const { name, logo } = sponsor;
  const face = logo ? (
    <Picture image={logo} sizes="12rem" maxWidth={600} alt={logo.alt || name} fit="contain" />
  ) : (
    <span lang={CONTENT_LANGUAGE} className="display text-title-sm text-(--on-white)">
      {name}
    </span>
  );
  const site = sponsorSite(sponsor.website);
  const look = { className: 'sponsor-plate', 'data-large': large ? '' : undefined };
  if (site === null) return <span {...look}>{face}</span>;
  return (
    <SmartLink href={site} rel="sponsored noopener" {...look}>
      {face}
    </SmartLink>
  );
}
