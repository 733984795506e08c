import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { PaperList } from './PaperList';
import { TaxDetailsPart } from './TaxDetailsPart';
import { YearlyPay } from './YearlyPay';

/** The user's papers; for workers the pay of the year, and for employers the GSTIN that new papers contain. */
export function PapersPart({ isWorker, isEmployer }: { isWorker: boolean; isEmployer: boolean }) {
  const { t } = useTranslation('paper');
  return (
    <Box component="section" sx={{ display: 'grid', gap: 1.5, maxWidth: 620, mt: 4 }}>
      <Typography variant="h2">{t('title')}</Typography>
      <PaperList />
      {isWorker && <YearlyPay />}
      {isEmployer && <TaxDetailsPart />}
    </Box>
  );
}
