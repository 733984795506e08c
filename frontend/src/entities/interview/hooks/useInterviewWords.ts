import type { InterviewRequest } from '@nukkad/api-client/generated/api.gen';
import { TIME_SLOTS, type TimeSlot } from '@nukkad/contract/interviews/interviews';
import { INTERVIEW_CATEGORY_DETAILS, type InterviewCategory } from '@nukkad/contract/jobs/taxonomy';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format';
import { currentLanguage } from '../../../shared/i18n/i18n';
import type { Interview } from '../model/allowed-interview-actions';

/** Words for the facts of an interview request in the page's language. */
export function useInterviewWords() {
  const { t } = useTranslation('interview');
  const format = useFormat();
  return useMemo(() => {
    const language = currentLanguage();
    const category = (id: InterviewCategory): string => INTERVIEW_CATEGORY_DETAILS[id].label[language];
    const slot = (text: TimeSlot): string => t(`slots.${TIME_SLOTS.indexOf(text)}`);
    return {
      category,
      slot,
      mode: (mode: InterviewRequest['type']): string => t(`mode.${mode}`),
      status: (status: InterviewRequest['status']): string => t(`status.${status}`),

      /** Returns the job's title; the kind of work while no employer has accepted. */
      title: ({ job, jobType }: Pick<InterviewRequest, 'job' | 'jobType'>): string =>
        job?.title ?? (jobType ? category(jobType) : t('interview')),

      /** Returns the company, or the result of the search for one; empty if the request was cancelled. */
      company({ job, status }: Pick<InterviewRequest, 'job' | 'status'>): string {
        if (job) return job.company;
        if (status === 'pending') return t('matching');
        // a cancelled request no longer waits for an employer
        return status === 'cancelled' ? '' : t('noEmployer');
      },

      /** Returns the time of the interview, otherwise the requested time; for an invitation the latest proposal. */
      time({ askedBy, confirmedTime, proposal, requestedTime, timeSlot }: Interview): string {
        const asked = (askedBy === 'employer' ? proposal?.time : null) ?? requestedTime;
        const moment = confirmedTime ?? asked;
        if (moment) return format.when(new Date(moment));
        return timeSlot ? slot(timeSlot) : '';
      },
    };
  }, [t, format]);
}
