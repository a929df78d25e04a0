import { fromHtml } from '../../rich-text/from-html.ts';
import type { Championship } from '../records/championship.ts';
import { pick } from './pick.ts';
import { idOf, insert, insertAll, type Ids, type SeedSession } from './session.ts';

/** Sponsors, by slug. */
export const seedSponsors = (
  session: SeedSession,
  { sponsors }: Championship,
  pictures: Ids,
  groups: Ids,
): Promise<Ids> =>
  insertAll(
    sponsors,
    ({ slug }) => slug,
    (sponsor, sort) =>
      insert(session, 'sponsors', {
        ...pick(sponsor, ['name', 'website', 'facebook']),
        information: fromHtml(sponsor.information),
        logo: idOf(pictures, sponsor.logo.key),
        logo_dark: idOf(pictures, sponsor.logo_dark.key),
        hero_photo: idOf(pictures, sponsor.hero_photo.key),
        groups: sponsor.groups.map((group) => idOf(groups, group)),
        sort,
      }),
  );

/** Staff, and what people say. */
export async function seedPeople(
  session: SeedSession,
  { people, testimonials }: Championship,
  pictures: Ids,
  groups: Ids,
): Promise<void> {
  await insertAll(
    people,
    ({ slug }) => slug,
    (person, sort) =>
      insert(session, 'persons', {
        ...pick(person, ['first_name', 'last_name', 'title', 'email', 'phone']),
        description: fromHtml(person.description),
        photo: idOf(pictures, person.photo.key),
        groups: [idOf(groups, person.group)],
        sort,
      }),
  );
  await insertAll(
    testimonials,
    ({ name }) => name,
    (testimonial, sort) =>
      insert(session, 'testimonials', {
        ...pick(testimonial, ['name', 'title', 'rating']),
        content: fromHtml(testimonial.content),
        image: idOf(pictures, testimonial.image.key),
        groups: [idOf(groups, testimonial.group)],
        sort,
      }),
  );
}
