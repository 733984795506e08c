import Box from '@mui/material/Box';

/** A text with a highlighted part, delimited by <mark> and </mark>. */
export function Marked({ text }: { text: string }) {
  const [before = '', marked = '', after = ''] = text.split(/<\/?mark>/);
  return (
    <>
      {before}
      <Box
        component="mark"
        sx={{
          color: 'inherit',
          whiteSpace: 'nowrap',
          background: (theme) => {
            const accent = theme.vars.palette.secondary.main;
            return `linear-gradient(transparent 72%, ${accent} 72%, ${accent} 94%, transparent 94%)`;
          },
        }}
      >
        {marked}
      </Box>
      {after}
    </>
  );
}
