import { RoundWhenWhere } from '@/components/racing/round-when-where';
import { Badge } from '@/components/ui/badge';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { Heading } from '@/components/ui/heading';
import { SmartLink } from '@/components/ui/smart-link';
import { StaticPart } from '@/components/ui/static-part';
import {
  categoryAddress,
  driverAddress,
  ROUNDS_ADDRESS,
  roundAddress,
  roundEntriesAddress,
} from '@/lib/content/addresses';
import type { Entry, Round } from '@/lib/contract/entities/racing';
import type { Translator } from '@/lib/i18n/translate';
import type { CategoryEntries } from './entries-by-category';

type RoundEntriesProps = {
  readonly round: Round;
  readonly dateRange: string;
  readonly lists: readonly CategoryEntries[];
  readonly t: Translator;
};

/** /round/{url}/entries: who races in each category of the round. */
export function RoundEntries({ round, dateRange, lists, t }: RoundEntriesProps) {
  return (
    <div className="container-site py-10 md:py-14">
      <Breadcrumb
        t={t}
        trail={[
          { name: t('round.calendar'), address: ROUNDS_ADDRESS },
          { name: round.name, address: roundAddress(round.url) },
          { name: t('round.driverList'), address: roundEntriesAddress(round.url) },
        ]}
      />
      <Heading level={1} size="title-lg" className="slash-over">
        {t('entries.of', { round: round.name })}
      </Heading>
      <RoundWhenWhere round={round} dateRange={dateRange} />
      <StaticPart className="mt-8">
        {lists.map(({ category, entries }) => (
          <section key={category?.id ?? 0} className="timetable-day">
            <Heading level={2} size="title-sm">
              {category === null ? null : (
                <SmartLink href={categoryAddress(category.url)} prefetch={false}>
                  {category.name}
                </SmartLink>
              )}
            </Heading>
            <ul>
              {entries.map((entry) => (
                <EntryLine key={entry.id} entry={entry} t={t} />
              ))}
            </ul>
          </section>
        ))}
      </StaticPart>
    </div>
  );
}

function EntryLine({ entry, t }: { readonly entry: Entry; readonly t: Translator }) {
  const { race_number: number, team, car, class: className, status, note } = entry;
  const facts = [className === '' ? '' : t('results.classNamed', { name: className }), team, car];
  const isOff = status === 'withdrawn';
  return (
    <li className="timetable-line" data-off={isOff ? '' : undefined}>
      <p className="timetable-time numeric font-semibold">{number}</p>
      <div className="min-w-0">
        <p className="entry-crew">
          <Crew entry={entry} />
        </p>
        <p className="text-sm text-muted">{facts.filter((fact) => fact !== '').join(' · ')}</p>
        {note === '' ? null : <p className="timetable-change">{note}</p>}
      </div>
      <p className="timetable-marks">
        {status === 'reserve' || isOff ? (
          <Badge tone={isOff ? 'danger' : 'warning'}>{t(`entries.${status}`)}</Badge>
        ) : null}
      </p>
    </li>
  );
}

const BETWEEN = ' / ';

/** The names of an entry; those who have a page link to it. */
function Crew({ entry: { name, drivers } }: { readonly entry: Entry }) {
  return name.split(BETWEEN).map((person, index) => {
    const driver = drivers.find((one) => one.name === person);
    return (
      <span key={person}>
        {index === 0 ? null : BETWEEN}
        {driver ? (
          <SmartLink href={driverAddress(driver.url)} prefetch={false} className="font-semibold">
            {person}
          </SmartLink>
        ) : (
          <span className="font-semibold">{person}</span>
        )}
      </span>
    );
  });
}
