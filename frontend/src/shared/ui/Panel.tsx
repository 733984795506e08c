import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { boardStyles } from './board-styles';

interface Props {
  title: string;
  count?: number | undefined;
  /** The id of the heading, for links to it. */
  headingId?: string | undefined;
  /** Whether its content has boards of its own. */
  hasBoards?: boolean;
  children: ReactNode;
}

/** A block of a dashboard on a board under its heading; `count` is the number of its items. */
export function Panel({ title, count, headingId, hasBoards = false, children }: Props) {
  const generated = useId();
  const id = headingId ?? generated;
  return (
    <Box component="section" aria-labelledby={id} sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 40, mb: 1 }}>
        <Typography id={id} variant="h2" tabIndex={headingId ? -1 : undefined} sx={{ scrollMarginTop: 96, outline: 0 }}>
          {title}
        </Typography>
        {count !== undefined && (
          <Box
            component="span"
            sx={{ minWidth: 28, px: 1, borderRadius: '8px', bgcolor: 'background.tint', textAlign: 'center' }}
          >
            {count}
          </Box>
        )}
      </Box>
      {hasBoards ? children : <Box sx={{ p: { xs: 2, md: 2.5 }, ...boardStyles }}>{children}</Box>}
    </Box>
  );
}
