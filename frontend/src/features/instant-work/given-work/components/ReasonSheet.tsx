import WarningIcon from '@mui/icons-material/WarningAmber';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { REASON_MAX } from '@nukkad/contract/limits';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../../../../entities/session/hooks/useDraft';
import { Sheet } from '../../../../shared/ui/Sheet';
import { TextInput } from '../../../../shared/ui/TextInput';

interface Props {
  engagementId: string;
  what: 'cancel' | 'noShow' | 'appeal';
  /** The consequence, shown before the confirmation; `counts` if it is recorded for one of the sides. */
  consequence: string;
  counts: boolean;
  busy: boolean;
  error: string | undefined;
  onSend: (reason: string) => Promise<boolean>;
  onClose: () => void;
}

/** Asks for the reason of a cancellation, a no-show or an appeal, after showing its consequence. */
export function ReasonSheet({ engagementId, what, consequence, counts, busy, error, onSend, onClose }: Props) {
  const { t } = useTranslation('instant-work/given-work');
  const { text, setText, send } = useDraft(`${what}:${engagementId}`);
  const [missing, setMissing] = useState(false);
  const formId = useId();
  const isRequired = what !== 'cancel';
  return (
    <Sheet
      open
      holdsInput
      onClose={onClose}
      title={t(`${what}.title`)}
      actions={
        <>
          <Button
            type="submit"
            form={formId}
            variant="contained"
            color={what === 'appeal' ? 'primary' : 'error'}
            disabled={busy}
          >
            {t(`${what}.confirm`)}
          </Button>
          <Button onClick={onClose}>{t(`${what}.keep`)}</Button>
        </>
      }
    >
      <form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault();
          const reason = text.trim();
          setMissing(isRequired && reason === '');
          if (isRequired && reason === '') return;
          void send(() => onSend(reason)).then((done) => done && onClose());
        }}
      >
        <Box
          sx={{
            display: 'flex',
            gap: 1,
            mb: 2,
            p: 1.5,
            borderRadius: 1,
            bgcolor: counts ? 'warning.tint' : 'background.tint',
          }}
        >
          {counts && <WarningIcon aria-hidden sx={{ color: 'warning.main' }} />}
          <span>{consequence}</span>
        </Box>
        <TextInput
          multiline
          minRows={2}
          maxRows={6}
          label={t(`${what}.reason`)}
          placeholder={t(`${what}.example`)}
          value={text}
          onChange={(event) => {
            setMissing(false);
            setText(event.target.value);
          }}
          error={missing ? t('required') : error}
          inputProps={{ maxLength: REASON_MAX, 'aria-required': isRequired }}
        />
      </form>
    </Sheet>
  );
}
