import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { keepToastsAbove } from './toast/keep-toasts-above';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../overlay/Dialog';

interface Props {
  open: boolean;
  onClose: () => void;
  title: string;
  subtitle?: string | undefined;
  /** Keeps a stray touch beside the sheet from throwing away what was typed. */
  holdsInput?: boolean | undefined;
  children: ReactNode;
  /** As high as the window lets it be, whatever it holds: its edge stays where it is while the content comes. */
  tall?: boolean | undefined;
  /** Stays at the lower edge while the content scrolls. */
  actions?: ReactNode;
}

/** A dialog; on a phone it rises from the lower edge, where the thumb is. */
export function Sheet({ open, onClose, title, subtitle, holdsInput = false, tall = false, children, actions }: Props) {
  const { t } = useTranslation('shared');
  const id = useId();
  return (
    <Dialog
      open={open}
      onClose={(reason) => (reason === 'backdropClick' && holdsInput ? undefined : onClose())}
      aria-labelledby={id}
      scroll="paper"
      sx={{ '& .MuiDialog-container': { alignItems: { xs: 'flex-end', sm: 'center' } } }}
      slotProps={{
        paper: {
          sx: {
            m: { xs: 0, sm: 3 },
            width: '100%',
            maxWidth: 600,
            [tall ? 'height' : 'maxHeight']: { xs: 'calc(100dvh - 24px)', sm: 'calc(100dvh - 64px)' },
            borderRadius: { xs: '16px 16px 0 0', sm: '12px' },
            border: '1px solid',
            borderColor: 'divider',
          },
        },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1, pl: { xs: 2, sm: 3 }, pr: 1, pt: 1.5, pb: 1 }}>
        <Box sx={{ flexGrow: 1, minWidth: 0, pt: 0.75 }}>
          <Typography id={id} variant="h3" component="h2">
            {title}
          </Typography>
          {subtitle && <Typography sx={{ color: 'text.secondary' }}>{subtitle}</Typography>}
        </Box>
        <IconButton aria-label={t('close')} onClick={onClose}>
          <CloseIcon aria-hidden />
        </IconButton>
      </Box>
      {/* what scrolls must be reachable with the keyboard */}
      <Box
        tabIndex={0}
        role="group"
        aria-labelledby={id}
        sx={{ flexGrow: 1, overflowY: 'auto', px: { xs: 2, sm: 3 }, pb: 2 }}
      >
        {children}
      </Box>
      {actions && (
        <Box
          ref={keepToastsAbove}
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            gap: 1,
            px: { xs: 2, sm: 3 },
            py: 1.5,
            borderTop: '1px solid',
            borderColor: 'divider',
          }}
        >
          {actions}
        </Box>
      )}
    </Dialog>
  );
}
