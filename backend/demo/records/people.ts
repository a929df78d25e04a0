import type { ArtRequest } from '../artwork.ts';

export interface DemoSponsor {
  slug: string;
  name: string;
  groups: string[];
  information: string;
  website: string;
  facebook: string;
  logo: ArtRequest;
  logo_dark: ArtRequest;
  hero_photo: ArtRequest;
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
  photo: ArtRequest;
}

export interface DemoTestimonial {
  name: string;
  title: string;
  content: string;
  rating: number;
  group: string;
  image: ArtRequest;
}
