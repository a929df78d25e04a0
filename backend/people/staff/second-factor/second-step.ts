import type {
  CollectionAfterLoginHook,
  CollectionAfterOperationHook,
  CollectionBeforeDeleteHook,
  CollectionBeforeLoginHook,
  CollectionBeforeOperationHook,
  PayloadRequest,
} from 'payload';
import { textIn } from '../../../../lib/shared/record.ts';
import { RATE_LIMITS } from '../../../../lib/shared/rate-limits/rate-limits.ts';
import { auditAccount } from '../../../cms/audit/record-change.ts';
import { takeBack, type Counted } from '../../../kernel/limiter/count-uses.ts';
import type { User } from '../../../payload-types.ts';
import { countOrRefuse, forgiveGuess } from '../cms-sign-in.ts';
import { knownBrowser } from '../known-browser.ts';
import { confirmEnrolment, newEnrolment } from './enrolment.ts';
import { addFactor, findFactor, removeFactor, spendCode } from './factors.ts';
import { mailFactorChange } from './factor-mail.ts';
import { SignInStep } from './sign-in-step.ts';

const RESETTING = 'isResettingPassword';
const NEW_CODES = 'newRecoveryCodes';

/** Whether the site's settings require a second factor for a role. */
export async function needsFactor(req: PayloadRequest, role: User['role']): Promise<boolean> {
  if (role !== 'admin') return false;
  const { admins_need_second_factor: isNeeded } = await req.payload.findGlobal({
    slug: 'domain-settings',
    depth: 0,
    select: { admins_need_second_factor: true },
    req,
  });
  return isNeeded === true;
}

/** A known browser has its own counter, so that somebody else who has learnt the password can't lock the owner out. */
const guessesOf = (req: PayloadRequest, { id, email }: Pick<User, 'id' | 'email'>): Counted => [
  RATE_LIMITS.staffCodes,
  `${String(id)} in ${knownBrowser(email, req.headers.get('cookie')) ?? 'any'}`,
];

/**
 * Runs after the password check and before there is a session. Asks for the code of the account's second factor, or has an app set up if
 * the site requires one. Programs send `code` along with the password.
 * @throws SignInStep (401) for what is missing; TooManyAttempts (429)
 */
export const askSecondStep: CollectionBeforeLoginHook<User> = async ({ req, user }) => {
  // Choosing a new password by email doesn't prove the second factor, so it doesn't sign in (`endResetSession`).
  if (req.context[RESETTING] === true) return;
  const factor = await findFactor(req.payload, user.id, req);
  if (factor === null && !(await needsFactor(req, user.role))) return;
  await forgiveGuess(req);
  const code = textIn(req.data, 'code');
  if (factor === null) return enrol(req, user, code);
  if (code.trim() === '')
    throw new SignInStep('Enter the code from your authenticator app.', { step: 'code' });
  const guess = guessesOf(req, user);
  await countOrRefuse(req, guess);
  if (!(await spendCode(req, user.id, code)))
    throw new SignInStep('That code is incorrect or has already been used.', { step: 'code' });
  await takeBack(guess);
};

async function enrol(req: PayloadRequest, user: User, code: string): Promise<void> {
  const enrolment = textIn(req.data, 'enrolment');
  const confirmed = enrolment === '' ? null : confirmEnrolment(user.id, enrolment, code);
  if (confirmed?.is === 'wrong')
    throw new SignInStep('That code is incorrect. Enter the one your app shows now.', {
      step: 'enrol-again',
    });
  if (confirmed?.is !== 'confirmed')
    throw new SignInStep(
      confirmed === null
        ? 'Administrators of this site need an authenticator app to sign in.'
        : 'Setting up took too long. Scan the new code.',
      {
        step: 'enrol',
        ...(await newEnrolment(req.payload, user)),
      },
    );
  const codes = await addFactor(req, user.id, confirmed.secret, confirmed.step);
  // Only now: each of Payload's calls gives the request a new context.
  req.context[NEW_CODES] = codes;
  await auditAccount(req, user, user, 'second factor (on)');
  await mailFactorChange(req, user, 'on');
}

/** Marks a sign-in that comes from choosing a new password. */
export const noteReset: CollectionBeforeOperationHook<'users'> = ({ operation, req }) => {
  if (operation === 'resetPassword') req.context[RESETTING] = true;
};

/** Ends the session that choosing a new password starts, if the account must pass the second step first. */
export const endResetSession: CollectionAfterLoginHook<User> = async ({ req, user }) => {
  if (req.context[RESETTING] !== true) return;
  const { payload } = req;
  if ((await findFactor(payload, user.id, req)) === null && !(await needsFactor(req, user.role))) return;
  await payload.db.updateOne({
    collection: 'users',
    id: user.id,
    data: { sessions: [] },
    req,
    returning: false,
  });
};

/** Returns the recovery codes of an app that was set up while signing in. */
export const returnRecoveryCodes: CollectionAfterOperationHook<'users'> = ({ operation, req, result }) => {
  const codes = req.context[NEW_CODES];
  if (operation !== 'login' || codes === undefined) return result;
  return Object.assign({}, result, { recovery_codes: codes });
};

/** Deletes an account's second factor with the account. */
export const forgetFactor: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await removeFactor(req, Number(id));
};
