import Box, { type BoxProps } from '@mui/material/Box';

/**
 * The row above a list: its description on one side, its controls or links on the other; stacked if there is no room.
 */
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
