import Image from 'next/image';
import { notFound } from 'next/navigation';
import { content } from '../content';

/** None at the build: each is rendered at its first visit and kept, as on the site. */
export const generateStaticParams = () => [];

/** Pictures, texts and tables of one of the site's pages, one after the other. */
export default async function PlainPage({ params }: { params: Promise<{ path: string[] }> }) {
  const { path } = await params;
  const page = content.pages.find((one) => one.path === `/${path.join('/')}`);
  if (page === undefined) notFound();
  const { title, pictures, texts, tables } = page;
  return (
    <main>
      <h1>{title}</h1>
      {pictures.map((picture, index) => (
        <Image
          key={picture}
          src={picture}
          alt=""
          width={800}
          height={450}
          sizes={index === 0 ? '100vw' : '(min-width: 60rem) 33vw, 100vw'}
          preload={index === 0}
          style={{ width: '100%', height: 'auto' }}
        />
      ))}
      {texts.map((text, index) => (
        <p key={index}>{text}</p>
      ))}
      {tables.map((rows, index) => (
        <table key={index}>
          <tbody>
            {rows.map((cells, row) => (
              <tr key={row}>
                {cells.map((cell, column) => (
                  <td key={column}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </main>
  );
}
