import { Carousel } from '@/components/ui/carousel';
import { CATEGORY_SLIDES } from '@/components/ui/carousel-settings';
import { SectionHeader } from '@/components/ui/section-header';
import { ViewAllLink } from '@/components/ui/view-all-link';
import { CATEGORIES_ADDRESS } from '@/lib/season/addresses';
import { categorySwiperBlock } from '@/lib/contract/blocks/site';
import type { CategorySummary } from '@/lib/contract/entities/racing';
import { defineWidget, type WidgetViewProps } from '../define-widget';
import { CategorySlide } from './category-slide';
import { loadCategories } from './load';

/** The categories in a looping row. Nothing without categories. */
export function CategorySwiperView({
  settings,
  data,
  context,
}: WidgetViewProps<typeof categorySwiperBlock, readonly CategorySummary[]>) {
  if (data.length === 0) return null;
  const { t, isFirst } = context;
  const heading = settings.heading || t('category.title');
  return (
    <Carousel
      label={heading}
      t={t}
      slidesPerView={CATEGORY_SLIDES}
      loop
      header={
        <SectionHeader
          heading={heading}
          isContent={settings.heading !== ''}
          level={isFirst ? 1 : 2}
          aside={<ViewAllLink href={CATEGORIES_ADDRESS}>{t('category.all')}</ViewAllLink>}
        />
      }
    >
      {data.map((category) => (
        <CategorySlide key={category.id} category={category} level={isFirst ? 2 : 3} />
      ))}
    </Carousel>
  );
}

export const categorySwiperWidget = defineWidget({
  block: categorySwiperBlock,
  load: loadCategories,
  View: CategorySwiperView,
});
