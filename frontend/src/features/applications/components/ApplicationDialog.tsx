import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import type { ApiError } from '@nukkad/api-client/base-query';
import { api } from '@nukkad/api-client/generated/api.gen';
import { COVER_MESSAGE_MAX } from '@nukkad/domain/limits';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { applicationsApi } from '../../../shared/applications/applications-api';
import { useDraft } from '../../../shared/drafts/useDraft';
import { Sheet } from '../../../shared/ui/Sheet';
import { TextInput } from '../../../shared/ui/TextInput';
import { useToast } from '../../../shared/ui/toast/useToast';

import { ResumeField } from './ResumeField';

/** What the dialog needs to know of a job. */
export interface AppliedJob {
  id: string;
  title: string;
  company: string;
}

const SERVER_FAILURE = 500;
/** The server's sentence when it refuses; none when it failed or did not answer. */
const refusal = ({ status, detail }: ApiError) => (status > 0 && status < SERVER_FAILURE ? detail : undefined);

function ApplicationForm({ job, onClose }: { job: AppliedJob; onClose: () => void }) {
  const { t } = useTranslation('applications');
  const { toast } = useToast();
  const formId = useId();
  const { text: message, setText: setMessage, send } = useDraft(`apply:${job.id}`);
  const [resume, setResume] = useState<File | null>(null);
  const [create, { isLoading }] = applicationsApi.useCreateApplicationMutation();
  const blank = message.trim() === '';

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (blank || isLoading) return;
    try {
      const createApplication = { jobId: job.id, coverMessage: message.trim(), ...(resume && { resume }) };
      await send(() => create({ createApplication }).unwrap());
      toast({ title: t('dialog.sent.title'), description: t('dialog.sent.text') });
      onClose();
    } catch (error) {
      toast({
        title: t('dialog.failed.title'),
        description: refusal(error as ApiError) ?? t('dialog.failed.text'),
        variant: 'destructive',
      });
    }
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={job.title}
      subtitle={job.company}
      holdsInput={!blank || resume !== null}
      actions={
        <>
          <Button type="submit" form={formId} variant="contained" disabled={blank || isLoading} sx={{ flexGrow: 1 }}>
            {t(isLoading ? 'dialog.submitting' : 'dialog.submit')}
          </Button>
          <Button onClick={onClose}>{t('dialog.cancel')}</Button>
        </>
      }
    >
      <Box
        component="form"
        id={formId}
        noValidate
        onSubmit={(event: FormEvent) => void submit(event)}
        sx={{ display: 'grid', gap: 2.5, pt: 1 }}
      >
        <TextInput
          label={t('dialog.message')}
          hint={t('dialog.hint')}
          placeholder={t('dialog.placeholder')}
          value={message}
          onChange={(event) => setMessage(event.target.value)}
          multiline
          minRows={4}
          maxRows={10}
          autoFocus
          inputProps={{ maxLength: COVER_MESSAGE_MAX, 'aria-required': true }}
        />
        <ResumeField file={resume} onChange={setResume} />
      </Box>
    </Sheet>
  );
}

interface Props {
  /** The job that is applied to; null while the dialog is closed. */
  jobId: string | null;
  /** The job that was chosen on this page; after a reload the server is asked. */
  chosen: AppliedJob | null;
  onClose: () => void;
}

/** Applies to a job. */
export function ApplicationDialog({ jobId, chosen, onClose }: Props) {
  const known = chosen?.id === jobId ? chosen : undefined;
  const { currentData } = api.useGetJobQuery(jobId !== null && !known ? { id: jobId } : skipToken);
  const job = known ?? currentData;
  return jobId !== null && job && <ApplicationForm key={jobId} job={job} onClose={onClose} />;
}
