import { TestimonialCard } from '@/components/people/testimonial-card';
import { Carousel } from '@/components/ui/carousel';
import { AUTOPLAY_HERO_MS, HERO_SLIDES } from '@/components/ui/carousel-settings';
import { EditorButton } from '@/components/ui/editor-button';
import { StaticPart } from '@/components/ui/static-part';
import { TitlePair } from '@/components/ui/title-pair';
import { heroTestimonialBlock } from '@/lib/contract/blocks/core';
import type { Testimonial } from '@/lib/contract/entities/media';
import { defineWidget, type WidgetViewProps } from '../define-widget';
import { loadHeroTestimonials } from './load';

/** A headline with a button, and three testimonials. Nothing without text or testimonials. */
export function HeroTestimonialView({
  settings,
  data,
  context,
}: WidgetViewProps<typeof heroTestimonialBlock, readonly Testimonial[]>) {
  const { heading, subheading, button_link, button_text, button_colour } = settings;
  const { t, isFirst } = context;
  if (data.length === 0 && heading === '' && subheading === '') return null;
  return (
    <div>
      <TitlePair heading={heading} subheading={subheading} centered opensPage={isFirst} />
      {data.length === 0 ? null : (
        <div className="hero-voices">
          <Carousel
            label={heading || subheading || t('testimonial.title')}
            slidesPerView={HERO_SLIDES}
            autoplayMs={AUTOPLAY_HERO_MS}
            controls="below"
            t={t}
          >
            {data.map((testimonial) => (
              <TestimonialCard key={testimonial.id} testimonial={testimonial} t={t} />
            ))}
          </Carousel>
        </div>
      )}
      <StaticPart as="p" className="mt-8 text-center empty:hidden">
        <EditorButton text={button_text} address={button_link} colour={button_colour} t={t} />
      </StaticPart>
    </div>
  );
}

export const heroTestimonialWidget = defineWidget({
  block: heroTestimonialBlock,
  load: loadHeroTestimonials,
  View: HeroTestimonialView,
});
