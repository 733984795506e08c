import Box from '@mui/material/Box';

import { Suspense, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { ABOVE_ACTIONS } from './bottom-actions';
import { provideConstructedStyles } from './constructed-styles';
import { useIsInBrowser } from '../../rendering/rendering';
import { lazyPart } from '../../rendering/lazy-part';
import { PlainToast } from './PlainToast';
import { visuallyHidden } from '../visually-hidden';
import { useToastRecords } from './useToast';

const TOAST_HOTKEY = 'F8';

// the first paint needs no toast: the library is fetched with the first one
const ToastStack = lazyPart(
  async () => {
    provideConstructedStyles();
    const [stack] = await Promise.all([import('./ToastStack'), import('../../theme/component-overrides')]);
    return stack.ToastStack;
  },
  { Missing: PlainToast },
);

/** Dialogs hide the rest of the page from assistive technology; messages about them must still be announced. */
function useNeverHidden(element: HTMLElement | null): void {
  useEffect(() => {
    if (!element) return undefined;
    const observer = new MutationObserver(() => {
      if (element.hasAttribute('aria-hidden')) element.removeAttribute('aria-hidden');
    });
    observer.observe(element, { attributeFilter: ['aria-hidden'] });
    return () => observer.disconnect();
  }, [element]);
}

/** The container of the toasts: F8 moves the focus there, and a live region announces each one. */
export function ToastRegion() {
  const { t } = useTranslation('shared');
  const [outer, setOuter] = useState<HTMLElement | null>(null);
  const [root, setRoot] = useState<HTMLElement | null>(null);
  const newest = useToastRecords()[0];
  const [used, setUsed] = useState(false);
  if (newest && !used) setUsed(true);
  useNeverHidden(outer);

  useEffect(() => {
    if (!root) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== TOAST_HOTKEY) return;
      event.preventDefault();
      root.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [root]);

  // a portal cannot be part of a server-rendered document
  if (!useIsInBrowser()) return null;
  const spoken = newest?.open ? [newest.title, newest.description].filter(Boolean).join('. ') : '';
  const urgent = newest?.variant === 'destructive';
  return createPortal(
    <div ref={setOuter}>
      <Box
        component="section"
        aria-label={t('toast.region')}
        tabIndex={-1}
        ref={setRoot}
        sx={{
          '& .notistack-SnackbarContainer': { transform: ABOVE_ACTIONS },
          '&:focus-visible [data-testid="toast"]': {
            outline: '3px solid',
            outlineColor: 'var(--focus)',
            outlineOffset: 2,
          },
        }}
      >
        {used && root && (
          <Suspense>
            <ToastStack root={root} />
          </Suspense>
        )}
      </Box>
      <div role="status" style={visuallyHidden}>
        {urgent ? '' : spoken}
      </div>
      <div role="alert" style={visuallyHidden}>
        {urgent ? spoken : ''}
      </div>
    </div>,
    document.body,
  );
}
