import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Scene, type SceneName } from './Scene';

interface Props {
  title: string;
  /** One or two sentences. */
  text?: string;
  /** A drawing beside the heading: small on a phone, so that the text stays on the first screen. */
  scene?: SceneName;
  /** Content directly below. */
  children?: ReactNode;
}

/** The top of a public page: its heading, its drawing, and one or two sentences. */
export function PageIntro({ title, text, scene, children }: Props) {
  return (
    <Box component="section" sx={{ maxWidth: 1280, mx: 'auto', px: { xs: 1.5, md: 4 }, pt: { xs: 3, md: 6 } }}>
      <Box sx={{ display: 'flex', alignItems: 'center', columnGap: { xs: 1.5, md: 6 } }}>
        <Box sx={{ flexGrow: 1, minWidth: 0 }}>
          <Typography variant="h1">{title}</Typography>
          {text && (
            <Typography variant="body1" sx={{ mt: 2, maxWidth: '60ch', color: 'text.secondary' }}>
              {text}
            </Typography>
          )}
        </Box>
        {scene && (
          <Scene
            name={scene}
            sx={{ flex: 'none', alignSelf: 'flex-start', width: { xs: 'min(112px, 30vw)', md: 260 } }}
          />
        )}
      </Box>
      {children}
    </Box>
  );
}
