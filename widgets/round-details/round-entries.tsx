import { EntryLine } from '@/components/racing/entry-line';
import { RoundWhenWhere } from '@/components/racing/round-when-where';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { ChipNav } from '@/components/ui/chip-nav';
import { PhoneFold } from '@/components/ui/fold';
import { Heading } from '@/components/ui/heading';
import { SmartLink } from '@/components/ui/smart-link';
import { StaticPart } from '@/components/ui/static-part';
import { TextAroundName } from '@/components/ui/text-around-name';
import { categoryAddress, ROUNDS_ADDRESS, roundAddress, roundEntriesAddress } from '@/lib/content/addresses';
import type { Round } from '@/lib/contract/entities/racing';
import type { Translator } from '@/lib/i18n/translate';
import type { CategoryEntries } from './entries-by-category';

type RoundEntriesProps = {
  readonly round: Round;
  readonly dateRange: string;
  readonly lists: readonly CategoryEntries[];
  /** Addresses of drivers' pages by full name. */
  readonly drivers: ReadonlyMap<string, string>;
  readonly t: Translator;
};

const idOf = ({ category }: CategoryEntries) => `entries-${category?.url ?? ''}`;

/** /round/{url}/entries: who races in each category of the round. A phone has the categories first, since there may be 150 cars. */
export function RoundEntries({ round, dateRange, lists, drivers, t }: RoundEntriesProps) {
  const named = lists.flatMap((list) => (list.category ? { ...list.category, href: `#${idOf(list)}` } : []));
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
      {lists.length < 2 ? null : (
        <div className="mt-6 -mb-4 max-md:hidden">
          <ChipNav
            label={t('round.categories')}
            links={named.map(({ name, href }) => ({ name, href, isCurrent: false }))}
          />
        </div>
      )}
      <StaticPart className="mt-8">
        {lists.map((list) => {
          const { category, entries } = list;
          return (
            <section key={category?.id ?? 0} className="timetable-day entry-list" id={idOf(list)}>
              <Heading level={2} size="title-sm" isContent>
                {category === null ? null : (
                  <SmartLink href={categoryAddress(category.url)} prefetch={false}>
                    {category.name}
                  </SmartLink>
                )}
              </Heading>
              <PhoneFold
                summary={t('common.showAll', { number: entries.length })}
                isOpen={lists.length === 1}
              >
                <ul className="entry-lines">
                  {entries.map((entry) => (
                    <EntryLine key={entry.id} entry={entry} drivers={drivers} t={t} />
                  ))}
                </ul>
              </PhoneFold>
            </section>
          );
        })}
      </StaticPart>
    </div>
  );
}
