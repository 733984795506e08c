import EventIcon from '@mui/icons-material/EventAvailableOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

/** Rings around the corner, a symbol of the neighbourhood; unobtrusive behind the text. */
function Rings() {
  return (
    <Box
      component="svg"
      viewBox="0 0 160 160"
      aria-hidden
      sx={{ position: 'absolute', top: 0, right: 0, width: 160, pointerEvents: 'none' }}
    >
      <g fill="none" stroke="currentColor" strokeWidth="12" opacity="0.11">
        <path d="M112 0a48 48 0 0 0 48 48" />
        <path d="M76 0a84 84 0 0 0 84 84" />
        <path d="M40 0a120 120 0 0 0 120 120" />
      </g>
      <Box component="circle" cx="144" cy="16" r="16" sx={{ fill: 'var(--nk-palette-secondary-main)' }} />
    </Box>
  );
}

/** The purpose of this section, and the button for its main action. */
export function RequestPrompt({ onRequest }: { onRequest: () => void }) {
  const { t } = useTranslation('interviews/request');
  return (
    <Box
      component="section"
      aria-labelledby="interview-hero"
      sx={{
        position: 'relative',
        overflow: 'hidden',
        p: 2.5,
        borderRadius: '20px',
        '--focus': 'currentColor',
        bgcolor: 'band',
        color: 'onBand',
      }}
    >
      <Rings />
      <Typography
        id="interview-hero"
        component="h2"
        sx={{
          position: 'relative',
          pr: 5,
          fontSize: '1.875rem',
          fontWeight: 720,
          lineHeight: 'var(--heading-leading)',
        }}
      >
        {t('hero.title')}
      </Typography>
      <Typography sx={{ position: 'relative', mt: 1.25, maxWidth: '56ch' }}>{t('hero.text')}</Typography>
      <Button
        fullWidth
        variant="contained"
        color="secondary"
        size="large"
        startIcon={<EventIcon />}
        aria-haspopup="dialog"
        onClick={onRequest}
        sx={{ mt: 2 }}
      >
        {t('hero.action')}
      </Button>
    </Box>
  );
}
