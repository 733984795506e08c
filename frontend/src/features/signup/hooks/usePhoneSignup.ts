import type { ApiError } from '@nukkad/api-client/base-query';
import { useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../shared/i18n/i18n';
import { fullPageNavigation } from '../../../entities/session/model/full-page-navigation';
import { loginPath } from '../../../entities/session/model/login-path';
import { usePhoneSignupCalls } from '../api/signup-api';
import { savePhoneSignup, type PhoneSignup, readPhoneSignup } from '../model/phone-signup';

/**
 * Sign-up with a phone number only: the pending code, and the actions. Each call resolves to an error text, or null.
 */
export function usePhoneSignup(referralCode: string | null) {
  const { t } = useTranslation('signup');
  const calls = usePhoneSignupCalls();
  const [waiting, setWaiting] = useState<PhoneSignup | null>(null);

  // after hydration, because the server's document does not know the state of this tab
  useLayoutEffect(() => setWaiting(readPhoneSignup()), []);

  const move = (signup: PhoneSignup | null) => {
    savePhoneSignup(signup);
    setWaiting(signup);
  };
  const attempt = async (call: () => Promise<unknown>, words: string): Promise<string | null> => {
    try {
      await call();
      return null;
    } catch (error) {
      return (error as ApiError).detail ?? words;
    }
  };
  return {
    waiting,

    /** Requests a code, the first one or another. */
    send: async (signup: PhoneSignup): Promise<string | null> => {
      const problem = await attempt(() => calls.sendCode(signup.phone), t('quick.unsent'));
      if (problem === null) move(signup);
      return problem;
    },

    /** Submits the code; on success the user enters the product, signed in. */
    give: async (code: string): Promise<string | null> => {
      if (!waiting) return null;
      const { phone, name, side } = waiting;
      const form = { phone, name, side, code, ...(referralCode ? { referralCode } : {}) };
      const problem = await attempt(() => calls.signUp(form), t('quick.failed'));
      if (problem !== null) return problem;
      savePhoneSignup(null);
      const role = side === 'employer' ? 'employer' : 'job-seeker';
      fullPageNavigation.to(loginPath(currentLanguage(), { role, after: 'sign-up' }));
      return null;
    },

    /** Returns to the number. */
    startAgain: () => move(null),
  };
}

export type PhoneSignupState = ReturnType<typeof usePhoneSignup>;
