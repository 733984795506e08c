import type { OwnJob } from '@nukkad/api-client/generated/api.gen';
import { HIRE_REQUIRED_FIELDS } from '@nukkad/contract/jobs/jobs';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { type FieldErrors, type Resolver, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useFormDraft } from '../../../entities/session/hooks/useFormDraft';
import { copyOf, HIRE_FORM_ID, withoutCopy } from '../../../entities/hiring/paths';
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
import { prefetchModule } from '../../../shared/rendering/prefetchable-parts';
import { useToast } from '../../../shared/ui/toast/useToast';
import { usePostJob } from './usePostJob';
import { useSuggestedCompany } from './useSuggestedCompany';

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

interface Props {
  /** Whether the form has an address of its own, which a copy has to open. */
  onPhone?: boolean;
  /** Called when the job is posted, or renewed instead of posting an equal one. */
  onPosted?: (job: OwnJob) => void;
  /** Called with the first invalid field, in the order of the rules. */
  onWrong?: (field: JobField) => void;
}

/**
 * The hire form: validated by the server's rules before it is sent, stored as a draft until it is posted, and then
 * emptied. An address that names a job to copy (`original`) fills it in.
 */
export function useHireForm({ onPhone = false, onPosted, onWrong }: Props = {}) {
  const { t } = useTranslation('hire-form');
  const { t: hiring } = useTranslation('hiring');
  const { toast } = useToast();
  const form = useForm<JobForm>({ defaultValues: EMPTY_JOB_FORM, resolver: CHECK });
  // a phone that runs out of memory (for example during a call) closes the tab and loses its session storage, so the
  // draft is stored on the device
  const draft = useFormDraft(form, 'hire', EMPTY_JOB_FORM, isJobForm, { onDevice: true });

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

  useSuggestedCompany(form);
  const posting = usePostJob({ form, draft, onPosted, onWrong });
  const post = async (request: JobForm) => {
    const read = (await loadRules())?.readJobForm(request);
    if (!read) return void toast({ title: t('failed.title'), description: t('failed.text'), variant: 'destructive' });
    if ('body' in read) await posting.send(read.body);
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
    same: posting.same,
    isAnswering: posting.isAnswering,
    renewSame: posting.renewSame,
    postAnother: posting.postAnother,
    closeSame: posting.closeSame,
  };
}
