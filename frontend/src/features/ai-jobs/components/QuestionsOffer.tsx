import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

/** Offers the three questions among the jobs, where their benefit is visible. */
export function QuestionsOffer({ onAnswer, onSkip }: { onAnswer: () => void; onSkip: () => void }) {
  const { t } = useTranslation('ai-jobs');
  return (
    <Box
      component="section"
      aria-labelledby="questions-offer"
      sx={{
        gridColumn: '1 / -1',
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 3,
        rowGap: 1.5,
        p: 2,
        borderRadius: 1,
        bgcolor: 'primary.tint',
      }}
    >
      <Box sx={{ flex: '1 1 300px' }}>
        <Typography id="questions-offer" variant="h4" component="h2">
          {t('questions.offer.title')}
        </Typography>
        <Typography sx={{ mt: 0.25, maxWidth: '64ch' }}>{t('questions.offer.text')}</Typography>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="contained" onClick={onAnswer}>
          {t('questions.offer.answer')}
        </Button>
        <Button onClick={onSkip} sx={{ px: 1.5 }}>
          {t('questions.offer.skip')}
        </Button>
      </Box>
    </Box>
  );
}
