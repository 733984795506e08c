import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useWorkActions } from '../hooks/useWorkActions';
import { WorkReasonSheet } from './WorkReasonSheet';

/** Form for the single appeal against a breach, which another person decides. */
export function AppealSheet({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('instant-work/engagements');
  const { busy, appeal } = useWorkActions(id);
  return (
    <WorkReasonSheet
      draft={`appeal:${id}`}
      title={t('appeal.title')}
      label={t('appeal.label')}
      required={t('required')}
      sentences={[t('appeal.sentences.there'), t('appeal.sentences.told'), t('appeal.sentences.ill')]}
      confirm={t('appeal.confirm')}
      busy={busy}
      onConfirm={appeal}
      onClose={onClose}
    >
      <Typography>{t('appeal.text')}</Typography>
    </WorkReasonSheet>
  );
}
