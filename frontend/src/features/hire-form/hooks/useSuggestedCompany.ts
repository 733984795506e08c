import { useEffect, useEffectEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { hiringApi } from '../../../entities/hiring/hiring-api';
import type { JobForm } from '../../../entities/hiring/model/job-form';
import { useSession } from '../../../entities/session/hooks/useSession';

/** Fills in the company of the first job with the billing name of the account; later jobs start empty. */
export function useSuggestedCompany(form: Pick<UseFormReturn<JobForm>, 'getValues' | 'setValue'>): void {
  const { user } = useSession();
  const { data: summary } = hiringApi.useGetMyJobsSummaryQuery();
  const company = summary && summary.active + summary.inactive === 0 ? (user?.billingName ?? '') : '';
  const suggestCompany = useEffectEvent(() => {
    if (form.getValues('company') === '') form.setValue('company', company);
  });
  useEffect(() => {
    if (company) suggestCompany();
  }, [company]);
}
