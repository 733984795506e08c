import MuiTooltip, { type TooltipProps } from '@mui/material/Tooltip';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { tooltipTiming } from './tooltip-timing';

/** Content, target and placement of a tooltip. */
export type TooltipWords = Pick<TooltipProps, 'title' | 'children' | 'placement' | 'describeChild'>;

/**
 * A short hint on hover, long press or focus: opens after 700 ms, at once if another one was open within the last 300
 * ms.
 */
export function HoverTooltip(props: TooltipWords) {
  const delay = useSyncExternalStore(tooltipTiming.subscribe, tooltipTiming.delay, tooltipTiming.delay);
  const isOpen = useRef(false);
  const setOpen = (open: boolean) => {
    if (open === isOpen.current) return;
    isOpen.current = open;
    if (open) tooltipTiming.opened();
    else tooltipTiming.closed();
  };
  useEffect(
    () => () => {
      if (isOpen.current) tooltipTiming.closed();
    },
    [],
  );
  return (
    <MuiTooltip
      {...props}
      enterDelay={delay}
      enterNextDelay={delay}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
    />
  );
}
