import { testimonialGridBlock } from '@/lib/contract/blocks/core';
import { defineWidget } from '../define-widget';
import { loadTestimonials } from './load';
import { TestimonialGridView } from './testimonial-grid';

export const testimonialGridWidget = defineWidget({
  block: testimonialGridBlock,
  load: loadTestimonials,
  View: TestimonialGridView,
});
