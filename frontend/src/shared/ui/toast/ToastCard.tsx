import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined';
import CloseIcon from '@mui/icons-material/Close';
import ErrorIcon from '@mui/icons-material/ErrorOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToastOffset } from './toast-offset';
import { TOAST_DURATION_MS, toastStore } from './toast-store';
import { useSwipeRight } from './useSwipeRight';
import { useToastRecords } from './useToast';

/** One toast. It disappears after its duration, which pauses while the pointer or the focus is on it. */
export function ToastCard({ id }: { id: string }) {
  const { t } = useTranslation('shared');
  const current = useToastRecords().find((record) => record.id === id);
  // a replaced toast shows its text during its closing animation
  const [shown, setShown] = useState(current);
  if (current && current !== shown) setShown(current);
  const [held, setHeld] = useState(false);
  const dismiss = () => toastStore.dismiss(id);
  const swipe = useSwipeRight(dismiss);
  const card = useRef<HTMLElement>(null);
  useToastOffset(card);

  const duration = shown?.duration ?? TOAST_DURATION_MS;
  const revision = shown?.revision;
  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(() => toastStore.dismiss(id), duration);
    return () => clearTimeout(timer);
  }, [id, duration, revision, held]);

  if (!shown) return null;
  const failed = shown.variant === 'destructive';
  return (
    <Box
      ref={card}
      data-testid="toast"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') dismiss();
      }}
      {...swipe.handlers}
      style={{ transform: `translateX(${swipe.offset}px)`, opacity: 1 - Math.min(swipe.offset / 300, 0.7) }}
      sx={{
        display: 'flex',
        alignItems: 'flex-start',
        gap: 1.5,
        width: 'min(420px, calc(100vw - 32px))',
        pl: 2,
        pr: 0.5,
        py: 0.5,
        borderRadius: 1,
        '--focus': 'currentColor',
        bgcolor: failed ? 'error.main' : 'text.primary',
        color: 'background.default',
        boxShadow: 'var(--lift)',
        touchAction: 'pan-y',
      }}
    >
      <Box sx={{ display: 'flex', mt: 1.5 }}>
        {failed ? <ErrorIcon aria-hidden /> : <CheckCircleIcon aria-hidden />}
      </Box>
      <Box sx={{ flexGrow: 1, py: 1.25 }}>
        <Typography sx={{ fontWeight: 680 }}>{shown.title}</Typography>
        {shown.description && <Typography>{shown.description}</Typography>}
      </Box>
      <IconButton aria-label={t('toast.close')} onClick={dismiss}>
        <CloseIcon aria-hidden />
      </IconButton>
    </Box>
  );
}
