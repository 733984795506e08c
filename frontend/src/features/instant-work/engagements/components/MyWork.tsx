import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Engagement } from '@nukkad/api-client/generated/api.gen';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { STATEMENT_PATH } from '../../../../entities/payment/payment-paths';
import { engagementsApi } from '../../../../entities/engagement/engagements-api';
import { ListSkeleton } from '../../../../shared/ui/ListSkeleton';
import { LoadFailed } from '../../../../shared/ui/LoadFailed';
import { RouteButton } from '../../../../shared/ui/RouteLink';
import { useCurrentWork } from '../hooks/useCurrentWork';
import { type WorkLink, WorkRow } from './WorkRow';

const column = { display: 'grid', gap: 1.5, m: 0, p: 0, listStyle: 'none' } as const;

interface Props {
  /** Returns the link to the work with an id. */
  linkTo: (id: string) => WorkLink;
  /** The work with open details; null if there is none. */
  openId: string | null;
  onReliability: () => void;
  onUpi: () => void;
  onAccount: () => void;
}

type RowsProps = Pick<Props, 'linkTo' | 'openId'> & { works: readonly Engagement[]; label: string };

function Rows({ works, linkTo, openId, label }: RowsProps) {
  return (
    <Box component="ul" aria-label={label} sx={column}>
      {works.map((work) => (
        <li key={work.id}>
          <WorkRow work={work} link={linkTo(work.id)} isOpen={work.id === openId} />
        </li>
      ))}
    </Box>
  );
}

/** Work that is over, page after page. */
function PastWork(rows: Pick<Props, 'linkTo' | 'openId'>) {
  const { t } = useTranslation('instant-work/engagements');
  const { data, isError, isFetching, hasNextPage, fetchNextPage, refetch } =
    engagementsApi.usePagePastWorkInfiniteQuery('worker');
  if (!data) {
    return isError && !isFetching ? (
      <LoadFailed small title={t('failedToLoad')} onRetry={refetch} />
    ) : (
      <ListSkeleton cards={2} />
    );
  }
  const works = data.pages.flatMap((page) => page.items);
  if (works.length === 0) return <Typography sx={{ color: 'text.secondary' }}>{t('noPast')}</Typography>;
  return (
    <>
      <Rows works={works} {...rows} label={t('past')} />
      {hasNextPage && (
        <Button variant="outlined" disabled={isFetching} onClick={() => void fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </>
  );
}

/** A worker's accepted work, upcoming first; past work, reliability and the UPI id behind a button each. */
export function MyWork({ onReliability, onUpi, onAccount, ...rows }: Props) {
  const { t } = useTranslation('instant-work/engagements');
  const { t: payment } = useTranslation('payment');
  const [opened, setOpened] = useState(false);
  const { data, isError, isFetching, refetch } = useCurrentWork();
  return (
    <Box component="section" aria-labelledby="my-work" sx={{ display: 'grid', gap: 1.5, minWidth: 0 }}>
      <Typography id="my-work" variant="h3" component="h2">
        {t('title')}
      </Typography>
      {!data &&
        (isError && !isFetching ? (
          <LoadFailed small title={t('failedToLoad')} onRetry={refetch} />
        ) : (
          <ListSkeleton cards={1} />
        ))}
      {data && data.length > 0 && <Rows works={data} {...rows} label={t('title')} />}
      {data?.length === 0 && <Typography sx={{ color: 'text.secondary' }}>{t('none')}</Typography>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="outlined"
          aria-expanded={opened}
          endIcon={<ExpandMoreIcon sx={{ transform: opened ? 'rotate(180deg)' : 'none' }} />}
          onClick={() => setOpened(!opened)}
        >
          {t('past')}
        </Button>
        <Button variant="outlined" aria-haspopup="dialog" onClick={onReliability}>
          {t('reliability.title')}
        </Button>
        <Button variant="outlined" aria-haspopup="dialog" onClick={onUpi}>
          {t('upi.title')}
        </Button>
        <Button variant="outlined" aria-haspopup="dialog" onClick={onAccount}>
          {payment('account')}
        </Button>
        <RouteButton variant="outlined" to={STATEMENT_PATH}>
          {payment('statement')}
        </RouteButton>
      </Box>
      {opened && <PastWork {...rows} />}
    </Box>
  );
}
