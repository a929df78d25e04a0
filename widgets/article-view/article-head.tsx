import { editMark, EditPart, type EditedRecord } from '@/components/preview/edit-part';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { Heading } from '@/components/ui/heading';
import type { WidgetContext } from '../define-widget';
import type { ArticlePage } from './load';
import { articleBreadcrumb } from './structured-data';

type ArticleHeadProps = {
  readonly data: ArticlePage;
  readonly t: WidgetContext['t'];
  readonly record: EditedRecord;
};

/** An article's breadcrumb, title, introduction, author and date. */
export function ArticleHead({ data, t, record }: ArticleHeadProps) {
  const { article, published } = data;
  const { author, blurb } = article;
  return (
    <header className="max-w-5xl">
      <EditPart record={record} field="group">
        <Breadcrumb
          trail={articleBreadcrumb(article, t('news.title'))}
          endsBeforePage
          t={t}
          className="mb-4"
        />
      </EditPart>
      <EditPart record={record} field="name">
        <Heading level={1} isContent>
          {article.name}
        </Heading>
      </EditPart>
      {blurb === '' ? null : (
        <p className="mt-5 max-w-measure text-lg font-medium text-muted" {...editMark(record, 'blurb')}>
          {blurb}
        </p>
      )}
      {author === '' && !published ? null : (
        <p className="mt-5 flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
          {author === '' ? null : (
            <span className="font-semibold text-ink" {...editMark(record, 'author')}>
              {t('news.by', { author })}
            </span>
          )}
          {published ? (
            <time dateTime={published.instant} {...editMark(record, 'display_start_time')}>
              {published.date}
            </time>
          ) : null}
        </p>
      )}
    </header>
  );
}
