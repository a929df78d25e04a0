import { Picture } from '@/components/media/picture';
import { CardLink } from '@/components/ui/card';
import { SpoilerCover } from '@/components/spoilers/spoiler-cover';
import { Heading } from '@/components/ui/heading';
import type { HeadingLevel } from '@/components/ui/heading';
import { spoilerAttribute } from '@/lib/spoilers/spoiler';
import { ArticleMeta } from './article-meta';
import type { ArticlePreview } from './article-preview';

type ArticleLeadProps = {
  readonly article: ArticlePreview;
  readonly level: HeadingLevel;
  readonly priority: boolean;
};

/** The first of several articles: a large image with the text on it. */
export function ArticleLead({ article, level, priority }: ArticleLeadProps) {
  const { title, href, blurb, image, spoiler } = article;
  return (
    <>
      <article className="card article-lead scheme-dark h-full" {...spoilerAttribute(spoiler)}>
        {image ? (
          <Picture
            image={image}
            aspect="16x9"
            sizes="(min-width: 80rem) 50rem, (min-width: 1024px) 62vw, 100vw"
            alt=""
            fit="cover"
            priority={priority}
            className="article-lead-picture"
            imgClassName="zoom-img"
          />
        ) : null}
        <div className="article-lead-words">
          <ArticleMeta article={article} />
          <Heading level={level} size="title-lg" isContent>
            <CardLink href={href}>{title}</CardLink>
          </Heading>
          {blurb === '' ? null : <p className="line-clamp-3 max-w-measure text-sm lg:text-base">{blurb}</p>}
        </div>
      </article>
      <SpoilerCover spoiler={spoiler} what="news" />
    </>
  );
}
