import { TestimonialCard } from '@/components/people/testimonial-card';
import { EditorButton } from '@/components/ui/editor-button';
import { TitlePair } from '@/components/ui/title-pair';
import type { heroTestimonialBlock } from '@/lib/contract/blocks/core';
import type { Testimonial } from '@/lib/contract/entities/media';
import type { WidgetViewProps } from '../define-widget';

/** A headline with a button, and what three people say. Nothing without words and testimonials. */
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
      <ul className="testimonial-row">
        {data.map((testimonial) => (
          <li key={testimonial.id}>
            <TestimonialCard testimonial={testimonial} t={t} />
          </li>
        ))}
      </ul>
      <p className="mt-8 text-center empty:hidden">
        <EditorButton text={button_text} address={button_link} colour={button_colour} t={t} />
      </p>
    </div>
  );
}
