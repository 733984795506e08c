import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ComponentProps, type FormEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isFieldBlank, type JobField } from '../../../entities/hiring/model/job-form';
import { FIELDS_OF, JobFields, type JobPart } from '../../../entities/hiring/components/JobFields';
import { PostKindSwitch } from '../../../entities/hiring/components/PostKindSwitch';
import { Sheet } from '../../../shared/ui/Sheet';
import { visuallyHidden } from '../../../shared/ui/visually-hidden';
import type { useHireForm } from '../hooks/useHireForm';
import type { useTemplates } from '../hooks/useTemplates';
import { HireHint } from './HireHint';
import { JobPreview } from './JobPreview';
import { Templates } from './Templates';

/** The three steps of the form on a phone, in order. */
export const STEPS: readonly JobPart[] = ['work', 'pay', 'place'];

interface Props {
  /** Its number. */
  step: string | null;
  /** The invalid field that led to the step. */
  wrong?: JobField | undefined;
  onStep: (step: string) => void;
  onClose: () => void;
  form: ReturnType<typeof useHireForm>;
  fields: ComponentProps<typeof JobFields>;
  templates: ReturnType<typeof useTemplates>;
}

/** The hire form in three steps: the work, pay and hours, place and check, with a preview of the job. */
export function PostSheet({ step, wrong, onStep, onClose, form, fields, templates }: Props) {
  const { t } = useTranslation('hire-form');
  const formId = useId();
  const number = STEPS[Number(step) - 1] ? Number(step) : 1;
  const part = STEPS[number - 1] ?? 'work';
  const isLast = number === STEPS.length;
  const { control, submit, watch, formState } = form;
  const [inOwnWords, setInOwnWords] = useState(false);
  const isWorded =
    inOwnWords ||
    watch('title') !== '' ||
    watch('description') !== '' ||
    wrong !== undefined ||
    FIELDS_OF.work.some((field) => formState.errors[field]);

  const top = useRef<HTMLHeadingElement>(null);
  // moves the focus to the first invalid field of the step, to the first blank field of the last step, or to the start
  const begin = useEffectEvent(() => {
    const blank = isLast ? FIELDS_OF.place.find((field) => isFieldBlank(form.getValues(field))) : undefined;
    const field = wrong ?? blank;
    if (field) form.setFocus(field);
    else top.current?.focus();
  });
  const [seen, setSeen] = useState(number);
  useEffect(() => {
    if (seen === number) return;
    setSeen(number);
    begin();
  }, [seen, number]);

  const onSubmit = (event: FormEvent) => {
    if (isLast) return void submit(event);
    event.preventDefault();
    onStep(String(number + 1));
  };
  return (
    <Sheet
      open
      tall
      holdsInput
      onClose={onClose}
      title={t('title')}
      subtitle={t('steps.of', { step: number, of: STEPS.length, name: t(`steps.${part}`) })}
      actions={
        <>
          {number > 1 && <Button onClick={() => onStep(String(number - 1))}>{t('steps.back')}</Button>}
          <Button type="submit" form={formId} variant="contained" disabled={formState.isSubmitting}>
            {isLast ? t(formState.isSubmitting ? 'submitting' : 'submit') : t('steps.next')}
          </Button>
        </>
      }
    >
      <Box
        component="form"
        id={formId}
        noValidate
        aria-label={t('title')}
        onSubmit={onSubmit}
        sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, pt: 0.5 }}
      >
        <Box component="h3" ref={top} tabIndex={-1} sx={visuallyHidden}>
          {t(`steps.${part}`)}
        </Box>
        {part === 'work' && (
          <>
            <PostKindSwitch kind="job" />
            <Templates
              chosen={templates.chosen}
              onChoose={(template) => {
                templates.choose(template);
                onStep('2');
              }}
            />
            {!isWorded && (
              <Button variant="outlined" onClick={() => setInOwnWords(true)}>
                {t('steps.other')}
              </Button>
            )}
          </>
        )}
        {(part !== 'work' || isWorded) && (
          <Box
            role="group"
            aria-label={t(`steps.${part}`)}
            sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}
          >
            <JobFields {...fields} part={part} />
          </Box>
        )}
        {part !== 'work' && <HireHint control={control} />}
        {part !== 'work' && <JobPreview control={control} />}
        {isLast && (
          <Button onClick={() => onStep('1')} sx={{ justifySelf: 'start', ml: -1, px: 1 }}>
            {t('steps.change')}
          </Button>
        )}
      </Box>
    </Sheet>
  );
}
