import { Picture } from '@/components/media/picture';
import { editMark, type EditedRecord } from '@/components/preview/edit-part';
import { Heading } from '@/components/ui/heading';
import { StaticPart } from '@/components/ui/static-part';
import type { Sponsor } from '@/lib/contract/entities/racing';
import type { Translator } from '@/lib/i18n/translate';

/** The round's partners; nothing without any. */
export function RoundSponsors({
  sponsors,
  t,
  record,
}: {
  readonly sponsors: readonly Sponsor[];
  readonly t: Translator;
  readonly record: EditedRecord;
}) {
  if (sponsors.length === 0) return null;
  return (
    <section {...editMark(record, 'sponsors')}>
      <Heading level={2} size="title-sm" className="mb-3">
        {t('round.sponsors')}
      </Heading>
      <StaticPart as="ul" className="round-sponsors">
        {sponsors.map((sponsor) => (
          <li key={sponsor.id}>
            <SponsorPlate sponsor={sponsor} />
          </li>
        ))}
      </StaticPart>
    </section>
  );
}

function SponsorPlate({ sponsor: { name, logo, website } }: { sponsor: Sponsor }) {
  const face = logo ? (
    <Picture
      image={logo}
      sizes="7rem"
      widths={[200, 400]}
      maxWidth={400}
      alt={logo.alt || name}
      fit="contain"
    />
  ) : (
    <span className="font-semibold text-black">{name}</span>
  );
  if (!/^https?:\/\//i.test(website)) return <span className="sponsor-plate">{face}</span>;
  return (
    <a href={website} className="sponsor-plate" rel="sponsored noopener">
      {face}
    </a>
  );
}
