import { Heading, type HeadingLevel } from '@/components/ui/heading';
import { SmartLink } from '@/components/ui/smart-link';
import { ViewAllLink } from '@/components/ui/view-all-link';
import { standingsAddress } from '@/lib/content/standings-screens';
import type { ChampionshipSummary } from '@/lib/contract/entities/standings';
import type { Language } from '@/lib/contract/languages';
import type { Translator } from '@/lib/i18n/translate';
import { pointsFormat } from './points';
import { StandingChange, StandingName } from './standings-parts';

type StandingsTopProps = {
  readonly championship: ChampionshipSummary;
  readonly level: HeadingLevel;
  readonly language: Language;
  readonly t: Translator;
};

/** The first of a championship's table, with the way to all of it. */
export function StandingsTop({ championship, level, language, t }: StandingsTopProps) {
  const { name, url, top, rounds_held: held, rounds_count: all } = championship;
  const points = pointsFormat(language);
  const address = standingsAddress(url);
  return (
    <section className="sheet own-surface standings-top">
      <div className="sheet-head">
        <Heading level={level} size="title-sm">
          <SmartLink href={address} prefetch={false} className="hover:text-brand-ink">
            {name}
          </SmartLink>
        </Heading>
        <p className="numeric text-sm text-muted">
          {t('standings.afterCount', { number: held, total: all })}
        </p>
      </div>
      <table className="timing-table">
        <caption className="sr-only">{t('standings.of', { name })}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{t('results.position')}</th>
            <th scope="col">{championship.of === 'teams' ? t('standings.team') : t('results.driver')}</th>
            <th scope="col">{t('standings.points')}</th>
          </tr>
        </thead>
        <tbody>
          {top.map((place) => (
            <tr key={place.name} data-podium={place.rank <= 3 ? place.rank : undefined}>
              <td className="timing-place">{place.rank}</td>
              <th scope="row" className="timing-driver rtl:text-right">
                <StandingName place={place} /> <StandingChange change={place.change} t={t} />
              </th>
              <td className="timing-figures timing-time">{points(place.points)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="standings-more">
        <ViewAllLink href={address}>
          {t('standings.full')}
          <span className="sr-only">: {name}</span>
        </ViewAllLink>
      </p>
    </section>
  );
}

/** Several championships side by side; nothing without one. */
export function StandingsTops({
  championships,
  ...rest
}: Omit<StandingsTopProps, 'championship'> & { readonly championships: readonly ChampionshipSummary[] }) {
  if (championships.length === 0) return null;
  return (
    <div className="standings-tops">
      {championships.map((championship) => (
        <StandingsTop key={championship.id} championship={championship} {...rest} />
      ))}
    </div>
  );
}
