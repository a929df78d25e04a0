import { expect, test } from 'vitest';
import { productSchema, type Product } from '@/lib/contract/entities/shop';
import { image } from '@/tests/widgets/records';
import { productJsonLd, productBreadcrumb } from './structured-data';

const product = (over: Partial<Product> = {}): Product => ({
  ...productSchema.parse({
    id: 1,
    name: 'Paddock jacket',
    slug: 'paddock-jacket',
    price: 189,
    in_stock: true,
  }),
  ...over,
});
const site = { seller: 'SCSS', siteUrl: 'https://scss.example' };
const offerOf = (over: Partial<Product>) => productJsonLd({ product: product(over) }, site).offers;

test('offers the product at its price while it is in stock', () => {
  expect(offerOf({})).toMatchObject({
    price: '189.00',
    priceCurrency: 'NZD',
    availability: 'https://schema.org/InStock',
    url: 'https://scss.example/product/paddock-jacket',
  });
  expect(offerOf({ in_stock: false })).toMatchObject({ availability: 'https://schema.org/SoldOut' });
});

test.each([
  ['postponed', 'OutOfStock'],
  ['cancelled', 'Discontinued'],
  ['over', 'Discontinued'],
] as const)('a ticket that isn’t on sale (%s) is not called sold out', (off_sale, availability) => {
  expect(offerOf({ in_stock: false, off_sale })).toMatchObject({
    availability: `https://schema.org/${availability}`,
  });
});

test('describes the product in plain text and with full picture addresses', () => {
  const data = productJsonLd(
    { product: product({ content: '<p>Windproof &amp; warm</p>', images: [image] }) },
    site,
  );
  expect(data.description).toBe('Windproof & warm');
  expect(data.image).toEqual(['https://scss.example/assets/i/0123456789abcdef/16x9/1200.jpg']);
});

test('has breadcrumbs through the shop and its groups to the product', () => {
  const trail = [
    { id: 1, name: 'Clothing', url: 'clothing' },
    { id: 2, name: 'Jackets', url: 'jackets' },
  ];
  expect(
    productBreadcrumb({ product: product(), trail, related: [], hasAlerts: false, messages: {} }, 'Shop').map(
      ({ address }) => address,
    ),
  ).toEqual(['/shop', '/shop/clothing', '/shop/jackets', '/product/paddock-jacket']);
});
