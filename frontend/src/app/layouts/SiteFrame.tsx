import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { SiteFooter } from './SiteFooter';
import { SiteHeader } from './SiteHeader';

/** Header, content and footer of a public page. */
export function SiteFrame({ children }: { children: ReactNode }) {
  return (
    <Box sx={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column' }}>
      <SiteHeader />
      <Box component="main" id="content" tabIndex={-1} sx={{ flexGrow: 1, pt: { xs: 1.25, md: 1.75 }, outline: 0 }}>
        {children}
      </Box>
      <SiteFooter />
    </Box>
  );
}
