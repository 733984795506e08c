import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useWaiting } from '../hooks/useWaiting';
import { boardLook } from '../../../shared/ui/board-look';

/** What waits for the employer. Not there when nothing waits. */
export function WaitingList() {
  const { t } = useTranslation('employer-dashboard');
  const { rows } = useWaiting();
  if (rows.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="waiting" sx={boardLook}>
      <Typography id="waiting" variant="h4" component="h2" sx={{ px: 2, pt: 1.5, pb: 0.5 }}>
        {t('waiting.title')}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {rows.map(({ key, icon: Icon, text, to }) => (
          <Box component="li" key={key} sx={{ '& + &': { borderTop: '1px solid', borderColor: 'divider' } }}>
            <Box
              component={Link}
              to={to}
              sx={{
                display: 'flex',
                alignItems: 'center',
                gap: 1.5,
                minHeight: 52,
                px: 2,
                py: 1,
                borderRadius: 1,
                color: 'text.primary',
                textDecoration: 'none',
                '&:hover': { bgcolor: 'background.tint' },
              }}
            >
              <Icon aria-hidden sx={{ color: 'warning.main' }} />
              <Box component="span" sx={{ flexGrow: 1, minWidth: 0 }}>
                {text}
              </Box>
              <ChevronRightIcon aria-hidden sx={{ color: 'text.secondary' }} />
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
