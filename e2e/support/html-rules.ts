import { HtmlValidate, type ConfigData } from 'html-validate';

/**
 * The rules for a page's HTML: the validator's recommended ones. Those below concern how HTML is written rather than its meaning,
 * which React decides; each exception has its reason.
 */
const CONFIG: ConfigData = {
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // React writes srcSet and fetchPriority; HTML attributes are case-insensitive.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
    'no-trailing-whitespace': 'off',
    // Lengths and colours that editors chose reach the styles as custom properties.
    'no-inline-style': 'off',
    // Editors write the titles; search engines truncate long ones themselves.
    'long-title': 'off',
    // Editors also write the phone numbers in texts and addresses.
    'tel-non-breaking': 'off',
    // A disabled pagination arrow still has the role link and says that it is disabled.
    'prefer-native-element': ['error', { exclude: ['link'] }],
    // Lists may have a name; by default the rule allows it on landmarks and controls only.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // React's ids contain characters that are valid in HTML and only awkward in selectors.
    'valid-id': ['error', { relaxed: true }],
  },
};

const validator = new HtmlValidate(CONFIG);

/** The problems in a page's HTML as sent by the server, one per line. */
export async function htmlProblems(html: string): Promise<string[]> {
  const report = await validator.validateString(html);
  return report.results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? ''})`),
  );
}
