import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

/** Stands before the jobs of a search that are not what was asked for; `alone`: there are no others. */
export function SimilarWork({ alone }: { alone: boolean }) {
  const { t } = useTranslation('ai-jobs');
  return (
    <Box sx={{ gridColumn: '1 / -1', mt: alone ? 0 : 2 }}>
      {alone && <Typography sx={{ mb: 2, fontWeight: 550 }}>{t('similar.none')}</Typography>}
      <Typography variant="h3" component="h2">
        {t('similar.title')}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>{t('similar.text')}</Typography>
    </Box>
  );
}
