import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { boardStyles } from '../../../shared/ui/board-styles';
import { Pictogram } from '../../../shared/ui/Pictogram';
import { Section } from '../../../shared/ui/Section';

const FEATURES = [
  { id: 'matching', sign: 'seeker' },
  { id: 'nearby', sign: 'rings' },
  { id: 'instant', sign: 'waves' },
  { id: 'payment', sign: 'stamp' },
] as const;

/** The benefits for both sides, in four short texts. */
export function Features() {
  const { t } = useTranslation('landing');
  return (
    <Section title={t('features.title')}>
      <Box
        component="ul"
        sx={{
          ...boardStyles,
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' },
          columnGap: 4,
          listStyle: 'none',
          m: 0,
          px: { xs: 2, md: 3 },
          py: 1,
        }}
      >
        {FEATURES.map(({ id, sign }) => (
          <Box component="li" key={id} sx={{ display: 'flex', gap: 2, py: 2 }}>
            <Pictogram name={sign} size={40} sx={{ color: 'primary.text' }} />
            <Box>
              <Typography variant="h3">{t(`features.${id}.title`)}</Typography>
              <Typography sx={{ mt: 0.5, color: 'text.secondary', maxWidth: '52ch' }}>
                {t(`features.${id}.text`)}
              </Typography>
            </Box>
          </Box>
        ))}
      </Box>
    </Section>
  );
}
