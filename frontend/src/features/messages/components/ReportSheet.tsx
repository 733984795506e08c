import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import type { ApiError } from '@nukkad/api-client/base-query';
import type { Message } from '@nukkad/api-client/generated/api.gen';
import { REPORT_NOTE_MAX, REPORT_REASONS, type ReportReason } from '@nukkad/contract/messages/messages';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../../../entities/session/hooks/useDraft';
import { Sheet } from '../../../shared/ui/Sheet';
import { TextInput } from '../../../shared/ui/TextInput';
import { useToast } from '../../../shared/ui/toast/useToast';
import { messagesApi } from '../api/messages-api';

/** Reports a message to the staff. */
export function ReportSheet({ message, onClose }: { message: Message; onClose: () => void }) {
  const { t } = useTranslation('messages');
  const { toast } = useToast();
  const formId = useId();
  const labelId = useId();
  const [reason, setReason] = useState<ReportReason>(REPORT_REASONS[0]);
  const { text: note, setText: setNote, send: sendDraft } = useDraft(`report:${message.id}`);
  const [report, { isLoading }] = messagesApi.useReportMessageMutation();

  const send = async (event: FormEvent) => {
    event.preventDefault();
    try {
      await sendDraft(() => report({ id: message.id, reportMessage: { reason, note } }).unwrap());
      toast({ title: t('report.done.title'), description: t('report.done.text') });
      onClose();
    } catch (error) {
      const { status, detail } = error as ApiError;
      toast({ title: t('report.failed'), description: detail ?? t('failed.text'), variant: 'destructive' });
      if (status === 409) onClose();
    }
  };
  return (
    <Sheet
      open
      holdsInput
      onClose={onClose}
      title={t('report.title')}
      subtitle={t('report.text')}
      actions={
        <>
          <Button type="submit" form={formId} variant="contained" disabled={isLoading}>
            {t('report.send')}
          </Button>
          <Button onClick={onClose}>{t('report.cancel')}</Button>
        </>
      }
    >
      <Box component="form" id={formId} onSubmit={(event) => void send(event)} sx={{ display: 'grid', gap: 2 }}>
        <Box>
          <Box id={labelId} sx={{ fontWeight: 550 }}>
            {t('report.reason')}
          </Box>
          <RadioGroup
            aria-labelledby={labelId}
            value={reason}
            onChange={(_event, chosen) => setReason(REPORT_REASONS.find((one) => one === chosen) ?? reason)}
          >
            {REPORT_REASONS.map((one) => (
              <FormControlLabel key={one} value={one} control={<Radio />} label={t(`report.reasons.${one}`)} />
            ))}
          </RadioGroup>
        </Box>
        <TextInput
          multiline
          minRows={2}
          maxRows={6}
          label={t('report.note')}
          value={note}
          onChange={(event) => setNote(event.target.value)}
          inputProps={{ maxLength: REPORT_NOTE_MAX }}
        />
      </Box>
    </Sheet>
  );
}
