import CheckIcon from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** A list of benefits. */
export function CheckList({ items, colour = 'primary.text' }: { items: readonly ReactNode[]; colour?: string }) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {items.map((item, index) => (
        <Box component="li" key={index} sx={{ display: 'flex', gap: 1.5, py: 0.75 }}>
          <CheckIcon aria-hidden sx={{ color: colour }} />
          <span>{item}</span>
        </Box>
      ))}
    </Box>
  );
}
