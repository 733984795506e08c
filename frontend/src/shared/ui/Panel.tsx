import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { boardLook } from './board-look';

interface Props {
  title: string;
  count?: number | undefined;
  /** The id of the heading, where something leads to it. */
  headingId?: string | undefined;
  children: ReactNode;
}

/** A block of a dashboard under its heading; `count` says how many things are in it. */
export function Panel({ title, count, headingId, children }: Props) {
  const generated = useId();
  const id = headingId ?? generated;
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{
        p: { xs: 2, md: 2.5 },
        ...boardLook,
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1 }}>
        <Typography
          id={id}
          variant="h3"
          component="h2"
          tabIndex={headingId ? -1 : undefined}
          sx={{ scrollMarginTop: 80 }}
        >
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
      {children}
    </Box>
  );
}
