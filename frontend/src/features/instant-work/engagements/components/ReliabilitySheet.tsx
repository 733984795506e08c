import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Reliability } from '@nukkad/api-client/generated/api.gen';
import { RELIABILITY_DAYS, RELIABILITY_MIN } from '@nukkad/contract/instant-work/reliability';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../shared/i18n/format';
import { joinFacts } from '../../../../shared/i18n/join-facts';
import { engagementsApi } from '../../../../entities/engagement/engagements-api';
import { LocalisedJobLine } from '../../../../entities/job/components/LocalisedJobLine';
import { boardStyles } from '../../../../shared/ui/board-styles';
import { ListSkeleton } from '../../../../shared/ui/ListSkeleton';
import { LoadFailed } from '../../../../shared/ui/LoadFailed';
import { Sheet } from '../../../../shared/ui/Sheet';
import { Tag } from '../../../../shared/ui/Tag';
import { AppealSheet } from './AppealSheet';

/** The number of kept engagements, without a rating if they are few. */
function Kept({ reliability }: { reliability: Reliability }) {
  const { t } = useTranslation('instant-work/engagements');
  const { kept, lateCancellations, noShows, band } = reliability;
  const all = kept + lateCancellations + noShows;
  if (all === 0)
    return (
      <Typography variant="h2" component="p">
        {t('reliability.nothing', { days: RELIABILITY_DAYS })}
      </Typography>
    );
  return (
    <>
      <Typography variant="h2" component="p">
        {t('reliability.kept', { of: kept, all, days: RELIABILITY_DAYS })}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>
        {t(all < RELIABILITY_MIN ? 'reliability.few' : `reliability.band.${band}`)}
      </Typography>
    </>
  );
}

/**
 * The engagements that count for and against a worker in the last 90 days, as the worker sees them, with the appeal.
 */
export function ReliabilitySheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('instant-work/engagements');
  const format = useFormat();
  const [appealing, setAppealing] = useState<string | null>(null);
  const { data, isError, isFetching, refetch } = engagementsApi.useGetReliabilityQuery();
  return (
    <Sheet open tall title={t('reliability.title')} onClose={onClose}>
      {!data &&
        (isError && !isFetching ? (
          <LoadFailed title={t('failedToLoad')} onRetry={refetch} />
        ) : (
          <ListSkeleton cards={2} />
        ))}
      {data && (
        <Box sx={{ display: 'grid', gap: 2 }}>
          <div>
            <Kept reliability={data} />
          </div>
          <Typography>{t('reliability.text')}</Typography>
          {data.breaches.length > 0 && (
            <Box
              component="ul"
              aria-label={t('reliability.against')}
              sx={{ display: 'grid', gap: 1, m: 0, p: 0, listStyle: 'none' }}
            >
              {data.breaches.map(({ engagementId, title, company, occupation, kind, at, appeal, mayAppealUntil }) => (
                <Box
                  component="li"
                  key={engagementId}
                  sx={{ ...boardStyles, display: 'grid', gap: 0.5, justifyItems: 'start', p: 1.5 }}
                >
                  <Tag tone="bad">{t(`kind.${kind}`)}</Tag>
                  <Typography variant="h3" component="p">
                    {joinFacts(title, company)}
                  </Typography>
                  <LocalisedJobLine job={{ occupation }} />
                  <Typography sx={{ color: 'text.secondary' }}>{format.day(new Date(at))}</Typography>
                  {appeal && <Typography>{t(`appeal.${appeal}`)}</Typography>}
                  {mayAppealUntil && (
                    <Button
                      variant="outlined"
                      aria-haspopup="dialog"
                      aria-label={t('appeal.actionFor', { title })}
                      onClick={() => setAppealing(engagementId)}
                    >
                      {t('appeal.action')}
                    </Button>
                  )}
                </Box>
              ))}
            </Box>
          )}
        </Box>
      )}
      {appealing && <AppealSheet id={appealing} onClose={() => setAppealing(null)} />}
    </Sheet>
  );
}
