import { wholeOf } from '../../../lib/shared/record.ts';
import { contentModel } from '../../content/records/content-model.ts';
import { readFlag, readNumber, storedValue, type Reading } from '../../content/records/stored-values.ts';
import { computed, rows, type ReadField } from '../../content/records/wire-fields.ts';
import { DEFAULT_CROPS } from '../../media/default-crops.ts';
import { productEntity } from './product.ts';
import { takenOf } from './stock.ts';

type Row = Readonly<Record<string, unknown>>;

/** The main picture is the first of all. */
const readMainPicture: ReadField = async ({ name, value, fields, stored, whole, reading }) => {
  const field = fields.get('images');
  if (field === undefined || whole['images'] !== undefined) return {};
  const storedImages: readonly unknown[] = Array.isArray(stored['images']) ? stored['images'] : [];
  const [main] = [
    await storedValue(field, value === null ? [] : [value], name, reading, storedImages),
  ].flat();
  return { images: [main, ...storedImages.filter((id) => id !== main)].filter((id) => wholeOf(id) !== null) };
};

/** The remaining units of a size, counted now (`stock.ts`). */
const readStock = async (value: unknown, path: string, reading: Reading, row: Row) => {
  const stock = readNumber(value, path, reading);
  const sku = wholeOf(row['id']);
  const taken = sku === null ? 0 : ((await takenOf(reading.payload, [sku])).get(sku) ?? 0);
  return { stock, counted_at: stock === null ? null : taken };
};

/** Whether a size is in stock, from a caller that doesn't count: either uncounted, or none. */
const readInStock = async (value: unknown, path: string, reading: Reading, row: Row) =>
  row['stock'] === undefined ? readStock(readFlag(value, path, reading) ? null : 0, path, reading, row) : {};

/** A size's present price: its early price if the row has a later one, else its only price. */
const readPrice = async (value: unknown, path: string, reading: Reading, row: Row) => {
  const price = readNumber(value, path, reading);
  return typeof row['later_price'] === 'number'
    ? { early_price: price }
    : { price, early_price: null, early_until: null };
};

const readPriceUntil = async (value: unknown, path: string, { report }: Reading) => {
  if (typeof value !== 'string') report(path, 'must be text');
  return { early_until: value || null };
};

const readLaterPrice = async (value: unknown, path: string, reading: Reading) => {
  const price = readNumber(value, path, reading);
  return price === null ? { early_price: null, early_until: null } : { price };
};

/** Products for the generic calls. */
export const productModel = contentModel('products', {
  picture: 'images',
  crop: DEFAULT_CROPS.product,
  fields: {
    name: 'name',
    title: 'title',
    meta_description: 'meta_description',
    slug: 'slug',
    blurb: 'blurb',
    brand: 'brand',
    badge: 'badge',
    content: 'content',
    price: 'price',
    old_price: 'old_price',
    images: 'images',
    image: readMainPicture,
    in_stock: computed,
    is_new: 'is_new',
    is_on_special: 'is_on_special',
    groups: 'groups',
    primary_group: 'primary_group',
    video: 'video',
    size_chart_image: 'size_chart_image',
    skus: rows('skus', 'id', {
      id: computed,
      stock: readStock,
      in_stock: readInStock,
      price: readPrice,
      price_until: readPriceUntil,
      later_price: readLaterPrice,
    }),
    addons: rows('addons', 'id', { id: computed }),
    groupaddons: computed,
    ticket: computed,
    off_sale: computed,
    max_per_customer: 'max_per_customer',
  },
  toEntity: productEntity,
});
