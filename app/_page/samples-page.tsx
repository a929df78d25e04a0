import 'server-only';
import type { ReactNode } from 'react';
import { Heading } from '@/components/ui/heading';
import { ALL_BLOCKS } from '@/lib/contract/blocks';
import type { InitialData } from '@/lib/contract/endpoints/content';
import type { Language } from '@/lib/contract/languages';
import { loadRenderTime } from '@/lib/content/load';
import { loadBlockSamples, type BlockSample } from '@/lib/content/samples';
import { getTranslator } from '@/lib/i18n/translator';
import { MISSING, type WidgetContext } from '@/widgets/define-widget';
import { findWidget, registeredTemplates } from '@/widgets/registry';

type SamplesPageProps = { readonly site: InitialData; readonly language: Language };

/** /demo_asdf: every block with settings from the content, for editors and for visual checks. */
export async function SamplesPage({ site, language }: SamplesPageProps) {
  const t = await getTranslator(language);
  const now = new Date(await loadRenderTime());
  const known = new Set(registeredTemplates());
  const blocks = ALL_BLOCKS.filter(({ template }) => known.has(template));
  const samples = await loadBlockSamples(
    blocks.map(({ template }) => template),
    site,
  );
  const context = {
    language,
    t,
    now,
    // Its blocks are shown whether or not the shop is open.
    domain: { ...site.domain, ecommerce_enabled: true },
    isFirst: false,
  };
  const shown = await Promise.all(samples.map((sample) => renderSample(sample, context)));
  const labelOf = (template: string) => blocks.find((block) => block.template === template)?.label ?? '';
  return (
    <>
      <div className="container-site pt-10 pb-6">
        <Heading level={1} className="slash-over">
          {t('samples.title')}
        </Heading>
        <p className="mt-4 max-w-measure text-lg text-muted">
          {t('samples.intro', { number: samples.length })}
        </p>
      </div>
      {samples.map(({ template }, index) => (
        <section key={template} className="sample" data-template={template}>
          <div className="container-site sample-head">
            <h2 className="eyebrow">{labelOf(template)}</h2>
            <code className="text-sm text-muted">{template}</code>
          </div>
          <div className="block-frame" data-plain="">
            <div className="block-content">
              {shown[index] ?? <p className="text-muted">{t('samples.none')}</p>}
            </div>
          </div>
        </section>
      ))}
    </>
  );
}

async function renderSample(
  { template, variables, path }: BlockSample,
  context: Omit<WidgetContext, 'path' | 'page'>,
): Promise<ReactNode> {
  // The block stands on its own page as far as it knows: what it links to is there.
  const page = { url: path.page_url, name: '' };
  const loaded = await findWidget(template)?.prepare(variables, { ...context, path, page });
  return loaded && loaded !== MISSING ? loaded.node : null;
}
