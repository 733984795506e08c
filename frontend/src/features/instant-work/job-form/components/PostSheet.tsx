import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Sheet } from '../../../../shared/ui/Sheet';
import type { useInstantJobForm } from '../hooks/useInstantJobForm';
import type { useSteps } from '../hooks/useSteps';
import { stepButton, STEPS } from '../model/steps';
import { StepFields } from './StepFields';

interface Props {
  form: ReturnType<typeof useInstantJobForm>;
  steps: ReturnType<typeof useSteps>;
  /** Content above the first step. */
  children?: ReactNode;
}

/** The three steps of the form over the page: the work, time and duration, place and pay. */
export function PostSheet({ form, steps, children }: Props) {
  const { t } = useTranslation('instant-work/job-form');
  const formId = useId();
  const { number } = steps;
  const isLast = number === STEPS.length;
  const { busy } = form;
  return (
    <Sheet
      open
      tall
      holdsInput
      onClose={steps.close}
      title={t('title')}
      subtitle={t('steps.of', { step: number, of: STEPS.length, name: t(`steps.${STEPS[number - 1] ?? 'work'}`) })}
      actions={
        <>
          {number > 1 && <Button onClick={() => steps.goTo(number - 1)}>{t('steps.back')}</Button>}
          <Button type="submit" form={formId} variant="contained" disabled={busy}>
            {t(stepButton(form, isLast))}
          </Button>
        </>
      }
    >
      <Box
        component="form"
        id={formId}
        noValidate
        aria-label={t('title')}
        onSubmit={form.submit}
        sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, pt: 0.5 }}
      >
        {number === 1 && children}
        <StepFields form={form} step={number} />
      </Box>
    </Sheet>
  );
}
