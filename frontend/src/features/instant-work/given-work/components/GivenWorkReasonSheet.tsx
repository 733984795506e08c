import WarningIcon from '@mui/icons-material/WarningAmber';
import Box from '@mui/material/Box';
import { REASON_MAX } from '@nukkad/contract/limits';
import { useTranslation } from 'react-i18next';
import { ReasonSheet } from '../../../../entities/session/components/ReasonSheet';

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
export function GivenWorkReasonSheet({ engagementId, what, consequence, counts, onSend, onClose, ...state }: Props) {
  const { t } = useTranslation('instant-work/given-work');
  return (
    <ReasonSheet
      {...state}
      draft={`${what}:${engagementId}`}
      title={t(`${what}.title`)}
      label={t(`${what}.reason`)}
      placeholder={t(`${what}.example`)}
      maxLength={REASON_MAX}
      required={what === 'cancel' ? undefined : t('required')}
      confirm={t(`${what}.confirm`)}
      color={what === 'appeal' ? 'primary' : 'error'}
      keep={t(`${what}.keep`)}
      onConfirm={onSend}
      onDone={onClose}
      onClose={onClose}
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
    </ReasonSheet>
  );
}
