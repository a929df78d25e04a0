import type { SetDocumentStepNav } from '@payloadcms/ui';
import type { Field, InitPageResult } from 'payload';
import type { ComponentProps } from 'react';
import type { VersionsOf } from './live.ts';

type Page = Pick<InitPageResult, 'collectionConfig' | 'docID' | 'globalConfig' | 'permissions'>;

/** What versions are of: a record of a collection, or a global such as the menus. */
export type Subject = {
  readonly of: VersionsOf;
  readonly fields: readonly Field[];
  /** The address of its form in the CMS. */
  readonly form: string;
  /** The path below which the CMS's interface restores its versions. */
  readonly api: string;
  readonly mayRestore: boolean;
  /** What Payload's path at the top of the screen needs to know. */
  readonly steps: Omit<ComponentProps<typeof SetDocumentStepNav>, 'view'>;
};

/** What the versions on a screen are of; null if the screen has neither. */
export function subjectOf({ collectionConfig, docID, globalConfig, permissions }: Page): Subject | null {
  if (collectionConfig && docID !== undefined) {
    const { slug, labels, admin, fields } = collectionConfig;
    return {
      of: { collection: slug, id: docID },
      fields,
      form: `/admin/collections/${slug}/${String(docID)}`,
      api: `/api/${slug}`,
      mayRestore: permissions.collections?.[slug]?.update !== undefined,
      steps: {
        collectionSlug: slug,
        id: docID,
        pluralLabel: labels.plural,
        useAsTitle: admin.useAsTitle,
      },
    };
  }
  if (!globalConfig) return null;
  const { slug, label, fields } = globalConfig;
  return {
    of: { global: slug },
    fields,
    form: `/admin/globals/${slug}`,
    api: `/api/globals/${slug}`,
    mayRestore: permissions.globals?.[slug]?.update !== undefined,
    steps: { globalSlug: slug, globalLabel: label },
  };
}
