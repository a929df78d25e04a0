import type { PageFacts } from '../define-widget';
import type { ProductPage } from './load';

/** What link previews and search engines are told of a product. */
export const productFacts = ({ product }: ProductPage): PageFacts => ({
  title: product.title || product.name,
  description: product.meta_description || product.blurb,
  image: product.image,
});
