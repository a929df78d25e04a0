/** The collections whose records have a file, in a folder of the same name. */
export const RECORD_FOLDERS = ['media', 'files', 'customer-photos'] as const;

/** The folders of everything that can't be generated again. */
export const UPLOAD_FOLDERS = [...RECORD_FOLDERS, 'form-files', 'form-uploads', 'mail-attachments'] as const;
