import type { Field, Tab } from 'payload';
import { flagField, numberField, textField, wordsField } from '../cms/fields/text.ts';
import { PROFILE_FLAGS, type ProfileFlag } from '../../lib/contract/entities/site-configuration.ts';

const PROFILE_LABELS: Readonly<Record<ProfileFlag, string>> = {
  edit_name: 'First and last name',
  edit_date_of_birth: 'Date of birth, if not set yet',
  change_date_of_birth: 'Date of birth, even if already set',
  edit_drivers_licence: 'Driver licence',
  edit_emergency_contact: 'Emergency contact',
  edit_company_name: 'Company name',
  edit_company_phone: 'Company telephone',
  edit_trading_name: 'Trading name',
  edit_abn: 'Business number (ABN)',
  edit_website: 'Website',
  edit_facebook: 'Facebook page',
  additional_club_member: 'Additional club member',
  manage_addresses: 'Saved addresses on the profile screen',
};

const profileFlags: Field = {
  name: 'profile',
  type: 'group',
  label: 'Editable profile fields',
  admin: { description: 'What customers can change on their own profile.' },
  fields: PROFILE_FLAGS.map((name) => flagField(name, { label: PROFILE_LABELS[name] })),
};

/** Features that this site has switched on (spec points 6 and 9). */
export const configurationTab: Tab = {
  label: 'Features',
  name: 'configuration',
  fields: [
    {
      type: 'collapsible',
      label: 'Sign-in',
      fields: [
        flagField('login_code_only', {
          label: 'Emailed code only',
          description: 'No sign-in links or passwords.',
        }),
        flagField('login_google', {
          label: 'Sign in with Google',
          description: 'Needs GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET on the server.',
        }),
        flagField('signup_ask_date_of_birth', {
          label: 'Ask for date of birth at sign-up',
          description: 'Adds the field to the sign-up form.',
        }),
      ],
    },
    profileFlags,
    textField('club_additional_member_label', {
      label: 'Label for an additional club member',
      description: 'Leave blank to use Partner Name.',
    }),
    numberField('payment_to_user_id', {
      label: 'Supplier number for payments, credit and vouchers',
      description:
        'Credit is counted per supplier number: if you change it, customers can’t use the credit they have.',
      min: 1,
      defaultValue: 1,
    }),
    {
      type: 'collapsible',
      label: 'Pages',
      fields: [
        flagField('show_back_to_top', {
          label: 'Back-to-top button',
          description: 'A button that appears on long pages.',
          defaultValue: true,
        }),
        flagField('list_page_content', {
          label: 'Page text below blocks',
          description: 'Shows the text entered under a page’s Text tab.',
          defaultValue: true,
        }),
        wordsField('event_hosts', {
          label: 'Event sites',
          description:
            'Host names of sites with an entry page at /enter/, such as enter.example.org. People can sign in there too, and links in emails take them back there.',
        }),
      ],
    },
  ],
};
