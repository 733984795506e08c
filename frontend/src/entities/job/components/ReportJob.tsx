import FlagIcon from '@mui/icons-material/FlagOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { type ApiError } from '@nukkad/api-client/base-query';
import { api, type Job } from '@nukkad/api-client/generated/api.gen';
import { JOB_REPORT_REASONS, JOB_REPORT_TEXT_MAX, type JobReportReason } from '@nukkad/contract/jobs/job-reviews';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../../session/hooks/useDraft';
import { Sheet } from '../../../shared/ui/Sheet';
import { TextInput } from '../../../shared/ui/TextInput';
import { useToast } from '../../../shared/ui/toast/useToast';
import { LocalisedJobLine } from './LocalisedJobLine';
import { useReportParam } from '../hooks/useReportParam';

interface Props {
  job: Pick<Job, 'id' | 'title' | 'occupation' | 'place'>;
}

/** Button that opens the form to report a job to the staff. */
export function ReportJobButton({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation('job');
  return (
    <Button
      size="small"
      color="inherit"
      startIcon={<FlagIcon aria-hidden />}
      onClick={onClick}
      sx={{ mt: 1, ml: -1, minHeight: 48, color: 'text.secondary' }}
    >
      {t('report.action')}
    </Button>
  );
}

/** Form by which a seeker reports a job to the staff. */
export function ReportJob({ job }: Props) {
  const report = useReportParam(job.id);
  return (
    <>
      <ReportJobButton onClick={report.open} />
      {report.isOpen && <ReportJobSheet job={job} onClose={report.close} />}
    </>
  );
}

/** The form itself. */
export function ReportJobSheet({ job, onClose }: Props & { onClose: () => void }) {
  const { t } = useTranslation('job');
  const { toast } = useToast();
  const formId = useId();
  const labelId = useId();
  const [reason, setReason] = useState<JobReportReason | null>(null);
  const { text, setText, send: sendDraft } = useDraft(`report-job:${job.id}`);
  const [report, { isLoading }] = api.useReportJobMutation();

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (reason === null) return;
    try {
      await sendDraft(() => report({ id: job.id, reportJob: { reason, text } }).unwrap());
      toast({ title: t('report.done.title'), description: t('report.done.text') });
      onClose();
    } catch (error) {
      const { status, detail } = error as ApiError;
      toast({
        title: t('report.failed.title'),
        description: detail ?? t('report.failed.text'),
        variant: 'destructive',
      });
      if (status === 409) onClose();
    }
  };
  return (
    <Sheet
      open
      holdsInput
      onClose={onClose}
      title={t('report.title')}
      subtitle={
        <>
          {job.title}
          <LocalisedJobLine job={job} />
        </>
      }
      actions={
        <>
          <Button type="submit" form={formId} variant="contained" disabled={isLoading || reason === null}>
            {t('report.send')}
          </Button>
          <Button onClick={onClose}>{t('report.cancel')}</Button>
        </>
      }
    >
      <Box component="form" id={formId} onSubmit={(event) => void send(event)} sx={{ display: 'grid', gap: 2 }}>
        <div>
          <Box id={labelId} sx={{ fontWeight: 550 }}>
            {t('report.reason')}
          </Box>
          <Box role="group" aria-labelledby={labelId} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
            {JOB_REPORT_REASONS.map((one) => (
              <Chip
                key={one}
                clickable
                label={t(`report.reasons.${one}`)}
                aria-pressed={one === reason}
                color={one === reason ? 'primary' : 'default'}
                variant={one === reason ? 'filled' : 'outlined'}
                onClick={() => setReason(one)}
                sx={{ minHeight: 48, borderRadius: '24px', px: 0.5 }}
              />
            ))}
          </Box>
        </div>
        <TextInput
          multiline
          minRows={2}
          maxRows={6}
          label={t('report.note')}
          value={text}
          onChange={(event) => setText(event.target.value)}
          inputProps={{ maxLength: JOB_REPORT_TEXT_MAX }}
        />
        <Box sx={{ color: 'text.secondary' }}>{t('report.text')}</Box>
      </Box>
    </Sheet>
  );
}
