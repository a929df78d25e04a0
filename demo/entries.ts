import { CATEGORIES, categoryOf, type CategoryPlan } from './categories.ts';
import { HOMETOWNS, LAST_NAMES, MEN, TEAMS, VISITORS, WOMEN } from './names.ts';
import { createDeck, type Random } from './random.ts';
import type { Entrant } from './simulate/race.ts';
import { SPONSORS } from './sponsors.ts';

/** Somebody who races in a category this season. */
export interface Competitor extends Entrant {
  firstName: string;
  lastName: string;
  pronoun: 'she' | 'he';
  hometown: string;
  vehicle: string;
  team: string;
  sponsor: string;
  category: string;
}

const WOMEN_SHARE = 0.27;
/** Every so many entries is an overseas driver. */
const VISITOR_STEP = 3;

/** The entry lists of all categories, by slug; names are unique across the paddock. */
export function makeEntries(random: Random): Map<string, Competitor[]> {
  const people = createPeople(random.fork('people'));
  const entries = new Map<string, Competitor[]>();
  for (const category of CATEGORIES) {
    if (category.slug !== 'endurance-cup')
      entries.set(category.slug, makeGrid(category, people, random.fork(category.slug)));
  }
  entries.set('endurance-cup', makeEnduranceGrid(entries, random.fork('endurance-cup')));
  return entries;
}

interface Someone {
  firstName: string;
  lastName: string;
  pronoun: 'she' | 'he';
}

function createPeople(random: Random): () => Someone {
  const women = createDeck(random.fork('women'), WOMEN);
  const men = createDeck(random.fork('men'), MEN);
  const last = createDeck(random.fork('last'), LAST_NAMES);
  const taken = new Set<string>();
  const draw = (): Someone => {
    const pronoun = random.chance(WOMEN_SHARE) ? 'she' : 'he';
    const someone = {
      firstName: (pronoun === 'she' ? women : men).deal(),
      lastName: last.deal(),
      pronoun,
    } as const;
    const name = `${someone.firstName} ${someone.lastName}`;
    if (taken.has(name)) return draw();
    taken.add(name);
    return someone;
  };
  return draw;
}

function makeGrid(category: CategoryPlan, people: () => Someone, random: Random): Competitor[] {
  const numbers = createDeck(
    random,
    Array.from({ length: 98 }, (_, index) => String(index + 2)),
  );
  const teams = createDeck(random.fork('teams'), TEAMS);
  const sponsors = createDeck(
    random.fork('sponsors'),
    SPONSORS.map(({ name }) => name),
  );
  const classNames = Object.keys(category.classes);
  let team = teams.deal();
  return Array.from({ length: category.entries }, (_, index) => {
    if (index % 2 === 0) team = teams.deal();
    const someone = visitorAt(category, index) ?? { ...people(), hometown: random.pick(HOMETOWNS) };
    const className =
      classNames[
        Math.min(classNames.length - 1, Math.floor((index / category.entries) * classNames.length))
      ] ?? '';
    return {
      ...someone,
      name: `${someone.firstName} ${someone.lastName}`,
      number: numbers.deal(),
      className,
      classPace: category.classes[className] ?? 1,
      skill: Math.max(
        0,
        Math.min(
          1,
          1 -
            (index % Math.ceil(category.entries / classNames.length)) /
              (category.entries / classNames.length) +
            random.gaussian() * 0.12,
        ),
      ),
      retirementRate: category.retirementRate,
      vehicle: category.vehicles[index % category.vehicles.length] ?? '',
      team,
      sponsor: sponsors.deal(),
      category: category.slug,
    };
  });
}

/** Only the premier single-seaters attract overseas drivers. */
const visitorAt = ({ slug }: CategoryPlan, index: number) =>
  slug === 'formula-southern' && index % VISITOR_STEP === 1
    ? VISITORS[(index - 1) / VISITOR_STEP]
    : undefined;

const ENDURANCE_SOURCES: readonly { category: string; className: string; crews: number }[] = [
  { category: 'gt-championship', className: 'E1', crews: 10 },
  { category: 'sports-prototype-series', className: 'E1', crews: 6 },
  { category: 'porsche-sprint-series', className: 'E2', crews: 8 },
  { category: 'ta2-championship', className: 'E2', crews: 8 },
  { category: 'touring-car-trophy', className: 'E3', crews: 9 },
  { category: 'rotary-sprint-series', className: 'E3', crews: 5 },
  { category: 'gr86-championship', className: 'E4', crews: 8 },
  { category: 'mazda-racing-series', className: 'E4', crews: 6 },
];

/** Sixty two-driver crews from the sprint categories. */
function makeEnduranceGrid(
  entries: ReadonlyMap<string, readonly Competitor[]>,
  random: Random,
): Competitor[] {
  const plan = categoryOf('endurance-cup');
  let number = 1;
  return ENDURANCE_SOURCES.flatMap(({ category, className, crews }) => {
    const drivers = random.shuffle(entries.get(category) ?? []);
    return Array.from({ length: crews }, (_, crew) => {
      const lead = drivers[(crew * 2) % drivers.length];
      const partner = drivers[(crew * 2 + 1) % drivers.length];
      if (!lead || !partner) throw new Error(`Not enough drivers in ${category}`);
      number += 1;
      return {
        ...lead,
        name: `${lead.name} / ${partner.name}`,
        number: String(number + (number > 12 ? 88 : 0)),
        className,
        classPace: plan.classes[className] ?? 1,
        skill: (lead.skill + partner.skill) / 2,
        retirementRate: plan.retirementRate,
        category: plan.slug,
      };
    });
  });
}
