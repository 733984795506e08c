import { z } from 'zod';
import { EMAIL_MAX, NAME_MAX, PASSWORD_MAX, PASSWORD_MIN, PHONE_MAX, REFERRAL_TEXT_MAX } from '../limits.js';
import {
  emailAddress,
  optionalLine,
  optionalName,
  optionalText,
  phoneNumber,
  plainText,
  requiredName,
  typedCode,
  typedPhoneNumber,
} from '../primitives.js';
import { startsWithZero } from '../typing/typed-phone.js';
import { LANGUAGES } from '../languages.js';
import { SIDES, SIGN_IN_ROLES } from './users.js';
import { isBlank } from '../typing/visible-text.js';

/** Rules of the sign-up form in the order in which they are checked; the first broken one is reported alone. */
export const SIGN_UP_RULES = [
  'missingInformation',
  'passwordMismatch',
  'weakPassword',
  'invalidEmail',
  'invalidPhone',
] as const;
export type SignUpRule = (typeof SIGN_UP_RULES)[number];

export interface SignUpForm {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  password: string;
  confirmPassword: string;
}

/**
 * Returns the first rule that the form breaks, or null. It does not check by itself whether `confirmPassword` is
 * filled.
 */
export function firstBrokenSignUpRule(form: SignUpForm): SignUpRule | null {
  const filled = [form.firstName, form.lastName, form.email, form.phone].every((text) => !isBlank(text));
  if (!filled || form.password === '') return 'missingInformation';
  if (form.password !== form.confirmPassword) return 'passwordMismatch';
  if ([...form.password].length < PASSWORD_MIN) return 'weakPassword';
  if (!emailAddress.safeParse(form.email).success) return 'invalidEmail';
  // the rule of this form requires a digit from 1 to 9 after the optional plus; other forms drop the zero
  if (startsWithZero(form.phone) || !phoneNumber.safeParse(form.phone).success) return 'invalidPhone';
  return null;
}

/** A password as typed, on one line. A blank password is accepted here, because the rules of the form report it. */
const typedPassword = plainText(PASSWORD_MAX).refine((text) => !/[\t\n\r]/.test(text), 'characters');

/** Body of a sign-up. Lengths and characters are bounded here, the form's rules are checked in their order after it. */
export const SignUpSchema = z
  .strictObject({
    firstName: optionalName(NAME_MAX),
    lastName: optionalName(NAME_MAX),
    email: optionalLine(EMAIL_MAX),
    phone: z.string().max(PHONE_MAX),
    password: typedPassword,
    confirmPassword: typedPassword.default(''),
    /** Code of the referring account's link; an invalid code is ignored. */
    referralCode: optionalText(REFERRAL_TEXT_MAX).optional(),
  })
  .superRefine((form, context) => {
    const rule = firstBrokenSignUpRule(form);
    if (rule) context.addIssue({ code: 'custom', message: `rule:auth:signUp.${rule}`, path: [] });
  })
  .meta({ id: 'SignUp' });
export type SignUpInput = z.infer<typeof SignUpSchema>;

export const SendEmailCodeSchema = z.strictObject({ email: emailAddress }).meta({ id: 'SendEmailCode' });
export const SendPhoneCodeSchema = z.strictObject({ phone: phoneNumber }).meta({ id: 'SendPhoneCode' });
export const VerifyEmailSchema = z.strictObject({ email: emailAddress, code: typedCode }).meta({ id: 'VerifyEmail' });
export const VerifyPhoneSchema = z.strictObject({ phone: phoneNumber, code: typedCode }).meta({ id: 'VerifyPhone' });
export type VerifyEmail = z.infer<typeof VerifyEmailSchema>;
export type VerifyPhone = z.infer<typeof VerifyPhoneSchema>;

/** The short way to an account: a number, and the code that was sent to it for this browser. */
export const SendPhoneSignUpCodeSchema = z
  .strictObject({ phone: typedPhoneNumber })
  .meta({ id: 'SendPhoneSignUpCode' });
export const SignUpWithPhoneSchema = z
  .strictObject({
    phone: typedPhoneNumber,
    code: typedCode,
    /** First name, or first and last. */
    name: requiredName(NAME_MAX),
    side: z.enum(SIDES),
    /** Code of the referring account's link; an invalid code is ignored. */
    referralCode: optionalText(REFERRAL_TEXT_MAX).optional(),
  })
  .meta({ id: 'SignUpWithPhone' });
export type SignUpWithPhone = z.infer<typeof SignUpWithPhoneSchema>;

/** Acknowledgement that does not reveal whether the address is known. */
export const AcceptedSchema = z.object({ accepted: z.literal(true) }).meta({ id: 'Accepted' });
export type Accepted = z.infer<typeof AcceptedSchema>;
export const VerifiedSchema = z.object({ verified: z.literal(true) }).meta({ id: 'Verified' });
export type Verified = z.infer<typeof VerifiedSchema>;

export const DemoAccountSchema = z
  .object({ email: z.string(), password: z.string(), role: z.enum(['job_seeker', 'employer', 'support']) })
  .meta({ id: 'DemoAccount' });
export type DemoAccount = z.infer<typeof DemoAccountSchema>;
export const DEMO_PASSWORD = 'nukkad-demo';
/** The accounts of the demonstration data. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  { email: 'seeker@demo.nukkad.test', password: DEMO_PASSWORD, role: 'job_seeker' },
  { email: 'employer@demo.nukkad.test', password: DEMO_PASSWORD, role: 'employer' },
  { email: 'support@demo.nukkad.test', password: DEMO_PASSWORD, role: 'support' },
];

export type SignInRole = keyof typeof SIGN_IN_ROLES;
const signInRole = z.enum(Object.keys(SIGN_IN_ROLES) as [SignInRole, ...SignInRole[]]);
/**
 * Query of the sign-in navigation. Users type it into address bars and store it in bookmarks, so invalid parameters are
 * ignored instead of refused.
 */
export const LogInQuerySchema = z.object({
  role: signInRole.optional().catch(undefined),
  returnTo: z.string().max(2000).optional().catch(undefined),
  /** The address that the provider's page fills in. */
  email: emailAddress.optional().catch(undefined),
  /** The number that the provider's page fills in where there is no address. */
  phone: typedPhoneNumber.optional().catch(undefined),
  /**
   * Event that preceded the sign-in. `sign-up`: the sign-up completed in this browser proves the identity while it is
   * recent. `idle`: staff were inactive for a time, and have to prove their identity again. `confirm`: a call requires a
   * recent sign-in.
   */
  after: z.enum(['sign-up', 'idle', 'confirm']).optional().catch(undefined),
  /** Language of the provider's pages; the browser's own when absent. */
  language: z.enum(LANGUAGES).optional().catch(undefined),
});
export type LogInQuery = z.infer<typeof LogInQuerySchema>;
