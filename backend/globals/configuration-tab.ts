import type { Field, Tab } from 'payload';
import { flagField, numberField, textField, wordsField } from '../fields/text.ts';
import { PROFILE_FLAGS, type ProfileFlag } from '../../lib/contract/entities/site-configuration.ts';

const PROFILE_LABELS: Readonly<Record<ProfileFlag, string>> = {
  edit_name: 'First and last name',
  edit_date_of_birth: 'Date of birth, while none is set',
  change_date_of_birth: 'Date of birth, also when one is set',
  edit_drivers_licence: 'Driver’s licence',
  edit_emergency_contact: 'Emergency contact',
  edit_company_name: 'Company name',
  edit_company_phone: 'Company telephone',
  edit_trading_name: 'Trading name',
  edit_abn: 'Business number (ABN)',
  edit_website: 'Website',
  edit_facebook: 'Facebook page',
  additional_club_member: 'Additional club member',
  manage_addresses: 'Saved addresses, on the profile screen',
};

const profileFlags: Field = {
  name: 'profile',
  type: 'group',
  label: 'What customers may change in their profile',
  fields: PROFILE_FLAGS.map((name) => flagField(name, { label: PROFILE_LABELS[name] })),
};

/** What the product can do and this site has switched on (spec points 6 and 9). */
export const configurationTab: Tab = {
  label: 'What is switched on',
  name: 'configuration',
  fields: [
    {
      type: 'collapsible',
      label: 'Signing in',
      fields: [
        flagField('login_code_only', {
          label: 'By a mailed code alone',
          description: 'No links in the mail and no passwords.',
        }),
        flagField('login_google', {
          label: 'With Google',
          description: 'Works once the server is started with GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET.',
        }),
        flagField('signup_ask_date_of_birth', { label: 'Ask for the date of birth at sign-up' }),
      ],
    },
    profileFlags,
    textField('club_additional_member_label', {
      label: 'What an additional club member is called',
      description: 'Empty for Partner Name.',
    }),
    numberField('payment_to_user_id', {
      label: 'Supplier of payments, credit and vouchers (number)',
      min: 1,
      defaultValue: 1,
    }),
    {
      type: 'collapsible',
      label: 'Pages',
      fields: [
        flagField('show_back_to_top', { label: 'Back-to-top button', defaultValue: true }),
        flagField('list_page_content', {
          label: 'Text of pages below their blocks',
          description: 'What pages hold under Text.',
          defaultValue: true,
        }),
        wordsField('event_hosts', {
          label: 'Event sites',
          description:
            'Host names of the sites with an entry page at /enter/, for example enter.example.org. People sign in there, too: links in mails lead back to them.',
        }),
      ],
    },
  ],
};
