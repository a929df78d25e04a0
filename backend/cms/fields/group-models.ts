/** The models that have groups, each with its namespace in spec point 7. */
export const GROUP_NAMESPACES = {
  Article: 'Cognito',
  Faq: 'Cognito',
  Gallery: 'Cognito',
  Person: 'Cognito',
  Snippet: 'Cognito',
  Testimonial: 'Cognito',
  Category: 'Nextgen',
  Driver: 'Nextgen',
  Sponsor: 'Nextgen',
  Product: 'Sell',
} as const;

export type GroupModel = keyof typeof GROUP_NAMESPACES;

export const isGroupModel = (value: unknown): value is GroupModel =>
  typeof value === 'string' && Object.hasOwn(GROUP_NAMESPACES, value);

export const GROUP_MODELS: readonly GroupModel[] = Object.keys(GROUP_NAMESPACES).filter(isGroupModel);
