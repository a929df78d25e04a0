'use client';

import { useDocumentDrawer, useDraggableSortable } from '@payloadcms/ui';
import { useId, useState } from 'react';
import { keyOf, type Entry, type NewPicture } from './gallery-entries.ts';
import { describePicture, loadSlides, type Description, type ShownSlide } from './slide-calls.client.ts';

type Props = {
  readonly entry: Entry;
  /** The slide, once loaded. */
  readonly slide: ShownSlide | undefined;
  /** Its place, counted from 1, and the number of pictures. */
  readonly place: number;
  readonly count: number;
  readonly isReadOnly: boolean;
  readonly isBusy: boolean;
  /** Moves it one place earlier or later. */
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
  readonly onType: (fields: Partial<NewPicture>) => void;
  readonly onSlide: (slide: ShownSlide) => void;
};

/** Links to a slide's texts, and to its picture's focal point, each in Payload's drawer. */
function SlideLinks({
  slide,
  onSlide,
  name,
}: {
  slide: ShownSlide;
  onSlide: Props['onSlide'];
  name: string;
}) {
  const [SlideDrawer, SlideToggler] = useDocumentDrawer({ collectionSlug: 'slides', id: slide.id });
  const [PictureDrawer, PictureToggler] = useDocumentDrawer({
    collectionSlug: 'media',
    ...(slide.picture ? { id: slide.picture.id } : {}),
  });
  const reload = () => {
    void loadSlides([slide.id]).then(([loaded]) => {
      if (loaded) onSlide(loaded);
    });
  };
  return (
    <>
      <SlideToggler className="gallery__link" aria-label={`Heading, text and link of ${name}`}>
        Heading, text and link
      </SlideToggler>
      <SlideDrawer onSave={reload} />
      {slide.picture === null ? null : (
        <>
          <PictureToggler className="gallery__link" aria-label={`File and focal point of ${name}`}>
            File and focal point
          </PictureToggler>
          <PictureDrawer onSave={reload} />
        </>
      )}
    </>
  );
}

const isSame = (one: Description, other: Description): boolean =>
  one.alt === other.alt && one.isDecoration === other.isDecoration;

/**
 * The description of a picture: a new one's is kept with it, and a stored one's is saved when the field loses focus, and by the form's own
 * shortcut, which doesn't know of it.
 */
function DescriptionFields({
  entry,
  slide,
  name,
  isReadOnly,
  isBusy,
  onType,
  onSlide,
}: Props & { name: string }) {
  const id = useId();
  const [edited, setEdited] = useState<Description | null>(null);
  const [status, setStatus] = useState<{ isProblem: boolean; text: string } | null>(null);
  const picture = slide?.picture ?? null;
  const shown = typeof entry === 'number' ? (edited ?? picture ?? { alt: '', isDecoration: false }) : entry;
  const ofStored = status?.isProblem === true ? status.text : '';
  const problem = typeof entry === 'number' ? ofStored : (entry.problem ?? '');

  const type = (fields: Partial<Description>) => {
    setStatus(null);
    if (typeof entry === 'number') setEdited({ alt: shown.alt, isDecoration: shown.isDecoration, ...fields });
    else onType({ ...fields, problem: '' });
  };
  const save = async (described: Description) => {
    if (typeof entry !== 'number' || !slide || !picture) return;
    if (isSame(described, picture)) return;
    try {
      await describePicture(picture.id, described);
      onSlide({ ...slide, picture: { ...picture, ...described } });
      // What has been typed since is saved in its turn.
      setEdited((now) => (now !== null && isSame(now, described) ? null : now));
      setStatus({ isProblem: false, text: 'Description saved.' });
    } catch (error) {
      setStatus({ isProblem: true, text: `Not saved. ${error instanceof Error ? error.message : ''}` });
    }
  };
  const isOff = isReadOnly || isBusy || (typeof entry === 'number' && picture === null);
  return (
    <div className="gallery__description">
      <label htmlFor={id}>
        Description of <span className="gallery__name">{name}</span>
      </label>
      <input
        id={id}
        type="text"
        value={shown.alt}
        disabled={isOff || shown.isDecoration}
        aria-invalid={problem !== ''}
        aria-describedby={`${id}-told`}
        data-key={keyOf(entry)}
        onChange={({ target }) => type({ alt: target.value })}
        onBlur={() => void (edited && save(edited))}
        onKeyDown={(event) => {
          const isShortcut = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's';
          if (isShortcut && edited) void save(edited);
          if (event.key !== 'Enter') return;
          // Enter would submit the whole form; here it goes to the next description.
          event.preventDefault();
          event.currentTarget.closest('li')?.nextElementSibling?.querySelector('input')?.focus();
        }}
      />
      <label className="gallery__decorative">
        <input
          type="checkbox"
          checked={shown.isDecoration}
          disabled={isOff}
          onChange={({ target }) => {
            const described = { alt: shown.alt, isDecoration: target.checked };
            type(described);
            void save(described);
          }}
        />
        Decorative only
        <span className="gallery__hidden">: {name}</span>
      </label>
      <p
        id={`${id}-told`}
        className={problem === '' ? 'gallery__told' : 'gallery__told gallery__told--problem'}
        role="status"
      >
        {problem === '' ? (status?.text ?? '') : problem}
      </p>
    </div>
  );
}

function nameOf(entry: Entry, slide: ShownSlide | undefined): string {
  if (typeof entry !== 'number') return entry.file.name;
  const name = slide?.picture?.filename ?? slide?.heading ?? '';
  return name === '' ? `slide ${String(entry)}` : name;
}

/** One picture of a gallery: its draggable thumbnail, description and buttons. */
export function PictureRow(props: Props) {
  const { entry, slide, place, count, isReadOnly, isBusy, onMove, onRemove, onSlide } = props;
  const { attributes, isDragging, listeners, setNodeRef, transform, transition } = useDraggableSortable({
    id: keyOf(entry),
    disabled: isReadOnly,
  });
  const name = nameOf(entry, slide);
  const thumbnail = typeof entry === 'number' ? (slide?.picture?.thumbnail ?? '') : entry.preview;
  return (
    <li
      ref={setNodeRef}
      className={`gallery__row${isDragging ? ' gallery__row--dragged' : ''}`}
      style={{ transform, transition }}
    >
      <button
        type="button"
        className="gallery__handle"
        disabled={isReadOnly}
        {...attributes}
        {...listeners}
        aria-label={`Move ${name}, picture ${String(place)} of ${String(count)}`}
      >
        {thumbnail === '' ? null : (
          <img src={thumbnail} alt="" loading="lazy" decoding="async" draggable={false} />
        )}
        <span className="gallery__place">{place}</span>
      </button>
      <DescriptionFields {...props} name={name} />
      <div className="gallery__buttons">
        <button
          type="button"
          disabled={isReadOnly || place === 1}
          onClick={() => onMove(-1)}
          aria-label={`Move ${name} up`}
        >
          ↑
        </button>
        <button
          type="button"
          disabled={isReadOnly || place === count}
          onClick={() => onMove(1)}
          aria-label={`Move ${name} down`}
        >
          ↓
        </button>
        <button
          type="button"
          disabled={isReadOnly || isBusy}
          onClick={onRemove}
          aria-label={`Remove ${name}`}
        >
          ✕
        </button>
        {slide === undefined ? null : <SlideLinks slide={slide} onSlide={onSlide} name={name} />}
      </div>
    </li>
  );
}
