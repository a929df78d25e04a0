import { Picture } from '@/components/media/picture';
import { EditPart, type EditedRecord } from '@/components/preview/edit-part';
import { Prose } from '@/components/ui/prose';
import { env } from '@/lib/config/env';
import { articleAddress } from '@/lib/content/addresses';
import { articleViewBlock } from '@/lib/contract/blocks/site';
import { breadcrumbJsonLd } from '@/lib/seo/breadcrumb';
import { JsonLd } from '@/lib/seo/json-ld';
import { defineWidget, type WidgetViewProps } from '../define-widget';
import { ArticleHead } from './article-head';
import { ArticleShare } from './article-share';
import { articleFacts, loadArticle, type ArticlePage } from './load';
import { RelatedArticles } from './related-articles';
import { articleTrail, newsArticleJsonLd } from './structured-data';

/** An article with its image and text, share links, and others of its group. */
export function ArticleView({ data, context }: WidgetViewProps<typeof articleViewBlock, ArticlePage>) {
  const { t, domain, language } = context;
  const { article, related } = data;
  const { siteUrl } = env();
  const record: EditedRecord = context.isEditing ? `articles/${article.id}` : null;
  return (
    <div>
      <article>
        <JsonLd data={newsArticleJsonLd(data, { domain, siteUrl, language })} />
        <JsonLd data={breadcrumbJsonLd(articleTrail(article, t('news.title')), siteUrl)} />
        <ArticleHead data={data} t={t} record={record} />
        {article.image ? (
          <EditPart record={record} field="image">
            <Picture
              image={article.image}
              aspect="16x9"
              sizes="(min-width: 80rem) 80rem, 100vw"
              priority={context.isFirst}
              className="article-picture diagonal-cut"
            />
          </EditPart>
        ) : null}
        <div className="mt-8 grid grid-cols-1 gap-8 lg:mt-12 lg:grid-cols-[minmax(0,1fr)_14rem]">
          <EditPart record={record} field="content">
            <Prose html={article.content_rendered} className="article-text" />
          </EditPart>
          <div className="lg:sticky lg:top-24 lg:self-start">
            <ArticleShare url={siteUrl + articleAddress(article.url)} title={article.name} t={t} />
          </div>
        </div>
      </article>
      <RelatedArticles heading={t('news.related')} articles={related} />
    </div>
  );
}

export const articleViewWidget = defineWidget({
  block: articleViewBlock,
  load: loadArticle,
  View: ArticleView,
  facts: articleFacts,
});
