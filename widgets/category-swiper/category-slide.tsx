import { Picture } from '@/components/media/picture';
import { CardLink } from '@/components/ui/card';
import { Heading } from '@/components/ui/heading';
import type { HeadingLevel } from '@/components/ui/heading';
import { StaticPart } from '@/components/ui/static-part';
import { categoryAddress } from '@/lib/season/addresses';
import type { CategorySummary } from '@/lib/contract/entities/racing';

const SLIDE_SIZES = '(min-width: 80rem) 26rem, (min-width: 1024px) 33vw, (min-width: 640px) 50vw, 100vw';

/** A category: a large picture of its car, with its name on it. */
export function CategorySlide({ category, level }: { category: CategorySummary; level: HeadingLevel }) {
  const { name, url, hero_photo: photo } = category;
  return (
    <StaticPart className="card category-slide scheme-dark">
      {photo ? (
        <Picture
          image={photo}
          aspect="4x3"
          maxWidth={1200}
          sizes={SLIDE_SIZES}
          alt=""
          imgClassName="zoom-img"
        />
      ) : (
        <div className="card-blank category-slide-blank" />
      )}
      <Heading level={level} size="title" className="category-slide-name" isContent>
        <CardLink href={categoryAddress(url)}>{name}</CardLink>
      </Heading>
    </StaticPart>
  );
}
