import { Picture } from '@/components/media/picture';
import { Prose } from '@/components/ui/prose';
import { Stars } from '@/components/ui/stars';
import type { Testimonial } from '@/lib/contract/entities/media';
import type { Translator } from '@/lib/i18n/translate';

/** Width of a face in pixels (spec point 7). */
const FACE_WIDTH = 100;

/** A person's testimonial, with their name and, if given, their rating. */
export function TestimonialCard({
  testimonial,
  t,
}: {
  readonly testimonial: Testimonial;
  readonly t: Translator;
}) {
  const { content, name, title, image, rating } = testimonial;
  return (
    <figure className="card own-surface testimonial">
      {rating === null ? null : <Stars rating={rating} t={t} />}
      <blockquote>
        <Prose html={content} wide />
      </blockquote>
      <figcaption className="mt-auto flex items-center gap-3 pt-2">
        {image ? (
          <Picture
            image={image}
            aspect="1x1"
            sizes="52px"
            widths={[FACE_WIDTH]}
            maxWidth={2 * FACE_WIDTH}
            alt=""
            className="testimonial-face"
          />
        ) : null}
        <span className="min-w-0">
          <span className="block font-semibold">{name}</span>
          {title === '' ? null : <span className="block text-sm text-muted">{title}</span>}
        </span>
      </figcaption>
    </figure>
  );
}
