import {
  callToActionBlock,
  corePersonListBlock,
  faqBlock,
  formBlock,
  galleryBlock,
  googleMapBlock,
  headingBlock,
  heroQuoteBlock,
  htmlBlock,
  imageBlock,
  imageWithContentBlock,
  linkChildrenBlock,
  rawCodeBlock,
  testimonialGridBlock,
  videoBlock,
} from '../../lib/contract/blocks/core.ts';
import {
  headingsBlock,
  headingWithContentBlock,
  sitePersonListBlock,
  snippetGridBlock,
  sponsorListBlock,
} from '../../lib/contract/blocks/site.ts';
import { markdownToHtml, readMarkdown } from '../markdown.ts';
import { galleryPicture, heroPicture } from '../pictures.ts';
import { block, refersTo, spaced, type DemoPage } from '../records/pages.ts';

/** A small hand-coded counter that shows what the raw code block can do. */
const FLAG_GAME = `<style>body{font:700 2rem/1.2 system-ui;margin:0;display:grid;place-items:center;min-height:100vh;background:#111318;color:#fff}button{font:inherit;padding:.5em 1em;border:0;background:#d7192d;color:#fff;cursor:pointer}</style>
<button type="button" id="b">Wait for the lights, then press</button>
<script>const b=document.getElementById('b');let at=0,timer=0;b.onclick=()=>{if(at){b.textContent=((performance.now()-at)/1000).toFixed(3)+' s. Again?';at=0;return}clearTimeout(timer);b.textContent='Lights on…';timer=setTimeout(()=>{at=performance.now();b.textContent='GO'},1200+Math.random()*2200)};</script>`;

/** Pages about the organisation and how to contact it. */
export const ABOUT_PAGES: readonly DemoPage[] = [
  {
    url: 'about',
    name: 'About us',
    content: '',
    seo_title: 'About the series',
    seo_meta_description: 'Who runs the Southern Cross Summer Series, and why.',
    blocks: [
      block(
        heroQuoteBlock,
        {
          heading: 'A championship with its sleeves rolled up',
          subheading: 'Run by sixteen people and three hundred volunteers',
          overlay_colour: 'brand',
          image_opacity: 70,
          background_image: heroPicture(5),
          text_align: 'left',
          text_justify: 'start',
        },
        { full_width: true },
      ),
      block(
        headingWithContentBlock,
        {
          heading: 'What we do',
          html: '<p>We bring twenty-five racing categories to seven circuits each summer, put up the fences, count the laps and take everything down again. The series belongs to its member clubs. What is left over goes into safety, young drivers and better chairs.</p>',
        },
        spaced(8),
      ),
      block(
        snippetGridBlock,
        { group: 'season-figures', grid_width: 3 },
        spaced(8, { background_colour: 'blk', text_colour: 'wht', full_width: true }),
      ),
      block(
        imageWithContentBlock,
        {
          image: galleryPicture('paddock', 1),
          heading: 'How it works',
          html: '<p>Every decision that touches the paddock is made with the paddock: drivers, crews and marshals each elect their own steering group. Minutes are public. They are also short.</p>',
          image_align: 'left',
          button_text: 'News from the paddock',
          button_link: '/news/community',
        },
        spaced(8),
      ),
      block(
        imageBlock,
        {
          image: galleryPicture('landscape', 1),
          aspect: '16x3',
          initial_width: 1600,
          caption: 'Teretonga, late evening',
        },
        { full_width: true },
      ),
      block(
        galleryBlock,
        {
          gallery: refersTo('galleries', 'home-slider'),
          type: 'slider',
          show_heading: false,
          aspect: '16x9',
          width: 1200,
        },
        { name: 'Slider', full_width: true },
      ),
      block(corePersonListBlock, { heading: 'Officials', group: 'officials' }, spaced(8)),
      block(corePersonListBlock, { heading: 'Newsroom', group: 'newsroom' }, { padding_bottom: 8 }),
      block(
        testimonialGridBlock,
        { heading: 'What competitors say', group: 'competitor-voices', grid_width: 2 },
        spaced(8, { background_colour: 'sec' }),
      ),
      block(linkChildrenBlock, { heading: 'Lend a hand', parent: refersTo('links', 'volunteer') }, spaced(8)),
    ],
  },
  {
    url: 'contact-us',
    name: 'Contact us',
    content: '',
    seo_title: 'Contact us',
    seo_meta_description: 'The championship office: postal address, email and phone.',
    blocks: [
      block(
        headingsBlock,
        { heading: 'Contact us', subheading: 'We answer within two working days' },
        { padding_top: 8 },
      ),
      block(
        sitePersonListBlock,
        { heading: 'Championship office', group: 'championship-office' },
        { padding_bottom: 8 },
      ),
      block(
        formBlock,
        { heading: 'Write to us', form: refersTo('forms', 'contact') },
        spaced(8, { anchor_name: 'write' }),
      ),
      block(
        formBlock,
        { heading: 'Lost something?', form: refersTo('forms', 'lost-property') },
        spaced(8, { anchor_name: 'lost' }),
      ),
      block(
        googleMapBlock,
        {
          location: 'Hampton Downs Motorsport Park, Te Kauwhata, New Zealand',
          zoom: 13,
          height: 420,
          show_sign: true,
        },
        { full_width: true },
      ),
    ],
  },
  {
    url: 'sponsors',
    name: 'Sponsors',
    content: '',
    seo_title: 'Sponsors and partners',
    seo_meta_description: 'The companies that make the season possible.',
    blocks: [
      block(
        headingWithContentBlock,
        {
          heading: 'Sponsors',
          subheading: 'They bring more than a logo',
          html: '<p>Tyres, timing, coffee, freight: most of our partners do something in the paddock that you can see. Say hello when you do.</p>',
        },
        spaced(8),
      ),
      block(sponsorListBlock, {
        heading: 'Naming rights sponsor',
        group: 'naming-rights-sponsor',
        show_information: true,
      }),
      block(
        sponsorListBlock,
        { heading: 'Presenting sponsor', group: 'presenting-sponsor', show_information: true },
        { padding_top: 6 },
      ),
      block(
        sponsorListBlock,
        { heading: 'Round sponsors', group: 'round-sponsors', show_information: true },
        { padding_top: 6 },
      ),
      block(
        sponsorListBlock,
        { heading: 'Series supporters club', group: 'series-supporters-club' },
        spaced(6),
      ),
      block(
        testimonialGridBlock,
        { heading: 'What partners say', group: 'partner-voices', grid_width: 2 },
        spaced(8),
      ),
    ],
  },
  {
    url: 'media-application',
    name: 'Media application',
    content: '',
    seo_title: 'Media application',
    seo_meta_description: 'Accreditation for photographers, writers and broadcasters.',
    blocks: [
      block(
        headingWithContentBlock,
        {
          heading: 'Media application',
          subheading: 'Forty tabards, one briefing',
          html: '<p>Applications close on the Monday before a round. Small outlets, students and people with an odd idea are welcome.</p>',
        },
        spaced(8),
      ),
      block(formBlock, { form: refersTo('forms', 'media-application') }),
      block(faqBlock, { heading: 'Questions from the press room', group: 'media' }, spaced(8)),
      block(
        linkChildrenBlock,
        { heading: 'For media', parent: refersTo('links', 'for-media') },
        { padding_bottom: 8 },
      ),
    ],
  },
  {
    url: 'volunteer',
    name: 'Volunteer',
    content: '',
    seo_title: 'Become a marshal',
    seo_meta_description: 'No experience needed: training, meals and the best view of the track.',
    blocks: [
      block(
        heroQuoteBlock,
        {
          heading: 'The best seat in the house',
          subheading: 'comes with a flag',
          overlay_colour: 'black',
          image_opacity: 70,
          background_image: heroPicture(9),
        },
        { full_width: true },
      ),
      block(
        videoBlock,
        { video: refersTo('videos', 'flag-of-the-day'), caption: 'Yours for a day.' },
        spaced(8),
      ),
      block(formBlock, { heading: 'Sign up', form: refersTo('forms', 'volunteer') }, spaced(8)),
      block(rawCodeBlock, { title: 'How fast are your reactions?', code: FLAG_GAME, height: 220 }, spaced(8)),
    ],
  },
  {
    url: 'competitor-enquiry',
    name: 'Competitor enquiry',
    content: '',
    seo_title: 'Competitor enquiry',
    seo_meta_description: 'Want to race with us? Tell us what you drive.',
    blocks: [
      block(headingBlock, { heading: 'Competitor enquiry', heading_type: 'h1' }, { padding_top: 8 }),
      block(formBlock, { form: refersTo('forms', 'competitor-enquiry') }, spaced(6)),
      block(faqBlock, { heading: 'Before you ask', group: 'competitors' }, spaced(8)),
    ],
  },
  {
    url: 'passenger-laps',
    name: 'Passenger laps',
    content: '',
    seo_title: 'Passenger laps',
    seo_meta_description: 'Three laps in a GT car at lunchtime on Saturday.',
    blocks: [
      block(
        heroQuoteBlock,
        {
          heading: 'Three laps, no brakes of your own',
          overlay_colour: 'black',
          image_opacity: 70,
          background_image: heroPicture(10),
          button_text: 'Book below',
          button_link: '#book',
        },
        { full_width: true },
      ),
      block(
        formBlock,
        { heading: 'Book a lap', form: refersTo('forms', 'passenger-lap') },
        spaced(8, { anchor_name: 'book' }),
      ),
    ],
  },
  {
    url: 'faq',
    name: 'Questions and answers',
    content: '',
    seo_title: 'Questions and answers',
    seo_meta_description: 'Gates, dogs, rain, vouchers, licences: what people ask us most.',
    blocks: [
      block(
        headingsBlock,
        { heading: 'Questions and answers', subheading: 'What people ask us most' },
        { padding_top: 8 },
      ),
      block(
        faqBlock,
        {
          heading: 'Spectators',
          group: 'spectators',
          pagecontent: '<p>First time at a race? Start here.</p>',
        },
        spaced(6, { anchor_name: 'spectators' }),
      ),
      block(
        faqBlock,
        { heading: 'Competitors', group: 'competitors' },
        spaced(6, { anchor_name: 'competitors' }),
      ),
      block(faqBlock, { heading: 'Gift vouchers', group: 'vouchers' }, spaced(6)),
      block(faqBlock, { heading: 'Media', group: 'media' }, spaced(6)),
      block(
        callToActionBlock,
        { heading: 'Still have a question?', button_text: 'Ask us', button_link: '/contact-us' },
        spaced(8, { background_colour: 'inf', full_width: true }),
      ),
    ],
  },
  {
    url: 'privacy',
    name: 'Privacy',
    content: '',
    seo_title: 'Privacy',
    seo_meta_description: 'What we keep about you, why, and for how long.',
    blocks: [
      block(headingBlock, { heading: 'Privacy', heading_type: 'h1' }, { padding_top: 8 }),
      block(htmlBlock, { html: markdownToHtml(readMarkdown('pages/privacy.md')) }, { padding_bottom: 12 }),
    ],
  },
  {
    url: 'terms',
    name: 'Terms',
    content: '',
    seo_title: 'Terms',
    seo_meta_description: 'Terms for tickets, vouchers and the shop.',
    blocks: [
      block(headingBlock, { heading: 'Terms', heading_type: 'h1' }, { padding_top: 8 }),
      block(htmlBlock, { html: markdownToHtml(readMarkdown('pages/terms.md')) }, { padding_bottom: 12 }),
    ],
  },
];
