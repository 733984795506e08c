import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { JobApplication } from '@nukkad/api-client/generated/api.gen';
import { EMPLOYER_MESSAGE_MAX, type RejectReason } from '@nukkad/contract/jobs/applications';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../../../entities/session/hooks/useDraft';
import { Sheet } from '../../../shared/ui/Sheet';
import { registerBottomActions } from '../../../shared/ui/toast/bottom-actions';
import { TextInput } from '../../../shared/ui/TextInput';
import { useRejectApplications } from '../hooks/useRejectApplications';
import { ReasonInput } from './ReasonInput';
import { boardStyles } from '../../../shared/ui/board-styles';

interface Props {
  jobId: string;
  /** The applications that are selected, at least one. */
  applications: readonly JobApplication[];
  onDone: () => void;
}

/** Rejects all selected applications, for one reason. */
export function RejectSelected({ jobId, applications, onDone }: Props) {
  const { t } = useTranslation('manage-job');
  const formId = useId();
  const [asked, setAsked] = useState(false);
  const [reason, setReason] = useState<RejectReason | ''>('');
  const { text: message, setText: setMessage, send } = useDraft(`reject:${jobId}`);
  const [missing, setMissing] = useState(false);
  const { reject, rejecting, refused, forget } = useRejectApplications(jobId);
  const count = applications.length;

  const close = () => {
    setAsked(false);
    forget();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (reason === '') return setMissing(true);
    const ids = applications.map(({ id }) => id);
    const done = await send(() => reject(ids, reason, message));
    if (!done) return;
    setAsked(false);
    onDone();
  };
  return (
    <Box
      ref={registerBottomActions}
      role="group"
      aria-label={t('selected.label')}
      sx={{
        position: 'sticky',
        bottom: 8,
        zIndex: 2,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        mt: 2,
        p: 1.5,
        ...boardStyles,
      }}
    >
      <Box component="span" role="status" sx={{ flexGrow: 1, fontWeight: 600 }}>
        {t('selected.count', { count })}
      </Box>
      <Button variant="contained" color="error" aria-haspopup="dialog" onClick={() => setAsked(true)}>
        {t('selected.reject')}
      </Button>
      <Button onClick={onDone}>{t('selected.clear')}</Button>
      {asked && (
        <Sheet
          open
          holdsInput
          onClose={close}
          title={t('selected.title', { count })}
          actions={
            <>
              <Button type="submit" form={formId} variant="contained" color="error" disabled={rejecting}>
                {t('selected.confirm')}
              </Button>
              <Button onClick={close}>{t('decision.cancel')}</Button>
            </>
          }
        >
          <Box
            component="form"
            id={formId}
            noValidate
            onSubmit={(event) => void submit(event)}
            sx={{ display: 'grid', gap: 2 }}
          >
            <Typography sx={{ color: 'text.secondary' }}>{t('selected.text')}</Typography>
            <ReasonInput
              required
              value={reason}
              onChange={(chosen) => {
                setReason(chosen);
                setMissing(false);
              }}
              error={missing ? t('reason.missing') : undefined}
            />
            <TextInput
              multiline
              minRows={3}
              maxRows={8}
              label={t('decision.message')}
              value={message}
              onChange={(event) => setMessage(event.target.value)}
              error={refused['message']}
              inputProps={{ maxLength: EMPLOYER_MESSAGE_MAX }}
            />
          </Box>
        </Sheet>
      )}
    </Box>
  );
}
