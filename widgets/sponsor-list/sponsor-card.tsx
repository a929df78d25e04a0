import clsx from 'clsx';
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
  /** The logo beside the words instead of over them. */
  readonly wide: boolean;
  readonly t: WidgetContext['t'];
};

/** A sponsor with its logo, what it says of itself and where to find it. */
export function SponsorCard({ sponsor, level, wide, t }: SponsorCardProps) {
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
      <div
        className={clsx(
          'flex flex-1 flex-col gap-4 p-5',
          wide && 'lg:flex-row lg:items-center lg:gap-10 lg:p-8',
        )}
      >
        {logo ? (
          <span
            className={clsx('sponsor-plate border border-line', wide && 'lg:w-96 lg:flex-none')}
            data-large={wide ? '' : undefined}
          >
            <Picture image={logo} sizes="12rem" maxWidth={600} alt="" fit="contain" />
          </span>
        ) : null}
        <div className="flex min-w-0 flex-1 flex-col gap-3">
          <Heading level={level} size={wide ? 'title' : 'title-sm'}>
            {name}
          </Heading>
          <Prose html={information} className={wide ? undefined : 'text-sm'} />
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
      </div>
    </Card>
  );
}
