import EventIcon from '@mui/icons-material/EventAvailableOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

/** What this section is for, and the way to do it. */
export function Hero({ onRequest }: { onRequest: () => void }) {
  const { t } = useTranslation('request-interview');
  return (
    <Box
      component="section"
      aria-labelledby="interview-hero"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 2.5,
        mb: 2,
        p: { xs: 2.5, md: 4 },
        borderRadius: '20px',
        '--focus': 'currentColor',
        bgcolor: 'band',
        color: 'onBand',
      }}
    >
      <Box sx={{ flexGrow: 1, flexBasis: 320 }}>
        <Typography
          id="interview-hero"
          variant="h2"
          sx={{ fontSize: { xs: '1.375rem', md: '1.875rem' }, fontWeight: 720 }}
        >
          {t('hero.title')}
        </Typography>
        <Typography sx={{ mt: 1, maxWidth: '56ch' }}>{t('hero.text')}</Typography>
      </Box>
      <Button
        variant="contained"
        color="secondary"
        size="large"
        startIcon={<EventIcon />}
        aria-haspopup="dialog"
        onClick={onRequest}
        sx={{ width: { xs: '100%', sm: 'auto' } }}
      >
        {t('hero.action')}
      </Button>
    </Box>
  );
}
