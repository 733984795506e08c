import Box from '@mui/material/Box';
import { encode } from 'uqr';

/** White modules around the code, which phones need to detect it. */
const QUIET_ZONE = 4;

interface Props {
  text: string;
  label: string;
  /** Whether the text is long, so that the modules of its code are small. */
  isLarge?: boolean;
}

/** A text as a QR code, dark on white in both schemes, as cameras expect it. */
export function QrCode({ text, label, isLarge = false }: Props) {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      sx={{ display: 'block', width: isLarge ? 'min(100%, 400px)' : 200, aspectRatio: '1', borderRadius: 1 }}
    >
      <rect width={size} height={size} fill="white" />
      <path d={path} fill="black" />
    </Box>
  );
}
