import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useInterviewWords } from '../../../../entities/interview/hooks/useInterviewWords';
import { Sheet } from '../../../../shared/ui/Sheet';
import { useInterviewForm } from '../hooks/useInterviewForm';
import { CategoryStep } from './CategoryStep';
import { TimeStep } from './TimeStep';

/**
 * Requests an interview with all employers nearby, in two steps, which the address names. An unsent choice survives
 * closing.
 */
export function InterviewDialog() {
  const { t } = useTranslation('interviews/request');
  const words = useInterviewWords();
  const form = useInterviewForm();
  const { step, category } = form;
  const top = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  // the pressed button is gone after a change of the step, so the focus moves to the top
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    top.current?.focus();
  }, [step]);

  return (
    <Sheet
      open={form.isOpen}
      onClose={form.close}
      title={t('dialog.title')}
      subtitle={step === 2 && category ? t('dialog.step2', { category: words.category(category) }) : t('dialog.step1')}
      actions={
        step === 1 ? (
          <Button variant="contained" size="large" fullWidth disabled={!form.canContinue} onClick={form.goOn}>
            {t('dialog.continue')}
          </Button>
        ) : (
          <>
            <Button variant="outlined" size="large" disabled={form.sending} onClick={form.goBack}>
              {t('dialog.back')}
            </Button>
            <Button
              variant="contained"
              size="large"
              disabled={!form.canSend}
              onClick={() => void form.send()}
              sx={{ flexGrow: 1 }}
            >
              {t(form.sending ? 'dialog.sending' : 'dialog.send')}
            </Button>
          </>
        )
      }
    >
      <Box ref={top} tabIndex={-1} sx={{ pt: 1, outline: 0 }}>
        {step === 1 ? <CategoryStep register={form.register} /> : <TimeStep register={form.register} />}
      </Box>
    </Sheet>
  );
}
