import 'server-only';
import { loadRest } from '@/lib/content/load';
import type { BlockSettings } from '@/lib/contract/block';
import type { heroTestimonialBlock } from '@/lib/contract/blocks/core';
import type { Testimonial } from '@/lib/contract/entities/media';
import { TESTIMONIAL_PAGE_SIZE } from '@/lib/contract/limits';

/** Three testimonials of a group, or of all (spec points 7 and 9). */
export async function loadHeroTestimonials({
  testimonials_group: group,
}: BlockSettings<typeof heroTestimonialBlock>): Promise<readonly Testimonial[]> {
  const response = await loadRest('listTestimonials', {
    page_size: TESTIMONIAL_PAGE_SIZE,
    image_width: 100,
    image_aspect: 'Square',
    ...(group === '' ? {} : { group }),
  });
  return response?.data ?? [];
}
