import { heroTestimonialBlock } from '@/lib/contract/blocks/core';
import { defineWidget } from '../define-widget';
import { HeroTestimonialView } from './hero-testimonial';
import { loadHeroTestimonials } from './load';

export const heroTestimonialWidget = defineWidget({
  block: heroTestimonialBlock,
  load: loadHeroTestimonials,
  View: HeroTestimonialView,
});
