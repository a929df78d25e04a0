import { Picture } from '@/components/media/picture';
import { PictureCaption } from '@/components/media/picture-caption';
import { EditPart, type EditedRecord } from '@/components/preview/edit-part';
import { Share } from '@/components/share/share';
import { SpoilerCover } from '@/components/spoilers/spoiler-cover';
import { Prose } from '@/components/ui/prose';
import { StaticPart } from '@/components/ui/static-part';
import { env } from '@/lib/config/env';
import { articleAddress } from '@/lib/content/addresses';
import { articleViewBlock } from '@/lib/contract/blocks/site';
import { JsonLd } from '@/lib/seo/json-ld';
import { pageTitle } from '@/lib/seo/title';
import { COVERED_TITLE } from '@/lib/spoilers/keys';
import { spoilerAttribute } from '@/lib/spoilers/spoiler';
import { defineWidget, type WidgetViewProps } from '../define-widget';
import { ArticleAside } from './article-aside';
import { ArticleHead } from './article-head';
import { ArticleText } from './article-text';
import { articleFacts, loadArticle, type ArticlePage } from './load';
import { newsArticleJsonLd } from './structured-data';

/** An article with its image and text, share links and related content. */
export function ArticleView({ data, context }: WidgetViewProps<typeof articleViewBlock, ArticlePage>) {
  const { t, domain, language } = context;
  const { article, spoiler } = data;
  const { siteUrl } = env();
  const record: EditedRecord = context.isEditing ? `articles/${article.id}` : null;
  return (
    <div className="article-page">
      <div>
        <StaticPart
          as="article"
          {...spoilerAttribute(spoiler)}
          {...(spoiler === null ? {} : { [COVERED_TITLE]: pageTitle(t('news.title'), domain) })}
        >
          <JsonLd data={newsArticleJsonLd(data, { domain, siteUrl, language })} />
          <ArticleHead data={data} t={t} record={record} />
          {article.image ? (
            <EditPart record={record} field="image">
              <figure className="article-figure">
                <Picture
                  image={article.image}
                  aspect="16x9"
                  sizes="(min-width: 80rem) 52rem, (min-width: 1024px) 62vw, 100vw"
                  priority={context.isFirst}
                  className="article-picture diagonal-cut"
                />
                <PictureCaption image={article.image} />
              </figure>
            </EditPart>
          ) : null}
          <EditPart record={record} field="content">
            {data.parts.length === 0 ? (
              <Prose html={article.content_rendered} className="article-text" />
            ) : (
              <ArticleText parts={data.parts} context={context} />
            )}
          </EditPart>
        </StaticPart>
        <SpoilerCover spoiler={spoiler} what="news" />
        <Share address={articleAddress(article.url)} title={article.name} spoiler={spoiler} t={t} />
      </div>
      <ArticleAside data={data} context={context} />
    </div>
  );
}

export const articleViewWidget = defineWidget({
  block: articleViewBlock,
  load: loadArticle,
  View: ArticleView,
  facts: articleFacts,
});
