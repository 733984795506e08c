import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { CODE_LENGTH } from '@nukkad/contract/limits';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOneTimeCode } from '../../../entities/session/hooks/useOneTimeCode';
import { TextInput } from '../../../shared/ui/TextInput';
import type { Channel, ChannelState } from '../model/signup-progress';

interface Props {
  channel: Channel;
  address: string;
  state: ChannelState;
  /** Whether the last attempt to send a code failed. */
  unsent: boolean;
  /** Whether the field gets the focus. */
  focused: boolean;
  onVerify: (code: string) => Promise<void>;
  onSend: () => Promise<boolean>;
}

/** One address: the field of its code, which is submitted with its last digit, and the button for another code. */
export function ChannelPanel({ channel, address, state, unsent, focused, onVerify, onSend }: Props) {
  const { t } = useTranslation('signup');
  const [busy, setBusy] = useState<'verifying' | 'sending' | null>(null);
  const [resent, setResent] = useState(false);
  const [texts, setTexts] = useState(1);

  const verify = async (code: string) => {
    setBusy('verifying');
    await onVerify(code);
    setBusy(null);
  };
  const send = async () => {
    setBusy('sending');
    setResent(false);
    const isSent = await onSend();
    if (isSent) setTexts(texts + 1);
    setResent(isSent);
    setBusy(null);
  };
  const entry = useOneTimeCode({
    smsCount: channel === 'phone' && state !== 'verified' ? texts : 0,
    busy: busy !== null,
    onComplete: (code) => void verify(code),
  });
  const field = useRef<HTMLInputElement | HTMLTextAreaElement>(null);
  useEffect(() => {
    if (focused) field.current?.focus();
  }, [focused]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void verify(entry.code);
  };

  if (state === 'verified') {
    return (
      <Box
        role="status"
        sx={{
          display: 'inline-flex',
          alignItems: 'center',
          gap: 1,
          px: 2,
          py: 1,
          border: '1px solid',
          borderColor: 'success.main',
          borderRadius: 1,
          color: 'success.main',
          fontWeight: 600,
        }}
      >
        <CheckCircleIcon aria-hidden />
        {t(`verified.${channel}.title`)}
      </Box>
    );
  }

  const note = unsent ? 'unsent' : resent ? 'resent' : state === 'sent' ? 'sent' : 'sending';
  return (
    <Box component="form" noValidate onSubmit={submit}>
      <Typography role="status" sx={{ color: unsent ? 'error.main' : 'text.secondary' }}>
        {t(`verification.${note}`, { address })}
      </Typography>
      <Box sx={{ mt: 2 }}>
        <TextInput
          {...entry.field}
          ref={field}
          label={t(`verification.${channel}.code`)}
          placeholder={t('verification.placeholder', { count: CODE_LENGTH })}
          sx={{ fontSize: '1.375rem' }}
        />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 2 }}>
        <Button type="submit" variant="contained" disabled={entry.code.trim() === '' || busy !== null}>
          {t(busy === 'verifying' ? 'verification.verifying' : `verification.${channel}.verify`)}
        </Button>
        <Button variant="outlined" disabled={state !== 'sent' || busy !== null} onClick={() => void send()}>
          {t('verification.resend')}
        </Button>
        {state === 'not-sent' && unsent && (
          <Button variant="outlined" disabled={busy !== null} onClick={() => void send()}>
            {t('verification.send')}
          </Button>
        )}
      </Box>
    </Box>
  );
}
