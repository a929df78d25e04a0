'use client';

import { Button, useForm, useFormFields } from '@payloadcms/ui';

/** Arrangements of blocks to begin a page with; each block comes with its own defaults. */
const TEMPLATES = [
  {
    name: 'Landing page',
    blocks: ['core-hero-quote', 'site-headings', 'core-image-with-content', 'core-call-to-action'],
  },
  { name: 'Text page', blocks: ['site-headings', 'core-html'] },
  { name: 'News list', blocks: ['site-headings', 'site-article-list'] },
  { name: 'Round centre', blocks: ['site-next-round-banner', 'site-series-calendar', 'site-all-results'] },
  { name: 'Questions and contact', blocks: ['site-headings', 'core-faq', 'core-form', 'core-google-map'] },
] as const;

const PATH = 'blocks';

/** On a page without blocks: begins it with one of the arrangements. */
export function PageTemplates({ schemaPath }: { readonly schemaPath?: string }) {
  const { addFieldRow, setModified } = useForm();
  const isEmpty = useFormFields(([fields]) => (fields[PATH]?.rows?.length ?? 0) === 0);
  if (!isEmpty) return null;
  const blocksSchemaPath = schemaPath?.replace(/[^.]+$/, PATH) ?? PATH;
  const begin = (blocks: readonly string[]) => {
    blocks.forEach((blockType, rowIndex) =>
      addFieldRow({ blockType, path: PATH, rowIndex, schemaPath: blocksSchemaPath }),
    );
    setModified(true);
  };
  return (
    <section className="field-type">
      <h3 className="field-label">Begin with</h3>
      {TEMPLATES.map(({ name, blocks }) => (
        <Button key={name} buttonStyle="pill" size="small" onClick={() => begin(blocks)}>
          {name}
        </Button>
      ))}
    </section>
  );
}
