import { CATEGORIES } from './categories.ts';
import type { Competitor } from './entries.ts';
import { DAY_JOBS, FIRST_STEPS, HABITS } from './driver-stories.ts';
import { picture } from './pictures.ts';
import { createDeck, type Random } from './random.ts';
import type { DemoDriver } from './records/racing.ts';
import { slugify } from './words.ts';

/** How many drivers of each category have a page. */
const PROFILES_PER_CATEGORY = 5;

/** A driver, with the fragments that a feature about them is written from. */
export interface DriverProfile extends DemoDriver {
  name: string;
  dayJob: string;
  firstStep: string;
  habit: string;
}

/** Pages of each category's leading drivers; somebody who races in two categories has one page. */
export function makeDrivers(
  entries: ReadonlyMap<string, readonly Competitor[]>,
  random: Random,
): DriverProfile[] {
  const jobs = createDeck(random.fork('jobs'), DAY_JOBS);
  const steps = createDeck(random.fork('steps'), FIRST_STEPS);
  const habits = createDeck(random.fork('habits'), HABITS);
  let seed = 0;
  return CATEGORIES.filter(({ slug }) => slug !== 'endurance-cup').flatMap((category) => {
    const leading = [...(entries.get(category.slug) ?? [])].sort((one, other) => other.skill - one.skill);
    return leading.slice(0, PROFILES_PER_CATEGORY).map((competitor): DriverProfile => {
      seed += 1;
      const isJunior = category.slug === 'junior-kart-academy';
      const dayJob = isJunior ? 'is still at school' : jobs.deal();
      const firstStep = steps.deal();
      const habit = habits.deal();
      const { firstName, lastName } = competitor;
      return {
        slug: slugify(competitor.name),
        name: competitor.name,
        first_name: firstName,
        last_name: lastName,
        race_number: competitor.number,
        hometown: competitor.hometown,
        vehicle: competitor.vehicle,
        team: competitor.team,
        sponsor: competitor.sponsor,
        category: category.slug,
        group: category.series,
        pronoun: competitor.pronoun,
        headshot_photo: picture(`portrait-${seed}`),
        dayJob,
        firstStep,
        habit,
      };
    });
  });
}
