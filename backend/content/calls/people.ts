import { listFaqs, listPersons, listTestimonials } from '../../../lib/contract/endpoints/content.ts';
import { createContentContext } from '../context.ts';
import { inGroup } from '../groups/groups.ts';
import { findPage, listAnswer } from '../../cms/records/paging.ts';
import { allOf } from '../../cms/records/published.ts';
import { handle } from '../../kernel/calls/handle.ts';
import { imageRequestOfCall } from '../../media/image-request.ts';
import { DEFAULT_CROPS } from '../../media/default-crops.ts';
import { faqEntity, personEntity, testimonialEntity } from '../mappers/people.ts';
import { readable } from '../../cms/records/readable.ts';

const ORDER = ['sort', 'id'];

export const testimonialListRoute = handle(listTestimonials, async ({ input, payload }) => {
  const context = createContentContext(payload);
  const crop = imageRequestOfCall(input, DEFAULT_CROPS.testimonial);
  const where = allOf(await inGroup(payload, 'Testimonial', input.group));
  const found = await readable(payload).find({
    collection: 'testimonials',
    where,
    sort: ORDER,
    ...findPage(input),
  });
  return listAnswer(found, input, (doc) => testimonialEntity(doc, context, crop));
});

export const personListRoute = handle(listPersons, async ({ input, payload }) => {
  const context = createContentContext(payload);
  const crop = imageRequestOfCall(input, DEFAULT_CROPS.person);
  const where = allOf(await inGroup(payload, 'Person', input.group));
  const found = await readable(payload).find({
    collection: 'persons',
    where,
    sort: ORDER,
    ...findPage(input),
  });
  return listAnswer(found, input, (doc) => personEntity(doc, context, crop));
});

export const faqListRoute = handle(listFaqs, async ({ input, payload }) => {
  const context = createContentContext(payload);
  const where = allOf(await inGroup(payload, 'Faq', input.group));
  const found = await readable(payload).find({ collection: 'faqs', where, sort: ORDER, ...findPage(input) });
  return listAnswer(found, input, (doc) => faqEntity(doc, context));
});
