import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { SupportScan } from '@nukkad/contract/support/support';
import { useTranslation } from 'react-i18next';

/** A file of a request: a download, unless it contains a virus or its scan is pending. */
export function SupportFileLink({ name, address, scan }: { name: string; address: string; scan: SupportScan }) {
  const { t } = useTranslation('admin');
  const isOpen = scan === 'clean' || scan === 'off';
  return (
    <Box>
      {isOpen ? (
        <Button variant="outlined" size="small" href={address} startIcon={<DownloadIcon />}>
          {name}
        </Button>
      ) : (
        <Typography sx={{ overflowWrap: 'anywhere' }}>{name}</Typography>
      )}
      {scan !== 'clean' && (
        <Typography variant="body2" sx={{ color: scan === 'infected' ? 'error.main' : 'text.secondary' }}>
          {t(`support.scan.${scan}`)}
        </Typography>
      )}
    </Box>
  );
}
