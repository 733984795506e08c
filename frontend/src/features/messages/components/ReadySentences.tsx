import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { Conversation } from '@nukkad/api-client/generated/api.gen';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { chipStyles } from '../../../shared/ui/chip-styles';
import { useStanding } from '../hooks/useStanding';
import { READY_SENTENCES } from '../model/ready-sentences';

interface Props {
  conversation: Conversation;
  /** The user's last message, which is not suggested again. */
  lastOwn: string | undefined;
  onSend: (text: string) => void;
}

/** Suggested messages for the present situation: a tap sends one. */
export function ReadySentences({ conversation, lastOwn, onSend }: Props) {
  const { t } = useTranslation('messages');
  const id = useId();
  const standing = useStanding(conversation);
  if (!standing) return null;
  const { side } = conversation;
  const sentences = READY_SENTENCES[side][standing].map((name) => t(`ready.${side}.${name}`));
  return (
    <Box role="group" aria-labelledby={id} sx={{ width: '100%', minWidth: 0 }}>
      <Box id={id} sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
        {t('ready.label')}
      </Box>
      <Box
        sx={{
          display: 'flex',
          columnGap: 1,
          mx: -2,
          px: 2,
          overflowX: 'auto',
          // a wide window shows all of them
          flexWrap: { xs: 'nowrap', md: 'wrap' },
        }}
      >
        {sentences
          .filter((sentence) => sentence !== lastOwn)
          .map((sentence) => (
            <ButtonBase key={sentence} onClick={() => onSend(sentence)} sx={chipStyles('primary.tint')}>
              {sentence}
            </ButtonBase>
          ))}
      </Box>
    </Box>
  );
}
