'use client';

import { toast, useForm, useFormFields } from '@payloadcms/ui';
import type { FormState } from 'payload';
import { useState } from 'react';
import { z } from 'zod';
import { pathBeside, TemplateList } from '../fields/template-list.client.tsx';
import type { FirstOf, PageTemplate, SampleValue } from './sample-content.ts';

const PATH = 'blocks';

const foundSchema = z.object({ docs: z.array(z.object({ id: z.number() })) });

/** The record used in a template; null if the site has none. */
async function recordOf({ first: { collection, query } }: FirstOf): Promise<number | null> {
  const response = await fetch(`/api/${collection}?depth=0&limit=1&${query}`);
  return foundSchema.parse(await response.json()).docs[0]?.id ?? null;
}

const isFirstOf = (value: SampleValue): value is FirstOf => typeof value === 'object' && 'first' in value;

/** A setting's value; for a selected link, also its collection. */
async function valueOf(name: string, sample: SampleValue): Promise<unknown> {
  if (!isFirstOf(sample)) return sample;
  const id = await recordOf(sample);
  if (id === null || !name.endsWith('_record')) return id;
  return { relationTo: sample.first.collection, value: id };
}

async function stateOf(sample: Readonly<Record<string, SampleValue>>): Promise<FormState> {
  const entries = await Promise.all(
    Object.entries(sample).map(async ([name, given]) => {
      const value = await valueOf(name, given);
      return [name, { value, initialValue: value, valid: true, passesCondition: true }] as const;
    }),
  );
  return Object.fromEntries(entries);
}

type Props = { readonly schemaPath?: string; readonly templates: readonly PageTemplate[] };

/** Offers page templates while a page has no blocks. */
export function PageTemplates({ schemaPath, templates }: Props) {
  const { addFieldRow, setModified } = useForm();
  const isEmpty = useFormFields(([fields]) => (fields[PATH]?.rows?.length ?? 0) === 0);
  const [isBusy, setBusy] = useState(false);
  if (!isEmpty) return null;
  const blocksSchemaPath = pathBeside(schemaPath, PATH);
  const begin = async ({ blocks }: PageTemplate) => {
    setBusy(true);
    try {
      const states = await Promise.all(blocks.map(({ sample }) => stateOf(sample)));
      blocks.forEach(({ slug }, rowIndex) =>
        addFieldRow({
          blockType: slug,
          path: PATH,
          rowIndex,
          schemaPath: blocksSchemaPath,
          subFieldState: states[rowIndex] ?? {},
        }),
      );
      setModified(true);
    } catch {
      toast.error('The template’s pictures couldn’t be loaded. Please try again.');
    } finally {
      setBusy(false);
    }
  };
  return (
    <TemplateList
      hint="Templates come with sample content to replace. You can change, move and remove their blocks, or add blocks one by one below."
      templates={templates}
      isBusy={isBusy}
      onChoose={(template) => void begin(template)}
      picturesOf={({ blocks }) => blocks.map(({ slug, picture }) => ({ key: slug, picture }))}
    />
  );
}
