import { FormView } from '@/components/form/form-view';
import { SectionHeader } from '@/components/ui/section-header';
import { env } from '@/lib/config/env';
import { pathKey } from '@/lib/content/path';
import type { formBlock } from '@/lib/contract/blocks/core';
import { I18nProvider } from '@/lib/i18n/provider.client';
import type { WidgetViewProps } from '../define-widget';
import type { LoadedForm } from './load';

/** A form that visitors fill in. Nothing where there is no form. */
export function FormBlockView({ settings, data, context }: WidgetViewProps<typeof formBlock, LoadedForm>) {
  const { form, messages } = data;
  if (!form) return null;
  const { t, language, isFirst, path } = context;
  return (
    <div className="form-width">
      <SectionHeader heading={settings.heading} level={isFirst ? 1 : 2} />
      <I18nProvider lang={language} messages={messages}>
        <FormView
          form={form}
          address={`${env().siteUrl}/${pathKey(path)}`}
          language={language}
          headingLevel={settings.heading === '' || isFirst ? 2 : 3}
          t={t}
        />
      </I18nProvider>
    </div>
  );
}
