import type { Person, Snippet, Testimonial } from '../../payload-types.ts';
import { findAll } from '../../cms/records/by-ids.ts';
import { inGroup } from '../groups/groups.ts';
import { allOf } from '../../cms/records/published.ts';
import { DEFAULT_CROPS } from '../../media/default-crops.ts';
import { personTexts, testimonialTexts } from '../mappers/people.ts';
import { ALL_RECORDS, firstOf } from '../../kernel/graphql/arguments.ts';
import type { GraphqlContext } from './context.ts';
import { htmlField, imageField } from './fields.ts';
import { readable } from '../../cms/records/readable.ts';

const personObject = (doc: Person) => ({
  ...personTexts(doc),
  description_rendered: htmlField(doc.description),
  photo: imageField(doc.photo, DEFAULT_CROPS.person),
});

const testimonialObject = (doc: Testimonial) => ({
  ...testimonialTexts(doc),
  content: htmlField(doc.content),
  image: imageField(doc.image, DEFAULT_CROPS.testimonial),
});

const snippetObject = ({ id, name, content }: Snippet) => ({
  id,
  name,
  content_rendered: htmlField(content),
});

type ByGroup = { byGroup?: string | null };
const ORDER = ['sort', 'id'];

/** People, testimonials and snippets of spec point 7. */
export const peopleQueries = {
  cognitoPersons: async (_: unknown, { byGroup }: ByGroup, { payload }: GraphqlContext) => {
    const where = allOf(await inGroup(payload, 'Person', byGroup));
    const { docs } = await readable(payload).find({ ...findAll('persons', where), sort: ORDER });
    return docs.map(personObject);
  },
  cognitoTestimonials: async (
    _: unknown,
    { byGroup, first }: ByGroup & { first?: number | null },
    { payload }: GraphqlContext,
  ) => {
    const where = allOf(await inGroup(payload, 'Testimonial', byGroup));
    const limit = firstOf(first, ALL_RECORDS);
    const { docs } = await readable(payload).find({ ...findAll('testimonials', where), sort: ORDER, limit });
    return docs.map(testimonialObject);
  },
  cognitoSnippets: async (_: unknown, { byGroup }: ByGroup, { payload }: GraphqlContext) => {
    const where = allOf(await inGroup(payload, 'Snippet', byGroup));
    const { docs } = await readable(payload).find({ ...findAll('snippets', where), sort: ORDER });
    return docs.map(snippetObject);
  },
};
