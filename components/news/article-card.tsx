import clsx from 'clsx';
import { Picture } from '@/components/media/picture';
import { Card, CardLink } from '@/components/ui/card';
import { SpoilerCover } from '@/components/spoilers/spoiler-cover';
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

/** An article in a grid: image, group and date, title, excerpt. On a phone it is a row with the image beside the title. */
export function ArticleCard({ article, level, sizes, priority, className }: ArticleCardProps) {
  const { title, href, blurb, image, spoiler } = article;
  return (
    <>
      <Card as="article" className={clsx('article-card', className)} spoiler={spoiler}>
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
        <div className="article-card-words">
          <ArticleMeta article={article} />
          <Heading level={level} size="title-sm" isContent>
            <CardLink href={href}>{title}</CardLink>
          </Heading>
          {blurb === '' ? null : <p className="article-card-blurb">{blurb}</p>}
        </div>
      </Card>
      <SpoilerCover spoiler={spoiler} what="news" />
    </>
  );
}
