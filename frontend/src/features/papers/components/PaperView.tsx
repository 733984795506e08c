import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import Typography from '@mui/material/Typography';
import { addressOf } from '@nukkad/api-client/contract-call';
import { hasPdf } from '@nukkad/contract/papers/paper-scripts';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { papersApi } from '../../../entities/paper/papers-api';
import { STATEMENT_PATH } from '../../../entities/payment/payment-paths';
import { currentLanguage } from '../../../shared/i18n/i18n';
import { ListSkeleton } from '../../../shared/ui/ListSkeleton';
import { EmptyState } from '../../../shared/ui/EmptyState';
import { LoadFailed } from '../../../shared/ui/LoadFailed';
import { RouteButton } from '../../../shared/ui/RouteLink';
import { useLoadedFaces } from '../hooks/useLoadedFaces';
import { PaperSheet } from './PaperSheet';

/** Marks the paper; while it exists, only it is printed. */
const PRINTED = 'printed-paper';

/** One paper, as a file or on a printer, in the language of the page. */
export function PaperView({ id }: { id: string }) {
  const { t } = useTranslation('papers');
  const { currentData: paper, error, isFetching, refetch } = papersApi.useGetPaperQuery({ id });
  const isDrawable = useLoadedFaces(paper ? JSON.stringify(paper) : null);
  if (paper && !isDrawable) return <ListSkeleton cards={2} />;
  if (!paper) {
    if (!error || isFetching) return <ListSkeleton cards={2} />;
    const isGone = 'status' in error && (error.status === 404 || error.status === 400);
    if (!isGone) return <LoadFailed title={t('failedPaper')} onRetry={refetch} />;
    return (
      <EmptyState scene="empty" title={t('gone')}>
        <RouteButton to={STATEMENT_PATH} variant="contained">
          {t('back')}
        </RouteButton>
      </EmptyState>
    );
  }
  const isFile = hasPdf(paper);
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 760 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {isFile && (
          <Button
            component="a"
            variant="contained"
            startIcon={<DownloadIcon />}
            href={addressOf('getPaperPdf', { id, language: currentLanguage() })}
            download
          >
            {t('download')}
          </Button>
        )}
        <Button variant={isFile ? 'outlined' : 'contained'} startIcon={<PrintIcon />} onClick={() => window.print()}>
          {t('print')}
        </Button>
        <RouteButton to={STATEMENT_PATH} variant="outlined">
          {t('back')}
        </RouteButton>
      </Box>
      {!isFile && <Typography sx={{ color: 'text.secondary' }}>{t('noPdf')}</Typography>}
      <Box sx={{ boxShadow: 'var(--edge)', borderRadius: 1, overflow: 'hidden' }}>
        <PaperSheet paper={paper} />
      </Box>
      <GlobalStyles
        styles={{
          [`.${PRINTED}`]: { display: 'none' },
          '@page': { size: 'A4', margin: '12mm' },
          '@media print': {
            [`body > :not(.${PRINTED})`]: { display: 'none !important' },
            [`.${PRINTED}`]: { display: 'block', fontSize: '0.9375rem' },
          },
        }}
      />
      {createPortal(
        <div className={PRINTED}>
          <PaperSheet paper={paper} />
        </div>,
        document.body,
      )}
    </Box>
  );
}
