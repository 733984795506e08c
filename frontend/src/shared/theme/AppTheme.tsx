import { ThemeProvider } from '@emotion/react';
import DefaultPropsProvider from '@mui/material/DefaultPropsProvider';
import type { ComponentProps, ReactNode } from 'react';
import { theme } from './theme';

// typed as bare props, although the provider reads the theme's own list
const defaults = theme.components as ComponentProps<typeof DefaultPropsProvider>['value'];

/**
 * Applies the theme to its children. The library's own provider also switches colour schemes manually and stores the
 * choice; here the system alone determines the scheme, by the style sheets. `first-paint.css` contains the styles of
 * the page as a whole and the variables of the theme.
 */
export function AppTheme({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider theme={theme}>
      <DefaultPropsProvider value={defaults}>{children}</DefaultPropsProvider>
    </ThemeProvider>
  );
}
