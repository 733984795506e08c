import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ApiError } from '@nukkad/api-client/base-query';
import type { SupportRequest } from '@nukkad/api-client/generated/api.gen';
import { SUPPORT_REPLY_MAX } from '@nukkad/contract/support/support';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../../../entities/session/hooks/useDraft';
import { TextInput } from '../../../shared/ui/TextInput';
import { useToast } from '../../../shared/ui/toast/useToast';
import { adminApi } from '../api/admin-api';

const CONFLICT = 409;

/** A reply, which is mailed. If another member of staff replied first, shows their reply and retains the typed text. */
export function SupportReply({ request }: { request: SupportRequest }) {
  const { t } = useTranslation('admin');
  const { toast } = useToast();
  const { text, setText, send } = useDraft(`support:${request.id}`);
  const [overtaken, setOvertaken] = useState(false);
  const [reply, { isLoading }] = adminApi.useReplyToSupportRequestMutation();
  const answer = async (status: 'waiting' | 'solved') => {
    try {
      const body = { text: text.trim(), status, version: request.version };
      await send(() => reply({ id: request.id, replyToSupportRequest: body }).unwrap());
      setText('');
      setOvertaken(false);
      toast({ title: t('support.sent') });
    } catch (error) {
      const { status: code, detail } = error as ApiError;
      if (code === CONFLICT) setOvertaken(true);
      else toast({ title: t('support.notSent'), description: detail, variant: 'destructive' });
    }
  };
  const cannotSend = text.trim() === '' || isLoading || request.answeredBy === 'none';
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {overtaken && <Alert severity="warning">{t('support.overtaken')}</Alert>}
      <TextInput
        label={t('support.reply')}
        hint={t(`support.replyHint.${request.answeredBy}`)}
        value={text}
        onChange={(event) => setText(event.target.value)}
        multiline
        minRows={4}
        maxRows={12}
        inputProps={{ maxLength: SUPPORT_REPLY_MAX }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="contained" disabled={cannotSend} onClick={() => void answer('waiting')}>
          {t(isLoading ? 'support.sending' : 'support.send')}
        </Button>
        <Button variant="outlined" disabled={cannotSend} onClick={() => void answer('solved')}>
          {t('support.sendAndSolve')}
        </Button>
      </Box>
    </Box>
  );
}
