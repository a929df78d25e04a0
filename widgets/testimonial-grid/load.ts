import 'server-only';
import { listPart } from '@/lib/content/list-options';
import { loadQuery } from '@/lib/content/load';
import type { BlockSettings } from '@/lib/contract/block';
import type { testimonialGridBlock } from '@/lib/contract/blocks/core';
import type { Testimonial } from '@/lib/contract/entities/media';
import { MAX_PAGE_SIZE } from '@/lib/contract/limits';
import type { WidgetContext } from '../define-widget';

/** The testimonials of one group, or all of them. */
export async function loadTestimonials(
  { group }: BlockSettings<typeof testimonialGridBlock>,
  { list }: Pick<WidgetContext, 'list'>,
): Promise<readonly Testimonial[]> {
  const response = await loadQuery('testimonialsByGroup', { first: MAX_PAGE_SIZE, byGroup: group || null });
  return listPart(response.cognitoTestimonials, list);
}
