import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { getAuthUser } from '@/lib/contract/endpoints/account';
import {
  addPasskey,
  checkPasskeyCode,
  listPasskeys,
  preparePasskey,
  preparePasskeySignIn,
  removePasskey,
  renamePasskey,
  sendPasskeyCode,
  signInWithPasskey,
} from '@/lib/contract/endpoints/passkeys';
import { customerSchema } from '@/lib/contract/entities/account';
import type { Passkey } from '@/lib/contract/entities/passkeys';
import { CONFIRMATION_NEEDED, PASSKEY_UNKNOWN } from '@/lib/contract/text-codes';
import { browserSession } from '@/lib/session/store';
import english from '@/locales/en.json';
import {
  accountSettings,
  serveAccounts,
  serveCustomer,
  server,
  showAccountScreen,
  showProfile,
} from '@/tests/account-screen';
import { refuse, respond } from '@/tests/msw/respond';
import LoginScreen from './login-screen.client';

serveAccounts();

const TOKENS = { access_token: 'a-1', refresh_token: 'r-1' };
const MERE = customerSchema.parse({
  id: 7,
  first_name: 'Mere',
  last_name: 'Tawhai',
  email: 'mere@example.nz',
});
const DONE = { success: true as const, message: '' };
const bytes = (text: string) => new TextEncoder().encode(text).buffer;
const base64url = (text: string) => btoa(text).replace(/=+$/, '');

/** What a browser's user does when asked for a passkey. */
type Device = {
  readonly get?: (options: CredentialRequestOptions) => Promise<unknown>;
  readonly create?: (options: CredentialCreationOptions) => Promise<unknown>;
  readonly suggests?: boolean;
};

/** Gives the test's browser, which knows no passkeys, a device that does. @returns the passkeys that it should forget */
function giveDevice({ get, create, suggests = false }: Device) {
  const forgotten: unknown[] = [];
  const PublicKeyCredential = Object.assign(() => undefined, {
    isConditionalMediationAvailable: () => Promise.resolve(suggests),
    signalUnknownCredential: (given: unknown) => {
      forgotten.push(given);
      return Promise.resolve();
    },
  });
  vi.stubGlobal('PublicKeyCredential', PublicKeyCredential);
  Object.defineProperty(navigator, 'credentials', { value: { get, create }, configurable: true });
  return forgotten;
}
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'credentials');
});

const signature = {
  id: base64url('passkey-1'),
  rawId: bytes('passkey-1'),
  type: 'public-key',
  getClientExtensionResults: () => ({}),
  response: {
    clientDataJSON: bytes('client'),
    authenticatorData: bytes('data'),
    signature: bytes('signed'),
    userHandle: bytes('owner'),
  },
};
const made = {
  ...signature,
  response: {
    clientDataJSON: bytes('client'),
    attestationObject: bytes('made'),
    getTransports: () => ['internal'],
  },
};
const refusedBy = (name: string) => () => Promise.reject(new DOMException('no', name));
const request = { challenge: base64url('challenge'), rpId: 'localhost' };

const press = (name: string | RegExp) => screen.getByRole('button', { name });

describe('signing in', () => {
  const show = (offersPasskeys = true) =>
    showAccountScreen(LoginScreen, accountSettings({ isEventSite: !offersPasskeys, offersPasskeys }));
  const begun = respond(preparePasskeySignIn, ({ input }) => {
    expect(input.fingerprint).toMatch(/^[\w-]{21}$/);
    return { options: request };
  });
  const entered = [
    begun,
    respond(signInWithPasskey, ({ input }) => {
      expect(input.credential).toMatchObject({
        id: signature.id,
        response: { signature: base64url('signed'), userHandle: base64url('owner') },
      });
      return TOKENS;
    }),
    respond(getAuthUser, () => MERE),
  ];

  test('a press requests a passkey from the device, and returns to the remembered page', async () => {
    const asked: CredentialRequestOptions[] = [];
    giveDevice({
      get: (options) => {
        asked.push(options);
        return Promise.resolve(signature);
      },
    });
    server.use(...entered);
    browserSession().rememberRedirect('/checkout');
    const { visits, user } = show();
    await user.click(press(english['account.usePasskey']));
    await waitFor(() => expect(visits).toEqual(['/checkout']));
    expect(asked).toMatchObject([{ publicKey: { rpId: 'localhost', userVerification: 'required' } }]);
    expect(asked[0]).not.toHaveProperty('mediation');
  });

  test('a passkey chosen from the email field’s suggestions signs in without a press', async () => {
    const asked: CredentialRequestOptions[] = [];
    giveDevice({
      suggests: true,
      get: (options) => {
        asked.push(options);
        return Promise.resolve(signature);
      },
    });
    server.use(...entered);
    const { visits } = show();
    expect(screen.getByLabelText(/^Email/)).toHaveAttribute('autocomplete', 'username webauthn');
    await waitFor(() => expect(visits).toEqual(['/']));
    expect(asked).toMatchObject([{ mediation: 'conditional' }]);
  });

  test('a press withdraws the suggestions, and they return afterwards', async () => {
    const asked: string[] = [];
    giveDevice({
      suggests: true,
      get: ({ mediation, signal }) => {
        asked.push(mediation ?? 'dialog');
        if (mediation === undefined) return refusedBy('NotAllowedError')();
        return new Promise((_, reject) => {
          signal?.addEventListener('abort', () => reject(new DOMException('withdrawn', 'AbortError')));
        });
      },
    });
    server.use(begun);
    const { user } = show();
    await waitFor(() => expect(asked).toEqual(['conditional']));
    await user.click(press(english['account.usePasskey']));
    expect(await screen.findByText(english['account.passkeyCancelled'])).toBeVisible();
    await waitFor(() => expect(asked).toEqual(['conditional', 'dialog', 'conditional']));
  });

  test.each([
    ['is cancelled', 'NotAllowedError', 'account.passkeyCancelled'],
    ['is asked for at an address that can have none', 'SecurityError', 'account.passkeyUnsupported'],
    ['fails on the device', 'UnknownError', 'account.passkeyFailed'],
  ] as const)('says so when it %s, and the email stays typed', async (_what, name, key) => {
    const reported = vi.fn();
    vi.stubGlobal('reportError', reported);
    giveDevice({ get: refusedBy(name) });
    server.use(begun);
    const { visits, user } = show();
    await user.type(screen.getByLabelText(/^Email/), 'mere@example.nz');
    await user.click(press(english['account.usePasskey']));
    expect(await screen.findByText(english[key])).toBeVisible();
    expect(screen.getByLabelText(/^Email/)).toHaveValue('mere@example.nz');
    expect(visits).toEqual([]);
    // A choice by the user, or a limit of the browser, is not a fault.
    expect(reported).toHaveBeenCalledTimes(name === 'UnknownError' ? 1 : 0);
  });

  test('a browser without passkeys shows a message, and the server gets no request', async () => {
    const { user } = show();
    await user.click(press(english['account.usePasskey']));
    expect(await screen.findByText(english['account.passkeyUnsupported'])).toBeVisible();
  });

  test('a removed passkey is explained with the server’s message, and the device no longer offers it', async () => {
    const forgotten = giveDevice({ get: () => Promise.resolve(signature) });
    server.use(
      begun,
      respond(signInWithPasskey, () =>
        refuse(401, { message: 'We don’t know this passkey.', text_code: PASSKEY_UNKNOWN }),
      ),
    );
    const { user } = show();
    await user.click(press(english['account.usePasskey']));
    expect(await screen.findByText('We don’t know this passkey.')).toBeVisible();
    expect(forgotten).toEqual([{ rpId: 'localhost', credentialId: signature.id }]);
  });

  test('an account that is switched off is explained with the server’s message', async () => {
    giveDevice({ get: () => Promise.resolve(signature) });
    server.use(
      begun,
      respond(signInWithPasskey, () => refuse(403, { message: 'Switched off.' })),
    );
    const { user } = show();
    await user.click(press(english['account.usePasskey']));
    expect(await screen.findByText('Switched off.')).toBeVisible();
  });

  test('an event site offers no passkeys', () => {
    show(false);
    expect(screen.queryByRole('button', { name: english['account.usePasskey'] })).toBeNull();
    expect(screen.getByLabelText(/^Email/)).toHaveAttribute('autocomplete', 'username');
  });
});

describe('the profile', () => {
  const PHONE: Passkey = {
    id: 3,
    name: 'iPhone · Safari',
    created_at: '2027-01-02T03:04:05Z',
    last_used_at: null,
  };

  /** The profile of a customer with passkeys, on a server that stores what it receives. */
  async function show(passkeys: Passkey[], { isFresh = true } = {}) {
    const state = { passkeys, isFresh, sent: new Array<string>() };
    const stale = () => refuse(401, { message: 'Confirm first.', text_code: CONFIRMATION_NEEDED });
    serveCustomer(MERE);
    server.use(
      respond(listPasskeys, () => ({ data: state.passkeys })),
      respond(preparePasskey, () =>
        state.isFresh
          ? {
              options: {
                challenge: base64url('challenge'),
                rp: { id: 'localhost', name: 'Series' },
                user: { id: base64url('owner'), name: MERE.email, displayName: 'Mere' },
                excludeCredentials: [{ id: base64url('other'), type: 'public-key' as const, transports: [] }],
              },
            }
          : stale(),
      ),
      respond(addPasskey, ({ input }) => {
        expect(input.credential.response).toMatchObject({ attestationObject: base64url('made') });
        state.passkeys = [{ ...PHONE, id: 4, name: 'Mac · Safari' }, ...state.passkeys];
        return { item: state.passkeys[0]! };
      }),
      respond(renamePasskey, ({ input }) => {
        state.passkeys = state.passkeys.map((passkey) =>
          passkey.id === input.id ? { ...passkey, name: input.name } : passkey,
        );
        return { item: state.passkeys.find(({ id }) => id === input.id)! };
      }),
      respond(removePasskey, ({ input }) => {
        if (!state.isFresh) return stale();
        state.passkeys = state.passkeys.filter(({ id }) => id !== input.id);
        return DONE;
      }),
      respond(sendPasskeyCode, ({ input }) => {
        state.sent.push(input.language ?? '');
        return DONE;
      }),
      respond(checkPasskeyCode, ({ input }) => {
        if (input.code !== '1234 5678')
          return refuse(422, { message: 'Wrong.', fields: { code: 'Wrong code.' } });
        state.isFresh = true;
        return DONE;
      }),
    );
    const { user } = showProfile(MERE, accountSettings({ offersPasskeys: true }));
    const heading = await screen.findByRole('heading', { name: english['account.passkeys'] });
    return { state, section: within(heading.closest('section')!), user };
  }

  test('adds a passkey, explains what it is for before there is one, and says that it was added', async () => {
    const asked: CredentialCreationOptions[] = [];
    giveDevice({
      create: (options) => {
        asked.push(options);
        return Promise.resolve(made);
      },
    });
    const { section, user } = await show([]);
    expect(await section.findByText(english['account.passkeysHint'])).toBeVisible();
    await user.click(section.getByRole('button', { name: english['account.addPasskey'] }));
    expect(await section.findByText(english['account.passkeyAdded'])).toBeVisible();
    expect(section.getByText('Mac · Safari')).toBeVisible();
    expect(section.getByText(english['account.passkeyUnused'])).toBeVisible();
    expect(asked).toMatchObject([
      {
        publicKey: {
          rp: { id: 'localhost' },
          authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
          excludeCredentials: [{ type: 'public-key' }],
        },
      },
    ]);
  });

  test.each([
    ['InvalidStateError', 'account.passkeyKnown'],
    ['NotAllowedError', 'account.passkeyCancelled'],
    ['NotSupportedError', 'account.passkeyUnsupported'],
  ] as const)('explains the device’s %s, and can be tried again', async (name, key) => {
    giveDevice({ create: refusedBy(name) });
    const { section, user } = await show([PHONE]);
    await user.click(section.getByRole('button', { name: english['account.addPasskey'] }));
    expect(await section.findByText(english[key])).toBeVisible();
    expect(section.getByText(PHONE.name)).toBeVisible();
    expect(section.getByRole('button', { name: english['account.addPasskey'] })).toBeEnabled();
  });

  test('requires a code some time after the sign-in, rejects a wrong one, and continues with the right one', async () => {
    giveDevice({ create: () => Promise.resolve(made) });
    const { state, section, user } = await show([], { isFresh: false });
    await user.click(section.getByRole('button', { name: english['account.addPasskey'] }));
    const code = await section.findByLabelText(/^Code/);
    expect(section.getByText(english['account.confirmSent'].replace('{{email}}', MERE.email))).toBeVisible();
    expect(state.sent).toEqual(['en']);
    await user.type(code, '0000');
    await user.click(section.getByRole('button', { name: english['account.confirm'] }));
    await waitFor(() => expect(code).toHaveAccessibleDescription('Wrong code.'));
    expect(code).toHaveValue('0000');
    await user.clear(code);
    await user.type(code, '1234 5678');
    await user.click(section.getByRole('button', { name: english['account.confirm'] }));
    expect(await section.findByText(english['account.passkeyAdded'])).toBeVisible();
    expect(state.sent).toHaveLength(1);
  });

  test('renames a passkey', async () => {
    const { section, user } = await show([PHONE]);
    await user.click(
      await section.findByRole('button', { name: `${english['account.rename']}: ${PHONE.name}` }),
    );
    const name = section.getByLabelText(/^Passkey name/);
    expect(name).toHaveFocus();
    await user.clear(name);
    await user.type(name, 'My phone');
    await user.click(section.getByRole('button', { name: english['account.save'] }));
    expect(await section.findByText('My phone')).toBeVisible();
  });

  test('explains what removing means before doing it', async () => {
    const { state, section, user } = await show([PHONE], { isFresh: false });
    await user.click(
      await section.findByRole('button', { name: `${english['account.remove']}: ${PHONE.name}` }),
    );
    expect(section.getByText(english['account.passkeyRemoveHint'])).toBeVisible();
    expect(state.passkeys).toHaveLength(1);
    await user.click(section.getByRole('button', { name: english['account.remove'] }));
    await user.type(await section.findByLabelText(/^Code/), '1234 5678');
    await user.click(section.getByRole('button', { name: english['account.confirm'] }));
    expect(await section.findByText(english['account.passkeyRemoved'])).toBeVisible();
    expect(section.queryByText(PHONE.name)).toBeNull();
  });

  test('a passkey removed in another tab leaves the list, with the server’s message', async () => {
    const { state, section, user } = await show([PHONE]);
    await user.click(
      await section.findByRole('button', { name: `${english['account.remove']}: ${PHONE.name}` }),
    );
    server.use(respond(removePasskey, () => refuse(404, { message: 'Already removed.' })));
    state.passkeys = [];
    await user.click(section.getByRole('button', { name: english['account.remove'] }));
    expect(await section.findByText('Already removed.')).toBeVisible();
    await waitFor(() => expect(section.queryByText(PHONE.name)).toBeNull());
  });
});
