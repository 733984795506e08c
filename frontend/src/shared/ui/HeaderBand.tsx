import Box, { type BoxProps } from '@mui/material/Box';
import type { ReactNode } from 'react';
import { belowNotices } from './notice-height';

/**
 * Overlap in pixels of the edge and its band: at a device pixel ratio of 1.5, two boxes that only touch leave a
 * hairline.
 */
const SEAM_PX = 1;

const scallops = (radius: number, second: string): Record<string, string | number> => {
  const [period, height] = [radius * 4, radius + 2];
  const scallop = (at: number, colour: string) =>
    `radial-gradient(circle at ${at}px 0, ${colour} ${radius - 1.5}px, transparent ${radius - 1}px) 0 0 / ${period}px ${height}px repeat-x`;
  return {
    height: radius + SEAM_PX,
    background: `${scallop(radius, 'var(--band)')}, ${scallop(radius * 3, second)}`,
  };
};

/**
 * The top of a page: a green band with a scalloped lower edge, 10 px below its box (14 px from 768 px on); content
 * scrolls beneath it. Text on the band is white, its focus ring marigold.
 */
export function HeaderBand({ children, sx }: { children: ReactNode; sx?: BoxProps['sx'] }) {
  return (
    <Box
      component="header"
      sx={[
        {
          '--band': 'var(--nk-palette-primary-main)',
          '--focus': 'var(--nk-palette-secondary-main)',
          position: 'sticky',
          top: belowNotices(0),
          zIndex: 'appBar',
          bgcolor: 'var(--band)',
          color: 'primary.contrastText',
          '&::after': {
            content: '""',
            position: 'absolute',
            top: `calc(100% - ${SEAM_PX}px)`,
            insetInline: 0,
            pointerEvents: 'none',
            ...scallops(12, 'var(--nk-palette-primary-dark)'),
            '@media (min-width: 768px)': scallops(16, 'var(--nk-palette-primary-dark)'),
          },
          '@media print': { display: 'none' },
        },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      {children}
    </Box>
  );
}
