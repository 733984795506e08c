import type { ApiError } from '@nukkad/api-client/base-query';
import type { OwnJob } from '@nukkad/api-client/generated/api.gen';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { hiringApi } from '../../../entities/hiring/hiring-api';
import { EMPTY_JOB_FORM, formOf, type JobField, type JobForm } from '../../../entities/hiring/model/job-form';
import { checkJobForm, readJobForm } from '../../../entities/hiring/model/job-form-check';
import { useToast } from '../../../shared/ui/toast/useToast';
import { changeOf, mergeForm } from '../model/job-changes';

const CONFLICT = 409;

/** Returns the newer state of the job in the error of a refused edit; null if it was refused for another reason. */
function newerState(error: ApiError): OwnJob | null {
  return error.status === CONFLICT && error.problem?.current ? (error.problem.current as OwnJob) : null;
}

/**
 * The edit form of a job. If the job changed meanwhile, the form retains the typed text: `newer` is the present job,
 * `contested` are the fields that both changed; saving again overwrites them.
 */
export function useEditJob(job: OwnJob, onDone: () => void) {
  const { t } = useTranslation('manage-job');
  const { toast } = useToast();
  const [updateJob] = hiringApi.useUpdateJobMutation();
  // the page may reload the job meanwhile, but the edit started from this version
  const [start] = useState(job);
  const [base, setBase] = useState(job);
  const [contested, setContested] = useState<readonly JobField[]>([]);
  const form = useForm<JobForm>({ defaultValues: formOf(start), resolver: checkJobForm });

  const save = async (typed: JobForm) => {
    const read = readJobForm(typed);
    if (!('body' in read)) return;
    const change = changeOf(base, typed, read.body);
    if (!change) return onDone();
    try {
      await updateJob({ id: job.id, updateJob: change }).unwrap();
    } catch (thrown) {
      const error = thrown as ApiError;
      const newer = newerState(error);
      if (newer) {
        const merged = mergeForm(base, newer, typed);
        setBase(newer);
        setContested(merged.contested);
        form.reset(merged.form);
        return;
      }
      toast({ title: t('failed.title'), description: error.detail ?? t('failed.text'), variant: 'destructive' });
      const refused = error.problem?.errors?.filter(({ field }) => field in EMPTY_JOB_FORM) ?? [];
      for (const [index, { field, message }] of refused.entries()) {
        form.setError(field as JobField, { type: 'server', message }, { shouldFocus: index === 0 });
      }
      return;
    }
    toast({ title: t('done.edit.title'), description: t('done.edit.text') });
    onDone();
  };
  return { ...form, submit: form.handleSubmit(save), newer: base === start ? null : base, contested };
}
