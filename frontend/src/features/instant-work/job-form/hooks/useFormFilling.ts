import type { InstantJob } from '@nukkad/contract/instant-work/instant-jobs';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import { instantJobsApi } from '../../../../entities/hiring/instant-jobs-api';
import { pinOf } from '../../../../entities/hiring/model/job-location';
import { instantJobAgainOf, withoutInstantJobAgain } from '../../../../entities/hiring/paths';
import { serverNow } from '../../../../shared/clock/server-clock';
import { useFormPrefill } from '../../../../shared/hooks/useFormPrefill';
import { type InstantJobForm, instantFormOf } from '../model/instant-job-form';
import { isKind, type Kind } from '../model/kinds';

/** The id of the heading of the form. */
export const INSTANT_FORM_ID = 'instant-job-form';

interface Filling {
  form: UseFormReturn<InstantJobForm>;
  /** Returns the untouched form of the account. */
  emptyForm: () => InstantJobForm;
  /** The newest job of the employer. */
  lastJob: InstantJob | undefined;
  /** Whether a step after the first one is open. */
  isPastWork: boolean;
  /** Whether the form covers the page of a phone, so that a job to repeat has to open it. */
  onPhone: boolean;
  /** Called after a job was filled in: the currency must stay that of its amounts. */
  onFilledIn: () => void;
}

/** Fills in the form: like an earlier job, like a job that the address names, and with the place of the last job. */
export function useFormFilling({ form, emptyForm, lastJob, isPastWork, onPhone, onFilledIn }: Filling) {
  const [isLikeEarlier, setIsLikeEarlier] = useState(false);

  // the place is that of the last job, unless the user changes it
  const lastPlace = lastJob?.location;
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
    onFilledIn();
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

  return {
    /** Fills in a kind of work; the other fields are those of the last such job, except a place that is filled in. */
    fillInKind: ({ title, category, job }: Kind): void => {
      const { location, currency, ...before } = form.getValues();
      // continuing with the already chosen kind changes nothing
      if (isKind({ title, category }, before.title, before.category)) return;
      if (job) fillInLike(job, false);
      else if (isLikeEarlier) form.reset({ ...emptyForm(), currency }, { keepDefaultValues: true });
      setIsLikeEarlier(job !== undefined);
      const written = { shouldDirty: true };
      form.setValue('title', title, written);
      form.setValue('category', category, written);
      if (location.text !== '' || location.pin) form.setValue('location', location, written);
    },
    /** Empties the form. */
    empty: (): void => {
      form.reset(emptyForm());
      setIsLikeEarlier(false);
    },
  };
}
