import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { boardStyles } from '../../../shared/ui/board-styles';

/** Suggestions for a search without matches and without similar work; the message about it is above. */
export function NoSimilarJobs({ text, children }: { text: string; children: ReactNode }) {
  return (
    <Box sx={{ mt: 2, px: 2, py: 2.5, ...boardStyles }}>
      <Typography sx={{ color: 'text.secondary', maxWidth: '64ch', mb: 1.5 }}>{text}</Typography>
      {children}
    </Box>
  );
}
