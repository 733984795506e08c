import ScienceIcon from '@mui/icons-material/ScienceOutlined';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';

/** States that the money on this screen is simulated. Needs the texts `payment`. */
export function PracticeNotice() {
  const { t } = useTranslation('payment');
  return (
    <Box
      role="note"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        px: 1.5,
        py: 1,
        borderRadius: '14px',
        bgcolor: 'warning.tint',
        color: 'warning.main',
        fontWeight: 600,
      }}
    >
      <ScienceIcon aria-hidden />
      <span>{t('practice')}</span>
    </Box>
  );
}
