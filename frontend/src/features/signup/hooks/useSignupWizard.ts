import type { ApiError } from '@nukkad/api-client/base-query';
import type { SignUpForm, SignUpRule } from '@nukkad/contract/accounts/auth';
import { BRAND } from '@nukkad/contract/platform/brand';
import { useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToast } from '../../../shared/ui/toast/useToast';
import { useSignupCalls } from '../api/signup-api';
import { type Channel, CHANNELS, saveProgress, readProgress, type SignupProgress } from '../model/signup-progress';

export type SignupStep = 'details' | 'verification' | 'complete';

/** Loads the rules of the form with the schema library, which are needed only once the user starts to fill it in. */
export const loadSignUpRules = () => import('@nukkad/contract/accounts/auth');

/** The registration: its present step, and the actions. `referralCode` is that of the link that led here. */
export function useSignupWizard(referralCode: string | null = null) {
  const { t } = useTranslation('signup');
  const { toast } = useToast();
  const calls = useSignupCalls();
  const [progress, setProgress] = useState<SignupProgress | null>(null);
  const [complete, setComplete] = useState(false);
  const [unsent, setUnsent] = useState<readonly Channel[]>([]);

  // after hydration, because the server's document does not know a registration of this tab
  useLayoutEffect(() => setProgress(readProgress()), []);

  const move = (change: (before: SignupProgress) => SignupProgress) =>
    setProgress((before) => {
      if (!before) return before;
      const after = change(before);
      saveProgress(after);
      return after;
    });
  const mark = (channel: Channel, state: 'sent' | 'verified') =>
    move((before) => ({ ...before, states: { ...before.states, [channel]: state } }));
  const fail = (title: string, description: string) => toast({ title, description, variant: 'destructive' });

  /** Sends a code to one address; a failure is logged and stored, so that the page can offer a retry. */
  const sendCode = async (channel: Channel, address: string): Promise<boolean> => {
    setUnsent((before) => before.filter((other) => other !== channel));
    try {
      await calls.sendCode[channel](address);
      mark(channel, 'sent');
      return true;
    } catch (error) {
      console.error(`no code sent by ${channel}`, error);
      setUnsent((before) => [...before, channel]);
      return false;
    }
  };

  const step: SignupStep = complete ? 'complete' : progress ? 'verification' : 'details';
  return {
    step,
    progress,
    /** Channels with a last code that could not be sent. */
    unsent,

    /** Creates the account, then sends both codes. Resolves to the rule that the form breaks, if any. */
    register: async (form: SignUpForm): Promise<SignUpRule | null> => {
      let broken: SignUpRule | null;
      try {
        const { firstBrokenSignUpRule } = await loadSignUpRules();
        broken = firstBrokenSignUpRule(form);
        if (!broken) await calls.signup(referralCode ? { ...form, referralCode } : form);
      } catch (error) {
        fail(t('failed.title'), (error as ApiError).detail ?? t('failed.text'));
        return null;
      }
      if (broken) {
        fail(t(`rules.${broken}.title`), t(`rules.${broken}.text`));
        return broken;
      }
      const { email, phone } = { email: form.email.trim(), phone: form.phone.trim() };
      const started: SignupProgress = { email, phone, states: { email: 'not-sent', phone: 'not-sent' } };
      saveProgress(started);
      setProgress(started);
      toast({ title: t('created.title'), description: t('created.text') });
      await Promise.all([sendCode('email', email), sendCode('phone', phone)]);
      return null;
    },

    /** Sends the code of one channel again; resolves to whether it was sent. */
    resend: (channel: Channel): Promise<boolean> =>
      progress ? sendCode(channel, progress[channel]) : Promise.resolve(false),

    /** Checks a code; resolves to whether it was correct. */
    verify: async (channel: Channel, code: string): Promise<boolean> => {
      if (!progress) return false;
      try {
        await calls.verify[channel](progress[channel], code.trim());
      } catch (error) {
        const { status, detail } = error as ApiError;
        fail(t('verificationFailed.title'), (status === 400 ? undefined : detail) ?? t('verificationFailed.text'));
        return false;
      }
      mark(channel, 'verified');
      toast({ title: t(`verified.${channel}.title`), description: t(`verified.${channel}.text`) });
      return true;
    },

    /** Ends the registration once both channels are verified. */
    finish: (): void => {
      if (!progress || CHANNELS.some((channel) => progress.states[channel] !== 'verified')) {
        fail(t('verificationRequired.title'), t('verificationRequired.text'));
        return;
      }
      saveProgress(null);
      setComplete(true);
      toast({ title: t('welcome.title', { brand: BRAND }), description: t('welcome.text') });
    },

    /** Returns to the form, for a user who mistyped an address. */
    startAgain: (): void => {
      saveProgress(null);
      setProgress(null);
    },
  };
}

export type SignupWizardState = ReturnType<typeof useSignupWizard>;
