import { type ReactNode, useEffect } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { i18n } from '../shared/i18n/i18n';
import { AppTheme } from '../shared/theme/AppTheme';
import { ToastRegion } from '../shared/ui/toast/ToastRegion';
import type { AppStore } from './store';

interface Props {
  store: AppStore;
  /** Called after the screen has been drawn. */
  onDrawn?: (() => void) | undefined;
  children: ReactNode;
}

/** Providers of every screen: server data, texts, theme and toasts. */
export function Providers({ store, onDrawn, children }: Props) {
  useEffect(() => onDrawn?.(), [onDrawn]);
  return (
    <Provider store={store}>
      <I18nextProvider i18n={i18n}>
        <AppTheme>
          {children}
          <ToastRegion />
        </AppTheme>
      </I18nextProvider>
    </Provider>
  );
}
