import ButtonBase from '@mui/material/ButtonBase';
import Box from '@mui/material/Box';
import { DURATION_HOURS_MAX, SCHEDULED_AHEAD_DAYS, URGENCIES } from '@nukkad/contract/instant-work/instant-jobs';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { serverNow } from '../../../../shared/clock/server-clock';
import { useFormat } from '../../../../shared/i18n/format';
import { useWorkTimes } from '../../../../entities/engagement/hooks/useWorkTimes';
import { TextInput } from '../../../../shared/ui/TextInput';
import type { FormParts } from '../model/form-parts';
import { hoursOf } from '../model/instant-job-form';
import { fieldText, usualStarts } from '../model/start-times';
import { Choices } from './Choices';
import { Stepper } from './Stepper';

const DAY_MS = 86_400_000;
/** Usual starts that are offered. */
const STARTS = 3;

const chip = {
  minHeight: 48,
  px: 1.75,
  border: '1.5px solid',
  borderColor: 'fieldBorder',
  borderRadius: '24px',
  bgcolor: 'background.paper',
  font: 'inherit',
  fontWeight: 600,
  '&[aria-pressed=true]': { bgcolor: 'primary.main', borderColor: 'primary.main', color: 'primary.contrastText' },
} as const;

/** The urgency of the work, its start and end if they are fixed, and its duration. */
export function WhenPart({ register, watch, control, setValue, textOf }: FormParts) {
  const { t } = useTranslation('instant-work/job-form');
  const { t: hiring } = useTranslation('hiring');
  const format = useFormat();
  const [opened] = useState(serverNow);
  const form = watch();
  const workTimes = useWorkTimes();
  const times = { min: fieldText(opened), max: fieldText(opened + SCHEDULED_AHEAD_DAYS * DAY_MS) };
  const isScheduled = form.urgency === 'scheduled';
  const startAt = (start: string) => {
    const written = { shouldDirty: true };
    setValue('urgency', 'scheduled', written);
    setValue('startTime', start, { ...written, shouldValidate: textOf('startTime') !== undefined });
    setValue('endTime', '', written);
  };
  return (
    <>
      <Choices
        legend={t('fields.urgency')}
        field={register('urgency')}
        error={textOf('urgency')}
        columns={{ gridTemplateColumns: '1fr 1fr' }}
        options={URGENCIES.map((urgency) => ({ value: urgency, content: hiring(`urgency.${urgency}`) }))}
      />
      <Box role="group" aria-label={t('starts')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {usualStarts(opened, STARTS).map((start) => (
          <ButtonBase
            key={start}
            aria-pressed={isScheduled && form.startTime === fieldText(start)}
            onClick={() => startAt(fieldText(start))}
            sx={chip}
          >
            {format.when(new Date(start))}
          </ButtonBase>
        ))}
      </Box>
      {isScheduled && (
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
      <Controller
        name="hours"
        control={control}
        render={({ field: { onChange } }) => {
          const hours = hoursOf(form);
          return (
            <Stepper
              label={t('fields.duration')}
              // a stated end takes precedence over the hours
              value={hours}
              words={workTimes.length(hours)}
              max={DURATION_HOURS_MAX}
              less={t('hours.less')}
              more={t('hours.more')}
              error={textOf('hours')}
              testId="duration"
              onChange={(next) => {
                onChange(next);
                if (isScheduled) setValue('endTime', '', { shouldDirty: true });
              }}
            />
          );
        }}
      />
    </>
  );
}
