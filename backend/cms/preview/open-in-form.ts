'use client';

import { useForm, useDocumentInfo } from '@payloadcms/ui';
import { useCallback } from 'react';
import { tabOfField } from './tab-of-field.ts';

/** Switches to a tab of the form, by name. */
export function openTab(name: string): void {
  const tabs = [...document.querySelectorAll<HTMLElement>('.tabs-field__tab-button')];
  tabs.find(({ textContent }) => textContent.trim() === name)?.click();
}

/** The list of blocks in a page's form. */
export const BLOCKS = 'blocks';
/** The tab that contains the blocks. */
const BLOCKS_TAB = 'Blocks';

const FIRST_FIELD = '.collapsible__content :is(input, textarea, [contenteditable])';

/** Expands a block's fields, by its zero-based position, and focuses the first one. */
export function useOpenBlock(): (index: number) => void {
  const { getField, dispatchFields } = useForm();
  return useCallback(
    (index) => {
      const rows = getField(BLOCKS)?.rows ?? [];
      if (rows[index] === undefined) return;
      const updatedRows = rows.map((row, at) => (at === index ? { ...row, collapsed: false } : row));
      if (document.getElementById(`${BLOCKS}-row-${String(index)}`) === null) openTab(BLOCKS_TAB);
      dispatchFields({ type: 'SET_ROW_COLLAPSED', path: BLOCKS, updatedRows });
      // The fields render once the row is open.
      requestAnimationFrame(() => {
        const row = document.getElementById(`${BLOCKS}-row-${String(index)}`);
        row?.scrollIntoView({ block: 'start' });
        row?.querySelector<HTMLElement>(FIRST_FIELD)?.focus();
      });
    },
    [dispatchFields, getField],
  );
}

/** The control that edits a field, first match wins: text fields also have buttons, picture fields only have buttons. */
const CONTROLS = ['[contenteditable="true"]', 'input:not([type="hidden"]), textarea', 'button'];
/** Ids or, where a field has none (rich text, cms/fields/rich-text.ts), class names. */
const NAMED = /^field-([a-z_\d]+)$/;

/** Fields that replace another, which the form hides while they are filled in. */
const STAND_INS: Readonly<Record<string, string>> = { author: 'writer' };

function find(name: string): HTMLElement | null {
  const standIn = STAND_INS[name];
  return (
    document.getElementById(`field-${name}`) ??
    document.querySelector<HTMLElement>(`.field-${name}`) ??
    (standIn === undefined ? null : find(standIn))
  );
}

const controlOf = (field: HTMLElement): HTMLElement | undefined =>
  CONTROLS.flatMap((kind) =>
    field.matches(kind) ? field : (field.querySelector<HTMLElement>(kind) ?? []),
  )[0];

/** Name of the form field that contains an element; null outside of all fields. */
export function fieldAround(element: EventTarget | null): string | null {
  for (let at = element instanceof Element ? element : null; at !== null; at = at.parentElement) {
    for (const name of [at.id, ...at.classList]) {
      const match = NAMED.exec(name);
      if (match) return match[1] ?? null;
    }
  }
  return null;
}

/** Scrolls to a field of the form, by name, and focuses it. */
export function useOpenField(): (name: string) => void {
  const { docConfig } = useDocumentInfo();
  return useCallback(
    (name) => {
      const tab = tabOfField(docConfig?.fields ?? [], name);
      if (find(name) === null && tab !== null) openTab(tab);
      // A tab's fields render once it is open.
      requestAnimationFrame(() => {
        const field = find(name);
        field?.scrollIntoView({ block: 'center' });
        if (field) controlOf(field)?.focus({ preventScroll: true });
      });
    },
    [docConfig],
  );
}
