import type { ApiError } from '@nukkad/api-client/base-query';
import type { JobApplication, OwnJob } from '@nukkad/api-client/generated/api.gen';
import { INTERVIEW_MODES, type InterviewMode, type InviteToInterview } from '@nukkad/contract/interviews/interviews';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hiringApi } from '../../../entities/hiring/hiring-api';
import { useRefusedFields } from '../../../shared/hooks/useRefusedFields';
import { AppointmentSheet } from '../../../entities/interview/components/AppointmentSheet';
import { lastPlace } from '../../../entities/interview/model/last-place';
import { useInterviewWords } from '../../../entities/interview/hooks/useInterviewWords';
import { usePersonName } from '../../../entities/session/hooks/usePersonName';
import { useSession } from '../../../entities/session/hooks/useSession';
import { Segments } from '../../../shared/ui/Segments';
import { useToast } from '../../../shared/ui/toast/useToast';
import { nextWorkday, readInvitation } from '../model/invitation';

interface Props {
  application: JobApplication;
  job: OwnJob;
  onClose: () => void;
}

/** Invites an applicant to an interview: how, when, and where or by which number, as it was last time. */
export function InviteSheet({ application, job, onClose }: Props) {
  const { t } = useTranslation('manage-job');
  const { toast } = useToast();
  const words = useInterviewWords();
  const { user } = useSession();
  const { data: requests = [] } = hiringApi.useListReceivedInterviewRequestsQuery();
  const [invite] = hiringApi.useInviteToInterviewMutation();
  const { refused, note, forget } = useRefusedFields();
  const [mode, setMode] = useState<InterviewMode>('in-person');
  const byPhone = mode === 'phone';
  const name = usePersonName()(application.applicant, 'applicant');
  const usual = byPhone ? user?.phone : job.location;

  const send = async (inviteToInterview: InviteToInterview): Promise<boolean> => {
    forget();
    try {
      await invite({ id: application.id, inviteToInterview }).unwrap();
    } catch (error) {
      note(error as ApiError);
      const description = (error as ApiError).detail ?? t('failed.text');
      toast({ title: t('invite.failed'), description, variant: 'destructive' });
      return false;
    }
    toast({ title: t('invite.done', { name }), description: t('invite.doneText') });
    return true;
  };
  return (
    <AppointmentSheet
      mode={mode}
      modePicker={
        <div>
          <Segments
            label={t('invite.mode')}
            options={INTERVIEW_MODES.map((one) => ({ value: one, label: words.mode(one) }))}
            value={mode}
            input={(one) => ({ name: 'mode', checked: one === mode, onChange: () => setMode(one) })}
          />
        </div>
      }
      words={{
        title: t('invite.title', { name }),
        date: t('invite.date'),
        time: t('invite.time'),
        send: t('invite.send'),
        sending: t('invite.sending'),
        cancel: t('decision.cancel'),
        problem: (problem) => t(`invite.problems.${problem}`),
      }}
      start={(now) => ({ ...nextWorkday(now), where: lastPlace(requests, mode) ?? usual ?? '' })}
      where={{ label: t(byPhone ? 'invite.phone' : 'invite.place') }}
      message={{
        label: t('decision.message'),
        placeholder: t('invite.example'),
        draft: `invite:${application.id}`,
      }}
      read={(appointment, now) => readInvitation(mode, appointment, now)}
      refused={refused}
      onSend={send}
      onClose={onClose}
    />
  );
}
