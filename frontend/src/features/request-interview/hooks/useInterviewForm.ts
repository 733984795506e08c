import type { InterviewMode, TimeSlot } from '@nukkad/domain/interviews';
import type { InterviewCategory } from '@nukkad/domain/taxonomy';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useAskForInterview } from '../../../shared/interviews/useAskForInterview';
import { usePosition } from '../../../shared/position/usePosition';

/** What the dialog asks for; empty until it is chosen. */
export interface InterviewForm {
  jobType: InterviewCategory | '';
  interviewMode: InterviewMode | '';
  timeSlot: TimeSlot | '';
}

const EMPTY: InterviewForm = { jobType: '', interviewMode: '', timeSlot: '' };

/** The request of the dialog: its two steps, what each needs to go on, and the sending. */
export function useInterviewForm(onSent: () => void) {
  const { register, control, getValues, reset } = useForm<InterviewForm>({ defaultValues: EMPTY });
  const [step, setStep] = useState<1 | 2>(1);
  const { position } = usePosition();
  const ask = useAskForInterview();
  const { jobType, interviewMode, timeSlot } = useWatch({ control }) as InterviewForm;

  return {
    register,
    step,
    category: jobType,
    sending: ask.sending,
    canContinue: jobType !== '',
    canSend: interviewMode !== '' && timeSlot !== '' && !ask.sending,
    goOn: () => setStep(2),
    goBack: () => setStep(1),

    /** Sends what was chosen; once it is sent, everything is as at the start. */
    async send(): Promise<void> {
      const chosen = getValues();
      if (chosen.jobType === '' || chosen.interviewMode === '' || chosen.timeSlot === '') return;
      const { jobType: category, interviewMode: mode, timeSlot: slot } = chosen;
      const where = position ? { latitude: position.latitude, longitude: position.longitude } : {};
      const sent = await ask.nearby({ jobType: category, interviewMode: mode, timeSlot: slot, ...where });
      if (!sent) return;
      reset(EMPTY);
      setStep(1);
      onSent();
    },
  };
}
