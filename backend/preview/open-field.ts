'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { useCallback } from 'react';
import { openTab } from './open-tab.ts';
import { tabOfField } from './tab-of-field.ts';

/** What a field is used by, the first that it has: a text has buttons, too, a picture has nothing else. */
const CONTROLS = ['[contenteditable="true"]', 'input:not([type="hidden"]), textarea', 'button'];
/** Ids and, where a field has none (rich text, fields/rich-text.ts), classes that name it. */
const NAMED = /^field-([a-z_\d]+)$/;

const find = (name: string) =>
  document.getElementById(`field-${name}`) ?? document.querySelector<HTMLElement>(`.field-${name}`);

const controlOf = (field: HTMLElement): HTMLElement | undefined =>
  CONTROLS.flatMap((kind) =>
    field.matches(kind) ? field : (field.querySelector<HTMLElement>(kind) ?? []),
  )[0];

/** Name of the field of the form that holds an element; null outside of all fields. */
export function fieldAround(element: EventTarget | null): string | null {
  for (let at = element instanceof Element ? element : null; at !== null; at = at.parentElement) {
    for (const name of [at.id, ...at.classList]) {
      const match = NAMED.exec(name);
      if (match) return match[1] ?? null;
    }
  }
  return null;
}

/** Leads to a field of the form, by its name, and begins to edit it. */
export function useOpenField(): (name: string) => void {
  const { docConfig } = useDocumentInfo();
  return useCallback(
    (name) => {
      const tab = tabOfField(docConfig?.fields ?? [], name);
      if (find(name) === null && tab !== null) openTab(tab);
      // The fields of a tab are drawn once it is open.
      requestAnimationFrame(() => {
        const field = find(name);
        field?.scrollIntoView({ block: 'center' });
        if (field) controlOf(field)?.focus({ preventScroll: true });
      });
    },
    [docConfig],
  );
}
