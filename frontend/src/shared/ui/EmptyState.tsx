import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type SvgIcon from '@mui/material/SvgIcon';
import type { ReactNode } from 'react';
import { boardLook } from './board-look';
import { Scene } from './Scene';

/** What stands where a list would be: what is (not) there, what to do next, and the way to do it. */
export function EmptyState(props: {
  /** Stands above the title, unless a scene does. */
  icon?: typeof SvgIcon | undefined;
  scene?: 'empty' | 'offline' | undefined;
  title: string;
  text?: string;
  /** `alert` for a failure, so that it is read out at once. */
  role?: 'status' | 'alert';
  children?: ReactNode;
}) {
  const { icon: Icon, scene, title, text, role, children } = props;
  return (
    <Box
      role={role}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        px: 2,
        py: { xs: 5, md: 7 },
        ...boardLook,
        textAlign: 'center',
      }}
    >
      {scene ? (
        <Scene name={scene} />
      ) : (
        Icon && <Icon aria-hidden sx={{ fontSize: 40, color: role === 'alert' ? 'error.main' : 'primary.text' }} />
      )}
      <Typography variant="h2" sx={{ mt: 1.5 }}>
        {title}
      </Typography>
      {text && (
        <Typography sx={{ mt: 0.5, maxWidth: '44ch', color: 'text.secondary', textWrap: 'balance' }}>{text}</Typography>
      )}
      {children && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1, mt: 2.5 }}>{children}</Box>
      )}
    </Box>
  );
}
