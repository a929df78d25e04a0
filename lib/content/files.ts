import type { FileRef } from '@/lib/contract/entities/image';

type Known = Pick<FileRef, 'url' | 'name' | 'mime_type'>;

const pathOf = ({ url }: Known): string => url.replace(/[?#].*$/, '');

/** Whether a file is a PDF: by its media type, else by the file extension in its address. */
export const isPdf = (file: Known): boolean =>
  file.mime_type === '' ? /\.pdf$/i.test(pathOf(file)) : file.mime_type === 'application/pdf';

/** A file's display name: its name, else the last part of its address. */
export const fileName = (file: Known): string =>
  file.name || pathOf(file).slice(pathOf(file).lastIndexOf('/') + 1);
