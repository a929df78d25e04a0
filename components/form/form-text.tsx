import { Heading } from '@/components/ui/heading';
import { Prose } from '@/components/ui/prose';
import type { FormText } from '@/lib/forms/controls';

/** Words that an editor put between the controls. */
export function FormTextPart({ text }: { readonly text: FormText }) {
  if (text.kind === 'heading')
    return (
      <Heading level={text.level} size="title-sm" className="mt-2">
        {text.text}
      </Heading>
    );
  if (text.kind === 'paragraph') return <p className="max-w-measure">{text.text}</p>;
  return <Prose html={text.html} />;
}
