import Box, { type BoxProps } from '@mui/material/Box';
import { isCallAddress } from '@nukkad/api-client/first-page-call';
import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { buttonStyles, type ButtonStyles } from './button-styles';

interface RouteLinkProps {
  to: string;
  /** State of the history entry that it adds; a navigation to the server has none. */
  state?: unknown;
  children: ReactNode;
  /** Whether the underline appears on hover only. */
  quiet?: boolean;
  sx?: BoxProps['sx'];
}

/** A link to another page of the product, or to a navigation that the server answers, as text with a full-size target. */
export function RouteLink({ to, state, children, quiet = false, sx }: RouteLinkProps) {
  return (
    <Box
      {...(isCallAddress(to) ? { component: 'a', href: to } : { component: Link, to, state })}
      sx={[
        {
          display: 'inline-flex',
          alignItems: 'center',
          minWidth: 48,
          minHeight: 48,
          color: quiet ? 'inherit' : 'primary.text',
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
  props: ButtonStyles & {
    to: string;
    children: ReactNode;
    startIcon?: ReactNode;
    onClick?: (event: MouseEvent<HTMLElement>) => void;
    sx?: BoxProps['sx'];
  },
) {
  const { to, children, startIcon, onClick, sx, ...look } = props;
  return (
    <Box
      component={Link}
      to={to}
      onClick={onClick}
      sx={[buttonStyles(look), ...(Array.isArray(sx) ? sx : [sx])] as BoxProps['sx']}
    >
      {startIcon}
      {children}
    </Box>
  );
}
