import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ApiError } from '@nukkad/api-client/base-query';
import { SUPPORT_MESSAGE_MAX } from '@nukkad/contract/support/support';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../../../entities/session/hooks/useDraft';
import { TextInput } from '../../../shared/ui/TextInput';
import { useToast } from '../../../shared/ui/toast/useToast';
import { ownRequestApi } from '../api/own-request-api';

/** Adds a message to a request; the typed text stays until it is stored. */
export function OwnRequestReply({ reference }: { reference: string }) {
  const { t } = useTranslation('support-request');
  const { toast } = useToast();
  const { text, setText, send } = useDraft(`support-request:${reference}`);
  const [write, { isLoading }] = ownRequestApi.useWriteToOwnSupportRequestMutation();
  const submit = async () => {
    try {
      await send(() => write({ reference, writeToOwnSupportRequest: { text: text.trim() } }).unwrap());
      setText('');
      toast({ title: t('reply.sent') });
    } catch (error) {
      toast({ title: t('reply.notSent'), description: (error as ApiError).detail, variant: 'destructive' });
    }
  };
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      sx={{ display: 'grid', gap: 1.5 }}
    >
      <TextInput
        label={t('reply.label')}
        value={text}
        onChange={(event) => setText(event.target.value)}
        multiline
        minRows={3}
        maxRows={10}
        inputProps={{ maxLength: SUPPORT_MESSAGE_MAX }}
      />
      <Button
        type="submit"
        variant="contained"
        disabled={text.trim() === '' || isLoading}
        sx={{ justifySelf: { sm: 'start' } }}
      >
        {t(isLoading ? 'reply.sending' : 'reply.send')}
      </Button>
    </Box>
  );
}
