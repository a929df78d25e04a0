import { Picture } from '@/components/media/picture';
import { CardLink } from '@/components/ui/card';
import { SpoilerCover } from '@/components/spoilers/spoiler-cover';
import { Heading } from '@/components/ui/heading';
import type { HeadingLevel } from '@/components/ui/heading';
import { spoilerAttribute } from '@/lib/spoilers/spoiler';
import { ArticleMeta } from './article-meta';
import type { ArticlePreview } from './article-preview';

type ArticleRowProps = {
  readonly article: ArticlePreview;
  readonly level: HeadingLevel;
};

/** An article in one line: a small image with the title beside it. */
export function ArticleRow({ article, level }: ArticleRowProps) {
  const { title, href, image, spoiler } = article;
  return (
    <>
      <article className="card card-row own-surface h-full" {...spoilerAttribute(spoiler)}>
        {image ? (
          <Picture
            image={image}
            aspect="4x3"
            maxWidth={400}
            sizes="(min-width: 1024px) 12.25rem, 33vw"
            alt=""
            fit="cover"
            className="w-1/3 flex-none lg:w-2/5"
            imgClassName="zoom-img"
          />
        ) : null}
        <div className="flex min-w-0 flex-1 flex-col justify-center gap-1.5 p-3 lg:p-4">
          <ArticleMeta article={article} />
          <Heading level={level} size="title-sm" className="card-row-title" isContent>
            <CardLink href={href}>{title}</CardLink>
          </Heading>
        </div>
      </article>
      <SpoilerCover spoiler={spoiler} what="news" />
    </>
  );
}
