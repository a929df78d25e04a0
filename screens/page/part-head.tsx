import { Breadcrumb } from '@/components/ui/breadcrumb';
import { Heading } from '@/components/ui/heading';
import type { Translator } from '@/lib/i18n/translate';
import type { ListedPart } from '@/widgets/define-widget';

type PartHeadProps = {
  readonly page: { readonly url: string; readonly name: string };
  readonly part: ListedPart;
  /** The page's main heading; '' if one of its blocks has it. */
  readonly heading?: string;
  readonly t: Translator;
};

/** Above the blocks of a page that shows a part of its list: the way there, and the part's heading. */
export function PartHead({ page, part: { name, address }, heading = '', t }: PartHeadProps) {
  return (
    <div className="container-site pt-8 md:pt-10">
      <Breadcrumb
        t={t}
        trail={[
          { name: page.name, address: `/${page.url}` },
          { name, address },
        ]}
      />
      {heading === '' ? null : (
        <Heading level={1} className="slash-over mt-5" isContent>
          {heading}
        </Heading>
      )}
    </div>
  );
}
