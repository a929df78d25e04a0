import { CATEGORIES, type CategoryPlan } from './categories.ts';
import type { Competitor } from './entries.ts';
import { DAY_JOBS, FIRST_STEPS, HABITS } from './driver-stories.ts';
import { picture, type Picture } from './pictures.ts';
import { createDeck, type Random } from './random.ts';
import type { DemoDriver } from './records/racing.ts';
import { slugify } from './words.ts';

/** How many drivers of each category have a portrait. */
const PORTRAITS_PER_CATEGORY = 5;

/** Crews of the endurance cup race in the other categories, too. */
const SPRINT_CATEGORIES = CATEGORIES.filter(({ slug }) => slug !== 'endurance-cup');

/** A driver, with the fragments that a feature about them is written from. */
export interface DriverProfile extends DemoDriver {
  name: string;
  dayJob: string;
  firstStep: string;
  habit: string;
}

function driverOf(
  competitor: Competitor,
  category: CategoryPlan,
  headshot_photo: Picture | null,
): DemoDriver & { name: string } {
  const { name, firstName, lastName, number, hometown, vehicle, team, sponsor, pronoun } = competitor;
  return {
    slug: slugify(name),
    name,
    first_name: firstName,
    last_name: lastName,
    race_number: number,
    hometown,
    vehicle,
    team,
    sponsor,
    category: category.slug,
    group: category.series,
    pronoun,
    headshot_photo,
  };
}

/** Each category's leading drivers, whom the newsroom writes about. */
export function makeProfiles(
  entries: ReadonlyMap<string, readonly Competitor[]>,
  random: Random,
): DriverProfile[] {
  const jobs = createDeck(random.fork('jobs'), DAY_JOBS);
  const steps = createDeck(random.fork('steps'), FIRST_STEPS);
  const habits = createDeck(random.fork('habits'), HABITS);
  let seed = 0;
  return SPRINT_CATEGORIES.flatMap((category) => {
    const leading = [...(entries.get(category.slug) ?? [])].sort((a, b) => b.skill - a.skill);
    return leading.slice(0, PORTRAITS_PER_CATEGORY).map((competitor): DriverProfile => {
      seed += 1;
      const isJunior = category.slug === 'junior-kart-academy';
      const dayJob = isJunior ? 'is still at school' : jobs.deal();
      const firstStep = steps.deal();
      const habit = habits.deal();
      return {
        ...driverOf(competitor, category, picture(`portrait-${seed}`)),
        dayJob,
        firstStep,
        habit,
      };
    });
  });
}

/** Everybody who races: the drivers with profiles, and the others, who have no portrait. */
export function makeDrivers(
  entries: ReadonlyMap<string, readonly Competitor[]>,
  profiles: readonly DriverProfile[],
): DemoDriver[] {
  const known = new Set(profiles.map(({ name }) => name));
  const others = SPRINT_CATEGORIES.flatMap((category) =>
    (entries.get(category.slug) ?? [])
      .filter(({ name }) => !known.has(name))
      .map((competitor) => driverOf(competitor, category, null)),
  );
  return [...profiles, ...others];
}
