import { editMark, EditPart, type EditedRecord } from '@/components/preview/edit-part';
import { Heading } from '@/components/ui/heading';
import { SmartLink } from '@/components/ui/smart-link';
import { newsGroupAddress, NEWS_PREFIX } from '@/lib/content/addresses';
import type { WidgetContext } from '../define-widget';
import type { ArticlePage } from './load';

type ArticleHeadProps = {
  readonly data: ArticlePage;
  readonly t: WidgetContext['t'];
  readonly record: EditedRecord;
};

/** An article's group, title, introduction, author and date. */
export function ArticleHead({ data, t, record }: ArticleHeadProps) {
  const { article, published } = data;
  const { group, author, blurb } = article;
  return (
    <header className="max-w-5xl">
      <p className="mb-4">
        <EditPart record={record} field="group" as="span">
          <SmartLink
            href={group ? newsGroupAddress(group.url) : `/${NEWS_PREFIX}`}
            className="slash eyebrow min-h-6 hover:underline"
          >
            {group ? group.name : t('news.all')}
          </SmartLink>
        </EditPart>
      </p>
      <EditPart record={record} field="name">
        <Heading level={1}>{article.name}</Heading>
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
