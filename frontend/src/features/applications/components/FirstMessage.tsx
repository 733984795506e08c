import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { draftStore } from '../../../shared/drafts/draft-store';
import { useDraftName } from '../../../entities/session/hooks/useDraft';
import { chipStyles } from '../../../shared/ui/chip-styles';
import { useLastApplication } from '../hooks/useLastApplication';
import { including, SENTENCES } from '../model/sentences';

interface Props {
  jobId: string;
  /** Opens the form, whose message then contains the sentence. */
  onApply: () => void;
}

/**
 * Ready sentences below the details of a job, for a seeker who has not applied anywhere: a tap opens the form with the
 * sentence. Later applications begin with the previous message.
 */
export function FirstMessage({ jobId, onApply }: Props) {
  const { t } = useTranslation('applications');
  const id = useId();
  const draft = useDraftName(`apply:${jobId}`);
  const last = useLastApplication();
  if (last?.message !== '' || last.retry) return null;
  const begin = (sentence: string): void => {
    const kept = draftStore.read(draft);
    draftStore.keep(draft, including(typeof kept === 'string' ? kept : '', sentence));
    onApply();
  };
  return (
    <Box sx={{ mt: 2.5 }}>
      <Box id={id} sx={{ fontWeight: 620 }}>
        {t('firstMessage')}
      </Box>
      <Box role="group" aria-labelledby={id} sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
        {SENTENCES.map((name) => {
          const sentence = t(`dialog.sentences.${name}`);
          return (
            <ButtonBase
              key={name}
              aria-haspopup="dialog"
              onClick={() => begin(sentence)}
              sx={{ ...chipStyles('background.tint'), flex: '0 1 auto', whiteSpace: 'normal', textAlign: 'start' }}
            >
              <AddIcon aria-hidden sx={{ fontSize: 20 }} />
              {sentence.replace(/[.।]$/u, '')}
            </ButtonBase>
          );
        })}
      </Box>
    </Box>
  );
}
