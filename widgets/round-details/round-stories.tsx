import { GalleryGrid } from '@/components/gallery/gallery-grid';
import type { GalleryTile } from '@/components/gallery/gallery-tile';
import { LightboxLinks } from '@/components/gallery/lightbox-links.client';
import type { ArticlePreview } from '@/components/news/article-preview';
import { ArticleRow } from '@/components/news/article-row';
import { SpoilerCover } from '@/components/spoilers/spoiler-cover';
import { SectionHeader } from '@/components/ui/section-header';
import { StaticPart } from '@/components/ui/static-part';
import { ORIGINAL_ASPECT } from '@/lib/contract/image-format';
import type { Translator } from '@/lib/i18n/translate';
import { spoilerAttribute, type Spoiler } from '@/lib/spoilers/spoiler';

type RoundStoriesProps = {
  readonly articles: readonly ArticlePreview[];
  readonly pictures: readonly GalleryTile[];
  /** What the pictures reveal; null before the round's first result. */
  readonly spoiler: Spoiler | null;
  readonly t: Translator;
};

/** The largest width of a picture, in pixels. */
const PICTURE_WIDTH = 400;
const COLUMNS = 4;

/** News and pictures of the round; nothing without either. */
export function RoundStories({ articles, pictures, spoiler, t }: RoundStoriesProps) {
  return (
    <>
      {articles.length === 0 ? null : (
        <section>
          <SectionHeader heading={t('news.title')} />
          <StaticPart as="ul" className="round-news">
            {articles.map((article) => (
              <li key={article.id}>
                <ArticleRow article={article} level={3} />
              </li>
            ))}
          </StaticPart>
        </section>
      )}
      {pictures.length === 0 ? null : (
        <section>
          <SectionHeader heading={t('round.pictures')} />
          <div {...spoilerAttribute(spoiler)}>
            <LightboxLinks>
              <StaticPart>
                <GalleryGrid
                  tiles={pictures}
                  look="grid"
                  columns={COLUMNS}
                  aspect="4x3"
                  lightboxAspect={ORIGINAL_ASPECT}
                  width={PICTURE_WIDTH}
                  openLabel={(number) => t('gallery.open', { number })}
                />
              </StaticPart>
            </LightboxLinks>
          </div>
          <SpoilerCover spoiler={spoiler} what="result" name={t('round.pictures')} />
        </section>
      )}
    </>
  );
}
