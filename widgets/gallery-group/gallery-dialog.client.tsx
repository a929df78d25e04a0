'use client';

import { useEffect, useState, type CSSProperties } from 'react';
import { GalleryGrid } from '@/components/gallery/gallery-grid';
import { galleryTiles } from '@/components/gallery/gallery-tile';
import { LightboxLinks } from '@/components/gallery/lightbox-links.client';
import { Modal } from '@/components/ui/modal.client';
import { browserApi } from '@/lib/session/browser-api';
import { createContractCalls } from '@/lib/api/contract-calls';
import { getGallery } from '@/lib/contract/endpoints/media';
import type { Gallery } from '@/lib/contract/entities/media';
import { ORIGINAL_ASPECT } from '@/lib/contract/image-format';
import { OPEN_ASPECT, OPEN_COLUMNS, TILE_WIDTH } from './crops';

export type OfferedGallery = { readonly id: number; readonly anchor: string; readonly name: string };
export type GalleryTexts = {
  /** With '{{number}}' in it. */
  readonly open: string;
  readonly failed: string;
  readonly loading: string;
  readonly empty: string;
};

type GalleryDialogProps = {
  readonly gallery: OfferedGallery;
  readonly texts: GalleryTexts;
  readonly onClose: () => void;
};

type State = { readonly kind: 'loading' | 'failed' } | { readonly kind: 'loaded'; readonly gallery: Gallery };

/** A gallery's images over the page, loaded when it is opened. */
export function GalleryDialog({ gallery: { id, anchor, name }, texts, onClose }: GalleryDialogProps) {
  const [state, setState] = useState<State>({ kind: 'loading' });

  useEffect(() => {
    const leaving = new AbortController();
    const input = {
      id,
      image_aspect: OPEN_ASPECT,
      image_width: TILE_WIDTH,
      extra_aspects: ORIGINAL_ASPECT,
    } as const;
    void createContractCalls(browserApi())
      .call(getGallery, input, { signal: leaving.signal })
      .then((result) => {
        if (leaving.signal.aborted) return;
        setState(result.ok ? { kind: 'loaded', gallery: result.value.item } : { kind: 'failed' });
      });
    return () => leaving.abort();
  }, [id]);

  return (
    <Modal isOpen onClose={onClose} title={name} anchor={`#${anchor}`} fullHeight>
      {state.kind === 'loaded' ? (
        <Pictures gallery={state.gallery} texts={texts} />
      ) : state.kind === 'failed' ? (
        <p role="alert" className="text-muted">
          {texts.failed}
        </p>
      ) : (
        <div role="status" aria-label={texts.loading}>
          <ul
            className="gallery-grid"
            data-look="grid"
            style={{ '--columns': OPEN_COLUMNS } as CSSProperties}
            aria-hidden="true"
          >
            {Array.from({ length: 2 * OPEN_COLUMNS }, (_, index) => (
              <li key={index} className="gallery-tile">
                <div className="skeleton" style={{ aspectRatio: OPEN_ASPECT.replace('x', ' / ') }} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </Modal>
  );
}

function Pictures({ gallery, texts }: { readonly gallery: Gallery; readonly texts: GalleryTexts }) {
  const tiles = galleryTiles(gallery.slides, 0);
  if (tiles.length === 0) return <p className="text-muted">{texts.empty}</p>;
  return (
    <LightboxLinks>
      <GalleryGrid
        tiles={tiles}
        look="grid"
        columns={OPEN_COLUMNS}
        aspect={OPEN_ASPECT}
        lightboxAspect={ORIGINAL_ASPECT}
        width={TILE_WIDTH}
        openLabel={(number) => texts.open.replace('{{number}}', String(number))}
      />
    </LightboxLinks>
  );
}
