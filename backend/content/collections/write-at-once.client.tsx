'use client';

import { $isBlockNode } from '@payloadcms/richtext-lexical/client';
import { $getRoot, SKIP_DOM_SELECTION_TAG } from '@payloadcms/richtext-lexical/lexical';
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext';
import { useAllFormFields } from '@payloadcms/ui';
import { reduceFieldsToValues } from 'payload/shared';
import { useEffect } from 'react';

type Values = Readonly<Record<string, unknown>>;

/** The block whose form has these values; null if the text already has them. */
function blockBehind(values: Values) {
  const block = $getRoot()
    .getChildren()
    .filter($isBlockNode)
    .find((each) => each.getFields().id === values['id']);
  if (!block) return null;
  const fields: Values = block.getFields();
  const isNew = ([name, value]: [string, unknown]) => JSON.stringify(value) !== JSON.stringify(fields[name]);
  return Object.entries(values).some(isNew) ? block : null;
}

/**
 * Writes what is typed in a block between paragraphs into the text at once. Payload does so only after the server's response, at least a
 * quarter of a second later, and with what was typed before the request: publishing or changing tabs before the last response would lose
 * the rest.
 */
export function WriteAtOnce() {
  const [fields] = useAllFormFields();
  const [editor] = useLexicalComposerContext();
  useEffect(() => {
    const values: Values = reduceFieldsToValues(fields, true);
    const write = () => {
      const block = blockBehind(values);
      block?.setFields({ ...block.getFields(), ...values }, true);
    };
    const writeIfNew = () => {
      if (editor.getEditorState().read(() => blockBehind(values)) !== null)
        editor.update(write, { tag: SKIP_DOM_SELECTION_TAG });
    };
    writeIfNew();
    return editor.registerUpdateListener(writeIfNew);
  }, [editor, fields]);
  return null;
}
