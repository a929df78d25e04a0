import { faqBlock, giftVoucherPurchaseBlock, heroQuoteBlock } from '../../lib/contract/blocks/core.ts';
import { headingsBlock, sellProductBlock, shopBlock } from '../../lib/contract/blocks/site.ts';
import { newsPicture } from '../pictures.ts';
import { block, spaced, type DemoPage } from '../records/pages.ts';

/** Pages for the shop and the vouchers. */
export const SHOP_PAGES: readonly DemoPage[] = [
  {
    url: 'shop',
    name: 'Shop',
    content: '',
    seo_title: 'Shop',
    seo_meta_description: 'Jackets, caps, posters and models, most of them made in Dunedin.',
    blocks: [
      block(
        headingsBlock,
        { heading: 'Shop', subheading: 'Made in Dunedin, worn in the paddock' },
        { padding_top: 8 },
      ),
      block(shopBlock, { page_size: 12 }, { padding_bottom: 12 }),
    ],
  },
  {
    url: 'product',
    name: 'Product',
    content: '',
    seo_title: 'Product',
    seo_meta_description: 'A product from the championship shop.',
    blocks: [block(sellProductBlock, { show_related: true }, spaced(8))],
  },
  {
    url: 'gift-vouchers',
    name: 'Gift vouchers',
    content: '',
    seo_title: 'Gift vouchers',
    seo_meta_description: 'Give tickets, passenger laps or something from the shop. Valid for three years.',
    blocks: [
      block(
        heroQuoteBlock,
        {
          heading: 'Give a day at the track',
          subheading: 'From $25, sent in a minute, valid for three years',
          overlay_colour: 'black',
          image_opacity: 90,
          background_image: newsPicture('fans', 2),
          text_justify: 'start',
          text_align: 'left',
        },
        { full_width: true },
      ),
      block(
        giftVoucherPurchaseBlock,
        { heading: 'Choose or redeem a voucher', amounts: '25|50|100|200|500', allow_custom_amounts: true },
        spaced(10),
      ),
      block(
        faqBlock,
        { heading: 'About vouchers', group: 'vouchers' },
        spaced(8, { background_colour: 'sec' }),
      ),
    ],
  },
];
