import type { Person, Sponsor } from '../../../lib/contract/entities/racing.ts';
import type { Testimonial } from '../../../lib/contract/entities/media.ts';
import type { ImageWish } from '../../media/image-entity.ts';
import type {
  Person as PersonDoc,
  Sponsor as SponsorDoc,
  Testimonial as TestimonialDoc,
} from '../../payload-types.ts';
import type { ContentContext } from '../data/context.ts';

/** A person of the staff without photo and text. */
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
  wish: ImageWish,
): Promise<Person> {
  const [photo, description] = await Promise.all([
    context.images.cut(doc.photo, wish),
    context.html(doc.description),
  ]);
  return { ...personTexts(doc), photo, description_rendered: description };
}

/** A testimonial without portrait and words. `rating` is 1 to 5 or null. */
export const testimonialTexts = (doc: TestimonialDoc): Omit<Testimonial, 'image' | 'content'> => ({
  id: doc.id,
  name: doc.name,
  title: doc.title ?? '',
  rating: doc.rating ?? null,
});

export async function testimonialEntity(
  doc: TestimonialDoc,
  context: ContentContext,
  wish: ImageWish,
): Promise<Testimonial> {
  const [image, content] = await Promise.all([
    context.images.cut(doc.image, wish),
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
