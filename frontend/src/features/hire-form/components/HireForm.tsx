import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { JOB_CATEGORY_IDS, type JobCategoryId } from '@nukkad/domain/job-categories';
import { HIRE_FORM_CATEGORIES } from '@nukkad/domain/taxonomy';
import { useTranslation } from 'react-i18next';
import { HIRE_FORM_ID } from '../../../shared/hiring/addresses';
import { JobFields } from '../../../shared/hiring/JobFields';
import { useHireForm } from '../hooks/useHireForm';
import { HireHint } from './HireHint';
import { boardLook } from '../../../shared/ui/board-look';

const SIX: readonly JobCategoryId[] = HIRE_FORM_CATEGORIES;

/** Request Your Next Hire: posts a job, and says whom and what to expect while it is filled in. */
export function HireForm() {
  const { t } = useTranslation('hire-form');
  const { register, watch, control, getValues, submit, formState, original } = useHireForm();
  // a copy keeps the category of its original
  const chosen = original?.category ?? JOB_CATEGORY_IDS.find((id) => id === watch('category'));
  const categories = chosen === undefined || SIX.includes(chosen) ? SIX : [...SIX, chosen];
  return (
    <Box
      component="form"
      noValidate
      aria-labelledby={HIRE_FORM_ID}
      onSubmit={(event) => void submit(event)}
      sx={{
        display: 'grid',
        gap: 2.5,
        p: { xs: 2, md: 2.5 },
        ...boardLook,
      }}
    >
      <div>
        <Typography id={HIRE_FORM_ID} variant="h3" component="h2" sx={{ scrollMarginTop: 80 }}>
          {t('title')}
        </Typography>
        <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>{t('intro')}</Typography>
      </div>
      <JobFields
        register={register}
        watch={watch}
        control={control}
        getValues={getValues}
        errors={formState.errors}
        categories={categories}
      />
      <HireHint control={control} />
      <Button
        type="submit"
        variant="contained"
        size="large"
        disabled={formState.isSubmitting}
        sx={{ justifySelf: { sm: 'start' } }}
      >
        {t(formState.isSubmitting ? 'submitting' : 'submit')}
      </Button>
    </Box>
  );
}
