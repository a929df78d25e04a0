import { StaticPart } from '@/components/ui/static-part';
import type { Sponsor } from '@/lib/contract/entities/racing';
import type { Translator } from '@/lib/i18n/translate';

export type FooterSponsor = Pick<Sponsor, 'id' | 'name' | 'website' | 'logo'>;

/** The sponsors' logos above the footer, each on a white plate; nothing without sponsors. */
export function SponsorStrip({
  sponsors,
  t,
}: {
  readonly sponsors: readonly FooterSponsor[];
  readonly t: Translator;
}) {
  const shown = sponsors.filter((sponsor) => sponsor.logo !== null);
  if (shown.length === 0) return null;
  return (
    <StaticPart as="section" className="border-b border-line py-8" aria-label={t('footer.sponsors')}>
      <ul className="container-site grid grid-cols-4 gap-2 sm:grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] sm:gap-3">
        {shown.map((sponsor) => (
          <li key={sponsor.id}>
            <SponsorPlate sponsor={sponsor} />
          </li>
        ))}
      </ul>
    </StaticPart>
  );
}

/** Small on a phone: two dozen logos are below every page. */
const PLATE = 'sponsor-plate max-sm:h-12 max-sm:p-1.5';

function SponsorPlate({ sponsor }: { sponsor: FooterSponsor }) {
  const { logo, name, website } = sponsor;
  if (!logo) return null;
  const image = (
    <img
      src={logo.url}
      width={logo.width}
      height={logo.height}
      alt={logo.alt || name}
      loading="lazy"
      decoding="async"
    />
  );
  if (!/^https?:\/\//i.test(website)) return <span className={PLATE}>{image}</span>;
  return (
    <a href={website} className={PLATE} rel="sponsored noopener">
      {image}
    </a>
  );
}
