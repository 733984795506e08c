import Box, { type BoxProps } from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { buttonLook, type ButtonLook } from './button-look';

/** A link to another page of the product, as text with a full-size target. `quiet` shows its line on hover alone. */
export function RouteLink(props: { to: string; children: ReactNode; quiet?: boolean; sx?: BoxProps['sx'] }) {
  const { to, children, quiet = false, sx } = props;
  return (
    <Box
      component={Link}
      to={to}
      sx={[
        {
          display: 'inline-flex',
          alignItems: 'center',
          minWidth: 48,
          minHeight: 48,
          color: quiet ? 'inherit' : 'primary.main',
          fontWeight: quiet ? 400 : 550,
          textDecoration: quiet ? 'none' : 'underline',
          textDecorationThickness: '1px',
          textUnderlineOffset: '0.2em',
          '&:hover': { textDecoration: 'underline' },
        },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      {children}
    </Box>
  );
}

/** A link to another page of the product, as a button. */
export function RouteButton(
  props: ButtonLook & {
    to: string;
    children: ReactNode;
    startIcon?: ReactNode;
    onClick?: () => void;
    sx?: BoxProps['sx'];
  },
) {
  const { to, children, startIcon, onClick, sx, ...look } = props;
  return (
    <Box
      component={Link}
      to={to}
      onClick={onClick}
      sx={[buttonLook(look), ...(Array.isArray(sx) ? sx : [sx])] as BoxProps['sx']}
    >
      {startIcon}
      {children}
    </Box>
  );
}
