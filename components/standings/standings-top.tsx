import { PlacesChanged } from '@/components/racing/places-changed';
import { SpoilerCover } from '@/components/spoilers/spoiler-cover';
import { PhoneFold } from '@/components/ui/fold';
import { Heading, type HeadingLevel } from '@/components/ui/heading';
import { Icon } from '@/components/ui/icon';
import { SmartLink } from '@/components/ui/smart-link';
import { StaticPart } from '@/components/ui/static-part';
import { standingsAddress } from '@/lib/season/addresses';
import type { ChampionshipSummary } from '@/lib/contract/entities/standings';
import type { Language } from '@/lib/contract/languages';
import { aboutCategory } from '@/lib/favourites/attributes';
import type { Translator } from '@/lib/i18n/translate';
import { spoilerAttribute, standingsSpoiler } from '@/lib/spoilers/spoiler';
import { pointsFormat } from './points';
import { competitorKey, StandingName } from './standings-parts';

type StandingsTopProps = {
  readonly championship: ChampionshipSummary;
  /** URL name of the round after which it stands; '' for now. */
  readonly after?: string;
  /** The end of that round, or of a past season; null for now. */
  readonly asOf?: string | null;
  /** The most places shown. */
  readonly lines?: number;
  /** Makes its ID unique where the same table may appear on the page more than once. */
  readonly within?: string;
  /** Whether a phone shows only the leader, and the rest on a press: a season may have 25 tables. */
  readonly isFolded?: boolean;
  readonly level: HeadingLevel;
  readonly language: Language;
  readonly t: Translator;
};

/** The top places of a championship's table; its name links to the full table. */
function StandingsTop({
  championship,
  after = '',
  asOf = null,
  lines,
  within = 'standings',
  isFolded = false,
  level,
  language,
  t,
}: StandingsTopProps) {
  const { name, url, top, rounds_held: number, rounds_count: total } = championship;
  const held = t('standings.afterCount', { number, total });
  const points = pointsFormat(language);
  const id = `${within}-${url}`;
  const [leader] = top;
  const spoiler = standingsSpoiler(championship, asOf);
  const isFold = isFolded && leader !== undefined;
  const table = (
    <table className="timing-table" aria-labelledby={id} {...(isFold ? {} : spoilerAttribute(spoiler))}>
      <thead className="sr-only">
        <tr>
          <th scope="col">{t('results.position')}</th>
          <th scope="col">{championship.of === 'teams' ? t('standings.team') : t('results.driver')}</th>
          <th scope="col">{t('standings.points')}</th>
        </tr>
      </thead>
      <tbody>
        {top.slice(0, lines).map((place) => (
          <tr key={competitorKey(place)} data-podium={place.rank <= 3 ? place.rank : undefined}>
            <td className="timing-place">{place.rank}</td>
            <th scope="row" className="timing-driver rtl:text-right">
              <StandingName place={place} />
              {place.change === null || place.change === 0 ? null : (
                <>
                  {' '}
                  <PlacesChanged places={place.change} t={t} />
                </>
              )}
            </th>
            <td className="timing-figures timing-time">{points(place.points)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
  return (
    <section className="sheet own-surface standings-top" {...aboutCategory(championship.category)}>
      <div className="sheet-head">
        <Heading level={level} size="title-sm" id={id} isContent>
          <SmartLink href={standingsAddress(url, after)} prefetch={false} className="standings-link">
            {name}
            <Icon name="arrow-right" size={18} mirrored />
          </SmartLink>
        </Heading>
        <p className="numeric text-sm text-muted">{held}</p>
      </div>
      {isFold ? (
        <PhoneFold
          spoiler={spoiler}
          summary={
            <>
              <span className="numeric">{leader.rank}</span>
              <span className="min-w-0 flex-1">{leader.name}</span>
              <span className="numeric">{points(leader.points)}</span>
              <span className="standings-held">{held}</span>
            </>
          }
        >
          {table}
        </PhoneFold>
      ) : (
        table
      )}
      <SpoilerCover spoiler={spoiler} what="standings" name={name} />
    </section>
  );
}

/** Several championships side by side; nothing if there are none. */
export function StandingsTops({
  championships,
  ...rest
}: Omit<StandingsTopProps, 'championship'> & { readonly championships: readonly ChampionshipSummary[] }) {
  if (championships.length === 0) return null;
  return (
    <StaticPart className="standings-tops">
      {championships.map((championship) => (
        <StandingsTop key={championship.id} championship={championship} {...rest} />
      ))}
    </StaticPart>
  );
}
