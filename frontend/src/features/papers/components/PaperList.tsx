import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { formatPaise } from '@nukkad/contract/money/format-paise';
import { parsePaise } from '@nukkad/contract/money/paise';
import type { PaperSummary } from '@nukkad/contract/papers/papers';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { toPaper } from '../../../entities/paper/paper-paths';
import { papersApi } from '../../../entities/paper/papers-api';
import { joinFacts } from '../../../shared/i18n/join-facts';
import { boardStyles } from '../../../shared/ui/board-styles';
import { ListSkeleton } from '../../../shared/ui/ListSkeleton';
import { LoadFailed } from '../../../shared/ui/LoadFailed';
import { usePaperDay } from '../hooks/usePaperDay';

const row = {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: 2,
  px: 2,
  py: 1.5,
  minHeight: 64,
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { bgcolor: 'background.tint' },
} as const;

function PaperRow({ paper }: { paper: PaperSummary }) {
  const { t } = useTranslation('paper');
  const dayOf = usePaperDay();
  return (
    <Box component="li" sx={{ listStyle: 'none', '& + &': { borderTop: '1px solid', borderColor: 'divider' } }}>
      <Box component={Link} to={toPaper(paper.id)} sx={row}>
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Box component="span" sx={{ display: 'block', fontWeight: 600 }}>
            {t(`kind.${paper.kind}`)}
          </Box>
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {joinFacts(dayOf(paper.issuedOn), paper.title, paper.number)}
          </Box>
        </Box>
        <Box component="span" sx={{ typography: 'pay', whiteSpace: 'nowrap' }}>
          {formatPaise(parsePaise(paper.total))}
        </Box>
      </Box>
    </Box>
  );
}

/** The own papers, the newest first. */
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
