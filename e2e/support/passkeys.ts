import type { Page } from '@playwright/test';

/** Has the browser offer no passkeys among a field's suggestions, as older ones do: the page then loads nothing for them. */
export async function withoutPasskeySuggestions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (!('PublicKeyCredential' in window)) return;
    const value = () => Promise.resolve(false);
    Object.defineProperty(PublicKeyCredential, 'isConditionalMediationAvailable', { value });
  });
}

/** Gives the page's browser a device that makes and uses passkeys, whose user always proves who they are. */
export async function giveDevice(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}
