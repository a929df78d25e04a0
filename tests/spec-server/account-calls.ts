import { Refusal, type Answers, type Call } from './answers.ts';
import { people } from './data.ts';
import { signedIn, type sessions } from './tokens.ts';
import type { Fields } from './variations.ts';

const { customer, password, code, balance } = people;

const ADDRESS = [
  'display_name',
  'first_name',
  'last_name',
  'email',
  'phone',
  'company',
  'street_address',
  'street_address_1',
  'postcode',
  'city',
  'state',
  'country',
];

/** The customer's credit, which a voucher raises. */
export type Credit = { amount: number };

/** Point 7, account and addresses. */
export function accountCalls(
  { asIs, one, list, done }: Answers,
  tokens: ReturnType<typeof sessions>,
): { readonly calls: readonly Call[]; readonly credit: Credit } {
  const credit: Credit = { amount: balance };
  const profile: Record<string, unknown> = { ...customer };
  const addresses: Record<string, unknown>[] = [];

  const get = (path: string, takes: readonly string[], answer: Call['answer']): Call => ({
    method: 'GET',
    path,
    takes,
    answer,
  });
  const post = (path: string, takes: readonly string[], answer: Call['answer']): Call => ({
    method: 'POST',
    path,
    takes,
    answer,
  });
  const addressOf = ({ id }: Fields) => addresses.find((address) => String(address['id']) === String(id));
  const tokensFor = (isRight: boolean) => {
    if (!isRight) throw new Refusal(401, 'That is not right.');
    return tokens.begin();
  };

  const calls: readonly Call[] = [
    post('/cognito/user/login', ['username', 'password', 'fingerprint'], (given) =>
      tokensFor(given['username'] === customer.email && given['password'] === password),
    ),
    post('/cognito/user/refreshToken', ['refresh_token', 'fingerprint'], (given) =>
      tokensFor(tokens.has(given['refresh_token'])),
    ),
    get('/cognito/user/loginRecoveryCode', ['email', 'code', 'fingerprint'], (given) =>
      tokensFor(given['email'] === customer.email && given['code'] === code),
    ),
    post('/authtoken', ['grant_type', 'code', 'client_id'], (given) => tokensFor(given['code'] === code)),
    get('/cognito/user/logout', [], () => {
      tokens.end();
      return done();
    }),
    get('/cognito/user/authUser', [], (_, caller) => {
      signedIn(caller);
      return asIs(profile);
    }),
    post('/cognito/user/sendLoginLink', ['email', 'fingerprint', 'code_only'], () => done()),
    post(
      '/cognito/user/registerLink',
      ['email', 'first_name', 'last_name', 'date_of_birth', 'fingerprint'],
      () => done(),
    ),
    get('/cognito/user/recoverPassword', ['email'], () => done()),
    get('/cognito/user/recoverPasswordCheck', ['email', 'code', 'newpassword'], () => done()),
    get('/cognito/user/creditBalance', ['supplier'], (_, caller) => {
      signedIn(caller);
      return { balance: credit.amount };
    }),
    post('/cognito/user/uploadImage', ['image'], (_, caller) => {
      signedIn(caller);
      return done({ item: profile });
    }),
    post(
      '/cognito/user/update',
      ['newpassword', ...Object.keys(customer)],
      ({ id: _, ...changes }, caller) => {
        signedIn(caller);
        return one(Object.assign(profile, changes));
      },
    ),
    get('/cognito/user/{url}', ['image_aspect', 'image_width'], ({ url }, caller) => {
      signedIn(caller);
      return one(url === String(customer.id) ? profile : undefined);
    }),
    get('/sell/address', [], (_, caller) => {
      signedIn(caller);
      return list(addresses);
    }),
    post('/sell/address/create', ADDRESS, (given, caller) => {
      signedIn(caller);
      const made = { ...given, id: addresses.length + 1 };
      addresses.push(made);
      // Point 7: answer item.id.
      return { item: asIs(made) };
    }),
    post('/sell/address/update', ['id', ...ADDRESS], ({ id, ...given }, caller) => {
      signedIn(caller);
      const address = addressOf({ id });
      return one(address && Object.assign(address, given));
    }),
    post('/sell/address/enable', ['id'], (given, caller) => {
      signedIn(caller);
      return one(addressOf(given));
    }),
    post('/sell/address/disable', ['id'], (given, caller) => {
      signedIn(caller);
      return one(addressOf(given));
    }),
    // Point 7, generic calls of a record.
    post('/sell/address/delete', ['id'], (given, caller) => {
      signedIn(caller);
      const index = addresses.findIndex(({ id }) => String(id) === String(given['id']));
      if (index < 0) throw new Refusal(404, 'There is no such address.');
      addresses.splice(index, 1);
      return done();
    }),
  ];
  return { calls, credit };
}
