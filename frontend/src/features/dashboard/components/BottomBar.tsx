import MenuIcon from '@mui/icons-material/Menu';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { CountBadge } from '../../../shared/ui/CountBadge';
import { Pictogram } from '../../../shared/ui/Pictogram';
import type { BarItem } from './bar-item';

/** Diameter of the raised button in pixels, within the height of the bar, so that it covers no content above. */
const RAISED_PX = 52;

const place = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 0.25,
  minWidth: 48,
  minHeight: 48,
  height: '100%',
  p: 0,
  border: 0,
  bgcolor: 'transparent',
  color: 'text.secondary',
  font: 'inherit',
  // grows with the text size of the page, as far as five places fit
  fontSize: 'min(0.8125rem, 5vw)',
  fontWeight: 600,
  lineHeight: 1.25,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  '&:focus-visible': { outlineOffset: -3 },
  '&:active': { transform: 'translateY(2px)' },
} as const;

/** The tab on the upper edge. */
const chosen = {
  color: 'primary.text',
  fontWeight: 700,
  '&::before': {
    content: '""',
    position: 'absolute',
    top: 0,
    width: 40,
    height: 4,
    borderRadius: '0 0 4px 4px',
    bgcolor: 'secondary.main',
  },
} as const;

const raised = {
  justifySelf: 'center',
  width: RAISED_PX,
  height: RAISED_PX,
  borderRadius: '16px',
  bgcolor: 'secondary.main',
  color: 'secondary.contrastText',
  boxShadow: '0 2px 0 var(--nk-palette-secondary-edge)',
  '& svg': { fontSize: 30 },
  '&:hover': { bgcolor: 'secondary.dark' },
} as const;

interface Props {
  items: readonly BarItem[];
  /** Number of pending items behind the menu. */
  menuCount?: number | undefined;
  onMenu: () => void;
}

/**
 * Five places within thumb reach on a phone, the menu last; wide screens have them in the sidebar. The bar hides while
 * other actions are at the lower edge (`registerBottomActions`); content above it reserves `--nk-bar-height`.
 */
export function BottomBar({ items, menuCount = 0, onMenu }: Props) {
  const { t } = useTranslation('dashboard');
  // the accessible name of the menu already contains its count
  const inside = (picture: ReactNode, label: string, count = 0, isTold = true) => (
    <>
      <Box component="span" sx={{ position: 'relative', display: 'block', lineHeight: 0 }}>
        {picture}
        {count > 0 && (
          <CountBadge
            count={count}
            words={t('sections.waiting', { count })}
            aria-hidden={!isTold}
            sx={{ position: 'absolute', top: -6, left: 'calc(50% + 4px)' }}
          />
        )}
      </Box>
      <Box component="span" sx={{ maxWidth: '100%', overflowWrap: 'anywhere' }}>
        {label}
      </Box>
    </>
  );
  return (
    <Box
      component="nav"
      aria-label={t('bar.label')}
      data-bar
      sx={{
        position: 'fixed',
        inset: 'auto 0 0 0',
        zIndex: 'appBar',
        display: { xs: 'grid', md: 'none' },
        gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
        alignItems: 'center',
        height: 'var(--nk-bar-height)',
        pb: 'env(safe-area-inset-bottom)',
        bgcolor: 'background.paper',
        boxShadow: 'var(--edge-up)',
        'html:has([data-actions]) &': { display: 'none' },
        '@media print': { display: 'none' },
      }}
    >
      {items.map(({ id, label, to, state, isOpen, count, isRaised, icon: Icon, sign }) => {
        const picture = Icon ? <Icon aria-hidden /> : <Pictogram name={sign} />;
        return (
          <Box
            component={Link}
            key={id}
            to={to}
            state={state}
            aria-current={isOpen ? 'page' : undefined}
            aria-label={isRaised ? label : undefined}
            sx={{ ...place, ...(isOpen && !isRaised && chosen), ...(isRaised && raised) }}
          >
            {isRaised ? picture : inside(picture, label, count)}
          </Box>
        );
      })}
      <Box
        component="button"
        type="button"
        aria-label={
          menuCount > 0 ? `${t('sidebar.open')}, ${t('sections.waiting', { count: menuCount })}` : t('sidebar.open')
        }
        aria-haspopup="dialog"
        onClick={onMenu}
        sx={place}
      >
        {inside(<MenuIcon aria-hidden />, t('bar.menu'), menuCount, false)}
      </Box>
    </Box>
  );
}
