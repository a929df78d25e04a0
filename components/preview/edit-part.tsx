import type { ReactNode } from 'react';

/** The record that a part of a page shows, such as 'articles/12'; null for visitors, for whom nothing is marked. */
export type EditedRecord = `${string}/${number}` | null;

/** Attributes that link an element to the field of the CMS form that fills it. */
export const editMark = (record: EditedRecord, field: string): { readonly 'data-edit-field'?: string } =>
  record === null ? {} : { 'data-edit-field': `${record}/${field}` };

type EditPartProps = {
  readonly record: EditedRecord;
  readonly field: string;
  /** 'span' within a line of text. */
  readonly as?: 'div' | 'span';
  readonly children: ReactNode;
};

/**
 * Like `editMark`, but wraps something that takes no attributes. It has no box of its own, so that an editor sees what visitors will see.
 */
export function EditPart({ record, field, as: Tag = 'div', children }: EditPartProps) {
  if (record === null) return children;
  return (
    <Tag className="edit-part" {...editMark(record, field)}>
      {children}
    </Tag>
  );
}
