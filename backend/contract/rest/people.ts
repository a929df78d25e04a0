import { listFaqs, listPersons, listTestimonials } from '../../../lib/contract/endpoints/content.ts';
import { createContentContext } from '../data/context.ts';
import { inGroup } from '../data/groups.ts';
import { findPage, listAnswer } from '../data/paging.ts';
import { allOf } from '../data/published.ts';
import { handle } from '../handle.ts';
import { wishOfCall } from '../image-wish.ts';
import { CUTS } from '../mappers/cuts.ts';
import { faqEntity } from '../mappers/faq.ts';
import { personEntity, testimonialEntity } from '../mappers/people.ts';

const ORDER = ['sort', 'id'];

export const testimonialListRoute = handle(listTestimonials, async ({ input, payload }) => {
  const context = createContentContext(payload);
  const wish = wishOfCall(input, CUTS.testimonial);
  const where = allOf(await inGroup(payload, 'Testimonial', input.group));
  const found = await payload.find({ collection: 'testimonials', where, sort: ORDER, ...findPage(input) });
  return listAnswer(found, input, (doc) => testimonialEntity(doc, context, wish));
});

export const personListRoute = handle(listPersons, async ({ input, payload }) => {
  const context = createContentContext(payload);
  const wish = wishOfCall(input, CUTS.person);
  const where = allOf(await inGroup(payload, 'Person', input.group));
  const found = await payload.find({ collection: 'persons', where, sort: ORDER, ...findPage(input) });
  return listAnswer(found, input, (doc) => personEntity(doc, context, wish));
});

export const faqListRoute = handle(listFaqs, async ({ input, payload }) => {
  const context = createContentContext(payload);
  const where = allOf(await inGroup(payload, 'Faq', input.group));
  const found = await payload.find({ collection: 'faqs', where, sort: ORDER, ...findPage(input) });
  return listAnswer(found, input, (doc) => faqEntity(doc, context));
});
