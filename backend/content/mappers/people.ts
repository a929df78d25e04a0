import type { Person, Sponsor, Faq } from '../../../lib/contract/entities/racing.ts';
import type { Testimonial } from '../../../lib/contract/entities/media.ts';
import type { ImageRequest } from '../../media/image-entity.ts';
import type {
  Person as PersonDoc,
  Sponsor as SponsorDoc,
  Testimonial as TestimonialDoc,
  Faq as FaqDoc,
} from '../../payload-types.ts';
import type { ContentContext } from '../context.ts';
import { toPlainText } from '../../cms/rich-text/to-html.ts';

/** A staff member without photo and text. */
export const personTexts = (doc: PersonDoc): Omit<Person, 'photo' | 'description_rendered'> => ({
  id: doc.id,
  first_name: doc.first_name ?? '',
  last_name: doc.last_name ?? '',
  title: doc.title ?? '',
  email: doc.email ?? '',
  phone: doc.phone ?? '',
});

export async function personEntity(
  doc: PersonDoc,
  context: ContentContext,
  crop: ImageRequest,
): Promise<Person> {
  const [photo, description] = await Promise.all([
    context.images.crop(doc.photo, crop),
    context.html(doc.description),
  ]);
  return { ...personTexts(doc), photo, description_rendered: description };
}

/** A testimonial without portrait and text. `rating` is 1 to 5 or null. */
export const testimonialTexts = (doc: TestimonialDoc): Omit<Testimonial, 'image' | 'content'> => ({
  id: doc.id,
  name: doc.name,
  title: doc.title ?? '',
  rating: doc.rating ?? null,
});

export async function testimonialEntity(
  doc: TestimonialDoc,
  context: ContentContext,
  crop: ImageRequest,
): Promise<Testimonial> {
  const [image, content] = await Promise.all([
    context.images.crop(doc.image, crop),
    context.html(doc.content),
  ]);
  return { ...testimonialTexts(doc), image, content };
}

/** A sponsor without pictures and text. */
export const sponsorTexts = (doc: SponsorDoc): Pick<Sponsor, 'id' | 'name' | 'website' | 'facebook'> => ({
  id: doc.id,
  name: doc.name,
  website: doc.website ?? '',
  facebook: doc.facebook ?? '',
});

/** A question with its answer as plain text and as HTML (spec point 3). */
export async function faqEntity(doc: FaqDoc, context: ContentContext): Promise<Faq> {
  return {
    id: doc.id,
    name: doc.name,
    content: toPlainText(doc.content),
    content_rendered: await context.html(doc.content),
  };
}
