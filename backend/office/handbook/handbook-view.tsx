import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import type { ReactNode } from 'react';
import { roleOf } from '../../cms/access/roles.ts';
import { CmsScreen } from '../../cms/screens/cms-screen.tsx';
import { HANDBOOK_PATH, HOME } from '../entries.ts';
import { handbook } from './handbook.ts';
import { pageAddress, titleOf, type Block, type Inline, type Words } from './read-handbook.ts';

/** /admin/help: a page of the handbook (docs/office.md, or the one in `?page=`), for every account of the CMS. */
export async function HandbookView(view: AdminViewServerProps) {
  const { user } = view.initPageResult.req;
  const pages = await handbook();
  const requested = view.searchParams?.['page'];
  const shown = pages.find(({ page }) => page === requested) ?? pages[0];
  if (!shown) throw new Error('The handbook has no pages.');
  const { page, blocks } = shown;
  if (!user) redirect(`/admin/login?redirect=${encodeURIComponent(pageAddress(page))}`);
  if (user.collection !== 'users' || roleOf(user) === null) redirect(HOME);
  const chapters = blocks.filter((block) => block.kind === 'heading' && block.level === 2);
  return (
    <CmsScreen
      view={view}
      title={pageAddress(page) === HANDBOOK_PATH ? 'Handbook' : titleOf(blocks)}
      className="handbook"
    >
      <nav aria-label="Handbook" className="handbook__pages">
        <ul>
          {pages.map((each) => (
            <li key={each.page}>
              <a href={pageAddress(each.page)} aria-current={each.page === page ? 'page' : undefined}>
                {titleOf(each.blocks)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <nav aria-label="Contents">
        <ul>
          {chapters.map((block) =>
            block.kind === 'heading' ? (
              <li key={block.id}>
                <a href={`#${block.id}`}>
                  <Text words={block.words} />
                </a>
              </li>
            ) : null,
          )}
        </ul>
      </nav>
      {blocks.map((block, place) => (
        <Part key={`${String(place)} ${block.kind}`} block={block} />
      ))}
    </CmsScreen>
  );
}

const LEVELS = { 2: 'h2', 3: 'h3', 4: 'h4' } as const;

function Part({ block }: { readonly block: Block }): ReactNode {
  switch (block.kind) {
    case 'heading': {
      // The screen already has a title.
      if (block.level === 1) return null;
      const Heading = LEVELS[block.level === 3 || block.level === 4 ? block.level : 2];
      return (
        <Heading id={block.id} tabIndex={-1}>
          <Text words={block.words} />
        </Heading>
      );
    }
    case 'paragraph':
      return (
        <p>
          <Text words={block.words} />
        </p>
      );
    case 'list': {
      const List = block.isOrdered ? 'ol' : 'ul';
      return (
        <List>
          {block.items.map((words, place) => (
            <li key={place}>
              <Text words={words} />
            </li>
          ))}
        </List>
      );
    }
    case 'code':
      return (
        <Wide label="Code">
          <pre>
            <code>{block.text}</code>
          </pre>
        </Wide>
      );
    case 'table':
      return (
        <Wide label="Table">
          <Table {...block} />
        </Wide>
      );
    case 'picture':
      return (
        // Its size isn't known until it loads; its width is the column's.
        <img src={`/api/office/handbook/${block.file}`} alt={block.description} loading="lazy" />
      );
  }
}

/** Content that may be wider than the screen scrolls by keyboard, too. */
const Wide = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  <div className="handbook__wide" role="group" tabIndex={0} aria-label={label}>
    {children}
  </div>
);

const Table = ({ head, rows }: Extract<Block, { kind: 'table' }>) => (
  <table>
    <thead>
      <tr>
        {head.map((words, column) => (
          <th key={column} scope="col">
            <Text words={words} />
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((cells, row) => (
        <tr key={row}>
          {cells.map((words, column) => (
            <td key={column}>
              <Text words={words} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

const Text = ({ words }: { readonly words: Words }): ReactNode =>
  words.map((word, place) => <Word key={place} word={word} />);

function Word({ word }: { readonly word: Inline }): ReactNode {
  switch (word.kind) {
    case 'text':
      return word.text;
    case 'code':
      return <code>{word.text}</code>;
    case 'strong':
      return (
        <strong>
          <Text words={word.children} />
        </strong>
      );
    case 'em':
      return (
        <em>
          <Text words={word.children} />
        </em>
      );
    case 'link':
      return word.href === null ? (
        <Text words={word.children} />
      ) : (
        <a href={word.href}>
          <Text words={word.children} />
        </a>
      );
  }
}
