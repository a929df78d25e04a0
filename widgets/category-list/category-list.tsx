import { CategoryGrid } from '@/components/racing/category-grid';
import { SectionHeader } from '@/components/ui/section-header';
import { categoryListBlock } from '@/lib/contract/blocks/site';
import type { CategorySummary } from '@/lib/contract/entities/racing';
import { defineWidget, type WidgetViewProps } from '../define-widget';
import { loadCategories } from './load';

/** The categories with image and logo. */
export function CategoryListView({
  settings,
  data,
  context,
}: WidgetViewProps<typeof categoryListBlock, readonly CategorySummary[]>) {
  const { t, isFirst } = context;
  const heading = settings.heading || (isFirst ? t('category.title') : '');
  const level = isFirst ? 1 : 2;
  return (
    <div>
      <SectionHeader heading={heading} isContent={settings.heading !== ''} level={level} />
      {data.length === 0 ? (
        <p className="text-muted">{t('category.none')}</p>
      ) : (
        <CategoryGrid categories={data} level={isFirst || heading === '' ? 2 : 3} priority={isFirst} t={t} />
      )}
    </div>
  );
}

export const categoryListWidget = defineWidget({
  block: categoryListBlock,
  load: loadCategories,
  View: CategoryListView,
});
