import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { formatPaise } from '@nukkad/contract/money/format-paise';
import { parsePaise } from '@nukkad/contract/money/paise';
import type { PaperSummary } from '@nukkad/contract/papers/papers';
import { useTranslation } from 'react-i18next';
import { toPaper } from '../../../entities/paper/paper-paths';
import { papersApi } from '../../../entities/paper/papers-api';
import { MoneyRow } from '../../../entities/payment/components/MoneyRow';
import { joinFacts } from '../../../shared/i18n/join-facts';
import { boardStyles } from '../../../shared/ui/board-styles';
import { ListSkeleton } from '../../../shared/ui/ListSkeleton';
import { LoadFailed } from '../../../shared/ui/LoadFailed';
import { usePaperDay } from '../hooks/usePaperDay';

function PaperRow({ paper }: { paper: PaperSummary }) {
  const { t } = useTranslation('paper');
  const dayOf = usePaperDay();
  return (
    <MoneyRow
      title={t(`kind.${paper.kind}`)}
      facts={joinFacts(dayOf(paper.issuedOn), paper.title, paper.number)}
      amount={formatPaise(parsePaise(paper.total))}
      to={toPaper(paper.id)}
    />
  );
}

/** The user's papers, newest first. */
export function PaperList() {
  const { t } = useTranslation('papers');
  const { data, isError, isFetching, hasNextPage, fetchNextPage, refetch } = papersApi.usePagePapersInfiniteQuery({});
  if (!data) {
    return isError && !isFetching ? <LoadFailed title={t('failed')} onRetry={refetch} /> : <ListSkeleton cards={2} />;
  }
  const papers = data.pages.flatMap(({ items }) => items);
  if (papers.length === 0) return <Typography sx={{ color: 'text.secondary' }}>{t('none')}</Typography>;
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Typography sx={{ color: 'text.secondary' }}>{t('intro')}</Typography>
      <Box component="ul" aria-label={t('paper:title')} sx={{ ...boardStyles, m: 0, p: 0, overflow: 'hidden' }}>
        {papers.map((paper) => (
          <PaperRow key={paper.id} paper={paper} />
        ))}
      </Box>
      {hasNextPage && (
        <Button variant="outlined" disabled={isFetching} onClick={() => void fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </Box>
  );
}
