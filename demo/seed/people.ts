import type { ContentImport } from '../../backend/content/import/content-import.ts';
import type { Championship } from '../records/championship.ts';
import { pick } from './pick.ts';
import { idOf, createAll, type Ids } from './ids.ts';

/** Creates sponsors. @returns ids by slug */
export const seedSponsors = (
  cms: ContentImport,
  { sponsors }: Championship,
  pictures: Ids,
  groups: Ids,
): Promise<Ids> =>
  createAll(
    sponsors,
    ({ slug }) => slug,
    (sponsor, sort) =>
      cms.create('sponsors', {
        ...pick(sponsor, ['name', 'website', 'facebook']),
        information: cms.richText(sponsor.information),
        logo: idOf(pictures, sponsor.logo.key),
        logo_dark: idOf(pictures, sponsor.logo_dark.key),
        hero_photo: idOf(pictures, sponsor.hero_photo.key),
        groups: sponsor.groups.map((group) => idOf(groups, group)),
        sort,
      }),
  );

/** Creates staff and testimonials. */
export async function seedPeople(
  cms: ContentImport,
  { people, testimonials }: Championship,
  pictures: Ids,
  groups: Ids,
): Promise<void> {
  await createAll(
    people,
    ({ slug }) => slug,
    (person, sort) =>
      cms.create('persons', {
        ...pick(person, ['first_name', 'last_name', 'title', 'email', 'phone']),
        description: cms.richText(person.description),
        photo: idOf(pictures, person.photo.key),
        groups: [idOf(groups, person.group)],
        sort,
      }),
  );
  await createAll(
    testimonials,
    ({ name }) => name,
    (testimonial, sort) =>
      cms.create('testimonials', {
        ...pick(testimonial, ['name', 'title', 'rating']),
        content: cms.richText(testimonial.content),
        image: idOf(pictures, testimonial.image.key),
        groups: [idOf(groups, testimonial.group)],
        sort,
      }),
  );
}
