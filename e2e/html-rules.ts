import { HtmlValidate, type ConfigData } from 'html-validate';

/**
 * What the HTML of a page is held to: the validator's recommended rules. Those below are about how HTML is written, not about
 * what it says, and React decides that; each has its reason.
 */
const CONFIG: ConfigData = {
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // React writes srcSet and fetchPriority; HTML does not tell cases apart.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
    'no-trailing-whitespace': 'off',
    // Lengths and colours that editors chose reach the styles as custom properties.
    'no-inline-style': 'off',
    // Titles are the editors'; search engines cut long ones themselves.
    'long-title': 'off',
    // A phone number in a text or an address is the editors', too.
    'tel-non-breaking': 'off',
    // An arrow of the page links that leads nowhere at the moment is still called a link, and says that it is disabled.
    'prefer-native-element': ['error', { exclude: ['link'] }],
    // Lists may carry a name; the rule's default would have it on landmarks and controls alone.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // React's ids hold characters that are fine in HTML and only awkward in selectors.
    'valid-id': ['error', { relaxed: true }],
  },
};

const validator = new HtmlValidate(CONFIG);

/** What is wrong with a page's HTML as the server sent it, a line each. */
export async function htmlProblems(html: string): Promise<string[]> {
  const report = await validator.validateString(html);
  return report.results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? ''})`),
  );
}
