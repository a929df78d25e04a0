import clsx from 'clsx';
import { Picture } from '@/components/media/picture';
import { Card, CardLink } from '@/components/ui/card';
import { Heading } from '@/components/ui/heading';
import type { HeadingLevel } from '@/components/ui/heading';
import { ArticleMeta } from './article-meta';
import type { ArticlePreview } from './article-preview';

type ArticleCardProps = {
  readonly article: ArticlePreview;
  readonly level: HeadingLevel;
  /** CSS `sizes` of the image. */
  readonly sizes: string;
  readonly priority?: boolean | undefined;
  readonly className?: string | undefined;
};

/** An article in a grid: image, group and date, title, excerpt. On a phone it is a row, with the image beside the title. */
export function ArticleCard({ article, level, sizes, priority, className }: ArticleCardProps) {
  const { title, href, blurb, image } = article;
  return (
    <Card as="article" className={clsx('article-card h-full', className)}>
      {image ? (
        <Picture
          image={image}
          aspect="16x9"
          maxWidth={1200}
          sizes={sizes}
          alt=""
          priority={priority}
          imgClassName="zoom-img"
        />
      ) : (
        <div className="card-blank" />
      )}
      <div className="flex min-w-0 flex-1 flex-col gap-2 p-4 lg:p-5">
        <ArticleMeta article={article} />
        <Heading level={level} size="title-sm" className="max-sm:text-[1.1875rem]" isContent>
          <CardLink href={href}>{title}</CardLink>
        </Heading>
        {blurb === '' ? null : <p className="line-clamp-3 text-sm text-muted max-sm:hidden">{blurb}</p>}
      </div>
    </Card>
  );
}
