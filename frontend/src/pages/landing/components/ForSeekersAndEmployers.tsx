import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { boardStyles } from '../../../shared/ui/board-styles';
import { CheckList } from '../../../shared/ui/CheckList';

const AUDIENCES = ['seekers', 'employers'] as const;
const POINTS = ['one', 'two', 'three', 'four'] as const;

/** The benefits for seekers, and the benefits for employers. */
export function ForSeekersAndEmployers() {
  const { t } = useTranslation('landing');
  return (
    <Box
      component="section"
      sx={{
        display: 'grid',
        gap: { xs: 1.5, md: 2 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' },
        maxWidth: 1280,
        mx: 'auto',
        px: { xs: 1.5, md: 4 },
        pt: { xs: 5, md: 7 },
      }}
    >
      {AUDIENCES.map((audience) => (
        <Box key={audience} sx={{ ...boardStyles, p: { xs: 2, md: 3 } }}>
          <Typography variant="h2" sx={{ mb: 1 }}>
            {t(`${audience}.title`)}
          </Typography>
          <CheckList items={POINTS.map((point) => t(`${audience}.${point}`))} colour="success.main" />
        </Box>
      ))}
    </Box>
  );
}
