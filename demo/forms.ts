import type { DemoForm, DemoFormField, DemoFormQuestion } from './records/site.ts';

const field = (
  type: DemoFormField['type'],
  name: string,
  label: string,
  more: Partial<DemoFormField> = {},
): DemoFormField => ({
  name,
  type,
  label,
  subtype: '',
  placeholder: '',
  required: false,
  min: null,
  max: null,
  values: [],
  value: '',
  ...more,
});
const question = (
  field_type: DemoFormQuestion['field_type'],
  name: string,
  label: string,
  more: Partial<DemoFormQuestion> = {},
): DemoFormQuestion => ({
  name,
  field_type,
  label,
  content: '',
  required: false,
  value: '',
  ...more,
});
const required = { required: true } as const;
const email = (more: Partial<DemoFormField> = {}): DemoFormField =>
  field('text', 'email', 'Email address', { ...required, subtype: 'email', ...more });
const submit = (name: string, label: string): DemoFormField =>
  field('button', name, label, { subtype: 'submit' });
const choices = (...labels: string[]): Pick<DemoFormField, 'values'> => ({
  values: labels.map((label) => ({ label, value: label.toLowerCase().replace(/[^a-z0-9]+/g, '-') })),
});

/** A form that is free and open to everybody. */
const OPEN = { use_captcha: false, must_be_logged_on: false, cost: 0, questions: [], data: [] };

/** The forms, in both styles of fields. */
export const FORMS: readonly DemoForm[] = [
  {
    ...OPEN,
    url: 'contact',
    name: 'Contact us',
    use_captcha: true,
    data: [
      field('text', 'name', 'Your name', required),
      email({ placeholder: 'you@example.nz' }),
      field('text', 'phone', 'Phone', { subtype: 'tel' }),
      field('select', 'topic', 'Topic', {
        ...required,
        ...choices(
          'Tickets and access',
          'Competing',
          'Partnership',
          'Community Cup nomination',
          'Something else',
        ),
      }),
      field('textarea', 'message', 'Message', {
        ...required,
        placeholder: 'We answer within two working days.',
      }),
      submit('send', 'Send'),
    ],
  },
  {
    ...OPEN,
    url: 'media-application',
    name: 'Media application',
    use_captcha: true,
    data: [
      field('header', 'about-you', 'About you', { subtype: 'h3' }),
      field('text', 'name', 'Name', required),
      field('text', 'outlet', 'Outlet or publication', required),
      email(),
      field('header', 'the-work', 'Your work', { subtype: 'h3' }),
      field('select', 'role', 'Role', {
        ...required,
        ...choices('Photographer', 'Writer', 'Broadcaster', 'Student media', 'Other'),
      }),
      field('date', 'first_day', 'First day on site', required),
      field('number', 'people', 'People in your team', { ...required, min: 1, max: 6, value: '1' }),
      field('textarea', 'plan', 'What are you planning?', {
        ...required,
        placeholder: 'Odd ideas are welcome.',
      }),
      field('file', 'samples', 'Samples of your work'),
      field(
        'paragraph',
        'note',
        'Trackside photographers must have attended a briefing this season and wear closed shoes.',
      ),
      field('signature', 'signature', 'Signature', required),
      submit('send', 'Apply'),
    ],
  },
  {
    ...OPEN,
    url: 'lost-property',
    name: 'Lost property',
    data: [
      field('text', 'item', 'What did you lose?', { ...required, placeholder: 'One glove, left hand, red' }),
      field('date', 'day', 'Which day?', required),
      field('select', 'where', 'Where, roughly?', choices('Grandstand', 'Paddock', 'Campground', 'No idea')),
      email(),
      submit('send', 'Ask the lost property box'),
    ],
  },
  {
    ...OPEN,
    url: 'volunteer',
    name: 'Marshal and volunteer registration',
    use_captcha: true,
    questions: [
      question('content', 'intro', '', {
        content:
          '<p>No experience needed. Training is on the Thursday, meals and fuel are on us, the view is the best there is.</p>',
      }),
      question('text', 'name', 'Name', required),
      question('email', 'email', 'Email address', required),
      question('phone', 'mobile', 'Mobile phone', required),
      question('date', 'birthday', 'Date of birth', required),
      question('textarea', 'experience', 'Any experience? It’s fine if you have none.'),
      question('time', 'arrival', 'When could you be at the gate?'),
      question('checkbox', 'overnight', 'I would like a place in the campground'),
      question('submit', 'send', 'Sign me up'),
    ],
  },
  {
    ...OPEN,
    url: 'competitor-enquiry',
    name: 'Competitor enquiry',
    must_be_logged_on: true,
    questions: [
      question('content', 'intro', '', {
        content:
          '<p>Tell us what you drive and where you would like to race it. Competitor relations will ring you back.</p>',
      }),
      question('text', 'driver', 'Driver', required),
      question('email', 'email', 'Email address', required),
      question('text', 'car', 'Car and year', required),
      question('number', 'number', 'Preferred race number'),
      question('currency', 'budget', 'Season budget, if you want advice on it'),
      question('percent', 'finished', 'How far along is the car?'),
      question('datetime', 'call', 'When can we ring you?'),
      question('submit', 'send', 'Send enquiry'),
    ],
  },
  {
    ...OPEN,
    url: 'passenger-lap',
    name: 'Passenger lap booking',
    cost: 85,
    is_ticket: true,
    data: [
      field(
        'paragraph',
        'what',
        'Three laps in a GT car at lunchtime on Saturday, driven by somebody who does it for a living. $85, helmet included.',
      ),
      field('text', 'name', 'Passenger', required),
      email(),
      field('number', 'height', 'Height in centimetres', { ...required, min: 140, max: 200 }),
      field('number', 'weight', 'Weight in kilograms', { ...required, min: 35, max: 115 }),
      field('date', 'birthday', 'Date of birth', required),
      field('select', 'round', 'Round', {
        ...required,
        ...choices('Teretonga', 'Highlands', 'Taupō', 'Hampton Downs'),
      }),
      submit('pay', 'Book and pay'),
    ],
  },
];
