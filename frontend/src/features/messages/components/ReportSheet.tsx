import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import type { ApiError } from '@nukkad/api-client/base-query';
import type { Message } from '@nukkad/api-client/generated/api.gen';
import { REPORT_NOTE_MAX, REPORT_REASONS, type ReportReason } from '@nukkad/contract/messages/messages';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReasonSheet } from '../../../entities/session/components/ReasonSheet';
import { useToast } from '../../../shared/ui/toast/useToast';
import { messagesApi } from '../api/messages-api';

/** Reports a message to the staff. */
export function ReportSheet({ message, onClose }: { message: Message; onClose: () => void }) {
  const { t } = useTranslation('messages');
  const { toast } = useToast();
  const labelId = useId();
  const [reason, setReason] = useState<ReportReason>(REPORT_REASONS[0]);
  const [report, { isLoading }] = messagesApi.useReportMessageMutation();

  const send = async (note: string): Promise<boolean> => {
    try {
      await report({ id: message.id, reportMessage: { reason, note } }).unwrap();
      toast({ title: t('report.done.title'), description: t('report.done.text') });
      onClose();
      return true;
    } catch (error) {
      const { status, detail } = error as ApiError;
      toast({
        title: t('report.failed'),
        description: detail ?? t('messages/recent:failed.text'),
        variant: 'destructive',
      });
      if (status === 409) onClose();
      return false;
    }
  };
  return (
    <ReasonSheet
      draft={`report:${message.id}`}
      title={t('report.title')}
      subtitle={t('report.text')}
      label={t('report.note')}
      maxLength={REPORT_NOTE_MAX}
      confirm={t('report.send')}
      color="primary"
      keep={t('report.cancel')}
      busy={isLoading}
      onConfirm={send}
      onClose={onClose}
    >
      <Box sx={{ mb: 2 }}>
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
    </ReasonSheet>
  );
}
