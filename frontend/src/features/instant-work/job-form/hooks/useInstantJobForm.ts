import type { ApiError } from '@nukkad/api-client/base-query';
import type { PostedInstantJob } from '@nukkad/api-client/generated/api.gen';
import {
  type CreateInstantJob,
  INSTANT_REQUIRED_FIELDS,
  type InstantJob,
} from '@nukkad/contract/instant-work/instant-jobs';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type FieldErrors, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { serverNow } from '../../../../shared/clock/server-clock';
import { draftStore } from '../../../../shared/drafts/draft-store';
import { useFormDraft } from '../../../../entities/session/hooks/useFormDraft';
import { instantJobsApi } from '../../../../entities/hiring/instant-jobs-api';
import { pinOf } from '../../../../entities/hiring/model/job-location';
import { keepLastPostKind } from '../../../../entities/hiring/model/last-post';
import { instantJobAgainOf, withoutInstantJobAgain } from '../../../../entities/hiring/paths';
import { screened, skillsOf } from '../../../../entities/hiring/model/screened-form';
import { prefetchModule } from '../../../../shared/rendering/prefetchable-parts';
import { useFormPrefill } from '../../../../shared/hooks/useFormPrefill';
import { useRefusedFields } from '../../../../shared/hooks/useRefusedFields';
import { useRoles } from '../../../../entities/session/hooks/useRoles';
import { useSession } from '../../../../entities/session/hooks/useSession';
import type { ToastHandle } from '../../../../shared/ui/toast/toast-store';
import { useToast } from '../../../../shared/ui/toast/useToast';
import { chosenCurrency } from '../model/currency-choice';
import type * as Rules from '../model/instant-job-check';
import {
  EMPTY_INSTANT_JOB_FORM,
  type InstantJobField,
  type InstantJobForm,
  instantFormOf,
  isInstantJobForm,
} from '../model/instant-job-form';
import { isKind, type Kind } from '../model/kinds';
import { FIELDS_OF, stepOfField, STEPS } from '../model/steps';
import { useCurrency } from './useCurrency';
import { useEarlierJobs } from './useEarlierJobs';
import type { useSteps } from './useSteps';

/** The id of the heading of the form. */
export const INSTANT_FORM_ID = 'instant-job-form';

/** Returns the untouched form of an account, in its last chosen currency. */
const emptyForm = (userId: string): InstantJobForm => ({
  ...EMPTY_INSTANT_JOB_FORM,
  currency: chosenCurrency(userId) ?? EMPTY_INSTANT_JOB_FORM.currency,
});

/** Names of the server's body that belong to a field of another name. */
const FIELD_OF: Readonly<Record<string, InstantJobField>> = {
  ...{ latitude: 'location', longitude: 'location', duration: 'hours' },
};

/**
 * Loads the rules of the form, which contain the library of schemas: after the form is drawn, while the browser is idle,
 * or with its first validation. Null if they cannot be loaded.
 */
let rules: typeof Rules | null = null;
const loadRules = async () => (rules ??= await import('../model/instant-job-check').catch(() => null));
prefetchModule(loadRules);

const textsOf = ({ title, description, requiredSkills }: InstantJobForm) => ({
  ...{ title, description },
  requiredSkills: skillsOf(requiredSkills),
});

/** Every field, in the order of the steps. */
const FIELDS: readonly InstantJobField[] = STEPS.flatMap((step) => FIELDS_OF[step]);

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
  const { toast } = useToast();
  const [createInstantJob, { isLoading: posting }] = instantJobsApi.useCreateInstantJobMutation();
  const userId = useSession().user?.id ?? '';
  const roles = useRoles({ title: t('failed.title'), text: t('failed.text') });
  const { refused, note, forget } = useRefusedFields();
  const [asking, setAsking] = useState<CreateInstantJob | null>(null);
  const [empty] = useState(() => emptyForm(userId));
  // the rule about texts is loaded with its lists of words; only the last step waits for it
  const isPosting = useRef(false);
  const [isFetchingRules, setFetchingRules] = useState(false);
  const form = useForm<InstantJobForm>({
    defaultValues: empty,
    resolver: async (values, ...options) => {
      setFetchingRules(rules === null);
      const loaded = await loadRules();
      setFetchingRules(false);
      // a job is never posted without them (`checked`)
      if (!loaded) return { values, errors: {} };
      const { checkInstantJobForm: check } = loaded;
      return (isPosting.current ? screened(check, textsOf) : check)(values, ...options);
    },
  });
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

  // the place is that of the last job, unless the user changes it
  const lastJob = earlier?.[0];
  const lastPlace = lastJob?.location;
  const isPastWork = steps.number > 1;
  const suggestPlace = useEffectEvent(() => {
    const { text, pin } = form.getValues('location');
    if (lastJob && text === '' && !pin) {
      form.setValue('location', { text: lastJob.location, pin: pinOf(lastJob) });
    }
  });
  useEffect(() => {
    if (isPastWork) suggestPlace();
  }, [isPastWork, lastPlace]);

  const fillInLike = (job: InstantJob, samePeople: boolean): void => {
    form.reset(instantFormOf(job, samePeople, serverNow()), { keepDefaultValues: true });
    currency.settle();
  };
  /** Toast about missing fields; it is dismissed with the step that it belongs to. */
  const missingToast = useRef<ToastHandle | null>(null);
  const [isLikeEarlier, setIsLikeEarlier] = useState(false);
  /** Applies a kind of work; the other fields are those of the last such job, except a place that is filled in. */
  const choose = ({ title, category, job }: Kind): void => {
    const { location, currency: shown, ...before } = form.getValues();
    // continuing with the already chosen kind changes nothing
    if (!isKind({ title, category }, before.title, before.category)) {
      if (job) fillInLike(job, false);
      else if (isLikeEarlier) form.reset({ ...emptyForm(userId), currency: shown }, { keepDefaultValues: true });
      setIsLikeEarlier(job !== undefined);
      const written = { shouldDirty: true };
      form.setValue('title', title, written);
      form.setValue('category', category, written);
      if (location.text !== '' || location.pin) form.setValue('location', location, written);
    }
    forget();
    form.clearErrors();
    missingToast.current?.dismiss();
    steps.goTo(2);
  };

  const [search, setSearch] = useSearchParams();
  const again = instantJobAgainOf(search);
  const { currentData: original } = instantJobsApi.useGetInstantJobQuery(again ? { id: again.id } : skipToken);
  useFormPrefill({
    source: original,
    fillIn: (source) => {
      fillInLike(source, again?.samePeople ?? false);
      setSearch((before) => withoutInstantJobAgain(before, onPhone), { replace: true, preventScrollReset: true });
    },
    headingId: INSTANT_FORM_ID,
    focusFirst: () => form.setFocus('title'),
  });

  const isSending = useRef(false);
  const send = async (body: CreateInstantJob): Promise<void> => {
    // a second tap may occur before the button is drawn as disabled
    if (isSending.current) return;
    isSending.current = true;
    forget();
    try {
      const posted = await draftStore.send(draft, () => createInstantJob({ createInstantJob: body }).unwrap());
      if (body.currency === 'INR') currency.remember('INR');
      keepLastPostKind(userId, 'instant');
      form.reset(emptyForm(userId));
      setIsLikeEarlier(false);
      const { workersFound: found, notificationsSent: sent } = posted;
      toast({ title: t('posted.title'), description: t('posted.text', { found, sent }) });
      steps.finish(() => onPosted(posted));
    } catch (error) {
      const { detail, problem } = error as ApiError;
      note(error as ApiError);
      toast({ title: t('failed.title'), description: detail ?? t('failed.text'), variant: 'destructive' });
      const first = problem?.errors?.[0]?.field;
      showWrong(FIELDS.find((field) => first !== undefined && field === (FIELD_OF[first] ?? first)));
    } finally {
      isSending.current = false;
    }
  };

  const checked = async (values: InstantJobForm): Promise<void> => {
    const read = (await loadRules())?.readInstantJobForm(values);
    if (!read) toast({ title: t('failed.title'), description: t('failed.text'), variant: 'destructive' });
    if (!read || !('body' in read)) return;
    if (roles.has('employer')) await send(read.body);
    else setAsking(read.body);
  };
  /** Reports missing fields, and opens the first invalid field: missing ones before others. */
  const refuse = (errors: FieldErrors<InstantJobForm>, fields: readonly InstantJobField[]): void => {
    const missing = INSTANT_REQUIRED_FIELDS.filter(
      (field) => fields.includes(field) && errors[field]?.type === 'required',
    );
    showWrong(missing[0] ?? fields.find((field) => errors[field]));
    if (missing.length === 0) return;
    missingToast.current = toast({ title: t('missing.title'), description: t('missing.text'), variant: 'destructive' });
  };
  const shownStep = steps.isNamed ? steps.number : null;
  const latestStep = useRef<number | null>(undefined);
  useEffect(() => {
    latestStep.current = shownStep;
    return () => {
      latestStep.current = undefined;
    };
  }, [shownStep]);
  /** Runs the result of a validation, unless the user left the step while the rules were fetched. */
  const inThisStep = (report: () => void): void => {
    if (latestStep.current === shownStep) report();
  };
  const leaveStep = (): void => {
    missingToast.current?.dismiss();
    steps.goTo(steps.number + 1);
  };
  /** Opens the next step if this step is valid; later steps are validated when they are reached. */
  const goOn = form.handleSubmit(
    () => inThisStep(leaveStep),
    (errors) => {
      const own: readonly InstantJobField[] = FIELDS_OF[STEPS[steps.number - 1] ?? 'work'];
      form.clearErrors(FIELDS.filter((field) => !own.includes(field)));
      inThisStep(() => (own.some((field) => errors[field]) ? refuse(errors, own) : leaveStep()));
    },
  );
  const post = form.handleSubmit(checked, (errors) => inThisStep(() => refuse(errors, FIELDS)));
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
    choose,
    /** The invalid field. */
    wrong,
    forgetWrong: (): void => setWrong(null),
    /** Opens the next step, or posts the job from the last one. */
    submit: (event: FormEvent): void => {
      event.preventDefault();
      setWrong(null);
      isPosting.current = steps.number === STEPS.length;
      void (isPosting.current ? post(event) : goOn(event));
    },
    /** Whether the step waits for the rules, or the job is being posted. */
    busy: form.formState.isSubmitting || posting || roles.adding,
    isFetchingRules,
    asking: asking !== null,
    /** Adds the employer's side to the account, and posts the job. */
    joinAndPost: async (): Promise<void> => {
      if (!asking || !(await roles.add('employer'))) return;
      setAsking(null);
      await send(asking);
    },
    stay: () => setAsking(null),
  };
}
