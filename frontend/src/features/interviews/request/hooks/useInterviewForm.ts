import type { InterviewMode, TimeSlot } from '@nukkad/contract/interviews/interviews';
import { INTERVIEW_CATEGORIES, type InterviewCategory } from '@nukkad/contract/jobs/taxonomy';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { draftStore } from '../../../../shared/drafts/draft-store';
import { useFormDraft } from '../../../../entities/session/hooks/useFormDraft';
import { useAskForInterview } from '../../../../entities/interview/hooks/useAskForInterview';
import { useOverlayParam } from '../../../../shared/overlay/useOverlayParam';
import { usePosition } from '../../../../entities/position/hooks/usePosition';
import { INTERVIEW_PARAM, KIND } from '../model/interview-param';

/** Fields of the dialog; empty until chosen. */
export interface InterviewForm {
  jobType: InterviewCategory | '';
  interviewMode: InterviewMode | '';
  timeSlot: TimeSlot | '';
}

const EMPTY: InterviewForm = { jobType: '', interviewMode: '', timeSlot: '' };

/**
 * Returns whether a stored draft has the shape of this form; an earlier version of the page may have stored another.
 */
const isForm = (kept: unknown): kept is InterviewForm =>
  typeof kept === 'object' && kept !== null && Object.keys(EMPTY).every((field) => field in kept);

/** The form of the dialog: its two steps, the requirements of each, and the submission. */
export function useInterviewForm() {
  const form = useForm<InterviewForm>({ defaultValues: EMPTY });
  const { register, control, getValues, setValue, reset } = form;
  const draft = useFormDraft(form, 'interview-request', EMPTY, isForm);
  const { value: asked, replace, close } = useOverlayParam(INTERVIEW_PARAM);
  const named = INTERVIEW_CATEGORIES.find((category) => category === asked);
  useEffect(() => {
    if (named) setValue('jobType', named);
  }, [named, setValue]);
  // the dialog shows its last step during its closing animation
  const [step, setStep] = useState<1 | 2>(1);
  const openStep = named ? 2 : 1;
  if (asked !== null && step !== openStep) setStep(openStep);
  const { position } = usePosition();
  const ask = useAskForInterview();
  const { jobType, interviewMode, timeSlot } = useWatch({ control }) as InterviewForm;

  return {
    register,
    isOpen: asked !== null,
    close,
    step,
    category: named ?? jobType,
    sending: ask.sending,
    canContinue: jobType !== '',
    canSend: interviewMode !== '' && timeSlot !== '' && !ask.sending,
    // both steps share one history entry: Back closes the dialog, like its close button
    goOn: () => replace(jobType),
    goBack: () => replace(KIND),

    /** Sends the choice, and then resets the form. */
    async send(): Promise<void> {
      const chosen = getValues();
      if (chosen.jobType === '' || chosen.interviewMode === '' || chosen.timeSlot === '') return;
      const { jobType: category, interviewMode: mode, timeSlot: slot } = chosen;
      const where = position ? { latitude: position.latitude, longitude: position.longitude } : {};
      const request = { jobType: category, interviewMode: mode, timeSlot: slot, ...where };
      if (!(await draftStore.send(draft, () => ask.nearby(request)))) return;
      reset(EMPTY);
      close();
    },
  };
}
