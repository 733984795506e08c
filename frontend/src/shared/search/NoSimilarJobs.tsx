import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { boardStyles } from '../ui/board-styles';

/** What helps where nobody offers what was searched for, nor similar work; that it is so was said above. */
export function NoSimilarJobs({ text, children }: { text: string; children: ReactNode }) {
  return (
    <Box sx={{ mt: 2, px: 2, py: 2.5, ...boardStyles }}>
      <Typography sx={{ color: 'text.secondary', maxWidth: '64ch', mb: 1.5 }}>{text}</Typography>
      {children}
    </Box>
  );
}
