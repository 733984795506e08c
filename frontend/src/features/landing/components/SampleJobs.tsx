import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { rupees } from '../../../shared/i18n/number-format';
import { SAMPLE_JOBS } from './sample-jobs';
import { Section } from '../../../shared/ui/Section';
import { boardLook } from '../../../shared/ui/board-look';

/** Four kinds of work in the colours of the picture above; each leads to the sign-in. */
export function SampleJobs() {
  const { t } = useTranslation('landing');
  return (
    <Section title={t('jobs.title')} text={t('jobs.text')}>
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: 'repeat(4, 1fr)' },
          listStyle: 'none',
          m: 0,
          p: 0,
        }}
      >
        {SAMPLE_JOBS.map(({ id, from, to, colour }) => (
          <Box component="li" key={id} sx={{ display: 'flex' }}>
            <Box
              component={Link}
              to="/signin"
              sx={{
                display: 'grid',
                gridTemplateColumns: 'auto 1fr auto',
                columnGap: 1.5,
                alignItems: 'center',
                flexGrow: 1,
                p: 2.5,
                ...boardLook,
                color: 'text.primary',
                textDecoration: 'none',
                transition: 'background-color 120ms',
                '&:hover': { bgcolor: 'background.tint' },
              }}
            >
              <Box aria-hidden sx={{ width: 16, height: 16, borderRadius: '50%', bgcolor: colour }} />
              <Typography variant="h3">{t(`jobs.${id}.title`)}</Typography>
              <ArrowForwardIcon aria-hidden sx={{ color: 'primary.text' }} />
              <Typography sx={{ gridColumn: '2 / -1', mt: 0.5, color: 'text.secondary' }}>
                {t(`jobs.${id}.text`)}
              </Typography>
              <Typography sx={{ gridColumn: '2 / -1', mt: 1.5, alignSelf: 'end' }}>
                <Box component="span" sx={{ fontWeight: 650 }}>
                  {rupees(from)}–{rupees(to)}
                </Box>{' '}
                <Box component="span" sx={{ color: 'text.secondary' }}>
                  {t('jobs.month')}
                </Box>
              </Typography>
            </Box>
          </Box>
        ))}
      </Box>
    </Section>
  );
}
