import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import type { ApiError } from '@nukkad/api-client/base-query';
import { api, type Job } from '@nukkad/api-client/generated/api.gen';
import { COVER_MESSAGE_MAX, NAME_MAX } from '@nukkad/contract/limits';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { applicationsApi } from '../../../entities/application/applications-api';
import { useDraft } from '../../../entities/session/hooks/useDraft';
import { LocalisedJobLine } from '../../../entities/job/components/LocalisedJobLine';
import { useIsWaiting } from '../../../entities/offline/hooks/useIsWaiting';
import { Sheet } from '../../../shared/ui/Sheet';
import { TextInput } from '../../../shared/ui/TextInput';
import { Tile } from '../../../shared/ui/Tile';
import { useToast } from '../../../shared/ui/toast/useToast';
import { useFirstName } from '../hooks/useFirstName';
import { type LastApplication, useLastApplication } from '../hooks/useLastApplication';
import { PreviousResumeRow } from './PreviousResumeRow';
import { ResumeField } from './ResumeField';
import { SentenceChips } from './SentenceChips';

/** The properties of a job that the dialog needs. */
export type AppliedJob = Pick<Job, 'id' | 'title' | 'company' | 'category' | 'occupation' | 'place'>;

const SERVER_FAILURE = 500;
/** Returns the sentence of a refusal, or of the queue without a response; undefined after a failure. */
const refusal = ({ status, detail }: ApiError) => (status < SERVER_FAILURE ? detail : undefined);

interface FormProps {
  job: AppliedJob;
  /** The message and the resume of the previous application: both are sent again unless they are changed. */
  last: LastApplication;
  onClose: () => void;
}

function ApplicationForm({ job, last: known, onClose }: FormProps) {
  const { t } = useTranslation('applications');
  const { t: tShared } = useTranslation('shared');
  const { toast } = useToast();
  const formId = useId();
  // fixed at the opening, because the sent application becomes the last one
  const [opened] = useState(known);
  const last = opened.retry ? known : opened;
  const draft = useDraft(`apply:${job.id}`);
  const [touched, setTouched] = useState(draft.text !== '');
  const message = touched ? draft.text : last.message;
  const [changesResume, setChangesResume] = useState(false);
  const [resume, setResume] = useState<File | null>(null);
  // a file that was chosen before the last application has loaded stays visible
  const previous = changesResume || resume !== null ? null : last.resume;
  const [failure, setFailure] = useState<string | null>(null);
  const [create, creating] = applicationsApi.useCreateApplicationMutation();
  const naming = useFirstName();
  const isLoading = creating.isLoading || naming.saving;
  const running = useIsWaiting('createApplication') ? 'dialog.waiting' : 'dialog.submitting';
  const blank = message.trim() === '';
  const write = (text: string) => {
    setTouched(true);
    draft.setText(text);
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (blank || isLoading) return;
    setFailure(null);
    try {
      // the employer's notification of the application contains the name
      await naming.save();
      const createApplication = {
        jobId: job.id,
        coverMessage: message.trim(),
        ...(resume && { resume }),
        ...(previous && { resumeFrom: previous.applicationId }),
      };
      await draft.send(() => create({ createApplication }).unwrap());
      toast({ title: t('dialog.sent.title'), description: t('dialog.sent.text') });
      onClose();
    } catch (error) {
      const description = refusal(error as ApiError) ?? t('dialog.failed.text');
      setFailure(description);
      toast({ title: t('dialog.failed.title'), description, variant: 'destructive' });
    }
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={job.title}
      subtitle={
        <>
          <LocalisedJobLine job={job} />
          {job.company}
        </>
      }
      sign={<Tile category={job.category} />}
      holdsInput={touched || resume !== null || naming.name !== ''}
      actions={
        <>
          {failure && (
            <Box sx={{ flexBasis: '100%', color: 'error.main', fontWeight: 600 }}>
              {failure} {t('dialog.kept')}
            </Box>
          )}
          <Button
            type="submit"
            form={formId}
            variant="contained"
            size="large"
            disabled={blank || isLoading}
            sx={{ flexGrow: 1 }}
          >
            {t(isLoading ? running : 'dialog.submit')}
          </Button>
          <Button variant="quiet" size="large" onClick={onClose}>
            {t('dialog.cancel')}
          </Button>
        </>
      }
    >
      <Box
        component="form"
        id={formId}
        noValidate
        inert={isLoading}
        onSubmit={(event: FormEvent) => void submit(event)}
        sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, pt: 1 }}
      >
        {naming.asked && (
          <TextInput
            label={t('dialog.firstName')}
            hint={t('dialog.firstNameHint')}
            value={naming.name}
            onChange={(event) => naming.setName(event.target.value)}
            autoComplete="given-name"
            inputProps={{ maxLength: NAME_MAX }}
          />
        )}
        <SentenceChips message={message} onChange={write} />
        {last.retry && (
          <Box role="status" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
            {t('dialog.lastFailed')}
            <Button onClick={last.retry} sx={{ ml: -1, px: 1 }}>
              {tShared('failure.retry')}
            </Button>
          </Box>
        )}
        <TextInput
          label={t('dialog.message')}
          hint={t(!touched && last.message !== '' ? 'dialog.last' : 'dialog.hint')}
          placeholder={t('dialog.placeholder')}
          value={message}
          onChange={(event) => write(event.target.value)}
          multiline
          minRows={3}
          maxRows={10}
          inputProps={{ maxLength: COVER_MESSAGE_MAX, 'aria-required': true }}
        />
        {previous ? (
          <PreviousResumeRow name={previous.name} onChange={() => setChangesResume(true)} />
        ) : (
          <ResumeField file={resume} onChange={setResume} />
        )}
        <Box component="p" sx={{ m: 0, fontSize: '0.8125rem', color: 'text.secondary' }}>
          {t('dialog.seen')}
        </Box>
      </Box>
    </Sheet>
  );
}

interface Props {
  /** The job that is applied to; null while the dialog is closed. */
  jobId: string | null;
  /** The job chosen on this page; after a reload it is requested from the server. */
  chosen: AppliedJob | null;
  onClose: () => void;
}

/** Applies to a job. */
export function ApplicationDialog({ jobId, chosen, onClose }: Props) {
  const known = chosen?.id === jobId ? chosen : undefined;
  const { currentData } = api.useGetJobQuery(jobId !== null && !known ? { id: jobId } : skipToken);
  const job = known ?? currentData;
  const last = useLastApplication();
  return jobId !== null && job && last && <ApplicationForm key={jobId} job={job} last={last} onClose={onClose} />;
}
