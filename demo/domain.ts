import { heroPicture, picture } from './pictures.ts';
import type { DemoDomain } from './records/site.ts';

/** Site-wide settings. */
export const DOMAIN: DemoDomain = {
  name: 'Southern Cross Summer Series',
  theme_colour: '#d7192d',
  dark_theme_colour: '#ff4d5a',
  seo_title_prefix: '',
  seo_title_suffix: ' | Southern Cross Summer Series',
  seo_title: 'Southern Cross Summer Series: New Zealand summer motor racing',
  seo_meta_description:
    'Twenty-five categories, eleven weekends, seven circuits: calendar, results, news and tickets for New Zealand’s summer motor racing championship.',
  seo_image: heroPicture(1),
  favicon: picture('favicon'),
  favicon_dark: picture('favicon-dark'),
  organisation_name: 'Southern Cross Summer Series Incorporated',
  organisation_logo: picture('logo'),
  organisation_logo_dark: picture('logo-dark'),
  organisation_address: '12 Paddock Lane, Te Kauwhata 3710, New Zealand',
  organisation_email: 'office@southerncross.example',
  organisation_phone: '+64 7 555 4100',
  facebook: 'https://facebook.example/southerncrossseries',
  twitter: 'https://twitter.example/southerncrossnz',
  instagram: 'https://instagram.example/southerncrossseries',
  linkedin: 'https://linkedin.example/company/southern-cross-series',
  youtube: 'https://youtube.example/southerncrossseries',
};
