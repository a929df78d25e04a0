/** Name of the parameter that tells the sandbox's page its language. */
export const SANDBOX_LANGUAGE_PARAMETER = 'lang';
