import { fullName } from '@/lib/seo/person';
import type { PageFacts, WidgetContext } from '../define-widget';
import type { DriversPage } from './load';

/** What search engines are told of a driver, or of the drivers of one series or category. */
export function driverFacts(page: DriversPage, { t }: WidgetContext): PageFacts {
  if (page.kind === 'list')
    return page.chosen === null ? {} : { title: t('driver.of', { name: page.chosen.name }) };
  const { driver } = page;
  const { category, vehicle, hometown } = driver;
  return {
    title: fullName(driver),
    description: [fullName(driver), category?.name ?? '', vehicle, hometown]
      .filter((part) => part !== '')
      .join(' · '),
    image: driver.headshot_photo,
  };
}
