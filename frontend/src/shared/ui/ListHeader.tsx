import Box, { type BoxProps } from '@mui/material/Box';

/** The row above a list: what it is at one side, what changes it or leads on at the other; below each other for want of room. */
export function ListHeader({ children, sx }: Pick<BoxProps, 'children' | 'sx'>) {
  return (
    <Box
      sx={[
        {
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          columnGap: 1,
          minHeight: 48,
        },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      {children}
    </Box>
  );
}
