import { type SnackbarKey, SnackbarProvider, useSnackbar } from 'notistack';
import { useEffect, useRef } from 'react';
import { ToastCard } from './ToastCard';
import { TOAST_LIMIT } from './toast-store';
import { useToastRecords } from './useToast';

const card = (key: SnackbarKey) => (
  <div>
    <ToastCard id={String(key)} />
  </div>
);

/** Shows the newest toast and dismisses the previous one. */
function Bridge() {
  const { enqueueSnackbar, closeSnackbar } = useSnackbar();
  const open = useToastRecords().find((record) => record.open)?.id;
  const staged = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (open === staged.current) return;
    if (staged.current !== undefined) closeSnackbar(staged.current);
    if (open !== undefined) enqueueSnackbar('', { key: open, content: card, persist: true, preventDuplicate: true });
    staged.current = open;
  }, [open, enqueueSnackbar, closeSnackbar]);
  return null;
}

/** The toasts on the screen, drawn into `root`. */
export function ToastStack({ root }: { root: HTMLElement }) {
  return (
    <SnackbarProvider
      maxSnack={TOAST_LIMIT}
      domRoot={root}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transitionDuration={{ enter: 180, exit: 150 }}
      autoHideDuration={null}
    >
      <Bridge />
    </SnackbarProvider>
  );
}
