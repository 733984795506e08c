import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import Typography from '@mui/material/Typography';
import { REASON_MAX } from '@nukkad/contract/limits';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../../../../entities/session/hooks/useDraft';
import { Sheet } from '../../../../shared/ui/Sheet';
import { TextInput } from '../../../../shared/ui/TextInput';

interface Props {
  /** The name of the draft. */
  draft: string;
  title: string;
  /** The consequences, shown before the action. */
  children: ReactNode;
  label: string;
  /** Sentences that one tap inserts. */
  sentences: readonly string[];
  /** Error for an empty reason; absent if the reason is optional. */
  required?: string;
  confirm: string;
  /** Red, for an irreversible action. */
  destructive?: boolean;
  busy: boolean;
  /** Runs the action; resolves to whether it is complete. */
  onConfirm: (reason: string) => Promise<boolean>;
  onClose: () => void;
}

/** Asks for a reason before an action that counts on a record, with ready sentences. */
export function ReasonSheet(props: Props) {
  const {
    draft,
    title,
    children,
    label,
    sentences,
    required,
    confirm,
    destructive = false,
    busy,
    onConfirm,
    onClose,
  } = props;
  const { t } = useTranslation('instant-work/engagements');
  const id = useId();
  const { text, setText, send } = useDraft(draft);
  const [missing, setMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (required && text.trim() === '') return setMissing(true);
    void send(() => onConfirm(text.trim())).then((done) => done && onClose());
  };
  return (
    <Sheet
      open
      holdsInput
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button
            type="submit"
            form={id}
            variant="contained"
            color={destructive ? 'error' : 'primary'}
            size="large"
            disabled={busy}
          >
            {confirm}
          </Button>
          <Button size="large" onClick={onClose}>
            {t('keep')}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={submit}>
        {children}
        <Box role="group" aria-label={t('sentences')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, my: 2 }}>
          {sentences.map((sentence) => (
            <ToggleButton
              key={sentence}
              value={sentence}
              selected={text === sentence}
              onClick={() => {
                setMissing(false);
                setText(text === sentence ? '' : sentence);
              }}
              sx={{ px: 1.75, borderRadius: '24px', textAlign: 'start', lineHeight: 1.3 }}
            >
              {sentence}
            </ToggleButton>
          ))}
        </Box>
        <TextInput
          multiline
          minRows={2}
          maxRows={6}
          label={label}
          value={text}
          onChange={(event) => {
            setMissing(false);
            setText(event.target.value);
          }}
          error={missing ? required : undefined}
          inputProps={{ maxLength: REASON_MAX, 'aria-required': required !== undefined }}
        />
      </form>
    </Sheet>
  );
}

/** A highlighted consequence of an action. */
export function Consequence({ children, grave = false }: { children: ReactNode; grave?: boolean }) {
  return (
    <Box sx={{ p: 1.5, borderRadius: '14px', bgcolor: grave ? 'error.tint' : 'primary.tint' }}>
      <Typography sx={{ fontWeight: 600 }}>{children}</Typography>
    </Box>
  );
}
