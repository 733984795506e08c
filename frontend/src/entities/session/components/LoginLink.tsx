import Box, { type BoxProps } from '@mui/material/Box';
import type { ReactNode } from 'react';
import { currentLanguage } from '../../../shared/i18n/i18n';
import { lastAccount } from '../model/last-account';
import { buttonStyles, type ButtonStyles } from '../../../shared/ui/button-styles';
import { loginPath, type LoginWish } from '../model/login-path';

/** A button that leaves the application for the sign-in. */
export function LoginLink(props: ButtonStyles & { wish?: LoginWish; children: ReactNode; sx?: BoxProps['sx'] }) {
  const { wish, children, sx, ...look } = props;
  return (
    <Box
      component="a"
      href={loginPath(currentLanguage(), wish)}
      // another account may sign in
      onClick={() => lastAccount.forget()}
      sx={[buttonStyles(look), ...(Array.isArray(sx) ? sx : [sx])] as BoxProps['sx']}
    >
      {children}
    </Box>
  );
}
