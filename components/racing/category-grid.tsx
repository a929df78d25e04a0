import { Star } from '@/components/favourites/star';
import { Picture } from '@/components/media/picture';
import { Card, CardLink } from '@/components/ui/card';
import { Heading } from '@/components/ui/heading';
import type { HeadingLevel } from '@/components/ui/heading';
import { categoryAddress } from '@/lib/season/addresses';
import type { CategorySummary } from '@/lib/contract/entities/racing';
import type { Translator } from '@/lib/i18n/translate';
import { CategoryLogo } from './category-logo';

const CARD_SIZES = '(min-width: 1024px) 26rem, (min-width: 640px) 50vw, 10rem';
const CARD_WIDTHS = [200, 400, 600, 800] as const;

type CategoryGridProps = {
  readonly categories: readonly CategorySummary[];
  readonly level: HeadingLevel;
  /** The first image is at the top of the page. */
  readonly priority?: boolean;
  readonly t: Translator;
};

/** Categories in a grid, each with its image and logo. A phone shows three per row without logos, since there may be 25. */
export function CategoryGrid({ categories, level, priority = false, t }: CategoryGridProps) {
  return (
    <ul className="category-grid">
      {categories.map((category, index) => (
        <CategoryCard
          key={category.id}
          category={category}
          level={level}
          priority={priority && index === 0}
          t={t}
        />
      ))}
    </ul>
  );
}

type CategoryCardProps = {
  readonly category: CategorySummary;
  readonly level: HeadingLevel;
  readonly priority: boolean;
  readonly t: Translator;
};

function CategoryCard({ category, level, priority, t }: CategoryCardProps) {
  const { id, name, url, hero_photo: photo, logo } = category;
  return (
    <Card as="li">
      {photo ? (
        <Picture
          image={photo}
          aspect="16x9"
          sizes={CARD_SIZES}
          widths={CARD_WIDTHS}
          maxWidth={800}
          alt=""
          priority={priority}
          imgClassName="zoom-img"
        />
      ) : (
        <div className="card-blank" />
      )}
      <div className="flex flex-1 items-center gap-3 p-2 sm:p-4">
        <CategoryLogo logo={logo} className="max-sm:hidden" />
        <Heading level={level} size="title-sm" className="hyphens-auto max-sm:text-[1rem]" isContent>
          <CardLink href={categoryAddress(url)}>{name}</CardLink>
        </Heading>
        <Star
          subject={{ kind: 'category', id: String(id), name, address: categoryAddress(url) }}
          place="corner"
          t={t}
        />
      </div>
    </Card>
  );
}
