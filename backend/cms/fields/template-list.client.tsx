'use client';

import { useFormInitializing } from '@payloadcms/ui';

type Template = { readonly name: string; readonly description: string };

type TemplateListProps<T extends Template> = {
  /** A sentence about what the templates contain. */
  readonly hint: string;
  readonly templates: readonly T[];
  /** True while a chosen template is being loaded. */
  readonly isBusy?: boolean;
  readonly onChoose: (template: T) => void;
  /** Addresses of the pictures above a template's name, each with a key. */
  readonly picturesOf?: (template: T) => readonly { readonly key: string; readonly picture: string }[];
};

/** Templates for starting an empty record. */
export function TemplateList<T extends Template>({
  hint,
  templates,
  isBusy = false,
  onChoose,
  picturesOf,
}: TemplateListProps<T>) {
  // The page appears before its script: a press would be lost, and the record saved without the template.
  const isFormLoading = useFormInitializing();
  return (
    <section className="field-type page-templates">
      <h2>Start with a template</h2>
      <p className="field-description">{hint}</p>
      <ul>
        {templates.map((template) => (
          <li key={template.name}>
            <button type="button" disabled={isBusy || isFormLoading} onClick={() => onChoose(template)}>
              {picturesOf ? (
                <span className="page-templates__pictures">
                  {picturesOf(template).map(({ key, picture }) => (
                    <img key={key} src={picture} alt="" />
                  ))}
                </span>
              ) : null}
              <strong>{template.name}</strong>
              <span className="field-description">{template.description}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The schema path of a list of rows beside the templates' field. */
export const pathBeside = (schemaPath: string | undefined, rows: string): string =>
  schemaPath?.replace(/[^.]+$/, rows) ?? rows;
