import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type SvgIcon from '@mui/material/SvgIcon';
import type { ReactNode } from 'react';
import { boardStyles } from './board-styles';
import { Scene, type SceneName } from './Scene';

/** Replaces an empty list: a description of the state, the next step, and its control. */
export function EmptyState(props: {
  /** Icon above the title in a small panel, or if several empty states share a screen. */
  icon?: typeof SvgIcon | undefined;
  /**
   * Illustration instead of the icon, if the state is the subject of the screen: `search` for a search without a
   * result, `bell` without a notification, `bench` without an applicant, `board` without a job of one's own, `notebook`
   * without a note, `corner` before the first step, `empty` for an object that no longer exists, `offline` after a
   * failed fetch.
   */
  scene?: SceneName | undefined;
  title: string;
  text?: string;
  /** `alert` for a failure, so that screen readers announce it at once. */
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
        py: scene ? { xs: 2.5, md: 5 } : { xs: 5, md: 7 },
        ...boardStyles,
        textAlign: 'center',
      }}
    >
      {scene ? (
        // low enough on a phone that the next step stays in view
        <Scene name={scene} sx={{ width: { xs: 176, md: 300 } }} />
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
