import Box from '@mui/material/Box';
import type { MatchReason } from '@nukkad/domain/ai-jobs';
import { useTranslation } from 'react-i18next';
import { useReasonWords } from '../hooks/useReasonWords';
import { reasonColour, reasonLightness } from '../model/reason-colour';

const SHOWN_WORDS = 3;

/** How well a job fits, as a short bar of its parts, with the strongest of them in words. */
export function MatchBar({ score, reasons }: { score: number; reasons: readonly MatchReason[] }) {
  const { t } = useTranslation('ai-jobs');
  const words = useReasonWords();
  const parts = reasons.filter(({ points }) => points > 0);
  const strongest = words.strongest(reasons, SHOWN_WORDS);
  return (
    <Box sx={{ mt: 1.5, ...reasonLightness }}>
      <Box
        role="img"
        aria-label={t('match.bar', {
          score,
          parts: parts.map((part) => `${words.name(part)} ${part.points}`).join(', '),
        })}
        sx={{
          display: 'flex',
          gap: '2px',
          height: 8,
          borderRadius: '4px',
          overflow: 'hidden',
          bgcolor: 'background.tint',
        }}
      >
        {parts.map((part) => (
          <Box key={part.code} style={{ width: `${part.points}%`, backgroundColor: reasonColour(part.code) }} />
        ))}
      </Box>
      {strongest.length > 0 && (
        <Box
          component="ul"
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            columnGap: 2,
            m: 0,
            mt: 0.75,
            p: 0,
            listStyle: 'none',
            fontSize: '0.9375rem',
          }}
        >
          {strongest.map((part) => (
            <Box component="li" key={part.code} sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
              <Box
                component="span"
                aria-hidden
                style={{ backgroundColor: reasonColour(part.code) }}
                sx={{ width: 10, height: 10, borderRadius: '3px' }}
              />
              {words.short(part)}
            </Box>
          ))}
        </Box>
      )}
    </Box>
  );
}
