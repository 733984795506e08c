import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { api, type MatchReason } from '@nukkad/api-client/generated/api.gen';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format';
import { Bone } from '../../../shared/ui/Bone';

/** What a part says about the applicant, where the server knows more than its points. */
function useDetail() {
  const { t } = useTranslation('manage-job');
  const format = useFormat();
  return ({ code, params }: MatchReason): string | null => {
    const number = (name: string): number | undefined => (typeof params[name] === 'number' ? params[name] : undefined);
    if (code === 'skills') {
      const matched = Array.isArray(params['matched']) ? params['matched'].length : 0;
      return t('match.skillsOf', { matched, count: number('required') ?? matched });
    }
    const [pay, expected] = [number('hourlyPay'), number('expected')];
    if (code === 'pay' && pay !== undefined && expected !== undefined) {
      return t('match.payOf', { pay: format.rupees(pay), expected: format.rupees(expected) });
    }
    return null;
  };
}

/** How well the applicant fits the job: the score and each of its parts. Not there when the server does not tell. */
export function MatchParts({ applicationId }: { applicationId: string }) {
  const { t } = useTranslation('manage-job');
  const id = useId();
  const detail = useDetail();
  const { data: match, isError } = api.useGetApplicationMatchQuery({ id: applicationId });
  if (isError) return null;
  if (!match) return <Bone width="60%" height={48} sx={{ mt: 2 }} />;
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 2, maxWidth: 480 }}>
      <Typography id={id} variant="subtitle2" component="h4">
        {t('match.title', { score: match.matchScore })}
      </Typography>
      <Box component="ul" sx={{ m: 0, mt: 0.5, p: 0, listStyle: 'none' }}>
        {match.matchReasons.map((reason) => {
          const more = detail(reason);
          return (
            <Box
              component="li"
              key={reason.code}
              sx={{ display: 'grid', gridTemplateColumns: '1fr 96px', columnGap: 2, alignItems: 'center', py: 0.25 }}
            >
              <span>
                {t(`match.part.${reason.code}`)}
                {more && (
                  <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: '0.9375rem' }}>
                    {more}
                  </Box>
                )}
              </span>
              <Box component="span" sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
                <Box
                  component="span"
                  aria-hidden
                  sx={{
                    display: 'block',
                    height: 8,
                    borderRadius: '4px',
                    overflow: 'hidden',
                    bgcolor: 'background.tint',
                  }}
                >
                  <Box
                    component="span"
                    style={{ width: `${(100 * reason.points) / reason.max}%` }}
                    sx={{ display: 'block', height: 8, bgcolor: 'primary.text' }}
                  />
                </Box>
                {t('match.points', { points: reason.points, max: reason.max })}
              </Box>
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
