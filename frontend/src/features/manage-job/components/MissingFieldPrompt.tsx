import Box from '@mui/material/Box';
import type SvgIcon from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface Props {
  id: string;
  icon: typeof SvgIcon;
  title: string;
  text: string;
  /** The control that adds it. */
  children: ReactNode;
}

/** Asks the employer for a missing field of a job. */
export function MissingFieldPrompt({ id, icon: Icon, title, text, children }: Props) {
  return (
    <Box component="section" aria-labelledby={id} sx={{ p: 2, borderRadius: '14px', bgcolor: 'warning.tint' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Icon aria-hidden sx={{ color: 'warning.main' }} />
        <Typography id={id} variant="h4" component="h3">
          {title}
        </Typography>
      </Box>
      <Typography sx={{ mt: 0.5, mb: 2 }}>{text}</Typography>
      {children}
    </Box>
  );
}
