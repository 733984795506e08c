import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ApiError } from '@nukkad/api-client/base-query';
import { REASON_MAX } from '@nukkad/contract/limits';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../../session/hooks/useDraft';
import { TextInput } from '../../../shared/ui/TextInput';
import { useToast } from '../../../shared/ui/toast/useToast';

/** A statement of one side, or of the staff, in a list of them. */
export function Statement({ by, children }: { by: string; children: ReactNode }) {
  return (
    <Box component="li" sx={{ pl: 1.5, borderLeft: '3px solid', borderColor: 'divider', overflowWrap: 'anywhere' }}>
      <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
        {by}
      </Box>
      {children}
    </Box>
  );
}

/** A statement to the other side and the staff, with sentences that one tap inserts. */
export function StatementForm(props: {
  draft: string;
  label: string;
  action: string;
  sentences: readonly string[];
  /** Whether another answer beside it is the main action. */
  isSecondary?: boolean;
  onSend: (text: string) => Promise<unknown>;
}) {
  const { draft, label, action, sentences, isSecondary = false, onSend } = props;
  const { t } = useTranslation('engagement');
  const { toast } = useToast();
  const { text, setText, send } = useDraft(draft);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return setError(t('payCase.missing'));
    setBusy(true);
    try {
      await send(() => onSend(text.trim()));
      toast({ title: t('payCase.sent') });
    } catch (failure) {
      setError((failure as ApiError).detail ?? t('payCase.failed'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Box component="form" noValidate onSubmit={(event) => void submit(event)} sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {sentences.map((sentence) => (
          <Button key={sentence} variant="quiet" aria-pressed={text === sentence} onClick={() => setText(sentence)}>
            {sentence}
          </Button>
        ))}
      </Box>
      <TextInput
        multiline
        minRows={2}
        label={label}
        value={text}
        error={error}
        onChange={(event) => {
          setError(undefined);
          setText(event.target.value);
        }}
        inputProps={{ maxLength: REASON_MAX, 'aria-required': true }}
      />
      <Button
        type="submit"
        variant={isSecondary ? 'outlined' : 'contained'}
        size="large"
        disabled={busy}
        sx={{ justifySelf: 'start' }}
      >
        {action}
      </Button>
    </Box>
  );
}
