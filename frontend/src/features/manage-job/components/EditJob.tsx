import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { OwnJob } from '@nukkad/api-client/generated/api.gen';
import { JOB_CATEGORY_IDS } from '@nukkad/contract/jobs/job-categories';
import { useCallback, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { JobFields } from '../../../entities/hiring/components/JobFields';
import { useHireHint } from '../../../entities/hiring/hooks/useHireHint';
import { formOf, type JobField } from '../../../entities/hiring/model/job-form';
import { usualPayOf } from '../../../entities/hiring/model/usual-pay';
import { useJobWords } from '../../../entities/job/hooks/useJobWords';
import { Sheet } from '../../../shared/ui/Sheet';
import { useEditJob } from '../hooks/useEditJob';

interface Props {
  job: OwnJob;
  onClose: () => void;
  /** The field that gets the focus first. */
  at?: JobField;
}

/** Edits a job. If the job changed meanwhile, retains the typed text and shows the new value beside it. */
export function EditJob({ job, onClose, at }: Props) {
  const { t } = useTranslation('manage-job');
  const { t: hiring } = useTranslation('hiring');
  const words = useJobWords();
  const formId = useId();
  const edit = useEditJob(job, onClose);
  const { register, watch, control, getValues, setValue, submit, formState, newer, contested } = edit;
  const { hint } = useHireHint(watch('category'), watch('location'), watch('requiredSkills'));
  // before the sheet checks whether an element in it has the focus
  const begin = useCallback(
    (form: HTMLFormElement | null) => {
      const field = at && form?.elements.namedItem(at);
      if (field instanceof HTMLElement) field.focus();
    },
    [at],
  );

  const noteOf = (field: JobField) => {
    if (!newer || !contested.includes(field)) return null;
    const value = formOf(newer)[field];
    const said =
      field === 'jobType'
        ? words.jobType(newer.jobType)
        : field === 'category'
          ? words.category(newer.category)
          : field === 'rateType'
            ? hiring(`form.pay.${newer.rateType}`)
            : typeof value === 'string'
              ? value
              : value.text;
    return (
      <Box sx={{ mt: 1, pl: 1.5, borderLeft: '3px solid', borderColor: 'secondary.main' }}>
        <Box sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>
          {t('edit.now', { field: hiring(field === 'rateType' ? 'form.pay.type' : `form.fields.${field}`) })}
        </Box>
        <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{said || t('edit.empty')}</Box>
        <Button sx={{ ml: -1, px: 1 }} onClick={() => setValue(field, value, { shouldDirty: true })}>
          {t('edit.take')}
        </Button>
      </Box>
    );
  };

  return (
    <Sheet
      open
      holdsInput
      onClose={onClose}
      title={t('edit.title')}
      subtitle={job.title}
      actions={
        <>
          <Button type="submit" form={formId} variant="contained" disabled={formState.isSubmitting}>
            {t(newer ? 'edit.saveOver' : 'edit.save')}
          </Button>
          <Button onClick={onClose}>{t('edit.cancel')}</Button>
        </>
      }
    >
      <Box
        component="form"
        ref={begin}
        id={formId}
        noValidate
        onSubmit={(event) => void submit(event)}
        sx={{ display: 'grid', gap: 2.5, pt: 0.5 }}
      >
        {newer && (
          <Alert severity="warning">
            {t('edit.changed', { status: hiring(`jobStatus.${newer.status}`) })}{' '}
            {t(contested.length > 0 ? 'edit.contested' : 'edit.kept')}
          </Alert>
        )}
        <JobFields
          register={register}
          watch={watch}
          control={control}
          getValues={getValues}
          setValue={setValue}
          errors={formState.errors}
          categories={JOB_CATEGORY_IDS}
          usualPay={usualPayOf(hint)}
          dailyWage={hint?.minimumWage?.daily}
          noteOf={noteOf}
        />
      </Box>
    </Sheet>
  );
}
