import type { Picture } from '../pictures.ts';

/** Models that have groups. */
export type GroupModel =
  | 'Driver'
  | 'Sponsor'
  | 'Snippet'
  | 'Category'
  | 'Article'
  | 'Product'
  | 'Faq'
  | 'Gallery'
  | 'Testimonial'
  | 'Person';

export interface DemoGroup {
  model: GroupModel;
  slug: string;
  name: string;
  /** Slug of the parent group, in the same model; null for a root. */
  parent: string | null;
  content: string;
  image: Picture | null;
}

export interface DemoDomain {
  name: string;
  theme_colour: string;
  dark_theme_colour: string;
  seo_title_prefix: string;
  seo_title_suffix: string;
  seo_title: string;
  seo_meta_description: string;
  seo_image: Picture;
  favicon: Picture;
  favicon_dark: Picture;
  organisation_name: string;
  organisation_logo: Picture;
  organisation_logo_dark: Picture;
  organisation_address: string;
  organisation_email: string;
  organisation_phone: string;
  facebook: string;
  twitter: string;
  instagram: string;
  linkedin: string;
  youtube: string;
}

export interface DemoFaq {
  slug: string;
  name: string;
  content: string;
  group: string;
}

export interface DemoSnippet {
  name: string;
  group: string;
  content: string;
}

export interface DemoLink {
  slug: string;
  name: string;
  link: string;
  icon: string;
  /** Slug of the parent link; null for the heading of a list. */
  parent: string | null;
}

export interface DemoFormField {
  name: string;
  type:
    | 'text'
    | 'textarea'
    | 'number'
    | 'date'
    | 'select'
    | 'paragraph'
    | 'header'
    | 'button'
    | 'file'
    | 'signature';
  subtype: string;
  label: string;
  placeholder: string;
  required: boolean;
  min: number | null;
  max: number | null;
  values: { label: string; value: string }[];
  value: string;
}

export interface DemoFormQuestion {
  name: string;
  field_type:
    | 'content'
    | 'text'
    | 'textarea'
    | 'email'
    | 'phone'
    | 'currency'
    | 'percent'
    | 'number'
    | 'password'
    | 'date'
    | 'datetime'
    | 'time'
    | 'checkbox'
    | 'submit';
  label: string;
  content: string;
  required: boolean;
  value: string;
}

export interface DemoForm {
  url: string;
  name: string;
  use_captcha: boolean;
  must_be_logged_on: boolean;
  /** New Zealand dollars; 0 for free. */
  cost: number;
  /** Payment gives a ticket to print. */
  is_ticket?: boolean;
  data: DemoFormField[];
  questions: DemoFormQuestion[];
}

export interface DemoRedirect {
  from: string;
  to: string;
}
