import Box from '@mui/material/Box';
import type { JobCategoryId } from '@nukkad/domain/job-categories';
import { JOB_TYPES } from '@nukkad/domain/jobs';
import {
  COMPANY_MAX,
  DESCRIPTION_MAX,
  HOURS_PER_WEEK_MAX,
  LOCATION_MAX,
  RATE_MAX,
  SKILL_MAX,
  SKILLS_MAX_COUNT,
  TITLE_MAX,
} from '@nukkad/domain/limits';
import type { ReactNode } from 'react';
import { Controller, type FieldErrors } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/format';
import { useJobWords } from '../jobs/useJobWords';
import { SelectInput } from '../ui/SelectInput';
import { TextInput } from '../ui/TextInput';
import type { JobField, JobForm } from './job-form';
import type { JobFormParts } from './job-form-parts';
import { LocationInput } from './LocationInput';
import { PayFields } from './PayFields';

const LENGTHS: Partial<Record<JobField, number>> = {
  title: TITLE_MAX,
  company: COMPANY_MAX,
  description: DESCRIPTION_MAX,
  location: LOCATION_MAX,
};
const pair = { display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } } as const;

interface Props extends Omit<JobFormParts, 'textOf'> {
  errors: FieldErrors<JobForm>;
  /** What can be chosen, in order. */
  categories: readonly JobCategoryId[];
  /** Stands below the field, such as a value that differs elsewhere. */
  noteOf?: ((field: JobField) => ReactNode) | undefined;
}

/** Every field of a job. */
export function JobFields({ register, watch, control, getValues, errors, categories, noteOf }: Props) {
  const { t } = useTranslation('hiring');
  const words = useJobWords();
  const format = useFormat();

  const textOf = (field: JobField): string | undefined => {
    const error = errors[field];
    if (!error) return undefined;
    if (error.type === 'server') return error.message;
    return t(`form.problems.${String(error.type)}`, {
      max: LENGTHS[field],
      rate: format.number(RATE_MAX),
      hours: HOURS_PER_WEEK_MAX,
      most: SKILLS_MAX_COUNT,
      length: SKILL_MAX,
    });
  };
  const field = (name: 'title' | 'company' | 'description') => ({
    ...register(name),
    label: t(`form.fields.${name}`),
    placeholder: t(`form.examples.${name}`),
    error: textOf(name),
    inputProps: { maxLength: LENGTHS[name], 'aria-required': true },
  });
  const noted = (names: JobField | readonly JobField[], input: ReactNode) => (
    <div>
      {input}
      {noteOf && [names].flat().map((name) => <div key={name}>{noteOf(name)}</div>)}
    </div>
  );

  return (
    <>
      <Box sx={pair}>
        {noted('title', <TextInput {...field('title')} />)}
        {noted('company', <TextInput {...field('company')} autoComplete="organization" />)}
      </Box>
      {noted('description', <TextInput {...field('description')} multiline minRows={3} maxRows={12} />)}
      <Box sx={pair}>
        {noted(
          'jobType',
          <SelectInput
            {...register('jobType')}
            required
            label={t('form.fields.jobType')}
            placeholder={t('form.choose')}
            options={JOB_TYPES.map((type) => ({ value: type, label: words.jobType(type) }))}
            error={textOf('jobType')}
          />,
        )}
        {noted(
          'category',
          <SelectInput
            {...register('category')}
            required
            label={t('form.fields.category')}
            placeholder={t('form.choose')}
            options={categories.map((id) => ({ value: id, label: words.category(id) }))}
            error={textOf('category')}
          />,
        )}
      </Box>
      {noted(
        'location',
        <Controller
          name="location"
          control={control}
          render={({ field: { ref, value, onChange } }) => (
            <LocationInput
              ref={ref}
              label={t('form.fields.location')}
              placeholder={t('form.examples.location')}
              value={value}
              onChange={(change) => onChange(change(getValues('location')))}
              error={textOf('location')}
            />
          )}
        />,
      )}
      {noted(['rateType', 'minRate', 'maxRate'], <PayFields register={register} watch={watch} textOf={textOf} />)}
      <Box sx={pair}>
        {noted(
          'hoursPerWeek',
          <TextInput
            {...register('hoursPerWeek')}
            type="number"
            label={t('form.fields.hoursPerWeek')}
            placeholder={t('form.examples.hoursPerWeek')}
            error={textOf('hoursPerWeek')}
            inputProps={{ min: 1, max: HOURS_PER_WEEK_MAX, step: 1, inputMode: 'numeric' }}
          />,
        )}
        {noted(
          'requiredSkills',
          <TextInput
            {...register('requiredSkills')}
            label={t('form.fields.requiredSkills')}
            placeholder={t('form.examples.requiredSkills')}
            hint={t('form.skillsHint')}
            error={textOf('requiredSkills')}
          />,
        )}
      </Box>
    </>
  );
}
