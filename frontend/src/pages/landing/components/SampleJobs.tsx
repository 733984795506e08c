import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { rupees } from '../../../shared/i18n/number-format';
import { boardStyles } from '../../../shared/ui/board-styles';
import { PayAmount } from '../../../shared/ui/PayAmount';
import { Section } from '../../../shared/ui/Section';
import { Tile } from '../../../shared/ui/Tile';
import { SAMPLE_JOBS } from './sample-jobs';

/** Four kinds of work with their usual pay; each leads to the sign-in. */
export function SampleJobs() {
  const { t } = useTranslation('landing');
  return (
    <Section title={t('jobs.title')} text={t('jobs.text')}>
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gap: { xs: 1.25, md: 1.75 },
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            md: 'repeat(2, minmax(0, 1fr))',
            lg: 'repeat(4, minmax(0, 1fr))',
          },
          listStyle: 'none',
          m: 0,
          p: 0,
        }}
      >
        {SAMPLE_JOBS.map(({ id, category, from, to }) => (
          <li key={id}>
            <Box
              component={Link}
              to="/signin"
              sx={{
                ...boardStyles,
                display: 'flex',
                gap: 1.5,
                height: '100%',
                minHeight: 72,
                p: 1.5,
                color: 'text.primary',
                textDecoration: 'none',
                '&:hover h3': { textDecoration: 'underline', textUnderlineOffset: '0.18em' },
              }}
            >
              <Tile category={category} />
              <Box sx={{ minWidth: 0 }}>
                <Typography variant="h3">{t(`jobs.${id}.title`)}</Typography>
                <Typography sx={{ lineHeight: 1.3, '& > span': { whiteSpace: 'normal' } }}>
                  <PayAmount amount={`${rupees(from)}–${rupees(to)}`} period={t('jobs.month')} />
                </Typography>
                <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>{t(`jobs.${id}.text`)}</Typography>
              </Box>
            </Box>
          </li>
        ))}
      </Box>
    </Section>
  );
}
