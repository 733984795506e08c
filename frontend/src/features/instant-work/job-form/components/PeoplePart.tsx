import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { HEAD_START_MINUTES, OPENINGS_MAX } from '@nukkad/contract/instant-work/instant-jobs';
import { useId } from 'react';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { instantJobsApi } from '../../../../entities/hiring/instant-jobs-api';
import type { FormParts } from '../model/form-parts';
import { Stepper } from './Stepper';

interface Props extends Pick<FormParts, 'control' | 'textOf'> {
  isEmployer: boolean;
}

/** Number of names in the sentence; the rest is a count. */
const NAMED = 3;

/** Offers to ask regulars of this employer first, by name. */
function Regulars({ control }: Pick<FormParts, 'control'>) {
  const { t } = useTranslation('instant-work/job-form');
  const id = useId();
  const { data: regulars = [] } = instantJobsApi.useListRegularsQuery();
  if (regulars.length === 0) return null;
  const named = regulars.slice(0, NAMED).map(({ name }) => name);
  const names = named.join(', ');
  const more = regulars.length - named.length;
  return (
    <Box sx={{ px: 1.5, py: 1, borderRadius: 1, bgcolor: 'background.tint' }}>
      <Controller
        name="askRegularsFirst"
        control={control}
        render={({ field: { value, ...field } }) => (
          <FormControlLabel
            sx={{ ml: 0, mr: 0, width: '100%', justifyContent: 'space-between' }}
            labelPlacement="start"
            label={t('regulars.label')}
            control={<Switch {...field} checked={value} slotProps={{ input: { 'aria-describedby': id } }} />}
          />
        )}
      />
      <Box id={id} sx={{ color: 'text.secondary' }}>
        {more > 0 ? t('regulars.namesMore', { names, count: more }) : names}
        {'. '}
        {t('regulars.ahead', { minutes: HEAD_START_MINUTES })}
      </Box>
    </Box>
  );
}

/** The number of required workers, and whether known ones are asked first. */
export function PeoplePart({ control, textOf, isEmployer }: Props) {
  const { t } = useTranslation('instant-work/job-form');
  return (
    <>
      <Controller
        name="openings"
        control={control}
        render={({ field: { value, onChange } }) => (
          <Stepper
            label={t('fields.openings')}
            value={value}
            max={OPENINGS_MAX}
            less={t('openings.less')}
            more={t('openings.more')}
            error={textOf('openings')}
            onChange={onChange}
          />
        )}
      />
      {isEmployer && <Regulars control={control} />}
    </>
  );
}
