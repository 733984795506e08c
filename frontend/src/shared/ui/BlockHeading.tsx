import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** The heading of a block of a section, a one-line description, and the block's actions beside it. */
export function BlockHeading(props: { id: string; title: string; text?: string; children?: ReactNode }) {
  const { id, title, text, children } = props;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, minHeight: 48, mb: 1.5 }}>
      <Box sx={{ flexGrow: 1, flexBasis: 220, minWidth: 0 }}>
        <Typography id={id} variant="h2">
          {title}
        </Typography>
        {text && <Typography sx={{ maxWidth: '64ch', color: 'text.secondary' }}>{text}</Typography>}
      </Box>
      {children}
    </Box>
  );
}
