import { FormView } from '@/components/form-block/form-view';
import { SectionHeader } from '@/components/ui/section-header';
import { env } from '@/lib/config/env';
import { formBlock } from '@/lib/contract/blocks/core';
import { I18nProvider } from '@/lib/i18n/provider.client';
import { defineWidget, type WidgetViewProps } from '../define-widget';
import { loadForm, type LoadedForm } from './load';

/** A form that visitors fill in. Nothing if there is no form. */
export function FormBlockView({ settings, data, context }: WidgetViewProps<typeof formBlock, LoadedForm>) {
  const { form, closed, isPostable, messages } = data;
  if (!form) return null;
  const { t, language, isFirst, address, domain } = context;
  return (
    <div className="form-width">
      <SectionHeader heading={settings.heading} isContent level={isFirst ? 1 : 2} />
      <I18nProvider lang={language} messages={messages}>
        <FormView
          form={form}
          isPostable={isPostable}
          closed={closed}
          address={`${env().siteUrl}/${address}`}
          language={language}
          paymentMode={domain.payment_mode}
          headingLevel={settings.heading === '' || isFirst ? 2 : 3}
          t={t}
        />
      </I18nProvider>
    </div>
  );
}

export const formWidget = defineWidget({ block: formBlock, load: loadForm, View: FormBlockView });
