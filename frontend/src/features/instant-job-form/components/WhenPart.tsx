import ScheduleIcon from '@mui/icons-material/Schedule';
import Box from '@mui/material/Box';
import { SCHEDULED_AHEAD_DAYS, URGENCIES } from '@nukkad/domain/instant-jobs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serverNow } from '../../../shared/clock/server-clock';
import { indianDateTime } from '../../../shared/interviews/indian-clock';
import { useWorkTimes } from '../../../shared/instant-work/useWorkTimes';
import { TextInput } from '../../../shared/ui/TextInput';
import type { FormParts } from '../model/form-parts';
import { hoursOf } from '../model/instant-job-form';
import { Choices } from './Choices';

const DAY_MS = 86_400_000;

const fieldText = (moment: number): string => {
  const { date, time } = indianDateTime(moment);
  return `${date}T${time}`;
};

/** How soon somebody is needed, from when to when if that is fixed, and for how long. */
export function WhenPart({ register, watch, textOf }: FormParts) {
  const { t } = useTranslation('instant-job-form');
  const { t: hiring } = useTranslation('hiring');
  const [opened] = useState(serverNow);
  const form = watch();
  const workTimes = useWorkTimes();
  const times = { min: fieldText(opened), max: fieldText(opened + SCHEDULED_AHEAD_DAYS * DAY_MS) };
  return (
    <>
      <Choices
        legend={t('fields.urgency')}
        field={register('urgency')}
        error={textOf('urgency')}
        columns={{ gridTemplateColumns: '1fr 1fr' }}
        options={URGENCIES.map((urgency) => ({ value: urgency, content: hiring(`urgency.${urgency}`) }))}
      />
      {form.urgency === 'scheduled' && (
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <TextInput
            {...register('startTime')}
            type="datetime-local"
            label={t('fields.startTime')}
            error={textOf('startTime')}
            inputProps={{ ...times, 'aria-required': true }}
          />
          <TextInput
            {...register('endTime')}
            type="datetime-local"
            label={t('fields.endTime')}
            error={textOf('endTime')}
            inputProps={{ ...times, min: form.startTime || times.min }}
          />
        </Box>
      )}
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 32 }}>
        <ScheduleIcon aria-hidden sx={{ color: 'primary.text' }} />
        <span>
          {t('fields.duration')}: <b data-testid="duration">{workTimes.length(hoursOf(form))}</b>
        </span>
      </Box>
    </>
  );
}
