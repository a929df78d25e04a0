'use client';

import { useDocumentInfo, useField, useForm } from '@payloadcms/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import { propertyOf } from '../../../lib/shared/record.ts';
import { checkFiles, type RefusedFile } from './check-picture.client.ts';
import {
  allDescribed,
  isDescribed,
  slidesIn,
  withSlides,
  type Entry,
  type NewPicture,
} from './gallery-entries.ts';
import { createSlide, loadSlides, uploadPicture, type ShownSlide } from './slide-calls.client.ts';

/** Ids of slides, which the form may also contain as whole records. */
const idsIn = (value: unknown): number[] =>
  (Array.isArray(value) ? value : []).map((slide: unknown) => Number(propertyOf(slide, 'id') ?? slide));

const sentence = (error: unknown): string => (error instanceof Error ? error.message : String(error));
const isNew = (entry: Entry): entry is NewPicture => typeof entry !== 'number';

/** The pictures in a gallery's form: its slides, and those still to be uploaded. */
export function useGallery(path: string) {
  const { value, setValue, showError, errorMessage, disabled } = useField<unknown>({ path });
  const { getDataByPath, setModified } = useForm();
  const { setUploadStatus } = useDocumentInfo();
  const [shown, setShown] = useState<readonly Entry[]>([]);
  const latest = useRef<readonly Entry[]>([]);
  const [slides, setSlides] = useState<ReadonlyMap<number, ShownSlide>>(new Map());
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const [loadProblem, setLoadProblem] = useState('');
  const [progress, setProgress] = useState('');
  // Apart from the upload's progress: files dropped during an upload don't end it.
  const [checking, setChecking] = useState('');

  const entries = useMemo(() => withSlides(shown, idsIn(value)), [shown, value]);
  const unsent = entries.filter(isNew);
  const waiting = unsent.length;
  const bare = unsent.filter((picture) => !isDescribed(picture)).length;

  /** Changes the current entries: they may have been moved during an upload. */
  const change = (how: (now: readonly Entry[]) => readonly Entry[]) => {
    const before = idsIn(getDataByPath(path));
    const next = how(withSlides(latest.current, before));
    latest.current = next;
    setShown(next);
    const after = slidesIn(next);
    if (after.join() !== before.join()) setValue(after);
  };
  const show = (loaded: readonly ShownSlide[]) => {
    setSlides((known) => new Map([...known, ...loaded.map((slide) => [slide.id, slide] as const)]));
  };

  const missing = slidesIn(entries)
    .filter((id) => !slides.has(id))
    .join();
  useEffect(() => {
    if (missing === '') return;
    let isCurrent = true;
    loadSlides(missing.split(',').map(Number)).then(
      (loaded) => {
        if (!isCurrent) return;
        setLoadProblem('');
        setSlides((known) => new Map([...known, ...loaded.map((slide) => [slide.id, slide] as const)]));
      },
      (error: unknown) => {
        if (isCurrent) setLoadProblem(sentence(error));
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [missing]);

  // Saving a gallery without its new pictures would lose them, so Payload's buttons wait for uploads.
  const isWaiting = waiting > 0;
  useEffect(() => {
    setUploadStatus?.(isWaiting ? 'uploading' : 'idle');
    // They aren't among the form's values, and it would be left without asking.
    if (isWaiting) setModified(true);
  }, [isWaiting, setModified, setUploadStatus]);

  useEffect(
    () => () => {
      for (const entry of latest.current) if (isNew(entry)) URL.revokeObjectURL(entry.preview);
    },
    [],
  );

  const changeNew = (key: string, fields: Partial<NewPicture>) => {
    change((now) =>
      now.map((entry) => (isNew(entry) && entry.key === key ? { ...entry, ...fields } : entry)),
    );
  };
  const remove = (gone: Entry) => {
    change((now) =>
      now.filter((entry) => (isNew(entry) && isNew(gone) ? entry.key !== gone.key : entry !== gone)),
    );
    if (isNew(gone)) URL.revokeObjectURL(gone.preview);
  };
  /** Adds files to the list. @returns the first of them, or null if none can be uploaded */
  const addFiles = async (files: readonly File[]): Promise<NewPicture | null> => {
    setChecking(files.length === 1 ? 'Checking 1 file…' : `Checking ${String(files.length)} files…`);
    const { good, refused: bad } = await checkFiles(files);
    setRefused(bad);
    setChecking('');
    const added = good.map((file) => ({ ...file, key: crypto.randomUUID(), alt: '', isDecoration: false }));
    change((now) => [...now, ...added]);
    return added[0] ?? null;
  };
  const addOne = async (picture: NewPicture) => {
    const { key, file, preview } = picture;
    let uploaded = picture.uploaded;
    try {
      uploaded ??= await uploadPicture(file, picture);
      const slide = await createSlide(uploaded);
      show([slide]);
      change((now) => now.map((entry) => (isNew(entry) && entry.key === key ? slide.id : entry)));
      URL.revokeObjectURL(preview);
    } catch (error) {
      changeNew(key, { problem: sentence(error), ...(uploaded === undefined ? {} : { uploaded }) });
    }
  };
  /** Uploads the described pictures. @returns the first without a description, or null */
  const upload = async (): Promise<NewPicture | null> => {
    const first = unsent.find((picture) => !isDescribed(picture));
    if (first) {
      for (const picture of unsent)
        if (!isDescribed(picture))
          changeNew(picture.key, { problem: 'Describe the picture, or mark it as decorative.' });
      return first;
    }
    for (const [index, picture] of unsent.entries()) {
      setProgress(`Uploading picture ${String(index + 1)} of ${String(unsent.length)}…`);
      await addOne(picture);
    }
    setProgress('');
    return null;
  };
  /** Adds pictures from the library, each as a slide. */
  const addExisting = async (ids: readonly number[]) => {
    try {
      for (const id of ids) {
        const slide = await createSlide(id);
        show([slide]);
        change((now) => [...now, slide.id]);
      }
      setLoadProblem('');
    } catch (error) {
      setLoadProblem(sentence(error));
    }
  };

  return {
    entries,
    slides,
    refused,
    problem: loadProblem || (showError ? (errorMessage ?? '') : ''),
    progress: progress || checking,
    waiting,
    /** Number of pictures without a description. */
    bare,
    markDecorative: () => change(allDescribed),
    disabled,
    change,
    changeNew,
    remove,
    show,
    addFiles,
    addExisting,
    upload,
    forgetRefused: () => setRefused([]),
  };
}
