/** Names of services and the like, the same in every language. */
const NAMES = [
  'ABN {{number}}',
  'Facebook',
  'GitHub',
  'Instagram',
  'LinkedIn',
  'Pinterest',
  'Skype',
  'X',
  'Xing',
  'YouTube',
] as const;

/** English texts that are also what a language says. */
const SAME_WORDS: Readonly<Record<string, readonly string[]>> = {
  de: [
    'Build',
    'DNF',
    'Feeds',
    'Links',
    'News',
    'Pause',
    'Podcast',
    'Position',
    'Sessions',
    'Shop',
    'Tickets',
    'Version',
    'Website',
  ],
  es: ['Provisional', 'Subtotal', 'Total', 'Total: {{amount}}'],
  fr: [
    'Build',
    'Classes',
    'Contact',
    'E-mail',
    'Menu',
    'Page {{page}}',
    'Pages',
    'Pause',
    'Podcast',
    'Podiums',
    'Position',
    'Total',
    'Version',
  ],
  id: ['Build', 'DNF', 'Episode {{episode}}', 'Menu', 'No.', 'Subtotal', 'Total', 'Total: {{amount}}'],
  it: ['Account', 'Build', 'E-mail', 'Home', 'Menu', 'Password', 'Podcast', 'Round {{number}}'],
  ja: ['No.'],
  pl: ['DNF', 'E-mail', 'Menu', 'Podcast'],
  'pt-BR': [
    'Classes',
    'E-mail',
    'Explore',
    'Feeds',
    'Links',
    'Menu',
    'Podcast',
    'Subtotal',
    'Tags',
    'Total',
    'Total: {{amount}}',
  ],
  tr: ['DNF', 'No.', 'Podcast'],
  vi: ['Menu', 'Podcast'],
};

/** Whether a language may have this English text as its own. */
export function maySayTheSame(language: string, text: string): boolean {
  return NAMES.some((name) => name === text) || (SAME_WORDS[language] ?? []).includes(text);
}
