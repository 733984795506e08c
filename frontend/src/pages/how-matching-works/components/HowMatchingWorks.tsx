import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { REVIEW_HALF_LIFE_DAYS, REVIEW_PRIOR_WEIGHT } from '@nukkad/contract/reviews/review-rules';
import { MATCH_REASON_CODES, type MatchReasonCode } from '@nukkad/contract/matching/ai-jobs';
import { FAIRNESS_DAYS, NEWCOMER_SHARE } from '@nukkad/contract/matching/dispatch';
import { HOT_DAYS, HOT_LOOKS_PER_APPLICATION, WORK_DAYS_PER_MONTH, WORK_HOURS_PER_DAY } from '@nukkad/contract/limits';
import { payShare, skillsShare } from '@nukkad/contract/matching/scoring';
import {
  categoryAffinity,
  DECLARED_PREFERENCE,
  PREFERENCE_HALF_LIFE_DAYS,
  type PreferenceSignalKind,
} from '@nukkad/contract/matching/scoring-affinity';
import { LOOKS_PER_APPLICANT, LOOKS_UNTIL_SEEN } from '@nukkad/contract/matching/scoring-unseen';
import {
  AGE_WEIGHT,
  DISTANCE_HALVING_KM,
  MATCH_WEIGHTS,
  PAY_ALL_AT,
  PAY_NOTHING_AT,
  RECENT_DAYS,
  USUAL_HOURLY_PAY,
} from '@nukkad/contract/matching/scoring-weights';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../../shared/hooks/usePageTitle';
import { rupees } from '../../../shared/i18n/number-format';
import { CheckList } from '../../../shared/ui/CheckList';
import { PageIntro } from '../../../shared/ui/PageIntro';
import { Section } from '../../../shared/ui/Section';

const PARTS = MATCH_REASON_CODES.toSorted((a, b) => MATCH_WEIGHTS[b] - MATCH_WEIGHTS[a]);
/** The part without a bar: the match of the search text outweighs all others, so that their bars would be invisible. */
const FIRST = 'text';
const MOST = Math.max(...PARTS.filter((code) => code !== FIRST).map((code) => MATCH_WEIGHTS[code]));
const percent = (share: number): number => Math.round(100 * share);
/** Figures of the order of offers of instant work. */
const OFFER_FIGURES = {
  days: FAIRNESS_DAYS,
  prior: REVIEW_PRIOR_WEIGHT,
  halving: REVIEW_HALF_LIFE_DAYS,
  newcomers: percent(NEWCOMER_SHARE),
};
/** Returns the share of a kind of work's missing points that one act adds, in percent. */
const learned = (signal: PreferenceSignalKind, ageDays = 0): number =>
  percent(categoryAffinity([], [{ signal, category: 'delivery', ageDays }]).get('delivery') ?? 0);
const FIGURES = {
  km: DISTANCE_HALVING_KM,
  agePart: percent(AGE_WEIGHT / MATCH_WEIGHTS.recent),
  days: RECENT_DAYS,
  seenBy: LOOKS_UNTIL_SEEN,
  perApplicant: LOOKS_PER_APPLICANT,
  workDays: WORK_DAYS_PER_MONTH,
  workHours: WORK_HOURS_PER_DAY,
  oneSkill: percent(skillsShare(1, 1)),
  twoSkills: percent(skillsShare(2, 2)),
  declared: percent(DECLARED_PREFERENCE),
  applied: learned('applied'),
  asked: learned('interview_asked'),
  halving: PREFERENCE_HALF_LIFE_DAYS,
  faded: learned('applied', PREFERENCE_HALF_LIFE_DAYS),
  usual: rupees(USUAL_HOURLY_PAY),
  payMet: percent(payShare(USUAL_HOURLY_PAY, null)),
  payNothing: percent(PAY_NOTHING_AT),
  payAll: percent(PAY_ALL_AT),
  hotDays: HOT_DAYS,
  hotLooks: HOT_LOOKS_PER_APPLICATION,
};

function Weight({ code }: { code: MatchReasonCode }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
      <Box aria-hidden sx={{ flexGrow: 1, height: 8, borderRadius: '4px', bgcolor: 'background.tint' }}>
        <Box
          sx={{
            width: `${(100 * MATCH_WEIGHTS[code]) / MOST}%`,
            height: 8,
            borderRadius: '4px',
            bgcolor: 'primary.text',
          }}
        />
      </Box>
      <Box component="span" sx={{ minWidth: 24, fontWeight: 650, textAlign: 'end' }}>
        {MATCH_WEIGHTS[code]}
      </Box>
    </Box>
  );
}

/** Explains the order of job lists in plain words, with the actual weights. */
export function HowMatchingWorks() {
  const { t } = useTranslation('how-matching-works');
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
              {code === FIRST ? (
                <Typography sx={{ fontWeight: 650 }}>{t('counts.first')}</Typography>
              ) : (
                <Weight code={code} />
              )}
            </Box>
          ))}
        </Box>
      </Section>
      <Section title={t('typed.title')}>
        <Box sx={{ maxWidth: 640 }}>
          <CheckList items={['place', 'wishes', 'similar'].map((key) => t(`typed.${key}`))} />
        </Box>
      </Section>
      <Section title={t('fair.title')}>
        <Box sx={{ maxWidth: 640 }}>
          <CheckList
            items={['turn', 'once', 'missing', 'money', 'person', 'work'].map((key) => t(`fair.${key}`, FIGURES))}
          />
        </Box>
      </Section>
      <Section title={t('offers.title')}>
        <Box sx={{ maxWidth: 640 }}>
          <CheckList
            items={['weights', 'again', 'new', 'no', 'never'].map((key) => t(`offers.${key}`, OFFER_FIGURES))}
          />
        </Box>
      </Section>
      <Section title={t('others.title')}>
        <Box sx={{ maxWidth: 640 }}>
          <CheckList
            items={['distance', 'recent', 'pay', 'search', 'hot', 'unpaid'].map((key) => t(`others.${key}`, FIGURES))}
          />
        </Box>
      </Section>
    </>
  );
}
