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

const CARD_SIZES = '(min-width: 1024px) 26rem, (min-width: 640px) 50vw, 100vw';
const WIDE_SIZES = '(min-width: 80rem) 40rem, (min-width: 1024px) 50vw, 100vw';

type SponsorCardProps = {
  readonly sponsor: Sponsor;
  readonly level: HeadingLevel;
  /** The image beside the text instead of above it. */
  readonly wide: boolean;
  readonly t: WidgetContext['t'];
};

/** A sponsor with its logo, description and links. */
export function SponsorCard({ sponsor, level, wide, t }: SponsorCardProps) {
  const { name, logo, hero_photo: photo, information_rendered: information } = sponsor;
  const links = [
    { label: t('sponsor.website'), icon: 'external' as const, href: sponsorSite(sponsor.website) },
    { label: t('social.facebook'), icon: 'facebook' as const, href: sponsorSite(sponsor.facebook) },
  ];
  return (
    <Card as="article" className={clsx('h-full', wide && 'lg:flex-row')}>
      {photo ? (
        <Picture
          image={photo}
          aspect="16x9"
          maxWidth={1200}
          sizes={wide ? WIDE_SIZES : CARD_SIZES}
          alt=""
          fit={wide ? 'cover' : undefined}
          className={wide ? 'aspect-video lg:aspect-auto lg:w-1/2 lg:flex-none' : undefined}
        />
      ) : null}
      <div className={clsx('flex flex-1 flex-col gap-4 p-5', wide && 'lg:justify-center lg:gap-6 lg:p-10')}>
        {logo ? (
          <span className="sponsor-plate border border-line" data-large={wide ? '' : undefined}>
            <Picture image={logo} sizes="12rem" maxWidth={600} alt="" fit="contain" />
          </span>
        ) : null}
        <div className={clsx('flex min-w-0 flex-col gap-3', !wide && 'flex-1')}>
          <Heading level={level} size={wide ? 'title' : 'title-sm'} isContent>
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
