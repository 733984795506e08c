import ButtonBase from '@mui/material/ButtonBase';
import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';

/** A row of a list that opens as a whole; `link` names it in the address. */
export function AdminRowLink({ link, children }: { link: Omit<LinkProps, 'children'>; children: ReactNode }) {
  return (
    <ButtonBase
      component={Link}
      {...link}
      sx={{
        display: 'block',
        width: '100%',
        m: -2,
        p: 2,
        boxSizing: 'content-box',
        textAlign: 'start',
        color: 'inherit',
      }}
    >
      {children}
    </ButtonBase>
  );
}
