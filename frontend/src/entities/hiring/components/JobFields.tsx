import Box from '@mui/material/Box';
import type { JobCategoryId } from '@nukkad/contract/jobs/job-categories';
import { JOB_TYPES } from '@nukkad/contract/jobs/jobs';
import {
  COMPANY_MAX,
  DESCRIPTION_MAX,
  HOURS_PER_WEEK_MAX,
  LOCATION_MAX,
  RATE_MAX,
  SKILL_MAX,
  SKILLS_MAX_COUNT,
  TITLE_MAX,
} from '@nukkad/contract/limits';
import type { ReactNode } from 'react';
import { Controller, type FieldErrors } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format';
import { useJobWords } from '../../job/hooks/useJobWords';
import { NumberInput } from '../../../shared/ui/NumberInput';
import { SelectInput } from '../../../shared/ui/SelectInput';
import { TextInput } from '../../../shared/ui/TextInput';
import type { JobField, JobForm } from '../model/job-form';
import type { JobFormParts } from '../model/job-form-parts';
import { LocationInput } from './LocationInput';
import { PayFields } from './PayFields';
import type { UsualPay } from '../model/usual-pay';

const LENGTHS: Partial<Record<JobField, number>> = {
  title: TITLE_MAX,
  company: COMPANY_MAX,
  description: DESCRIPTION_MAX,
  location: LOCATION_MAX,
};
/** Two fields side by side if both have room. */
const pair = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
} as const;

/** A part of the form: the work; its pay and hours; its company and place. */
export type JobPart = 'work' | 'pay' | 'place';

/** The fields of each part. */
export const FIELDS_OF = {
  work: ['title', 'description', 'jobType', 'category', 'requiredSkills'],
  pay: ['rateType', 'minRate', 'maxRate', 'hoursPerWeek'],
  place: ['company', 'location'],
} as const satisfies Record<JobPart, readonly JobField[]>;

interface Props extends Omit<JobFormParts, 'textOf'> {
  errors: FieldErrors<JobForm>;
  /** The selectable categories, in order. */
  categories: readonly JobCategoryId[];
  /** Shows only the fields of one step; all fields if absent. */
  part?: JobPart | undefined;
  /** The usual hourly pay of this work nearby, as an example for the fields of the pay. */
  usualPay?: UsualPay | undefined;
  /** The minimum wage of the place by the day; no lower pay is suggested. */
  dailyWage?: number | undefined;
  /** Note below the field, such as a value that differs elsewhere. */
  noteOf?: ((field: JobField) => ReactNode) | undefined;
}

/** Every field of a job, or those of one part. */
export function JobFields(props: Props) {
  const { register, watch, control, getValues, setValue, errors, categories, part, usualPay, dailyWage, noteOf } =
    props;
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

  const title = () => noted('title', <TextInput {...field('title')} />);
  const company = () => noted('company', <TextInput {...field('company')} autoComplete="organization" />);
  const description = () =>
    noted('description', <TextInput {...field('description')} multiline minRows={3} maxRows={12} />);
  const jobType = () =>
    noted(
      'jobType',
      <SelectInput
        {...register('jobType')}
        required
        label={t('form.fields.jobType')}
        placeholder={t('form.choose')}
        options={JOB_TYPES.map((type) => ({ value: type, label: words.jobType(type) }))}
        error={textOf('jobType')}
      />,
    );
  const category = () =>
    noted(
      'category',
      <SelectInput
        {...register('category')}
        required
        label={t('form.fields.category')}
        placeholder={t('form.choose')}
        options={categories.map((id) => ({ value: id, label: words.category(id) }))}
        error={textOf('category')}
      />,
    );
  const location = () =>
    noted(
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
    );
  const pay = () =>
    noted(
      ['rateType', 'minRate', 'maxRate'],
      <PayFields {...{ register, watch, setValue, textOf, usualPay, dailyWage }} />,
    );
  const hours = () =>
    noted(
      'hoursPerWeek',
      <NumberInput
        {...register('hoursPerWeek')}
        label={t('form.fields.hoursPerWeek')}
        placeholder={t('form.examples.hoursPerWeek')}
        error={textOf('hoursPerWeek')}
      />,
    );
  const skills = () =>
    noted(
      'requiredSkills',
      <TextInput
        {...register('requiredSkills')}
        label={t('form.fields.requiredSkills')}
        placeholder={t('form.examples.requiredSkills')}
        hint={t('form.skillsHint')}
        error={textOf('requiredSkills')}
      />,
    );
  const two = (one: ReactNode, other: ReactNode) => (
    <Box sx={pair}>
      {one}
      {other}
    </Box>
  );

  switch (part) {
    case 'work':
      return (
        <>
          {title()}
          {description()}
          {two(jobType(), category())}
          {skills()}
        </>
      );
    case 'pay':
      return (
        <>
          {pay()}
          {hours()}
        </>
      );
    case 'place':
      return (
        <>
          {company()}
          {location()}
        </>
      );
    case undefined:
      return (
        <>
          {two(title(), company())}
          {description()}
          {two(jobType(), category())}
          {location()}
          {pay()}
          {two(hours(), skills())}
        </>
      );
  }
}
