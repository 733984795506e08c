import Box, { type BoxProps } from '@mui/material/Box';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { moveFocus } from './move-focus';

export interface TabLink {
  id: string;
  label: string;
  to: string;
  isOpen: boolean;
}

/**
 * Tabs that are links, in one row; the open one is a board on a quiet band. The Tab key reaches one of them, the arrow
 * keys the others. The library's own component looks the same but adds 6 kB to a page, for tabs that scroll.
 */
export function TabLinks(props: {
  label: string;
  /** The id of the panel with the content of the open tab. */
  panelId: string;
  tabs: readonly TabLink[];
  sx?: BoxProps['sx'];
}) {
  const { label, panelId, tabs, sx } = props;
  const [focused, setFocused] = useState<string>();
  const stop = focused ?? tabs.find(({ isOpen }) => isOpen)?.id;
  return (
    <Box
      sx={[
        { display: 'flex', overflow: 'hidden', p: 0.5, borderRadius: '14px', bgcolor: 'background.tint' },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      <Box
        role="tablist"
        aria-label={label}
        onKeyDown={moveFocus}
        onBlur={({ currentTarget, relatedTarget }) => {
          // the next time, the Tab key reaches the open tab again
          if (!currentTarget.contains(relatedTarget)) setFocused(undefined);
        }}
        sx={{ display: 'flex', flex: '1 1 auto', width: '100%', overflowX: 'hidden' }}
      >
        {tabs.map(({ id, label: name, to, isOpen }) => (
          <Box
            component={Link}
            key={id}
            to={to}
            role="tab"
            id={id}
            aria-selected={isOpen}
            aria-controls={panelId}
            tabIndex={id === stop ? 0 : -1}
            onFocus={() => setFocused(id)}
            sx={{
              typography: 'button',
              display: 'inline-flex',
              alignItems: 'center',
              justifyContent: 'center',
              // as wide as its label, so that a long label does not wrap while its neighbours have space
              flex: '1 1 auto',
              minWidth: 0,
              minHeight: 48,
              px: 0.5,
              py: 1.5,
              overflow: 'hidden',
              borderRadius: '10px',
              bgcolor: isOpen ? 'background.paper' : 'transparent',
              boxShadow: isOpen ? 'var(--edge)' : 'none',
              color: isOpen ? 'primary.text' : 'text.secondary',
              fontStretch: '88%',
              lineHeight: 1.2,
              textAlign: 'center',
              textDecoration: 'none',
              overflowWrap: 'anywhere',
              userSelect: 'none',
              WebkitTapHighlightColor: 'transparent',
              // inside the row, which cuts off a ring around the tab
              '&:focus-visible': { outlineOffset: '-3px' },
              '@media (forced-colors: active)': {
                bgcolor: isOpen ? 'Highlight' : undefined,
                color: isOpen ? 'HighlightText' : undefined,
              },
            }}
          >
            {name}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
