import type { ApiError } from '@nukkad/api-client/base-query';
import type { OwnJob } from '@nukkad/api-client/generated/api.gen';
import { type CreateJob, HIRE_REQUIRED_FIELDS } from '@nukkad/contract/jobs/jobs';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { type FieldErrors, type Resolver, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { draftStore } from '../../../shared/drafts/draft-store';
import { useFormDraft } from '../../../entities/session/hooks/useFormDraft';
import { copyOf, HIRE_FORM_ID, withoutCopy } from '../../../entities/hiring/paths';
import { keepLastPostKind } from '../../../entities/hiring/model/last-post';
import { hiringApi } from '../../../entities/hiring/hiring-api';
import {
  EMPTY_JOB_FORM,
  formOf,
  isJobForm,
  type JobField,
  type JobForm,
} from '../../../entities/hiring/model/job-form';
import { pinOf } from '../../../entities/hiring/model/job-location';
import { screened, skillsOf } from '../../../entities/hiring/model/screened-form';
import { useFormPrefill } from '../../../shared/hooks/useFormPrefill';
import { useSession } from '../../../entities/session/hooks/useSession';
import { prefetchModule } from '../../../shared/rendering/prefetchable-parts';
import { useToast } from '../../../shared/ui/toast/useToast';

/**
 * Loads the rules of the form, which contain the library of schemas: after the form is drawn, while the browser is idle,
 * or with its first validation. Null if they cannot be loaded.
 */
const loadRules = () => import('../../../entities/hiring/model/job-form-check').catch(() => null);
prefetchModule(loadRules);

/** Validates by the rules; a form passes while they cannot be fetched, because it is not sent without them. */
const checkByRules: Resolver<JobForm> = async (values, ...options) =>
  (await loadRules())?.checkJobForm(values, ...options) ?? { values, errors: {} };

const CHECK = screened<JobForm>(checkByRules, ({ title, company, description, requiredSkills }) => ({
  ...{ title, company, description },
  requiredSkills: skillsOf(requiredSkills),
}));

interface Answers {
  /** Whether the form has an address of its own, which a copy has to open. */
  onPhone?: boolean;
  /** Called when the job is posted, or renewed instead of posting an equal one. */
  onPosted?: (job: OwnJob) => void;
  /** Called with the first invalid field, in the order of the rules. */
  onWrong?: (field: JobField) => void;
}

const CONFLICT = 409;

/** A refused advertisement, and the equal existing job. */
interface SameJob {
  body: CreateJob;
  job: OwnJob;
}

/**
 * The hire form: validated by the server's rules before it is sent, stored as a draft until it is posted, and then
 * emptied. An address that names a job to copy (`original`) fills it in.
 */
export function useHireForm({ onPhone = false, onPosted, onWrong }: Answers = {}) {
  const { t } = useTranslation('hire-form');
  const { t: hiring } = useTranslation('hiring');
  const { toast } = useToast();
  const [createJob, { isLoading: posting }] = hiringApi.useCreateJobMutation();
  const [updateJob, { isLoading: renewing }] = hiringApi.useUpdateJobMutation();
  const form = useForm<JobForm>({ defaultValues: EMPTY_JOB_FORM, resolver: CHECK });
  // a phone that runs out of memory (for example during a call) closes the tab and loses its session storage, so the
  // draft is stored on the device
  const draft = useFormDraft(form, 'hire', EMPTY_JOB_FORM, isJobForm, { onDevice: true });

  const { user } = useSession();

  const [search, setSearch] = useSearchParams();
  const copied = copyOf(search);
  const { currentData: original } = hiringApi.useGetMyJobQuery(copied === null ? skipToken : { id: copied });
  useFormPrefill({
    source: original,
    fillIn: (source) => {
      form.reset({ ...formOf(source), location: { text: source.location, pin: pinOf(source) } });
      setSearch((before) => withoutCopy(before, onPhone), { replace: true });
    },
    headingId: HIRE_FORM_ID,
    focusFirst: () => form.setFocus('title'),
  });

  // the first job has the company that was named; later ones start empty
  const { data: summary } = hiringApi.useGetMyJobsSummaryQuery();
  const company = summary && summary.active + summary.inactive === 0 ? (user?.billingName ?? '') : '';
  const suggestCompany = useEffectEvent(() => {
    if (form.getValues('company') === '') form.setValue('company', company);
  });
  useEffect(() => {
    if (company) suggestCompany();
  }, [company]);

  const [same, setSame] = useState<SameJob | null>(null);
  const [refused, setRefused] = useState<{ field: JobField } | null>(null);
  // after the question has closed, which returns the focus to the button
  const focusRefused = useEffectEvent((field: JobField) => form.setFocus(field));
  useEffect(() => {
    if (refused) focusRefused(refused.field);
  }, [refused]);
  const finish = (texts: 'posted' | 'renewed', job: OwnJob): void => {
    setSame(null);
    form.reset(EMPTY_JOB_FORM);
    keepLastPostKind(user?.id ?? '', 'job');
    onPosted?.(job);
    toast({ title: t(`${texts}.title`), description: t(`${texts}.text`) });
  };
  const send = async (body: CreateJob): Promise<void> => {
    let job: OwnJob;
    try {
      job = await draftStore.send(draft, () => createJob({ createJob: body }).unwrap());
    } catch (error) {
      const { status, problem } = error as ApiError;
      if (status === CONFLICT && problem?.current) return setSame({ body, job: problem.current as OwnJob });
      setSame(null);
      toast({ title: t('failed.title'), description: t('failed.text'), variant: 'destructive' });
      const errors = problem?.errors?.filter(({ field }) => field in EMPTY_JOB_FORM) ?? [];
      for (const { field, message } of errors) form.setError(field as JobField, { type: 'server', message });
      const first = errors[0]?.field as JobField | undefined;
      if (first) {
        setRefused({ field: first });
        onWrong?.(first);
      }
      return;
    }
    finish('posted', job);
  };
  const renew = async ({ job }: SameJob): Promise<void> => {
    try {
      const renewed = await draftStore.send(draft, () =>
        updateJob({ id: job.id, updateJob: { status: 'open' } }).unwrap(),
      );
      finish('renewed', renewed);
    } catch (error) {
      setSame(null);
      toast({
        title: t('failed.title'),
        description: (error as ApiError).detail ?? t('failed.text'),
        variant: 'destructive',
      });
    }
  };
  const post = async (request: JobForm) => {
    const read = (await loadRules())?.readJobForm(request);
    if (!read) return void toast({ title: t('failed.title'), description: t('failed.text'), variant: 'destructive' });
    if ('body' in read) await send(read.body);
  };

  const nameMissing = (errors: FieldErrors<JobForm>) => {
    const missing = HIRE_REQUIRED_FIELDS.filter((field) => errors[field]?.type === 'required');
    const wrong = missing[0] ?? (Object.keys(EMPTY_JOB_FORM) as JobField[]).find((field) => errors[field]);
    if (wrong) onWrong?.(wrong);
    if (missing.length === 0) return;
    toast({
      title: t('missing.title'),
      description: t('missing.text', { fields: missing.map((field) => hiring(`form.fields.${field}`)).join(', ') }),
      variant: 'destructive',
    });
  };
  return {
    ...form,
    original,
    submit: form.handleSubmit(post, nameMissing),
    /** The equal existing job of the employer; null while there is no such question. */
    same: same?.job ?? null,
    isAnswering: posting || renewing,
    renewSame: async (): Promise<void> => {
      if (same) await renew(same);
    },
    postAnother: async (): Promise<void> => {
      if (same) await send({ ...same.body, isAnother: true });
    },
    closeSame: (): void => setSame(null),
  };
}
