'use client';

import {
  Button,
  DraggableSortable,
  Dropzone,
  FieldDescription,
  FieldLabel,
  useListDrawer,
} from '@payloadcms/ui';
import type { CollectionSlug, RelationshipFieldClientProps } from 'payload';
import { useEffect, useRef, useState } from 'react';
import { PICTURE_TYPES } from '../../media/uploads/picture-rules.ts';
import { keyOf, moved, type NewPicture } from './gallery-entries.ts';
import { PictureRow } from './picture-row.client.tsx';
import { useGallery } from './use-gallery.client.ts';

const LIBRARY: CollectionSlug[] = ['media'];

const counted = (count: number, which = '') =>
  `${String(count)} ${which}${count === 1 ? 'picture' : 'pictures'}`;

/** A gallery's pictures: dropped or chosen, described and ordered in one list (docs/decisions/0094). */
export function GalleryPictures({ field, path, readOnly = false }: RelationshipFieldClientProps) {
  const gallery = useGallery(path);
  const { entries, refused, progress, waiting, bare } = gallery;
  const [announcement, setAnnouncement] = useState('');
  const [wanted, setWanted] = useState<string | null>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const uploader = useRef<HTMLDivElement>(null);
  const [ListDrawer, , { closeDrawer, openDrawer }] = useListDrawer({ collectionSlugs: LIBRARY });
  const isBusy = progress !== '' || gallery.disabled;

  useEffect(() => {
    if (wanted === null) return;
    list.current?.querySelector<HTMLInputElement>(`input[data-key="${wanted}"]`)?.focus();
  }, [wanted]);

  const move = (from: number, to: number) => {
    gallery.change((now) => moved(now, from, to));
    if (to >= 0 && to < entries.length)
      setAnnouncement(`The picture is now ${String(to + 1)} of ${String(entries.length)}.`);
  };
  /** Moves focus to the next description to be typed. */
  const leadTo = async (find: () => Promise<NewPicture | null>) => {
    setWanted(null);
    setWanted((await find())?.key ?? null);
  };
  const take = (files: FileList | null) => {
    const given = [...(files ?? [])];
    if (given.length > 0) void leadTo(() => gallery.addFiles(given));
  };
  const addExisting = (ids: readonly unknown[]) => {
    closeDrawer();
    void gallery.addExisting(ids.map(Number));
  };

  // The pressed button disappears, so focus moves to the one beside it.
  const markDecorative = () => {
    gallery.markDecorative();
    setAnnouncement(`${counted(bare)} marked as decorative.`);
    uploader.current?.querySelector('button')?.focus();
  };
  const pictures = counted(waiting);
  return (
    <div className="field-type gallery">
      <FieldLabel label={field.label ?? field.name} path={path} as="span" />
      {readOnly ? null : (
        <Dropzone multipleFiles className="gallery__drop" onChange={(files) => take(files)}>
          <p>Drop pictures here, as many as you like, or</p>
          <div className="cms-panel__buttons">
            <Button size="small" disabled={isBusy} onClick={() => chooser.current?.click()}>
              Choose files
            </Button>
            <Button size="small" buttonStyle="secondary" disabled={isBusy} onClick={openDrawer}>
              Choose from the library
            </Button>
          </div>
          <input
            ref={chooser}
            type="file"
            multiple
            hidden
            accept={PICTURE_TYPES.join(',')}
            aria-label="Pictures for this gallery"
            onChange={({ target }) => {
              take(target.files);
              target.value = '';
            }}
          />
        </Dropzone>
      )}
      <div role="alert">
        {refused.length === 0 ? null : (
          <div className="gallery__refused">
            <p>Not added:</p>
            <ul>
              {refused.map(({ name, problem }) => (
                <li key={name}>
                  <strong>{name}</strong>: {problem}
                </li>
              ))}
            </ul>
            <Button size="small" buttonStyle="secondary" onClick={gallery.forgetRefused}>
              Close
            </Button>
          </div>
        )}
        {gallery.problem === '' ? null : <p className="gallery__told--problem">{gallery.problem}</p>}
      </div>
      <div ref={list}>
        <DraggableSortable
          ids={entries.map(keyOf)}
          onDragEnd={({ moveFromIndex, moveToIndex }) => move(moveFromIndex, moveToIndex)}
        >
          <ol className="gallery__list">
            {entries.map((entry, index) => (
              <PictureRow
                key={keyOf(entry)}
                entry={entry}
                slide={typeof entry === 'number' ? gallery.slides.get(entry) : undefined}
                place={index + 1}
                count={entries.length}
                isReadOnly={readOnly}
                isBusy={isBusy}
                onMove={(by) => move(index, index + by)}
                onRemove={() => gallery.remove(entry)}
                onType={(fields) => gallery.changeNew(keyOf(entry), fields)}
                onSlide={(slide) => gallery.show([slide])}
              />
            ))}
          </ol>
        </DraggableSortable>
      </div>
      {waiting === 0 ? null : (
        <div className="gallery__waiting">
          <p>
            {pictures} to upload before you can save. Describe each one first; press Enter to move to the
            next.
          </p>
          <div ref={uploader} className="cms-panel__buttons">
            <Button size="small" disabled={isBusy} onClick={() => void leadTo(gallery.upload)}>
              {`Upload ${pictures}`}
            </Button>
            {bare === 0 ? null : (
              <Button size="small" buttonStyle="secondary" disabled={isBusy} onClick={markDecorative}>
                {`Mark ${counted(bare, 'undescribed ')} as decorative`}
              </Button>
            )}
          </div>
        </div>
      )}
      <p className="gallery__told" role="status">
        {progress || announcement}
      </p>
      <FieldDescription description={field.admin?.description ?? ''} path={path} />
      <ListDrawer
        enableRowSelections
        onBulkSelect={(selected) =>
          addExisting([...selected].filter(([, isSelected]) => isSelected).map(([id]) => id))
        }
        onSelect={({ doc }) => addExisting([doc.id])}
      />
    </div>
  );
}
