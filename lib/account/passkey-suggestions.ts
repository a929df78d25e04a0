/** Whether this browser offers passkeys among the suggestions of the email field. */
export async function hasPasskeySuggestions(): Promise<boolean> {
  // Older browsers have neither; pages without https have no passkeys at all.
  if (!('PublicKeyCredential' in window)) return false;
  if (!('isConditionalMediationAvailable' in PublicKeyCredential)) return false;
  return PublicKeyCredential.isConditionalMediationAvailable();
}
