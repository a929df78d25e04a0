import { ArticleCard } from '@/components/news/article-card';
import { ArticleLead } from '@/components/news/article-lead';
import { columnSizes } from '@/components/ui/column-sizes';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { ChipNav, type ChipLink } from '@/components/ui/chip-nav';
import { NO_GROUP, pageAddress } from '@/components/ui/page-links';
import { Pagination } from '@/components/ui/pagination';
import { SectionHeader } from '@/components/ui/section-header';
import { articleListBlock } from '@/lib/contract/blocks/site';
import { defineWidget, type AddressedContext, type WidgetViewProps } from '../define-widget';
import { articleListFacts, loadArticleList, type ArticleList } from './load';

/** The width of a card in the grid below. */
const CARD_SIZES = '(min-width: 80rem) 26rem, (min-width: 1024px) 33vw, 50vw';

/** With fewer articles a lead would stand alone. */
const LEAD_FROM = 4;

/** Articles as cards, with their groups as chips and pagination below. */
export function ArticleListView({
  settings,
  data,
  context,
}: WidgetViewProps<typeof articleListBlock, ArticleList>) {
  const { t, isFirst } = context;
  const { articles, group, page, pageCount } = data;
  const prefix = context.path.page_url;
  const heading = data.groupName || settings.heading || (isFirst ? context.page.name : '');
  // The main content of a news page; its first image is in the first viewport, below a heading of a line or two.
  const isLead = isFirst || data.ownsAddress;
  // On a desktop the latest article takes four places; the others fill the rows beside and below it.
  const leads =
    data.ownsAddress && page === 1 && articles.length > LEAD_FROM && context.columnShare === undefined;
  const cardLevel = isFirst || heading === '' ? 2 : 3;
  return (
    <div>
      {data.ownsAddress && group !== '' ? (
        <Breadcrumb
          t={t}
          className="mb-5"
          trail={[
            { name: context.page.name || t('news.title'), address: pageAddress(prefix, NO_GROUP, 1) },
            { name: data.groupName, address: pageAddress(prefix, group, 1) },
          ]}
        />
      ) : null}
      <SectionHeader heading={heading} isContent level={isFirst ? 1 : 2} />
      {data.ownsAddress && data.chips.length > 1 ? (
        <ChipNav label={t('news.groups')} links={chipLinks(data, prefix, t)} />
      ) : null}
      {articles.length === 0 ? (
        <p className="text-lg text-muted">{t('news.empty')}</p>
      ) : (
        <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3">
          {articles.map((article, index) => (
            <li key={article.id} className={leads && index === 0 ? 'lg:col-span-2 lg:row-span-2' : undefined}>
              {leads && index === 0 ? (
                <ArticleLead article={article} level={cardLevel} priority />
              ) : (
                <ArticleCard
                  article={article}
                  level={cardLevel}
                  sizes={columnSizes(CARD_SIZES, context.columnShare)}
                  priority={isLead && index === 0}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {data.ownsAddress ? (
        <Pagination
          prefix={prefix}
          group={group || NO_GROUP}
          page={page}
          pageCount={pageCount}
          labels={context.list?.labels}
          t={t}
        />
      ) : null}
    </div>
  );
}

function chipLinks({ chips, group }: ArticleList, prefix: string, t: AddressedContext['t']): ChipLink[] {
  return [
    { name: t('news.all'), href: pageAddress(prefix, NO_GROUP, 1), isCurrent: group === '' },
    ...chips.map(({ name, url }) => ({
      name,
      href: pageAddress(prefix, url, 1),
      isCurrent: group === url,
    })),
  ];
}

export const articleListWidget = defineWidget({
  block: articleListBlock,
  load: loadArticleList,
  View: ArticleListView,
  facts: articleListFacts,
});
