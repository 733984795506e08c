import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Job } from '@nukkad/api-client/generated/api.gen';
import { JOB_CATEGORY_IDS } from '@nukkad/contract/jobs/job-categories';
import type { StatedFields } from '@nukkad/contract/jobs/job-fields';
import { JOB_TYPES } from '@nukkad/contract/jobs/jobs';
import { useState } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { serverNow } from '../../../shared/clock/server-clock';
import { type JobForm, pickOf, valuesOf } from '../../../entities/hiring/model/job-form';
import { JobCard } from '../../../entities/job/components/JobCard';
import { boardStyles } from '../../../shared/ui/board-styles';

/** Trims a text, and converts zero and an unreadable number to no pay and no hours. */
const statedIn = (value: unknown): unknown => (typeof value === 'string' ? value.trim() : value || null);

/** Returns the job that the form would post, in the shape for seekers. */
function jobOf(form: JobForm, now: string): Job {
  const values = Object.fromEntries(Object.entries(valuesOf(form)).map(([field, value]) => [field, statedIn(value)]));
  return {
    ...(values as Omit<StatedFields, 'currency'>),
    id: 'preview',
    location: form.location.text.trim(),
    locationStatus: 'resolved',
    jobType: pickOf(JOB_TYPES, form.jobType) ?? JOB_TYPES[0],
    category: pickOf(JOB_CATEGORY_IDS, form.category) ?? 'gig',
    currency: 'INR',
    requiredSkills: [],
    status: 'open',
    isActive: true,
    createdAt: now,
    employerAnswers: null,
  };
}

/** A preview of the job in the lists of seekers while the form is filled in. It cannot be pressed. */
export function JobPreview({ control }: { control: Control<JobForm> }) {
  const { t } = useTranslation('hire-form');
  const form = useWatch({ control }) as JobForm;
  const [now] = useState(() => new Date(serverNow()).toISOString());
  const isBlank = form.title.trim() === '';
  return (
    <Box component="section" aria-labelledby="job-preview">
      <Typography id="job-preview" variant="body2" component="h3" sx={{ mb: 1, color: 'text.secondary' }}>
        {t('preview.title')}
      </Typography>
      {isBlank ? (
        <Typography sx={{ ...boardStyles, p: 2, color: 'text.secondary' }}>{t('preview.blank')}</Typography>
      ) : (
        <Box inert>
          <JobCard job={jobOf(form, now)} onOpen={() => undefined} />
        </Box>
      )}
    </Box>
  );
}
