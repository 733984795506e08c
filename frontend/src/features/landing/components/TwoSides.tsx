import CheckIcon from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

const SIDES = ['seekers', 'employers'] as const;
const POINTS = ['one', 'two', 'three', 'four'] as const;

/** What each side of the market gets. */
export function TwoSides() {
  const { t } = useTranslation('landing');
  return (
    <Box
      component="section"
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' },
        maxWidth: 1200,
        mx: 'auto',
        px: { xs: 2, md: 3 },
        pt: { xs: 6, md: 10 },
      }}
    >
      {SIDES.map((side) => {
        const strong = side === 'seekers';
        return (
          <Box
            key={side}
            sx={{
              p: { xs: 3, md: 5 },
              borderRadius: 1,
              bgcolor: strong ? 'band' : 'background.tint',
              color: strong ? 'onBand' : 'text.primary',
            }}
          >
            <Typography variant="h2">{t(`${side}.title`)}</Typography>
            <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 2, p: 0 }}>
              {POINTS.map((point) => (
                <Box component="li" key={point} sx={{ display: 'flex', gap: 1.5, py: 1 }}>
                  <CheckIcon aria-hidden sx={{ color: strong ? 'inherit' : 'primary.text' }} />
                  <Typography variant="body1" component="span">
                    {t(`${side}.${point}`)}
                  </Typography>
                </Box>
              ))}
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}
