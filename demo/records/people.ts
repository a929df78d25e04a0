import type { Picture } from '../pictures.ts';

export interface DemoSponsor {
  slug: string;
  name: string;
  groups: string[];
  information: string;
  website: string;
  facebook: string;
  logo: Picture;
  logo_dark: Picture;
  hero_photo: Picture;
}

export interface DemoPerson {
  slug: string;
  first_name: string;
  last_name: string;
  title: string;
  email: string;
  phone: string;
  description: string;
  group: string;
  photo: Picture;
}

export interface DemoTestimonial {
  name: string;
  title: string;
  content: string;
  rating: number;
  group: string;
  image: Picture;
}
