import type { ReactNode } from 'react';

/** The record that a part of a page shows, as 'articles/12'; null for visitors, for whom nothing is marked. */
export type EditedRecord = `${string}/${number}` | null;

/** Ties an element to the field of the CMS's form that fills it. */
export const editMark = (record: EditedRecord, field: string): { readonly 'data-edit-field'?: string } =>
  record === null ? {} : { 'data-edit-field': `${record}/${field}` };

type EditPartProps = {
  readonly record: EditedRecord;
  readonly field: string;
  /** 'span' inside of a line of text. */
  readonly as?: 'div' | 'span';
  readonly children: ReactNode;
};

/** Like `editMark`, around something without attributes. It has no box of its own, so that an editor sees what visitors will get. */
export function EditPart({ record, field, as: Tag = 'div', children }: EditPartProps) {
  if (record === null) return children;
  return (
    <Tag className="edit-part" {...editMark(record, field)}>
      {children}
    </Tag>
  );
}
