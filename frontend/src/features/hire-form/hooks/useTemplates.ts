import type { OwnJob } from '@nukkad/api-client/generated/api.gen';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { hiringApi } from '../../../entities/hiring/hiring-api';
import { formOf, type JobForm } from '../../../entities/hiring/model/job-form';
import { pinOf } from '../../../entities/hiring/model/job-location';
import type { JobTemplate } from '../model/templates';

/** The employer's newest job, if there is one. */
function useLastJob(): OwnJob | undefined {
  const { data: summary } = hiringApi.useGetMyJobsSummaryQuery();
  const active = (summary?.active ?? 0) > 0;
  const { data } = hiringApi.usePageMyJobsInfiniteQuery(
    { active },
    { skip: !summary || summary.active + summary.inactive === 0 },
  );
  return data?.pages[0]?.items[0];
}

/**
 * Fills in the form from a template, in the language of the page; company, place and payment are those of the last job,
 * unless they are filled in already.
 */
export function useTemplates({ getValues, reset }: Pick<UseFormReturn<JobForm>, 'getValues' | 'reset'>) {
  const { t } = useTranslation('hire-form');
  const last = useLastJob();
  const [chosen, setChosen] = useState<string | null>(null);
  const choose = ({ id, category, jobType, hoursPerWeek, rateType }: JobTemplate): void => {
    const form = getValues();
    const remembered = last && { ...formOf(last), location: { text: last.location, pin: pinOf(last) } };
    const hasPay = ({ minRate, maxRate }: JobForm) => minRate !== '' || maxRate !== '';
    reset(
      {
        ...form,
        ...{ category, jobType, hoursPerWeek: String(hoursPerWeek) },
        title: t(`templates.${id}.title`),
        description: t(`templates.${id}.description`),
        requiredSkills: t(`templates.${id}.skills`),
        ...(remembered && form.company === '' ? { company: remembered.company } : {}),
        ...(remembered && form.location.text === '' ? { location: remembered.location } : {}),
        // a job without pay has the default type of rate, which its employer did not choose
        ...(hasPay(form) ? {} : { rateType: remembered && hasPay(remembered) ? remembered.rateType : rateType }),
      },
      { keepDefaultValues: true },
    );
    setChosen(id);
  };
  return { chosen, choose, forget: () => setChosen(null) };
}
