import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { boardStyles } from './board-styles';
import { belowNotices, heightBelowNotices } from './notice-height';
import { Sheet } from './Sheet';
import { SIDE_PANE_ID } from './side-pane';

/** From this width on the window has room for the sections, a list and a detail side by side. */
const BESIDE_QUERY = '(min-width:1280px)';
/** Height of the fixed header above the scrolling page, and the gap below it. */
const TOP_PX = 104;

interface Props {
  onClose: () => void;
  title: string;
  subtitle?: ReactNode;
  /** Prevents an accidental tap beside the sheet from discarding typed text. */
  holdsInput?: boolean;
  /** Whether the sheet has the full height of the window, whatever its content. */
  tall?: boolean;
  children: ReactNode;
}

/**
 * The detail as a pane, as high as the window. When it is opened with a key, the focus moves to its heading; Escape
 * closes it and returns the focus to the opener.
 */
function SidePane({ onClose, title, subtitle, children }: Props) {
  const { t } = useTranslation('shared');
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [opener] = useState(() => document.activeElement);
  useEffect(() => {
    // a pointer opens it without moving the focus from the list
    if (opener?.matches(':focus-visible')) heading.current?.focus();
  }, [opener]);
  const onKeyDown = (event: KeyboardEvent) => {
    // dialogs over the page handle their own Escape
    if (event.key !== 'Escape' || event.defaultPrevented || !event.currentTarget.contains(event.target as Node)) return;
    if (opener instanceof HTMLElement) opener.focus();
    onClose();
  };
  return (
    <Box
      component="section"
      data-side-pane
      aria-labelledby={id}
      onKeyDown={onKeyDown}
      sx={{
        ...boardStyles,
        position: 'sticky',
        top: belowNotices(TOP_PX),
        display: 'flex',
        flexDirection: 'column',
        width: 480,
        height: heightBelowNotices(TOP_PX + 16),
        minHeight: 420,
        mt: 4.25,
        mr: 4,
        overflow: 'hidden',
        // its content has the ground of the page
        border: '1px solid',
        borderColor: 'divider',
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1, pl: 3, pr: 1, pt: 1.5, pb: 1 }}>
        <Box sx={{ flexGrow: 1, minWidth: 0, pt: subtitle ? 0.75 : 1.25, overflowWrap: 'anywhere' }}>
          <Typography ref={heading} id={id} variant="h3" component="h2" tabIndex={-1}>
            {title}
          </Typography>
          {subtitle && (
            <Typography component="div" sx={{ color: 'text.secondary' }}>
              {subtitle}
            </Typography>
          )}
        </Box>
        <IconButton aria-label={t('close')} onClick={onClose}>
          <CloseIcon aria-hidden />
        </IconButton>
      </Box>
      {/* focusable, so that the keyboard can scroll it; the padding keeps the last content above the round support button */}
      <Box
        tabIndex={0}
        role="group"
        aria-labelledby={id}
        sx={{ flexGrow: 1, overflowY: 'auto', px: 3, pt: 2, pb: 11, bgcolor: 'background.default' }}
      >
        {children}
      </Box>
    </Box>
  );
}

/**
 * The details of a list item: beside the list if the page and the window have room, otherwise a sheet over the page.
 */
export function DetailSheet({ children, ...props }: Props) {
  const isWide = useMediaQuery(BESIDE_QUERY, { noSsr: true });
  const [place, setPlace] = useState<HTMLElement | null>();
  useLayoutEffect(() => setPlace(document.getElementById(SIDE_PANE_ID)), []);
  if (place === undefined) return null;
  if (isWide && place) return createPortal(<SidePane {...props}>{children}</SidePane>, place);
  return (
    <Sheet open {...props}>
      {children}
    </Sheet>
  );
}
