import Image from 'next/image';
import { notFound } from 'next/navigation';
import { content } from '../../content';

/** None at the build: each is rendered at its first visit and kept, as on the site. */
export const generateStaticParams = () => [];

export default async function ArticlePage({ params }: { params: Promise<{ url: string }> }) {
  const { url } = await params;
  const article = content.articles.find((one) => one.url === url);
  if (article === undefined) notFound();
  const { title, date, picture, alt, html } = article;
  return (
    <main>
      <h1>{title}</h1>
      <time dateTime={date}>{date.slice(0, 10)}</time>
      <Image
        src={picture}
        alt={alt}
        width={1600}
        height={900}
        sizes="100vw"
        preload
        style={{ width: '100%', height: 'auto' }}
      />
      <div dangerouslySetInnerHTML={{ __html: html }} />
    </main>
  );
}
