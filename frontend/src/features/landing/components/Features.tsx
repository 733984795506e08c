import BoltIcon from '@mui/icons-material/BoltOutlined';
import PlaceIcon from '@mui/icons-material/PlaceOutlined';
import ShieldIcon from '@mui/icons-material/ShieldOutlined';
import TuneIcon from '@mui/icons-material/TuneOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Section } from '../../../shared/ui/Section';

const FEATURES = [
  { id: 'matching', Icon: TuneIcon },
  { id: 'nearby', Icon: PlaceIcon },
  { id: 'instant', Icon: BoltIcon },
  { id: 'payment', Icon: ShieldIcon },
] as const;

/** Four short promises, in a list that reads downwards on a phone. */
export function Features() {
  const { t } = useTranslation('landing');
  return (
    <Section title={t('features.title')}>
      <Box
        component="ul"
        sx={{
          display: 'grid',
          columnGap: 6,
          gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' },
          listStyle: 'none',
          m: 0,
          p: 0,
          borderTop: '1px solid',
          borderColor: 'divider',
        }}
      >
        {FEATURES.map(({ id, Icon }) => (
          <Box
            component="li"
            key={id}
            sx={{ display: 'flex', gap: 2, py: 3, borderBottom: '1px solid', borderColor: 'divider' }}
          >
            <Icon aria-hidden sx={{ fontSize: 32, color: 'primary.text' }} />
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
