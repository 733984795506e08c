import { ThemeProvider } from '@emotion/react';
import DefaultPropsProvider from '@mui/material/DefaultPropsProvider';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { ComponentProps, ReactNode } from 'react';
import { theme } from './theme';

const variables = theme.generateStyleSheets();
// typed as bare props; what it reads is the theme's own list
const defaults = theme.components as ComponentProps<typeof DefaultPropsProvider>['value'];

/**
 * Gives the look to everything inside. The library's own provider also switches colour schemes by hand and remembers
 * the choice; here the system alone decides, which the style sheets say by themselves. What holds for the page as a whole
 * stands in `first-paint.css`.
 */
export function AppTheme({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider theme={theme}>
      <DefaultPropsProvider value={defaults}>
        <GlobalStyles styles={variables} />
        {children}
      </DefaultPropsProvider>
    </ThemeProvider>
  );
}
