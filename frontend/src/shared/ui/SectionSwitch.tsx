import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';

export interface SwitchEntry {
  label: string;
  to: string;
  isOpen: boolean;
}

/** Two sections that belong together, side by side: each a link, the open one raised. */
export function SectionSwitch({ label, entries }: { label: string; entries: readonly SwitchEntry[] }) {
  return (
    <Box
      component="nav"
      aria-label={label}
      sx={{
        display: 'inline-flex',
        flexWrap: 'wrap',
        flex: 'none',
        maxWidth: '100%',
        borderRadius: '12px',
        bgcolor: 'background.tint',
      }}
    >
      {entries.map(({ label: name, to, isOpen }) => (
        <Box
          component={Link}
          key={to}
          to={to}
          aria-current={isOpen ? 'page' : undefined}
          sx={{
            display: 'grid',
            placeItems: 'center',
            minWidth: 48,
            minHeight: 48,
            px: 1.75,
            borderRadius: '12px',
            // 4 px of the background are visible around the raised one
            border: '4px solid transparent',
            backgroundClip: 'padding-box',
            bgcolor: isOpen ? 'background.paper' : 'transparent',
            color: isOpen ? 'primary.text' : 'text.secondary',
            fontSize: '0.9375rem',
            fontWeight: 640,
            lineHeight: 1.3,
            textDecoration: 'none',
            '&:hover': { color: 'text.primary' },
            '@media (forced-colors: active)': { borderColor: isOpen ? 'Highlight' : 'transparent' },
          }}
        >
          {name}
        </Box>
      ))}
    </Box>
  );
}
