import AddIcon from '@mui/icons-material/Add';
import CheckIcon from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import { COVER_MESSAGE_MAX } from '@nukkad/contract/limits';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { holdsSentence, SENTENCES, withoutSentence, withSentence } from '../model/sentences';

/** Ready sentences: a tap adds the sentence to the message, a second tap removes it. */
export function SentenceChips({ message, onChange }: { message: string; onChange: (message: string) => void }) {
  const { t } = useTranslation('applications');
  const id = useId();
  return (
    <div>
      <Box id={id} sx={{ mb: 1, fontWeight: 620 }}>
        {t('dialog.sentences.label')}
      </Box>
      <Box role="group" aria-labelledby={id} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {SENTENCES.map((name) => {
          const sentence = t(`dialog.sentences.${name}`);
          const chosen = holdsSentence(message, sentence);
          const Icon = chosen ? CheckIcon : AddIcon;
          const next = chosen ? withoutSentence(message, sentence) : withSentence(message, sentence);
          return (
            <ToggleButton
              key={name}
              value={name}
              selected={chosen}
              disabled={next.length > COVER_MESSAGE_MAX}
              onClick={() => onChange(next)}
              sx={{
                gap: 0.75,
                px: 1.75,
                border: 0,
                borderRadius: '24px',
                bgcolor: 'background.tint',
                fontSize: '0.9375rem',
                lineHeight: 1.3,
                textAlign: 'start',
              }}
            >
              <Icon aria-hidden sx={{ fontSize: 20 }} />
              {sentence.replace(/[.।]$/u, '')}
            </ToggleButton>
          );
        })}
      </Box>
    </div>
  );
}
