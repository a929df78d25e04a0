import type { CSSProperties } from 'react';
import { TestimonialCard } from '@/components/people/testimonial-card';
import { SectionHeader } from '@/components/ui/section-header';
import { testimonialGridBlock } from '@/lib/contract/blocks/core';
import type { Testimonial } from '@/lib/contract/entities/media';
import { defineWidget, type WidgetViewProps } from '../define-widget';
import { loadTestimonials } from './load';

/** Testimonials side by side. Nothing if there are none. */
export function TestimonialGridView({
  settings,
  data,
  context,
}: WidgetViewProps<typeof testimonialGridBlock, readonly Testimonial[]>) {
  if (data.length === 0) return null;
  const { t, isFirst } = context;
  return (
    <div>
      <SectionHeader
        heading={settings.heading || (isFirst ? t('testimonial.title') : '')}
        isContent={settings.heading !== ''}
        level={isFirst ? 1 : 2}
      />
      <ul className="editor-grid" style={{ '--grid-width': settings.grid_width } as CSSProperties}>
        {data.map((testimonial) => (
          <li key={testimonial.id}>
            <TestimonialCard testimonial={testimonial} t={t} />
          </li>
        ))}
      </ul>
    </div>
  );
}

export const testimonialGridWidget = defineWidget({
  block: testimonialGridBlock,
  load: loadTestimonials,
  View: TestimonialGridView,
});
