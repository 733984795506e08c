import type { ApiError } from '@nukkad/api-client/base-query';
import type { PostedInstantJob } from '@nukkad/api-client/generated/api.gen';
import { type CreateInstantJob, INSTANT_REQUIRED_FIELDS } from '@nukkad/domain/instant-jobs';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import { type FieldErrors, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { draftStore } from '../../../shared/drafts/draft-store';
import { useFormDraft } from '../../../shared/drafts/useFormDraft';
import { instantJobAgainOf, withoutInstantJobAgain } from '../../../shared/hiring/paths';
import { instantJobsApi } from '../../../shared/hiring/instant-jobs-api';
import { screened, skillsOf } from '../../../shared/hiring/screened-form';
import { useFormPrefill } from '../../../shared/hooks/useFormPrefill';
import { useRefusedFields } from '../../../shared/hooks/useRefusedFields';
import { useRoles } from '../../../shared/session/useRoles';
import { useSession } from '../../../shared/session/useSession';
import { useToast } from '../../../shared/ui/toast/useToast';
import { chosenCurrency } from '../model/currency-choice';
import {
  checkInstantJobForm,
  EMPTY_INSTANT_JOB_FORM,
  type InstantJobField,
  type InstantJobForm,
  instantFormOf,
  isInstantJobForm,
  readInstantJobForm,
} from '../model/instant-job-form';
import { useCurrency } from './useCurrency';

/** The id of the heading of the form. */
export const INSTANT_FORM_ID = 'instant-job-form';

/** The untouched form of an account: in the currency that it chose last. */
const emptyForm = (userId: string): InstantJobForm => ({
  ...EMPTY_INSTANT_JOB_FORM,
  currency: chosenCurrency(userId) ?? EMPTY_INSTANT_JOB_FORM.currency,
});

/** Names of the server's body that belong to a field of another name. */
const FIELD_OF: Readonly<Record<string, InstantJobField>> = { latitude: 'location', longitude: 'location' };

const CHECK = screened<InstantJobForm>(checkInstantJobForm, ({ title, description, requiredSkills }) => ({
  ...{ title, description },
  requiredSkills: skillsOf(requiredSkills),
}));

/**
 * The instant form: checked by the rules of the server before anything is sent; empty again once it is posted, and kept
 * until then. An address that names a job to repeat fills it in. Who does not hire yet is asked once (`asking`), and becomes
 * an employer.
 */
export function useInstantJobForm(onPosted: (job: PostedInstantJob) => void) {
  const { t } = useTranslation('instant-job-form');
  const { toast } = useToast();
  const [createInstantJob, { isLoading: posting }] = instantJobsApi.useCreateInstantJobMutation();
  const userId = useSession().user?.id ?? '';
  const roles = useRoles({ title: t('failed.title'), text: t('failed.text') });
  const { refused, note, forget } = useRefusedFields();
  const [asking, setAsking] = useState<CreateInstantJob | null>(null);
  const [empty] = useState(() => emptyForm(userId));
  const form = useForm<InstantJobForm>({ defaultValues: empty, resolver: CHECK });
  const draft = useFormDraft(form, 'instant-job', empty, isInstantJobForm);
  const currency = useCurrency(form);

  const [search, setSearch] = useSearchParams();
  const again = instantJobAgainOf(search);
  const { currentData: original } = instantJobsApi.useGetInstantJobQuery(again ? { id: again.id } : skipToken);
  useFormPrefill({
    source: original,
    fillIn: (source) => {
      form.reset(instantFormOf(source, again?.samePeople ?? false), { keepDefaultValues: true });
      currency.settle();
      setSearch(withoutInstantJobAgain, { replace: true, preventScrollReset: true });
    },
    headingId: INSTANT_FORM_ID,
    focusFirst: () => form.setFocus('title'),
  });

  const send = async (body: CreateInstantJob): Promise<void> => {
    forget();
    try {
      const posted = await draftStore.send(draft, () => createInstantJob({ createInstantJob: body }).unwrap());
      if (body.currency === 'INR') currency.remember('INR');
      form.reset(emptyForm(userId));
      const { workersFound: found, notificationsSent: sent } = posted;
      toast({ title: t('posted.title'), description: t('posted.text', { found, sent }) });
      onPosted(posted);
    } catch (error) {
      const { detail, problem } = error as ApiError;
      note(error as ApiError);
      toast({ title: t('failed.title'), description: detail ?? t('failed.text'), variant: 'destructive' });
      const first = problem?.errors?.[0]?.field;
      const field = first === undefined ? undefined : (FIELD_OF[first] ?? first);
      if (field !== undefined && field in EMPTY_INSTANT_JOB_FORM) form.setFocus(field as InstantJobField);
    }
  };

  const post = async (values: InstantJobForm): Promise<void> => {
    const read = readInstantJobForm(values);
    if (!('body' in read)) return;
    if (roles.has('employer')) await send(read.body);
    else setAsking(read.body);
  };
  const nameMissing = (errors: FieldErrors<InstantJobForm>): void => {
    if (!INSTANT_REQUIRED_FIELDS.some((field) => errors[field]?.type === 'required')) return;
    toast({ title: t('missing.title'), description: t('missing.text'), variant: 'destructive' });
  };
  return {
    ...form,
    currency,
    /** What the server refused, by field. */
    refusedAt: (field: InstantJobField): string | undefined =>
      refused[field] ?? (field === 'location' ? refused['latitude'] : undefined),
    isEmployer: roles.has('employer'),
    submit: form.handleSubmit(post, nameMissing),
    posting,
    asking: asking !== null,
    joining: roles.adding,
    /** Takes the employer's side as well, and posts. */
    joinAndPost: async (): Promise<void> => {
      if (!asking || !(await roles.add('employer'))) return;
      setAsking(null);
      await send(asking);
    },
    stay: () => setAsking(null),
  };
}
