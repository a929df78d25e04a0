import { domainSettingsSchema } from '@/lib/contract/entities/site';
import type { PagePath } from '@/lib/content/path';
import { getTranslator } from '@/lib/i18n/translator';
import type { AddressedContext } from '@/widgets/define-widget';

/** An address as the widgets of its page see it: 'news/race-reports/2'. */
export function pagePath(address: string): PagePath {
  const [page_url = 'home', item_url = '', url_parameter_2 = '', url_parameter_3 = ''] = address.split('/');
  return { page_url, item_url, url_parameter_2, url_parameter_3 };
}

/** What a widget knows of its page, in English; `over` replaces parts. */
export async function widgetContext(over: Partial<AddressedContext> = {}): Promise<AddressedContext> {
  return {
    path: pagePath('news'),
    address: 'news',
    page: { url: 'news', name: 'News' },
    language: 'en',
    t: await getTranslator('en'),
    now: new Date('2027-01-15T00:00:00Z'),
    domain: domainSettingsSchema.parse({ name: 'Southern Cross Summer Series' }),
    isFirst: false,
    ...over,
  };
}
