import { EntryLine } from '@/components/racing/entry-line';
import { RoundWhenWhere } from '@/components/racing/round-when-where';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { ChipNav } from '@/components/ui/chip-nav';
import { PhoneFold } from '@/components/ui/fold';
import { Heading } from '@/components/ui/heading';
import { LeftToRight } from '@/components/ui/left-to-right';
import { SmartLink } from '@/components/ui/smart-link';
import { StaticPart } from '@/components/ui/static-part';
import { TextAroundName } from '@/components/ui/text-around-name';
import {
  categoryAddress,
  ENTRIES_BY_NUMBER_PART,
  ROUNDS_ADDRESS,
  roundAddress,
  roundEntriesAddress,
} from '@/lib/season/addresses';
import type { Entry, Round } from '@/lib/contract/entities/racing';
import type { Translator } from '@/lib/i18n/translate';
import { entriesByCategory, entriesByNumber, type EntryGroup } from './entry-groups';

type RoundEntriesProps = {
  readonly round: Round;
  readonly dateRange: string;
  readonly entries: readonly Entry[];
  /** Whether they are listed by number, across categories. */
  readonly isByNumber?: boolean;
  /** Addresses of drivers' pages by full name. */
  readonly drivers: ReadonlyMap<string, string>;
  readonly t: Translator;
};

const idOf = ({ key }: EntryGroup) => `entries-${key}`;

/**
 * /round/{url}/entries: the entries of each category of the round, and /round/{url}/entries-by-number: the same by number. A phone shows
 * the categories, or the number ranges, first, since there may be 150 cars.
 */
export function RoundEntries({
  round,
  dateRange,
  entries,
  isByNumber = false,
  drivers,
  t,
}: RoundEntriesProps) {
  const groups = isByNumber ? entriesByNumber(entries) : entriesByCategory(entries);
  const orders = [
    { name: t('driver.byCategory'), href: roundEntriesAddress(round.url), isCurrent: !isByNumber },
    {
      name: t('entries.byNumber'),
      href: roundEntriesAddress(round.url, ENTRIES_BY_NUMBER_PART),
      isCurrent: isByNumber,
    },
  ];
  return (
    <div className="container-site py-10 md:py-14">
      <Breadcrumb
        t={t}
        className="mb-5"
        trail={[
          { name: t('round.calendar'), address: ROUNDS_ADDRESS },
          { name: round.name, address: roundAddress(round.url) },
          { name: t('round.driverList'), address: roundEntriesAddress(round.url) },
        ]}
      />
      <Heading level={1} size="title-lg" className="slash-over">
        <TextAroundName t={t} text="entries.of" slot="round" name={round.name} />
      </Heading>
      <RoundWhenWhere round={round} dateRange={dateRange} />
      {entriesByCategory(entries).length < 2 ? null : (
        <div className="mt-6 -mb-8">
          <ChipNav prefetch={false} label={t('round.driverList')} links={orders} />
        </div>
      )}
      {groups.length < 2 ? null : (
        <div className="mt-6 -mb-4 max-md:hidden">
          <ChipNav
            label={t(isByNumber ? 'entries.byNumber' : 'round.categories')}
            links={groups
              .filter(({ name }) => name !== '')
              .map((group) => ({ name: group.name, href: `#${idOf(group)}`, isCurrent: false }))}
          />
        </div>
      )}
      <StaticPart className="mt-8">
        {groups.map((group) => (
          <section key={group.key} className="timetable-day entry-list" id={idOf(group)}>
            <GroupHeading group={group} />
            <PhoneFold
              summary={t('common.showAll', { number: group.entries.length })}
              isOpen={groups.length === 1}
            >
              <ul className="entry-lines">
                {group.entries.map((entry) => (
                  <EntryLine key={entry.id} entry={entry} hasCategory={isByNumber} drivers={drivers} t={t} />
                ))}
              </ul>
            </PhoneFold>
          </section>
        ))}
      </StaticPart>
    </div>
  );
}

function GroupHeading({ group: { name, category } }: { readonly group: EntryGroup }) {
  if (name === '') return null;
  return (
    <Heading level={2} size="title-sm" isContent={category !== null}>
      {category === null ? (
        <LeftToRight>{name}</LeftToRight>
      ) : (
        <SmartLink href={categoryAddress(category.url)} prefetch={false}>
          {name}
        </SmartLink>
      )}
    </Heading>
  );
}
