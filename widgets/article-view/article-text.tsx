import type { ReactNode } from 'react';
import { GalleryGrid } from '@/components/gallery/gallery-grid';
import { galleryTiles, type GalleryTile } from '@/components/gallery/gallery-tile';
import { LightboxLinks } from '@/components/islands.client';
import { VideoFigure } from '@/components/media/video-figure';
import { PodiumCards } from '@/components/racing/podiums';
import { RoundName } from '@/components/racing/round-name';
import { TimingTable } from '@/components/racing/timing-table';
import { SpoilerCover } from '@/components/spoilers/spoiler-cover';
import { StandingsTops } from '@/components/standings/standings-top';
import { Badge } from '@/components/ui/badge';
import { Heading } from '@/components/ui/heading';
import { Prose } from '@/components/ui/prose';
import { ViewAllLink } from '@/components/ui/view-all-link';
import { sessionAddress } from '@/lib/season/addresses';
import { fullSessionName } from '@/lib/season/session-name';
import { spoilerAttribute, sessionSpoiler } from '@/lib/spoilers/spoiler';
import type { WidgetContext } from '../define-widget';
import type { ShownPart } from './load-parts';

type Words = Pick<WidgetContext, 't' | 'language'>;

/** How many pictures of a gallery an article shows if the gallery has a page with all of them. */
const GALLERY_PICTURES = 6;

/** An article's text, with the editor's embeds between the paragraphs. */
export function ArticleText({ parts, context }: { parts: readonly ShownPart[]; context: Words }) {
  return (
    <div className="article-text article-parts">
      {parts.map((part, index) => (
        <Part key={index} part={part} context={context} />
      ))}
    </div>
  );
}

function Part({ part, context: { t, language } }: { part: ShownPart; context: Words }): ReactNode {
  switch (part.kind) {
    case 'html':
      return <Prose html={part.html} />;
    case 'pictures':
      return (
        <Pictures
          tiles={part.images.map((image, id) => ({ id, image, heading: '', subheading: '' }))}
          columns={part.images.length === 3 || part.images.length > 4 ? 3 : 2}
          t={t}
        />
      );
    case 'video':
      return <VideoFigure video={part.video} caption={part.caption} t={t} />;
    case 'gallery':
      return <Gallery gallery={part} t={t} />;
    case 'result':
      return <SessionResult result={part} t={t} />;
    case 'sheet':
      return <SessionSheet part={part} t={t} />;
    case 'standings':
      return (
        <StandingsTops
          championships={[part.championship]}
          lines={part.lines}
          level={2}
          language={language}
          t={t}
        />
      );
  }
}

type PicturesProps = { readonly tiles: readonly GalleryTile[]; readonly columns: number } & Pick<Words, 't'>;

const Pictures = ({ tiles, columns, t }: PicturesProps) => (
  <div>
    <LightboxLinks>
      <GalleryGrid
        tiles={tiles}
        look="grid"
        columns={columns}
        aspect="4x3"
        lightboxAspect="original"
        width={400}
        openLabel={(number) => t('gallery.open', { number })}
      />
    </LightboxLinks>
  </div>
);

type GalleryProps = { readonly gallery: Extract<ShownPart, { kind: 'gallery' }> } & Pick<Words, 't'>;

function Gallery({ gallery: { name, slides, address }, t }: GalleryProps) {
  const all = galleryTiles(slides, 0);
  return (
    <section>
      <Heading level={2} size="title-sm" className="article-embed-head" isContent>
        {name}
      </Heading>
      <Pictures tiles={address === null ? all : all.slice(0, GALLERY_PICTURES)} columns={3} t={t} />
      {address !== null && all.length > GALLERY_PICTURES ? (
        <p className="article-embed-more">
          <ViewAllLink href={address}>{t('common.showAll', { number: all.length })}</ViewAllLink>
        </p>
      ) : null}
    </section>
  );
}

type ResultProps = { readonly result: Extract<ShownPart, { kind: 'result' }> } & Pick<Words, 't'>;

function SessionResult({ result: { podium, session, round, drivers }, t }: ResultProps) {
  return (
    <section>
      <PodiumCards categories={[podium]} level={2} drivers={drivers} t={t} />
      <SessionLinks session={session} round={round} t={t} />
    </section>
  );
}

type SessionLinksProps = Pick<ResultProps['result'], 'session' | 'round'> & Pick<Words, 't'>;

const SessionLinks = ({ session, round, t }: SessionLinksProps) => (
  <p className="article-embed-more">
    <ViewAllLink href={sessionAddress(session)}>{t('news.fullResult')}</ViewAllLink>
    {round === null ? null : <RoundName round={round} />}
  </p>
);

/** A team without a page of its own has no link in an article. */
const NO_TEAMS: ReadonlyMap<string, string> = new Map();

type SheetProps = { readonly part: Extract<ShownPart, { kind: 'sheet' }> } & Pick<Words, 't'>;

/** Everyone in a session, as on its own page. */
function SessionSheet({ part: { sheet, session, drivers }, t }: SheetProps) {
  const name = fullSessionName(session, t);
  return (
    <section>
      <Heading level={2} size="title-sm" className="article-embed-head">
        {name}
      </Heading>
      {session.status === 'provisional' ? (
        <p className="article-embed-head">
          <Badge tone="warning">{t('results.provisional')}</Badge>
        </p>
      ) : null}
      <div {...spoilerAttribute(sessionSpoiler(session))}>
        <TimingTable
          sheet={sheet}
          caption={`${name}: ${t('results.sheet')}`}
          drivers={drivers}
          teams={NO_TEAMS}
          gridFrom={null}
          colours={session.category?.class_colours ?? []}
          t={t}
        />
      </div>
      <SpoilerCover spoiler={sessionSpoiler(session)} what="result" name={name} />
      <SessionLinks session={session.id} round={session.round} t={t} />
    </section>
  );
}
