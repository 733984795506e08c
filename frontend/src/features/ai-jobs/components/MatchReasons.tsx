import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { MatchReason } from '@nukkad/domain/ai-jobs';
import { useTranslation } from 'react-i18next';
import { RouteLink } from '../../../shared/ui/RouteLink';
import { useReasonWords } from '../hooks/useReasonWords';
import { reasonColour, reasonLightness } from '../model/reason-colour';

/** Every part of a match with its points and a sentence, and the way to how lists are ordered. */
export function MatchReasons({ score, reasons }: { score: number; reasons: readonly MatchReason[] }) {
  const { t } = useTranslation('ai-jobs');
  const words = useReasonWords();
  return (
    <Box component="section" sx={{ mt: 3, ...reasonLightness }}>
      <Typography variant="subtitle2" component="h3">
        {t('match.why', { score })}
      </Typography>
      <Box component="ul" sx={{ m: 0, mt: 0.5, p: 0, listStyle: 'none' }}>
        {reasons.map((reason) => (
          <Box
            component="li"
            key={reason.code}
            sx={{ display: 'grid', gridTemplateColumns: '1fr 72px', columnGap: 2, alignItems: 'center', py: 0.75 }}
          >
            <span>{words.sentence(reason)}</span>
            <Box>
              <Box aria-hidden sx={{ height: 8, borderRadius: '4px', overflow: 'hidden', bgcolor: 'background.tint' }}>
                <Box
                  style={{
                    width: `${(100 * reason.points) / reason.max}%`,
                    backgroundColor: reasonColour(reason.code),
                  }}
                  sx={{ height: 8 }}
                />
              </Box>
              <Box component="span" sx={{ display: 'block', fontSize: '0.8125rem', color: 'text.secondary' }}>
                {t('match.points', { points: reason.points, max: reason.max })}
              </Box>
            </Box>
          </Box>
        ))}
      </Box>
      <RouteLink to="/how-matching-works">{t('match.order')}</RouteLink>
    </Box>
  );
}
