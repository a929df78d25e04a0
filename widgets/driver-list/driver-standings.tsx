import { pointsFormat } from '@/components/standings/points';
import { Heading } from '@/components/ui/heading';
import { SmartLink } from '@/components/ui/smart-link';
import { standingsAddress } from '@/lib/content/standings-screens';
import type { ChampionshipSummary, StandingPlace } from '@/lib/contract/entities/standings';
import type { WidgetContext } from '../define-widget';

/** A driver's place in a championship. */
export type DriverPlace = { readonly championship: ChampionshipSummary; readonly place: StandingPlace };

type DriverStandingsProps = { readonly places: readonly DriverPlace[]; readonly context: WidgetContext };

/** A driver's places in the standings; nothing before the first result. */
export function DriverStandings({ places, context: { language, t } }: DriverStandingsProps) {
  if (places.length === 0) return null;
  const points = pointsFormat(language);
  return (
    <section className="mt-12">
      <Heading level={2} className="mb-6">
        {t('standings.title')}
      </Heading>
      <ul className="sheet own-surface">
        {places.map(({ championship: { id, name, url }, place: { rank, points: own } }) => (
          <li key={id} className="driver-session" data-podium={rank <= 3 ? rank : undefined}>
            <span className="driver-session-place display numeric">
              <span className="sr-only">{t('results.position')}: </span>
              {rank}
            </span>
            <SmartLink
              href={standingsAddress(url)}
              prefetch={false}
              className="lone-link min-w-0 flex-1 font-semibold hover:text-brand-ink"
            >
              {name}
            </SmartLink>
            <span className="numeric text-end text-sm">
              {points(own)} <span className="text-muted">{t('standings.points')}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
