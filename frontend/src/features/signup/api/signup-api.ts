import { api, type SignUp, type SignUpWithPhone } from '@nukkad/api-client/generated/api.gen';

/** The five calls of the registration; each rejects with an ApiError. */
export function useSignupCalls() {
  const [signUp] = api.useSignUpMutation();
  const [sendEmail] = api.useSendEmailVerificationMutation();
  const [sendPhone] = api.useSendPhoneVerificationMutation();
  const [verifyEmail] = api.useVerifyEmailMutation();
  const [verifyPhone] = api.useVerifyPhoneMutation();
  return {
    signup: (form: SignUp) => signUp({ signUp: form }).unwrap(),
    sendCode: {
      email: (email: string) => sendEmail({ sendEmailCode: { email } }).unwrap(),
      phone: (phone: string) => sendPhone({ sendPhoneCode: { phone } }).unwrap(),
    },
    verify: {
      email: (email: string, code: string) => verifyEmail({ verifyEmail: { email, code } }).unwrap(),
      phone: (phone: string, code: string) => verifyPhone({ verifyPhone: { phone, code } }).unwrap(),
    },
  };
}

/** Returns the two calls of the sign-up by phone; each rejects with an ApiError. */
export function usePhoneSignupCalls() {
  const [send] = api.useSendPhoneSignUpCodeMutation();
  const [signUp] = api.useSignUpWithPhoneMutation();
  return {
    sendCode: (phone: string) => send({ sendPhoneSignUpCode: { phone } }).unwrap(),
    signUp: (form: SignUpWithPhone) => signUp({ signUpWithPhone: form }).unwrap(),
  };
}
