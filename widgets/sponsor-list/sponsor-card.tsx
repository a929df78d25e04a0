import { Picture } from '@/components/media/picture';
import { Card } from '@/components/ui/card';
import { Heading } from '@/components/ui/heading';
import type { HeadingLevel } from '@/components/ui/heading';
import { Icon } from '@/components/ui/icon';
import { Prose } from '@/components/ui/prose';
import type { Sponsor } from '@/lib/contract/entities/racing';
import type { WidgetContext } from '../define-widget';
import { sponsorSite } from './sponsor-plate';

type SponsorCardProps = {
  readonly sponsor: Sponsor;
  readonly level: HeadingLevel;
  readonly t: WidgetContext['t'];
};

/** A sponsor with its logo, what it says of itself and where to find it. */
export function SponsorCard({ sponsor, level, t }: SponsorCardProps) {
  const { name, logo, hero_photo: photo, information_rendered: information } = sponsor;
  const links = [
    { label: t('sponsor.website'), icon: 'external' as const, href: sponsorSite(sponsor.website) },
    { label: t('social.facebook'), icon: 'facebook' as const, href: sponsorSite(sponsor.facebook) },
  ];
  return (
    <Card as="article" className="h-full">
      {photo ? (
        <Picture
          image={photo}
          aspect="16x9"
          maxWidth={1200}
          sizes="(min-width: 1024px) 26rem, (min-width: 640px) 50vw, 100vw"
          alt=""
        />
      ) : null}
      <div className="flex flex-1 flex-col gap-4 p-5">
        {logo ? (
          <span className="sponsor-plate border border-line">
            <Picture image={logo} sizes="12rem" maxWidth={600} alt="" fit="contain" />
          </span>
        ) : null}
        <Heading level={level} size="title-sm">
          {name}
        </Heading>
        <Prose html={information} className="text-sm" />
        <ul className="mt-auto flex flex-wrap gap-x-5 gap-y-1">
          {links.map(({ label, icon, href }) =>
            href === null ? null : (
              <li key={icon}>
                <a href={href} rel="sponsored noopener" className="text-link">
                  <Icon name={icon} size={18} />
                  {label}
                  <span className="sr-only"> – {name}</span>
                </a>
              </li>
            ),
          )}
        </ul>
      </div>
    </Card>
  );
}
