import { INSTANT_REQUIRED_FIELDS } from '@nukkad/contract/instant-work/instant-jobs';
import { type BaseSyntheticEvent, useEffect, useRef } from 'react';
import type { FieldErrors, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ToastHandle } from '../../../../shared/ui/toast/toast-store';
import { useToast } from '../../../../shared/ui/toast/useToast';
import type { InstantJobField, InstantJobForm } from '../model/instant-job-form';
import { ALL_FIELDS, FIELDS_OF, STEPS } from '../model/steps';
import type { useSteps } from './useSteps';

interface Checks {
  form: UseFormReturn<InstantJobForm>;
  steps: ReturnType<typeof useSteps>;
  /** Opens the step of an invalid field. */
  showWrong: (field: InstantJobField | undefined) => void;
  /** Posts the form after its last step. */
  postForm: (values: InstantJobForm) => Promise<void>;
}

/** Validates a step before the next one opens, and all steps before the job is posted. */
export function useStepChecks({ form, steps, showWrong, postForm }: Checks) {
  const { t } = useTranslation('instant-work/job-form');
  const { toast } = useToast();
  /** Toast about missing fields; it is dismissed with the step that it belongs to. */
  const missingToast = useRef<ToastHandle | null>(null);
  const shownStep = steps.isNamed ? steps.number : null;
  const latestStep = useRef<number | null>(undefined);
  useEffect(() => {
    latestStep.current = shownStep;
    return () => {
      latestStep.current = undefined;
    };
  }, [shownStep]);

  /** Reports missing fields, and opens the first invalid field: missing ones before others. */
  const refuse = (errors: FieldErrors<InstantJobForm>, fields: readonly InstantJobField[]): void => {
    const missing = INSTANT_REQUIRED_FIELDS.filter(
      (field) => fields.includes(field) && errors[field]?.type === 'required',
    );
    showWrong(missing[0] ?? fields.find((field) => errors[field]));
    if (missing.length === 0) return;
    missingToast.current = toast({ title: t('missing.title'), description: t('missing.text'), variant: 'destructive' });
  };
  /** Runs the result of a validation, unless the user left the step while the rules were fetched. */
  const inThisStep = (report: () => void): void => {
    if (latestStep.current === shownStep) report();
  };
  const dismissMissing = (): void => missingToast.current?.dismiss();
  const leaveStep = (): void => {
    dismissMissing();
    steps.goTo(steps.number + 1);
  };
  /** Opens the next step if this step is valid; later steps are validated when they are reached. */
  const goOn = form.handleSubmit(
    () => inThisStep(leaveStep),
    (errors) => {
      const own: readonly InstantJobField[] = FIELDS_OF[STEPS[steps.number - 1] ?? 'work'];
      form.clearErrors(ALL_FIELDS.filter((field) => !own.includes(field)));
      inThisStep(() => (own.some((field) => errors[field]) ? refuse(errors, own) : leaveStep()));
    },
  );
  const post = form.handleSubmit(postForm, (errors) => inThisStep(() => refuse(errors, ALL_FIELDS)));
  return {
    /** Opens the next step, or posts the job from the last one. */
    submit: (event: BaseSyntheticEvent, isLast: boolean): void => void (isLast ? post(event) : goOn(event)),
    dismissMissing,
  };
}
