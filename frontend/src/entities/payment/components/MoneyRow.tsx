import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

const row = {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: 2,
  px: 2,
  py: 1.5,
  minHeight: 64,
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { bgcolor: 'background.tint' },
} as const;

interface Props {
  title: string;
  facts: string;
  amount: string;
  /** Address of the entry's link; null for none. */
  to: string | null;
  /** Further lines below the facts. */
  children?: ReactNode;
}

/** An entry of a list of amounts: its name and facts, and the amount at the end of the row. */
export function MoneyRow({ title, facts, amount, to, children }: Props) {
  const words = (
    <>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box component="span" sx={{ display: 'block', fontWeight: 600 }}>
          {title}
        </Box>
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {facts}
        </Box>
        {children}
      </Box>
      <Box component="span" sx={{ typography: 'pay', whiteSpace: 'nowrap' }}>
        {amount}
      </Box>
    </>
  );
  return (
    <Box component="li" sx={{ listStyle: 'none', '& + &': { borderTop: '1px solid', borderColor: 'divider' } }}>
      {to === null ? (
        <Box sx={row}>{words}</Box>
      ) : (
        <Box component={Link} to={to} sx={row}>
          {words}
        </Box>
      )}
    </Box>
  );
}
