import { StaticPart } from '@/components/ui/static-part';
import { ViewAllLink } from '@/components/ui/view-all-link';
import type { Sponsor } from '@/lib/contract/entities/racing';
import type { Translator } from '@/lib/i18n/translate';

type ShownSponsor = Pick<Sponsor, 'id' | 'name' | 'website' | 'logo'>;

/** As many as fit on one line; the rest are on the sponsors' page. */
const SHOWN = 8;

type SponsorStripProps = {
  /** In the office's order. */
  readonly sponsors: readonly ShownSponsor[];
  /** The address of the sponsors' page; null without one. */
  readonly all: string | null;
  readonly t: Translator;
};

/** The leading sponsors' logos in one small row above the footer; nothing without sponsors. */
export function SponsorStrip({ sponsors, all, t }: SponsorStripProps) {
  const shown = sponsors.filter(({ logo }) => logo !== null).slice(0, SHOWN);
  if (shown.length === 0) return null;
  return (
    <StaticPart as="section" className="container-site sponsor-strip" aria-label={t('footer.sponsors')}>
      {all === null ? null : <ViewAllLink href={all}>{t('footer.sponsors')}</ViewAllLink>}
      <ul>
        {shown.map((sponsor) => (
          <li key={sponsor.id}>
            <SponsorPlate sponsor={sponsor} />
          </li>
        ))}
      </ul>
    </StaticPart>
  );
}

function SponsorPlate({ sponsor: { logo, name, website } }: { readonly sponsor: ShownSponsor }) {
  if (!logo) return null;
  const image = (
    <img src={logo.url} width={logo.width} height={logo.height} alt={logo.alt || name} loading="lazy" />
  );
  if (!/^https?:\/\//i.test(website)) return image;
  return (
    <a href={website} rel="sponsored noopener">
      {image}
    </a>
  );
}
