import type { ApiError } from '@nukkad/api-client/base-query';
import type { OwnJob } from '@nukkad/api-client/generated/api.gen';
import type { CreateJob } from '@nukkad/contract/jobs/jobs';
import { useEffect, useEffectEvent, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { hiringApi } from '../../../entities/hiring/hiring-api';
import { EMPTY_JOB_FORM, type JobField, type JobForm } from '../../../entities/hiring/model/job-form';
import { keepLastPostKind } from '../../../entities/hiring/model/last-post';
import type { useFormDraft } from '../../../entities/session/hooks/useFormDraft';
import { useSession } from '../../../entities/session/hooks/useSession';
import { draftStore } from '../../../shared/drafts/draft-store';
import { useToast } from '../../../shared/ui/toast/useToast';

const CONFLICT = 409;

/** A refused advertisement, and the equal existing job. */
interface SameJob {
  body: CreateJob;
  job: OwnJob;
}

interface Posting {
  form: UseFormReturn<JobForm>;
  draft: ReturnType<typeof useFormDraft>;
  onPosted: ((job: OwnJob) => void) | undefined;
  onWrong: ((field: JobField) => void) | undefined;
}

/** Posts the job of the hire form. If an equal job exists, the user may renew it or post another one. */
export function usePostJob({ form, draft, onPosted, onWrong }: Posting) {
  const { t } = useTranslation('hire-form');
  const { toast } = useToast();
  const [createJob, { isLoading: posting }] = hiringApi.useCreateJobMutation();
  const [updateJob, { isLoading: renewing }] = hiringApi.useUpdateJobMutation();
  const { user } = useSession();
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
  return {
    send,
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
