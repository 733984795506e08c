import Box, { type BoxProps } from '@mui/material/Box';

/** A grey bar in place of loading content; sizes in pixels or CSS. */
export function SkeletonBlock({
  width,
  height = 20,
  sx,
}: {
  width?: number | string;
  height?: number;
  sx?: BoxProps['sx'];
}) {
  return (
    <Box
      aria-hidden
      sx={[
        {
          width,
          maxWidth: '100%',
          height,
          my: 0.5,
          borderRadius: '6px',
          bgcolor: 'background.tint',
          animation: 'nk-skeleton-pulse 1.6s ease-in-out infinite',
          '@keyframes nk-skeleton-pulse': { '50%': { opacity: 0.5 } },
        },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    />
  );
}
