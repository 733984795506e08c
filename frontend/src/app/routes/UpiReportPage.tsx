import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams } from 'react-router-dom';
import { UpiReport } from '../../features/upi-report/components/UpiReport';
import { usePageTitle } from '../../shared/hooks/usePageTitle';
import { HeaderBand } from '../../shared/ui/HeaderBand';
import { BrandName } from '../../shared/ui/BrandMark';

/** The page behind the link of a notice about a replaced UPI ID, with and without a session. */
export default function UpiReportPage() {
  const { t } = useTranslation('upi-report');
  const { token: inPath = '' } = useParams();
  // in the path of earlier links, whose requests contain it
  const token = useLocation().hash.slice(1) || inPath;
  usePageTitle(t('title'));
  return (
    <>
      <HeaderBand>
        <Box sx={{ display: 'flex', alignItems: 'center', minHeight: { xs: 56, md: 72 }, px: { xs: 1.5, md: 2.5 } }}>
          <BrandName />
        </Box>
      </HeaderBand>
      <Box
        component="main"
        id="content"
        tabIndex={-1}
        sx={{ maxWidth: 520, mx: 'auto', px: 2, py: { xs: 4, md: 8 }, outline: 0 }}
      >
        <UpiReport key={token} token={token} />
      </Box>
    </>
  );
}
