import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useId, useState } from 'react';
import { boardStyles } from './board-styles';

interface Props {
  label: string;
  /** The rows, each a list item; drawn only while the list is open. */
  rows: () => ReactNode;
  /** The button for the next page; absent on the last. */
  more: { label: string; loading: boolean; onLoad: () => void } | false;
}

/** A paged list behind a button, for past items that require no action. */
export function CollapsibleList({ label, rows, more }: Props) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <section aria-label={label}>
      <Button
        color="inherit"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
        endIcon={<ExpandMoreIcon sx={{ transform: open ? 'rotate(180deg)' : 'none' }} />}
        sx={{ width: '100%', justifyContent: 'space-between', typography: 'h3' }}
      >
        {label}
      </Button>
      {open && (
        <>
          <Box component="ul" id={id} sx={{ ...boardStyles, m: 0, p: 0, overflow: 'hidden' }}>
            {rows()}
          </Box>
          {more && (
            <Button fullWidth disabled={more.loading} onClick={more.onLoad} sx={{ mt: 1 }}>
              {more.label}
            </Button>
          )}
        </>
      )}
    </section>
  );
}
