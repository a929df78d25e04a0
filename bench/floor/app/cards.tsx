import Image from 'next/image';
import Link from 'next/link';
import type { FloorArticle } from '../content';

/** The cards of a page; the first picture is what a visitor waits for, as on the site. */
export function Cards({ title, articles }: { title: string; articles: readonly FloorArticle[] }) {
  return (
    <main>
      <h1>{title}</h1>
      {articles.map((article, index) => (
        <article key={article.url}>
          <Image
            src={article.picture}
            alt={article.alt}
            width={800}
            height={450}
            sizes="(min-width: 60rem) 33vw, 100vw"
            preload={index === 0}
            style={{ width: '100%', height: 'auto' }}
          />
          <h2>
            <Link href={`/article/${article.url}`}>{article.title}</Link>
          </h2>
          <time dateTime={article.date}>{article.date.slice(0, 10)}</time>
          <p>{article.blurb}</p>
        </article>
      ))}
    </main>
  );
}
