import Box, { type BoxProps } from '@mui/material/Box';
import type { ReactNode } from 'react';
import { currentLanguage } from '../i18n/i18n';
import { buttonLook, type ButtonLook } from '../ui/button-look';
import { loginPath, type LoginWish } from './login-path';

/** A button that leaves the application for the sign-in. */
export function LoginLink(props: ButtonLook & { wish?: LoginWish; children: ReactNode; sx?: BoxProps['sx'] }) {
  const { wish, children, sx, ...look } = props;
  return (
    <Box
      component="a"
      href={loginPath(currentLanguage(), wish)}
      sx={[buttonLook(look), ...(Array.isArray(sx) ? sx : [sx])] as BoxProps['sx']}
    >
      {children}
    </Box>
  );
}
