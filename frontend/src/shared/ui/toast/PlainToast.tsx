import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { buttonStyles } from '../button-styles';
import { ACTIONS_HEIGHT, TOAST_OFFSET } from './bottom-actions';
import { toastStore } from './toast-store';
import { useToastRecords } from './useToast';

/** The open toast without its animation, while the stack of toasts could not be fetched. */
export function PlainToast() {
  const { t } = useTranslation('shared');
  const toast = useToastRecords().find(({ open }) => open);
  if (!toast) return null;
  return (
    <Box
      data-testid="toast"
      sx={{
        position: 'fixed',
        insetInline: 12,
        bottom: `calc(14px + var(--nk-bar-height, 0px) + var(${ACTIONS_HEIGHT}, 0px) + var(${TOAST_OFFSET}, 0px))`,
        maxWidth: 440,
        ml: 'auto',
        zIndex: 'snackbar',
        p: 2,
        borderRadius: 2,
        bgcolor: 'background.paper',
        boxShadow: 3,
      }}
    >
      <Box sx={{ fontWeight: 640 }}>{toast.title}</Box>
      {toast.description && <Box sx={{ mt: 0.5, color: 'text.secondary' }}>{toast.description}</Box>}
      <Box
        component="button"
        type="button"
        onClick={() => toastStore.dismiss(toast.id)}
        sx={{ ...buttonStyles({ variant: 'outlined' }), mt: 1 }}
      >
        {t('toast.close')}
      </Box>
    </Box>
  );
}
