import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { MATCH_REASON_CODES } from '@nukkad/domain/ai-jobs';
import { WORK_DAYS_PER_MONTH, WORK_HOURS_PER_DAY } from '@nukkad/domain/limits';
import { DISTANCE_HALVING_KM, MATCH_WEIGHTS, RECENT_DAYS } from '@nukkad/domain/scoring-weights';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../../shared/hooks/usePageTitle';
import { CheckList } from '../../../shared/ui/CheckList';
import { PageIntro } from '../../../shared/ui/PageIntro';
import { Section } from '../../../shared/ui/Section';

const PARTS = MATCH_REASON_CODES.toSorted((a, b) => MATCH_WEIGHTS[b] - MATCH_WEIGHTS[a]);
const MOST = Math.max(...Object.values(MATCH_WEIGHTS));
const FIGURES = {
  km: DISTANCE_HALVING_KM,
  days: RECENT_DAYS,
  workDays: WORK_DAYS_PER_MONTH,
  workHours: WORK_HOURS_PER_DAY,
};

/** How lists of jobs are ordered, in plain words, with the weights that really count. */
export function Ordering() {
  const { t } = useTranslation('ordering');
  usePageTitle(t('title'));
  return (
    <>
      <PageIntro title={t('title')} text={t('text')} />
      <Section title={t('counts.title')} text={t('counts.text')}>
        <Box component="ul" sx={{ maxWidth: 760, m: 0, p: 0, listStyle: 'none' }}>
          {PARTS.map((code) => (
            <Box
              component="li"
              key={code}
              sx={{
                display: 'grid',
                columnGap: 3,
                rowGap: 0.5,
                gridTemplateColumns: { xs: '1fr', md: '1fr 160px' },
                alignItems: 'center',
                py: 2,
                borderTop: '1px solid',
                borderColor: 'divider',
              }}
            >
              <div>
                <Typography variant="h4" component="h3">
                  {t(`part.${code}.name`)}
                </Typography>
                <Typography sx={{ mt: 0.25, maxWidth: '62ch', color: 'text.secondary' }}>
                  {t(`part.${code}.text`, FIGURES)}
                </Typography>
              </div>
              <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
                <Box aria-hidden sx={{ flexGrow: 1, height: 8, borderRadius: '4px', bgcolor: 'background.tint' }}>
                  <Box
                    style={{ width: `${(100 * MATCH_WEIGHTS[code]) / MOST}%` }}
                    sx={{ height: 8, borderRadius: '4px', bgcolor: 'primary.main' }}
                  />
                </Box>
                <Box component="span" sx={{ minWidth: 24, fontWeight: 650, textAlign: 'end' }}>
                  {MATCH_WEIGHTS[code]}
                </Box>
              </Box>
            </Box>
          ))}
        </Box>
      </Section>
      <Section title={t('fair.title')}>
        <Box sx={{ maxWidth: 640 }}>
          <CheckList items={['missing', 'money', 'person', 'work'].map((key) => t(`fair.${key}`))} />
        </Box>
      </Section>
      <Section title={t('others.title')}>
        <Box sx={{ maxWidth: 640 }}>
          <CheckList items={['distance', 'recent', 'pay', 'search'].map((key) => t(`others.${key}`, FIGURES))} />
        </Box>
      </Section>
    </>
  );
}
