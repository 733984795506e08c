import SendIcon from '@mui/icons-material/SendOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { MESSAGE_MAX } from '@nukkad/contract/messages/messages';
import type { KeyboardEvent, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { TextInput } from '../../../shared/ui/TextInput';

/** Number of remaining characters from which they are counted. */
const COUNT_FROM = 200;

interface Props {
  draft: string;
  onDraft: (draft: string) => void;
  onSend: () => void;
  ref: RefObject<HTMLInputElement | HTMLTextAreaElement | null>;
}

/** The field for a new message; Ctrl and Enter send it as well. */
export function Composer({ draft, onDraft, onSend, ref }: Props) {
  const { t } = useTranslation('messages');
  const left = MESSAGE_MAX - draft.length;
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    onSend();
  };
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        // the button is disabled as soon as the field is empty, which would lose the focus, and with it Escape
        ref.current?.focus();
        onSend();
      }}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'flex-end',
        justifyContent: 'flex-end',
        gap: 1,
        width: '100%',
      }}
    >
      {/* the button wraps below the field if the text is large */}
      <Box sx={{ flex: '1 1 9rem' }}>
        <TextInput
          multiline
          maxRows={5}
          ref={ref}
          label={t('write.label')}
          hint={left <= COUNT_FROM ? t('write.left', { count: left }) : undefined}
          value={draft}
          onChange={(event) => onDraft(event.target.value)}
          onKeyDown={onKey}
          inputProps={{ maxLength: MESSAGE_MAX }}
        />
      </Box>
      <Button type="submit" variant="contained" startIcon={<SendIcon />} disabled={draft.trim() === ''}>
        {t('write.send')}
      </Button>
    </Box>
  );
}
