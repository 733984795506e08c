import Box from '@mui/material/Box';
import { createContext, type ReactNode, use } from 'react';
import { createPortal } from 'react-dom';

/** The place in the header for the search line of the open section; null while there is none. */
export const SearchSlotContext = createContext<HTMLElement | null>(null);

/** Height of the search line, in pixels. */
const LINE_PX = 52;

/** The place itself: it has the size of the search line before the section has brought that. */
export function SearchSlot({ onPlace }: { onPlace: (element: HTMLElement | null) => void }) {
  return (
    <Box
      ref={onPlace}
      sx={{
        order: { xs: 1, md: 0 },
        flex: { xs: '1 0 100%', md: '0 1 480px' },
        minWidth: 0,
        minHeight: LINE_PX,
        borderRadius: '14px',
        bgcolor: 'background.paper',
        boxShadow: 'inset 0 0 0 1px var(--nk-palette-fieldBorder)',
      }}
    />
  );
}

/** Shows the search line of a section in the header. */
export function SearchSlotContent({ children }: { children: ReactNode }) {
  const slot = use(SearchSlotContext);
  return slot && createPortal(children, slot);
}
