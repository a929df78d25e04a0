/**
 * The configuration of spec points 6 and 9: what the product can do and this site has switched on or off.
 * The content server's domain settings say who the site is; this says how it behaves.
 */
export const siteConfig = {
  payment_to_user_id: 1,
  club_additional_member_label: 'Partner Name',
  login: { code_only: false, google: false },
  signup: { ask_date_of_birth: false },
  profile: {
    edit_name: false,
    edit_date_of_birth: false,
    change_date_of_birth: false,
    edit_drivers_licence: false,
    edit_emergency_contact: false,
    edit_company_name: false,
    edit_company_phone: false,
    edit_trading_name: false,
    edit_abn: false,
    edit_website: false,
    edit_facebook: false,
    additional_club_member: false,
    manage_addresses: false,
  },
  show_back_to_top: true,
  list_page_content: true,
} as const;
