import 'server-only';
import type { ReactNode } from 'react';
import { Heading } from '@/components/ui/heading';
import { pathKey } from '@/lib/content/path';
import { ALL_BLOCKS, TEMPLATES } from '@/lib/contract/blocks';
import type { Site } from '@/lib/content/site-store';
import type { Language } from '@/lib/contract/languages';
import { loadRenderTime } from '@/lib/content/load';
import { loadBlockSamples, type BlockSample } from '@/lib/content/samples';
import { getTranslator } from '@/lib/i18n/translator';
import { MISSING, type WidgetContext } from '@/widgets/define-widget';
import { findWidget, registeredTemplates } from '@/widgets/registry';
import { defineScreen, loadNothing } from '../define-screen';
import { plainMetadata } from '../metadata';
import { samplesMatch } from './match';

type SamplesPageProps = { readonly site: Site; readonly language: Language };

/** /demo_asdf: every block with settings from the content, for editors and for visual checks. */
async function SamplesPage({ site, language }: SamplesPageProps) {
  const t = await getTranslator(language);
  const now = new Date(await loadRenderTime());
  const known = new Set(registeredTemplates());
  const samples = await loadBlockSamples(
    TEMPLATES.filter((template) => known.has(template)),
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
  const labelOf = (template: string) => ALL_BLOCKS.find((block) => block.template === template)?.label ?? '';
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
  context: Omit<WidgetContext, 'address' | 'page'>,
): Promise<ReactNode> {
  // The block is rendered as on its own page, because its links point there.
  const page = { url: path.page_url, name: '' };
  const loaded = await findWidget(template)?.prepare(variables, {
    ...context,
    path,
    address: pathKey(path),
    page,
  });
  return loaded && loaded !== MISSING ? loaded.node : null;
}

export const samplesScreen = defineScreen(samplesMatch, {
  load: loadNothing,
  metadata: ({ shown, t }) => plainMetadata(t('samples.title'), shown.site.domain),
  View: ({ shown, language }) => <SamplesPage site={shown.site} language={language} />,
  hasRaceWeek: false,
});
