import { SpoilerCover } from '@/components/spoilers/spoiler-cover';
import type { DriverResult } from '@/lib/contract/entities/racing';
import type { Translator } from '@/lib/i18n/translate';
import { spoilerAttribute, resultsSpoiler } from '@/lib/spoilers/spoiler';
import { raceTotals } from './results-by-round';

type RaceFiguresProps = { readonly results: readonly DriverResult[]; readonly t: Translator };

/** A driver's or team's season in a few figures; nothing before the first race. */
export function RaceFigures({ results, t }: RaceFiguresProps) {
  const { races, wins, podiums, poles, best } = raceTotals(results);
  if (races === 0) return null;
  const figures = [
    { label: t('driver.races'), value: races },
    { label: t('driver.wins'), value: wins },
    { label: t('driver.podiums'), value: podiums },
    ...(poles === null ? [] : [{ label: t('driver.poles'), value: poles }]),
    { label: t('driver.best'), value: best ?? '–' },
  ];
  const spoiler = resultsSpoiler(results);
  return (
    <>
      <dl className="figure-list mt-8" {...spoilerAttribute(spoiler)}>
        {figures.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="display numeric">{value}</dd>
          </div>
        ))}
      </dl>
      <SpoilerCover spoiler={spoiler} what="result" name={t('driver.season')} />
    </>
  );
}
