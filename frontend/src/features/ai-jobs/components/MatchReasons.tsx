import CheckIcon from '@mui/icons-material/Check';
import ClockIcon from '@mui/icons-material/ScheduleOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { MatchReason } from '@nukkad/contract/matching/ai-jobs';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { AskedTerms } from '../../../entities/search/components/AskedTerms';
import { boardStyles } from '../../../shared/ui/board-styles';
import { RouteLink } from '../../../shared/ui/RouteLink';
import { Tag } from '../../../shared/ui/Tag';
import { useReasonWords } from '../hooks/useReasonWords';

/**
 * A bar of the parts of the match: the width of a part is its weight, its fill is the score; unknown parts are dashed.
 */
function MatchBar({ score, reasons }: { score: number; reasons: readonly MatchReason[] }) {
  const { t } = useTranslation('ai-jobs/details');
  const words = useReasonWords();
  const parts = reasons.filter(({ max }) => max > 0);
  const named = parts.filter(({ points }) => points > 0).map((part) => `${words.name(part)} ${part.points}`);
  return (
    <Box
      role="img"
      aria-label={t('match.bar', { score, parts: named.join(', ') })}
      sx={{ display: 'flex', gap: '4px', height: 10, mt: 1.25 }}
    >
      {parts.map((part) => (
        <Box
          key={part.code}
          style={{ flexGrow: part.max }}
          sx={{
            flexBasis: 0,
            minWidth: 6,
            borderRadius: '5px',
            overflow: 'hidden',
            bgcolor: 'background.tint',
            ...(words.isUnknown(part) && { border: '1px dashed', borderColor: 'text.placeholder' }),
          }}
        >
          <Box
            style={{ width: `${(100 * part.points) / part.max}%` }}
            sx={{ height: '100%', bgcolor: 'primary.text' }}
          />
        </Box>
      ))}
    </Box>
  );
}

/**
 * The reasons for and against a match: the parts as a bar, then each in a sentence, and a link to the explanation of
 * the order.
 */
export function MatchReasons({ score, reasons }: { score: number; reasons: readonly MatchReason[] }) {
  const { t } = useTranslation('ai-jobs/details');
  const words = useReasonWords();
  const id = useId();
  const ordered = reasons
    .map((reason) => ({ reason, fits: words.speaks(reason) }))
    .toSorted((a, b) => Number(b.fits) - Number(a.fits) || b.reason.points - a.reason.points);
  return (
    <Box component="section" aria-labelledby={id} sx={{ ...boardStyles, mt: 2, px: 2, pt: 1.5, pb: 0.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <Typography id={id} variant="h3" component="h3">
          {t('match.title')}
        </Typography>
        <Tag tone="own">{t('ai-jobs:match.score', { score })}</Tag>
      </Box>
      <MatchBar score={score} reasons={reasons} />
      <Box component="ul" sx={{ display: 'grid', gap: 1, m: 0, mt: 1.5, p: 0, listStyle: 'none' }}>
        {ordered.map(({ reason, fits }) => {
          const Icon = fits ? CheckIcon : ClockIcon;
          const lead = fits && words.lead(reason);
          return (
            <Box component="li" key={reason.code} sx={{ display: 'flex', gap: 1.25 }}>
              <Icon
                titleAccess={t(fits ? 'match.fits' : 'match.notQuite')}
                sx={{ mt: '1px', fontSize: 22, color: fits ? 'success.main' : 'warning.main' }}
              />
              <div>
                {lead && (
                  <>
                    <Box component="b" sx={{ fontWeight: 680 }}>
                      {lead}:
                    </Box>{' '}
                  </>
                )}
                <span>{words.sentence(reason)}</span>
                {reason.code === 'text' && <AskedTerms reasons={[reason]} />}
              </div>
            </Box>
          );
        })}
      </Box>
      <RouteLink to="/how-matching-works">{t('ai-jobs:match.order')}</RouteLink>
    </Box>
  );
}
