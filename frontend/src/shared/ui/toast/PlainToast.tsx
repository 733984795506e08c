import Box from '@mui/material/Box';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonStyles } from '../button-styles';
import { ABOVE_ACTIONS } from './bottom-actions';
import { useToastOffset } from './toast-offset';
import { type ToastRecord, toastStore } from './toast-store';
import { useToastRecords } from './useToast';

/** The open toast without its animation, while the stack of toasts could not be fetched. */
export function PlainToast() {
  const toast = useToastRecords().find(({ open }) => open);
  return toast ? <PlainCard key={toast.id} toast={toast} /> : null;
}

function PlainCard({ toast }: { toast: ToastRecord }) {
  const { t } = useTranslation('shared');
  const card = useRef<HTMLElement>(null);
  useToastOffset(card);
  return (
    <Box
      ref={card}
      data-testid="toast"
      sx={{
        position: 'fixed',
        insetInline: 12,
        bottom: 'calc(14px + var(--nk-bar-height, 0px))',
        transform: ABOVE_ACTIONS,
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
