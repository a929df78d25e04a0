import { Heading, type HeadingLevel } from '@/components/ui/heading';
import { Prose } from '@/components/ui/prose';
import type { FormText } from '@/lib/forms/controls';

const levelAt = (level: number): HeadingLevel => (level <= 2 ? 2 : level === 3 ? 3 : 4);

/**
 * Text that an editor put between the controls.
 * @param step shifts headings to the level that fits the page
 */
export function FormTextPart({ text, step }: { readonly text: FormText; readonly step: number }) {
  if (text.kind === 'heading')
    return (
      <Heading level={levelAt(text.level + step)} size="title-sm" className="mt-2" isContent>
        {text.text}
      </Heading>
    );
  if (text.kind === 'paragraph') return <p className="max-w-measure">{text.text}</p>;
  return <Prose html={text.html} />;
}
