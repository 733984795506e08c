import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { OwnJob } from '@nukkad/api-client/generated/api.gen';
import { JOB_CATEGORY_IDS, type JobCategoryId } from '@nukkad/contract/jobs/job-categories';
import { HIRE_FORM_CATEGORIES } from '@nukkad/contract/jobs/taxonomy';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HIRE_FORM_ID, POST } from '../../../entities/hiring/paths';
import { type JobForm, pickOf } from '../../../entities/hiring/model/job-form';
import { FIELDS_OF, JobFields, type JobPart } from '../../../entities/hiring/components/JobFields';
import { useHireHint } from '../../../entities/hiring/hooks/useHireHint';
import { usualPayOf } from '../../../entities/hiring/model/usual-pay';
import { PostKindSwitch } from '../../../entities/hiring/components/PostKindSwitch';
import { useOverlayParam } from '../../../shared/overlay/useOverlayParam';
import { boardStyles } from '../../../shared/ui/board-styles';
import { useHireForm } from '../hooks/useHireForm';
import { useTemplates } from '../hooks/useTemplates';
import { HireHint } from './HireHint';
import { JobPreview } from './JobPreview';
import { PostedJob } from './PostedJob';
import { PostSheet, STEPS } from './PostSheet';
import { Templates } from './Templates';
import { lazySheet } from '../../../shared/rendering/lazy-sheet';

const SameJobQuestion = lazySheet(async () => (await import('./SameJobQuestion')).SameJobQuestion);

const SIX: readonly JobCategoryId[] = HIRE_FORM_CATEGORIES;

/** Returns the step of the phone's form that contains a field. */
const stepOf = (field: keyof JobForm): string =>
  String(1 + STEPS.findIndex((part: JobPart) => (FIELDS_OF[part] as readonly string[]).includes(field)));

/**
 * Request Your Next Hire: posts a job, with templates and hints about expected applicants. On a phone the form has its
 * own address for each of its three steps; elsewhere it is one page, with a preview of the job.
 */
export function HireForm() {
  const { t } = useTranslation('hire-form');
  const onPhone = useMediaQuery(useTheme().breakpoints.down('md'), { noSsr: true });
  const sheet = useOverlayParam(POST);
  const isNamed = sheet.value !== null;
  // the error that led to a step belongs to that step alone
  const [wrong, setWrong] = useState<{ step: string; field: keyof JobForm } | null>(null);
  if (wrong !== null && !isNamed) setWrong(null);
  const [posted, setPosted] = useState<OwnJob | null>(null);
  /** The steps share one history entry: Back closes the form at any step. */
  const goTo = (step: string) => {
    if (step !== sheet.value) sheet.replace(step);
  };
  const form = useHireForm({
    onPhone,
    onPosted: (job) => {
      templates.forget();
      setPosted(job);
      if (isNamed) sheet.close();
    },
    onWrong: (field) => {
      if (!isNamed) return;
      setWrong({ step: stepOf(field), field });
      goTo(stepOf(field));
    },
  });
  const { register, watch, control, getValues, setValue, submit, formState, original } = form;
  const templates = useTemplates(form);
  // a template or a copy retains its category
  const chosen = original?.category ?? pickOf(JOB_CATEGORY_IDS, watch('category'));
  const categories = chosen === undefined || SIX.includes(chosen) ? SIX : [...SIX, chosen];
  const { hint } = useHireHint(watch('category'), watch('location'), watch('requiredSkills'));
  const usualPay = usualPayOf(hint);
  const dailyWage = hint?.minimumWage?.daily;
  const fields = {
    ...{ register, watch, control, getValues, setValue },
    ...{ errors: formState.errors, categories, usualPay, dailyWage },
  };

  useEffect(() => {
    if (isNamed && !onPhone) document.getElementById(HIRE_FORM_ID)?.scrollIntoView({ block: 'start' });
  }, [isNamed, onPhone]);

  const heading = (
    <div>
      <Typography id={HIRE_FORM_ID} variant="h2" sx={{ scrollMarginTop: 80 }}>
        {t('title')}
      </Typography>
      <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>{t('intro')}</Typography>
    </div>
  );
  const question = form.same && (
    <SameJobQuestion
      job={form.same}
      busy={form.isAnswering}
      onRenew={() => void form.renewSame()}
      onAnother={() => void form.postAnother()}
      onClose={form.closeSame}
    />
  );
  // on a phone the form that covers the page closes first
  const postedJob = posted && !(onPhone && isNamed) && <PostedJob key={posted.id} job={posted} />;
  if (onPhone) {
    return (
      <>
        {postedJob}
        <Box
          component="section"
          aria-labelledby={HIRE_FORM_ID}
          sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5, p: 2, ...boardStyles }}
        >
          {heading}
          <PostKindSwitch kind="job" />
          <Templates
            row
            chosen={templates.chosen}
            onChoose={(template) => {
              templates.choose(template);
              sheet.open('2');
            }}
          />
          <Button variant="outlined" aria-haspopup="dialog" onClick={() => sheet.open('1')}>
            {t('steps.other')}
          </Button>
          {isNamed && (
            <PostSheet
              step={sheet.value}
              wrong={wrong?.step === sheet.value ? wrong?.field : undefined}
              onStep={(step) => {
                setWrong(null);
                goTo(step);
              }}
              onClose={sheet.close}
              form={form}
              fields={fields}
              templates={templates}
            />
          )}
          {question}
        </Box>
      </>
    );
  }
  return (
    <>
      {postedJob}
      <Box
        component="form"
        noValidate
        aria-labelledby={HIRE_FORM_ID}
        onSubmit={(event) => void submit(event)}
        sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2.5, p: 2.5, ...boardStyles }}
      >
        {heading}
        <PostKindSwitch kind="job" />
        <Templates chosen={templates.chosen} onChoose={templates.choose} />
        <JobFields {...fields} />
        <Box sx={{ display: 'grid', gap: 2, p: 2, borderRadius: '14px', bgcolor: 'background.default' }}>
          <JobPreview control={control} />
          <HireHint control={control} />
        </Box>
        <Button type="submit" variant="contained" size="large" fullWidth disabled={formState.isSubmitting}>
          {t(formState.isSubmitting ? 'submitting' : 'submit')}
        </Button>
        {question}
      </Box>
    </>
  );
}
