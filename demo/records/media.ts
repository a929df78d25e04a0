import type { Picture } from '../pictures.ts';

export interface DemoSlide {
  heading: string;
  sub_heading: string;
  content: string;
  image: Picture;
  overlay_color: string;
  text_color: string;
  image_opacity: number;
  image_saturation: number;
  link: string;
  link_button_text: string;
  link_target: string;
}

export interface DemoGallery {
  url: string;
  name: string;
  heading: string;
  sub_heading: string;
  group: string;
  slides: DemoSlide[];
}

export interface DemoVideo {
  slug: string;
  name: string;
  platform: 'youtube' | 'file';
  youtube_id: string;
  clip: 1 | 2 | 3 | 4 | null;
  /** Seconds. */
  length: number;
  slate: Picture;
}

/** A file that the seed generates as a PDF from these lines. */
export interface DemoDocument {
  slug: string;
  title: string;
  lines: string[];
}
