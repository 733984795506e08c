import { type ReactNode, useEffect } from 'react';
import { Provider } from 'react-redux';
import { AppTheme } from '../shared/theme/AppTheme';
import { ToastRegion } from '../shared/ui/toast/ToastRegion';
import type { AppStore } from './store';

interface Props {
  store: AppStore;
  /** Is called when the screen has been drawn. */
  onDrawn?: (() => void) | undefined;
  children: ReactNode;
}

/** What every screen stands in: server data, look and toasts. */
export function Providers({ store, onDrawn, children }: Props) {
  useEffect(() => onDrawn?.(), [onDrawn]);
  return (
    <Provider store={store}>
      <AppTheme>
        {children}
        <ToastRegion />
      </AppTheme>
    </Provider>
  );
}
