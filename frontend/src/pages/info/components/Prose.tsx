import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

const POINT = '- ';

/** Consecutive lines of one kind. */
function blocksOf(text: string): string[][] {
  const blocks: string[][] = [];
  for (const line of text.split('\n')) {
    const last = blocks.at(-1);
    if (line.startsWith(POINT) && last?.[0]?.startsWith(POINT)) last.push(line);
    else blocks.push([line]);
  }
  return blocks;
}

/** A text of paragraphs, one per line; lines that start with "- " are a list. */
export function Prose({ text }: { text: string }) {
  return blocksOf(text).map((lines) => {
    const [first = ''] = lines;
    return first.startsWith(POINT) ? (
      <Box component="ul" key={first} sx={{ m: 0, mt: 1, pl: 2.5, maxWidth: '66ch', '& li': { py: 0.25 } }}>
        {lines.map((line) => (
          <li key={line}>{line.slice(POINT.length)}</li>
        ))}
      </Box>
    ) : (
      <Typography key={first} sx={{ mt: 1, maxWidth: '66ch' }}>
        {first}
      </Typography>
    );
  });
}
