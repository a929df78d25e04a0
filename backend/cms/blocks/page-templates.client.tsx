'use client';

import { useForm, useFormFields } from '@payloadcms/ui';

/** A set of blocks to start a page with, and its thumbnail. */
export type PageTemplate = {
  readonly name: string;
  readonly description: string;
  readonly blocks: readonly { readonly slug: string; readonly picture: string }[];
};

const PATH = 'blocks';

type Props = { readonly schemaPath?: string; readonly templates: readonly PageTemplate[] };

/** Offers page templates while a page has no blocks. */
export function PageTemplates({ schemaPath, templates }: Props) {
  const { addFieldRow, setModified } = useForm();
  const isEmpty = useFormFields(([fields]) => (fields[PATH]?.rows?.length ?? 0) === 0);
  if (!isEmpty) return null;
  const blocksSchemaPath = schemaPath?.replace(/[^.]+$/, PATH) ?? PATH;
  const begin = ({ blocks }: PageTemplate) => {
    blocks.forEach(({ slug }, rowIndex) =>
      addFieldRow({ blockType: slug, path: PATH, rowIndex, schemaPath: blocksSchemaPath }),
    );
    setModified(true);
  };
  return (
    <section className="field-type page-templates">
      <h3>Begin with a template</h3>
      <p className="field-description">
        Its blocks can be changed, moved and removed. Or add blocks one by one below.
      </p>
      <ul>
        {templates.map((template) => (
          <li key={template.name}>
            <button type="button" onClick={() => begin(template)}>
              <span className="page-templates__pictures">
                {template.blocks.map(({ slug, picture }) => (
                  <img key={slug} src={picture} alt="" />
                ))}
              </span>
              <strong>{template.name}</strong>
              <span className="field-description">{template.description}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
