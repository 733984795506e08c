import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ApiError } from '@nukkad/api-client/base-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextInput } from '../../../shared/ui/TextInput';
import { useToast } from '../../../shared/ui/toast/useToast';

interface Props<Decision extends string> {
  /** The possible decisions, with the labels of their buttons. */
  decisions: readonly { value: Decision; label: string; destructive?: boolean }[];
  /** Sends the decision; rejects with the error of the server. */
  onDecide: (decision: Decision, reason: string) => Promise<unknown>;
  maxLength: number;
  /** Hint of an optional note, which names its readers. */
  noteHint?: string;
  /** Hint that names the readers of the reason, if they are several. */
  reasonHint?: string;
  /** The reason why no decision is possible yet, such as an unparsable field; replaces the button. */
  blocked?: string | undefined;
}

/** A decision with a reason that the affected user will read, or with an optional note. */
export function DecisionForm<Decision extends string>({
  decisions,
  onDecide,
  maxLength,
  noteHint,
  reasonHint,
  blocked,
}: Props<Decision>) {
  const { t } = useTranslation('admin');
  const { toast } = useToast();
  const [reason, setReason] = useState('');
  const [busy, setBusy] = useState(false);
  const [missing, setMissing] = useState(false);
  const decide = async (decision: Decision) => {
    if (noteHint === undefined && reason.trim() === '') return setMissing(true);
    if (blocked !== undefined)
      return toast({ title: t('decision.failed'), description: blocked, variant: 'destructive' });
    setBusy(true);
    try {
      await onDecide(decision, reason.trim());
      toast({ title: t('decision.done') });
    } catch (error) {
      toast({ title: t('decision.failed'), description: (error as ApiError).detail, variant: 'destructive' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Box
      component="form"
      onSubmit={(event: FormEvent) => event.preventDefault()}
      sx={{ display: 'grid', gap: 1, mt: 1.5 }}
    >
      <TextInput
        label={t(noteHint === undefined ? 'decision.reason' : 'decision.note')}
        hint={noteHint ?? reasonHint ?? t('decision.hint')}
        error={missing ? t('decision.missing') : undefined}
        value={reason}
        multiline
        minRows={2}
        onChange={(event) => {
          setReason(event.target.value);
          setMissing(false);
        }}
        inputProps={{ maxLength, 'aria-required': noteHint === undefined }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {decisions.map(({ value, label, destructive }) => (
          <Button
            key={value}
            variant={destructive ? 'outlined' : 'contained'}
            color={destructive ? 'error' : 'primary'}
            disabled={busy}
            onClick={() => void decide(value)}
          >
            {label}
          </Button>
        ))}
      </Box>
    </Box>
  );
}
