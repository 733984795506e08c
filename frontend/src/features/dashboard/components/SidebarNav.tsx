import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { CountBadge } from '../../../shared/ui/CountBadge';
import { Pictogram } from '../../../shared/ui/Pictogram';
import { Tooltip } from '../../../shared/ui/Tooltip';
import { visuallyHidden } from '../../../shared/ui/visually-hidden';
import type { NavItem } from './nav-item';

/** A dot that pulses, unless the user prefers reduced motion. */
function LiveDot() {
  return (
    <Box
      component="span"
      aria-hidden
      sx={{
        display: 'block',
        width: 10,
        height: 10,
        borderRadius: '50%',
        bgcolor: 'secondary.main',
        '@media (prefers-reduced-motion: no-preference)': {
          animation: 'nk-pulse 2s ease-out infinite',
          '@keyframes nk-pulse': {
            '0%': { boxShadow: '0 0 0 0 color-mix(in srgb, var(--nk-palette-secondary-main) 70%, transparent)' },
            '70%, 100%': { boxShadow: '0 0 0 8px transparent' },
          },
        },
      }}
    />
  );
}

/** Marigold, with the edge that it is pressed down on. */
const raised = {
  bgcolor: 'secondary.main',
  color: 'secondary.contrastText',
  fontWeight: 640,
  boxShadow: '0 2px 0 var(--nk-palette-secondary-edge)',
  '&:hover': { bgcolor: 'secondary.dark' },
  '&:active': { transform: 'translateY(2px)', boxShadow: 'none' },
} as const;

interface Props {
  items: readonly NavItem[];
  current: string;
  /** Shows the icons only; the labels stay available to screen readers and as tooltips. */
  collapsed?: boolean;
  onNavigate?: () => void;
}

/** The sections of a dashboard as links. */
export function SidebarNav({ items, current, collapsed = false, onNavigate }: Props) {
  const { t } = useTranslation('dashboard');
  return (
    <Box component="nav" aria-label={t('sections.label')}>
      <Box component="ul" sx={{ display: 'grid', gap: 0.5, listStyle: 'none', m: 0, p: 0 }}>
        {items.map(({ id, label, icon: Icon, sign, to, state, highlighted, count = 0, apart, isRaised }) => {
          const open = id === current;
          const link = (
            <Box
              component={Link}
              to={to}
              state={state}
              aria-current={open ? 'page' : undefined}
              onClick={onNavigate}
              sx={{
                position: 'relative',
                display: 'flex',
                alignItems: 'center',
                justifyContent: collapsed ? 'center' : 'flex-start',
                gap: 1.5,
                minHeight: 48,
                px: collapsed ? 0 : 1.5,
                py: 0.5,
                // the two lines of an entry are closer to each other than two entries
                lineHeight: 1.35,
                borderRadius: 1,
                color: open ? 'primary.contrastText' : 'text.primary',
                bgcolor: open ? 'primary.main' : 'transparent',
                fontWeight: open ? 640 : 560,
                textDecoration: 'none',
                '&:hover': { bgcolor: open ? 'primary.dark' : 'background.tint' },
                ...(isRaised && raised),
              }}
            >
              {Icon && <Icon aria-hidden />}
              {sign && <Pictogram name={sign} />}
              <Box
                component="span"
                sx={collapsed ? visuallyHidden : { flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}
              >
                {label}
              </Box>
              {highlighted && (
                <Box component="span" sx={collapsed ? { position: 'absolute', top: 10, right: 12, lineHeight: 0 } : {}}>
                  <LiveDot />
                </Box>
              )}
              {count > 0 && (
                <CountBadge
                  count={count}
                  words={t('sections.waiting', { count })}
                  // at the corner of the icon
                  sx={{ position: 'absolute', top: 2, left: collapsed ? 'calc(50% + 2px)' : 26 }}
                />
              )}
            </Box>
          );
          return (
            <Box
              component="li"
              key={id}
              sx={apart ? { mt: 1, pt: 1.5, borderTop: '1px solid', borderColor: 'divider' } : {}}
            >
              {collapsed ? (
                <Tooltip title={label} placement="right">
                  {link}
                </Tooltip>
              ) : (
                link
              )}
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}
