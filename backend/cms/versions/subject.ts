import type { SetDocumentStepNav } from '@payloadcms/ui';
import type { Field, InitPageResult } from 'payload';
import type { ComponentProps } from 'react';
import type { VersionsOf } from './live.ts';

type Page = Pick<InitPageResult, 'collectionConfig' | 'docID' | 'globalConfig' | 'permissions'>;

/** The owner of versions: a record of a collection, or a global such as the menus. */
export type Subject = {
  readonly of: VersionsOf;
  readonly fields: readonly Field[];
  /** The address of its form in the CMS. */
  readonly form: string;
  /** The path in the CMS's API below which its versions are restored. */
  readonly api: string;
  readonly mayRestore: boolean;
  /** The facts that Payload's breadcrumb needs. */
  readonly steps: Omit<ComponentProps<typeof SetDocumentStepNav>, 'view'>;
};

/** The owner of the versions on a screen; null if the screen has neither a record nor a global. */
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
