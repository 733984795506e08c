import CheckIcon from '@mui/icons-material/Check';
import ScheduleIcon from '@mui/icons-material/ScheduleOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { api, type MatchReason } from '@nukkad/api-client/generated/api.gen';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format';
import { SkeletonBlock } from '../../../shared/ui/SkeletonBlock';

/** From which share of its points on a part fits. */
const FITS_FROM = 0.75;

interface Sentence {
  code: string;
  fits: boolean;
  text: string;
}

/** What each part says about the applicant; what says nothing about them is left out. */
function useSentences() {
  const { t } = useTranslation('manage-job');
  const format = useFormat();
  return (reasons: readonly MatchReason[]): Sentence[] =>
    reasons.flatMap(({ code, points, max, params }): Sentence[] => {
      const number = (name: string): number | null => (typeof params[name] === 'number' ? params[name] : null);
      const fits = points >= FITS_FROM * max;
      const says = (key: string, words: Record<string, unknown> = {}): Sentence[] => [
        { code, fits, text: t(`match.${key}.${fits ? 'fits' : 'other'}`, words) },
      ];
      switch (code) {
        case 'skills': {
          const matched = Array.isArray(params['matched']) ? params['matched'].length : 0;
          const required = number('required') ?? 0;
          return required > 0 ? says('skills', { matched, count: required }) : [];
        }
        case 'category':
          return says('category');
        case 'pay': {
          const [pay, expected] = [number('hourlyPay'), number('expected')];
          if (pay === null || expected === null) return [];
          return says('pay', { pay: format.rupees(pay), expected: format.rupees(expected) });
        }
        case 'hours': {
          const hours = number('hoursPerWeek');
          return hours === null ? [] : says('hours', { hours: format.number(hours) });
        }
        default:
          return [];
      }
    });
}

/** What speaks for the applicant, and what does not quite fit, in words. Not there when the server does not tell. */
export function MatchParts({ applicationId, name }: { applicationId: string; name: string }) {
  const { t } = useTranslation('manage-job');
  const id = useId();
  const sentencesOf = useSentences();
  const { data: match, isError } = api.useGetApplicationMatchQuery({ id: applicationId });
  if (isError) return null;
  if (!match) return <SkeletonBlock width="60%" height={48} sx={{ mt: 2 }} />;
  const sentences = sentencesOf(match.matchReasons);
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 2, maxWidth: 480 }}>
      <Typography id={id} variant="h4" component="h4">
        {t('match.title', { name })}
      </Typography>
      {sentences.length === 0 && <Typography sx={{ mt: 0.5 }}>{t('match.nothing')}</Typography>}
      <Box component="ul" sx={{ m: 0, mt: 0.5, p: 0, listStyle: 'none' }}>
        {sentences.map(({ code, fits, text }) => {
          const Icon = fits ? CheckIcon : ScheduleIcon;
          return (
            <Box component="li" key={code} sx={{ display: 'flex', alignItems: 'flex-start', gap: 1, py: 0.5 }}>
              <Icon aria-hidden sx={{ color: fits ? 'success.main' : 'warning.main' }} />
              <span>{text}</span>
            </Box>
          );
        })}
      </Box>
      <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
        {t('match.noDistance')}
      </Typography>
    </Box>
  );
}
