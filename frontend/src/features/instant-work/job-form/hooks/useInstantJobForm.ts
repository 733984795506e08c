import type { ApiError } from '@nukkad/api-client/base-query';
import type { PostedInstantJob } from '@nukkad/api-client/generated/api.gen';
import { type FormEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFormDraft } from '../../../../entities/session/hooks/useFormDraft';
import { useRoles } from '../../../../entities/session/hooks/useRoles';
import { useSession } from '../../../../entities/session/hooks/useSession';
import { useRefusedFields } from '../../../../shared/hooks/useRefusedFields';
import { chosenCurrency } from '../model/currency-choice';
import {
  EMPTY_INSTANT_JOB_FORM,
  type InstantJobField,
  type InstantJobForm,
  isInstantJobForm,
} from '../model/instant-job-form';
import type { Kind } from '../model/kinds';
import { fieldOfBody, stepOfField, STEPS } from '../model/steps';
import { useCurrency } from './useCurrency';
import { useEarlierJobs } from './useEarlierJobs';
import { useFormFilling } from './useFormFilling';
import { useInstantJobRules } from './useInstantJobRules';
import { usePostInstantJob } from './usePostInstantJob';
import { useStepChecks } from './useStepChecks';
import type { useSteps } from './useSteps';

/** Returns the untouched form of an account, in its last chosen currency. */
const emptyForm = (userId: string): InstantJobForm => ({
  ...EMPTY_INSTANT_JOB_FORM,
  currency: chosenCurrency(userId) ?? EMPTY_INSTANT_JOB_FORM.currency,
});

interface Props {
  steps: ReturnType<typeof useSteps>;
  /** Whether the form covers the page of a phone, so that a job to repeat has to open it. */
  onPhone?: boolean;
  /** Called after the job was posted and its steps were removed from the history. */
  onPosted: (job: PostedInstantJob) => void;
}

/**
 * The form for instant work in three steps: validated by the server's rules before it is sent, stored on the device
 * until it is posted, and then emptied. An invalid field leads to its step. An address that names a job to repeat fills
 * in the form. An account that does not hire yet is asked once (`asking`) and becomes an employer.
 */
export function useInstantJobForm({ steps, onPhone = false, onPosted }: Props) {
  const { t } = useTranslation('instant-work/job-form');
  const userId = useSession().user?.id ?? '';
  const roles = useRoles({ title: t('failed.title'), text: t('failed.text') });
  const { refused, note, forget } = useRefusedFields();
  const [empty] = useState(() => emptyForm(userId));
  const { resolver, isFetchingRules, screenTexts } = useInstantJobRules();
  const form = useForm<InstantJobForm>({ defaultValues: empty, resolver });
  const draft = useFormDraft(form, 'instant-job', empty, isInstantJobForm, { onDevice: true });
  const currency = useCurrency(form);
  const earlier = useEarlierJobs(roles.has('employer'));
  // one error is shown at a time; its field is scrolled into view and focused each time
  const [wrong, setWrong] = useState<{ field: InstantJobField } | null>(null);
  const showWrong = (field: InstantJobField | undefined): void => {
    if (field === undefined) return;
    setWrong({ field });
    steps.goTo(stepOfField(field));
  };
  const filling = useFormFilling({
    form,
    emptyForm: () => emptyForm(userId),
    lastJob: earlier?.[0],
    isPastWork: steps.number > 1,
    onPhone,
    onFilledIn: currency.settle,
  });
  const posting = usePostInstantJob({
    draft,
    roles,
    onSending: forget,
    onPosted: (body, job) => {
      if (body.currency === 'INR') currency.remember('INR');
      filling.empty();
      steps.finish(() => onPosted(job));
    },
    onRefused: (error: ApiError) => {
      note(error);
      showWrong(fieldOfBody(error.problem?.errors?.[0]?.field));
    },
  });
  const checks = useStepChecks({ form, steps, showWrong, postForm: posting.postForm });
  return {
    ...form,
    currency,
    /** Returns the server's refusal of a field. */
    refusedAt: (field: InstantJobField): string | undefined =>
      refused[field] ??
      (field === 'location' ? refused['latitude'] : field === 'hours' ? refused['duration'] : undefined),
    isEmployer: roles.has('employer'),
    /** The newest jobs of this employer; null while they load. */
    earlier,
    /** Fills in a kind of work, and opens the next step. */
    choose: (kind: Kind): void => {
      filling.fillInKind(kind);
      forget();
      form.clearErrors();
      checks.dismissMissing();
      steps.goTo(2);
    },
    /** The invalid field. */
    wrong,
    forgetWrong: (): void => setWrong(null),
    /** Opens the next step, or posts the job from the last one. */
    submit: (event: FormEvent): void => {
      event.preventDefault();
      setWrong(null);
      const isLast = steps.number === STEPS.length;
      screenTexts(isLast);
      checks.submit(event, isLast);
    },
    /** Whether the step waits for the rules, or the job is being posted. */
    busy: form.formState.isSubmitting || posting.isPosting || roles.adding,
    isFetchingRules,
    asking: posting.asking,
    joinAndPost: posting.joinAndPost,
    stay: posting.stay,
  };
}
