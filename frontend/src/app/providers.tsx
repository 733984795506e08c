import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { i18n } from '../shared/i18n/i18n';
import { AppTheme } from '../shared/theme/AppTheme';
import { ToastRegion } from '../shared/ui/toast/ToastRegion';
import type { AppStore } from './store';

/** What every screen stands in: server data, texts, look and toasts. */
export function Providers({ store, children }: { store: AppStore; children: ReactNode }) {
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
