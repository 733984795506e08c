import Box from '@mui/material/Box';
import { ATTENDANCE_PHASES } from '@nukkad/contract/attendance/attendance';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams } from 'react-router-dom';
import { AttendanceScan } from '../../features/attendance/components/AttendanceScan';
import { usePageTitle } from '../../shared/hooks/usePageTitle';
import { HeaderBand } from '../../shared/ui/HeaderBand';
import { BrandName } from '../../shared/ui/BrandMark';

/**
 * The page behind a shop's attendance code: outside the frame that requires an account, so that it is drawn without a
 * network.
 */
export default function AttendancePage() {
  const { t } = useTranslation('attendance');
  const { token = '' } = useParams();
  const { pathname } = useLocation();
  const phase = ATTENDANCE_PHASES.find((name) => pathname.toLowerCase().startsWith(`/work/${name}/`)) ?? 'start';
  usePageTitle(t(`title.${phase}`));
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
        <AttendanceScan key={`${phase}${token}`} phase={phase} token={token} />
      </Box>
    </>
  );
}
