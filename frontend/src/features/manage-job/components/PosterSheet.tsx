import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import Typography from '@mui/material/Typography';
import type { OwnJob } from '@nukkad/api-client/generated/api.gen';
import { BRAND } from '@nukkad/contract/platform/brand';
import { Suspense } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useJobWords } from '../../../entities/job/hooks/useJobWords';
import { currentLanguage } from '../../../shared/i18n/i18n';
import { jobPictureLink, publicJobLink } from '../../../entities/job/share/share-text';
import { Sheet } from '../../../shared/ui/Sheet';
import { lazyPart, NothingMissing } from '../../../shared/rendering/lazy-part';

const loadQrCode = () => import('../../../shared/ui/QrCode');
const QrCode = lazyPart(async () => (await loadQrCode()).QrCode);

function PrintButton({ disabled = false }: { disabled?: boolean }) {
  const { t } = useTranslation('manage-job');
  return (
    <Button variant="contained" startIcon={<PrintIcon />} disabled={disabled} onClick={() => window.print()}>
      {t('poster.print')}
    </Button>
  );
}
/** The print button; available after the code is loaded, so that no poster is printed without it. */
const PrintButtonOnceLoaded = lazyPart(
  async () => {
    await loadQrCode();
    return PrintButton;
  },
  { Missing: NothingMissing },
);

/** Marks the sheet of paper; while it exists, only it is printed. */
const PAPER = 'poster-paper';

/** A poster of a job for the shop window: the work, the pay, the shop, and a QR code to apply with a phone. */
function Poster({ job, link }: { job: OwnJob; link: string }) {
  const { t } = useTranslation('manage-job');
  const words = useJobWords();
  return (
    <Box
      sx={{
        display: 'grid',
        justifyItems: 'center',
        gap: '1em',
        p: '1.5em',
        bgcolor: 'common.white',
        color: 'common.black',
        textAlign: 'center',
        lineHeight: 1.25,
        overflowWrap: 'anywhere',
        textWrap: 'balance',
        '& > *': { m: 0, maxWidth: '100%' },
        '& svg': { width: '13em', height: '13em' },
      }}
    >
      <Box component="p" sx={{ fontSize: '1.5em', fontWeight: 650 }}>
        {t('poster.hiring')}
      </Box>
      <Box component="p" sx={{ fontSize: '2.75em', fontWeight: 740, lineHeight: 1.1 }}>
        {job.title}
      </Box>
      <Box component="p" sx={{ fontSize: '3.25em', fontWeight: 780, fontStretch: '82%', lineHeight: 1.1 }}>
        {/* the two ends of a range stay on one line */}
        {words.pay(job).replace('–', '\u2060–\u2060')}
      </Box>
      <Box component="p" sx={{ fontSize: '1.5em' }}>
        {job.company}
        <br />
        {job.location}
      </Box>
      <Suspense fallback={<Box sx={{ height: '13em' }} />}>
        <QrCode text={link} label={t('poster.code')} />
      </Suspense>
      <Box component="p" sx={{ fontSize: '1.25em', fontWeight: 650 }}>
        {t('poster.scan', { brand: BRAND })}
      </Box>
      <Box component="p" sx={{ fontSize: '1em' }}>
        {link}
      </Box>
    </Box>
  );
}

/** Shows the poster of a job, and prints it on a sheet of A4. */
export function PosterSheet({ job, onClose }: { job: OwnJob; onClose: () => void }) {
  const { t } = useTranslation('manage-job');
  const link = publicJobLink(job.id, window.location.origin);
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('poster.title')}
      actions={
        <>
          <Suspense fallback={<PrintButton disabled />}>
            <PrintButtonOnceLoaded />
          </Suspense>
          {/* a shop without a printer shares it, or shows it on a phone */}
          <Button
            component="a"
            href={jobPictureLink(job.id, currentLanguage())}
            download={`${BRAND}-${job.id}.png`}
            variant="outlined"
            startIcon={<DownloadIcon aria-hidden />}
          >
            {t('poster.picture')}
          </Button>
        </>
      }
    >
      <Typography sx={{ mb: 2, color: 'text.secondary' }}>{t('poster.text')}</Typography>
      <Box sx={{ fontSize: '0.75rem', boxShadow: 'var(--edge)', borderRadius: 1, overflow: 'hidden' }}>
        <Poster job={job} link={link} />
      </Box>
      <GlobalStyles
        styles={{
          [`.${PAPER}`]: { display: 'none' },
          '@page': { size: 'A4', margin: '12mm' },
          '@media print': {
            [`body > :not(.${PAPER})`]: { display: 'none !important' },
            [`.${PAPER}`]: { display: 'block', fontSize: '16pt' },
          },
        }}
      />
      {createPortal(
        <div className={PAPER}>
          <Poster job={job} link={link} />
        </div>,
        document.body,
      )}
    </Sheet>
  );
}
