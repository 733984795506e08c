import Box, { type BoxProps } from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { type ReactNode, useState } from 'react';
import { moveFocus } from './move-focus';

const HOVERED =
  'color-mix(in srgb, var(--nk-palette-text-primary) calc(var(--nk-palette-action-hoverOpacity) * 100%), transparent)';

interface Props<Value extends string> {
  /** Accessible name of the group. */
  label: string;
  /** The buttons, with an accessible name if their content has none. */
  options: readonly { value: Value; content: ReactNode; name?: string }[];
  value: Value;
  onChange: (value: Value) => void;
  /** Styles of the group and of each button. */
  sx?: BoxProps['sx'];
  buttonStyles?: { px?: number; gap?: number };
}

/**
 * Buttons side by side, of which one is pressed. The Tab key reaches one of them, the arrow keys the others. The
 * library's own component looks the same but adds 3 kB to every page.
 */
export function ToggleGroup<Value extends string>({ label, options, value, onChange, sx, buttonStyles }: Props<Value>) {
  const [focused, setFocused] = useState<Value>();
  return (
    <Box
      role="group"
      aria-label={label}
      onKeyDown={moveFocus}
      sx={[{ display: 'inline-flex', borderRadius: 1 }, ...(Array.isArray(sx) ? sx : [sx])]}
    >
      {options.map((option, index) => (
        <ButtonBase
          key={option.value}
          value={option.value}
          aria-label={option.name}
          aria-pressed={option.value === value}
          tabIndex={option.value === (focused ?? value) ? 0 : -1}
          onFocus={() => setFocused(option.value)}
          onClick={() => option.value !== value && onChange(option.value)}
          sx={[
            {
              typography: 'button',
              minWidth: 48,
              minHeight: 48,
              p: '11px',
              border: '1px solid',
              borderColor: 'fieldBorder',
              borderRadius: 1,
              color: 'text.primary',
              '&:hover': {
                bgcolor: HOVERED,
                '@media (hover: none)': { bgcolor: 'transparent' },
              },
              '&[aria-pressed=true], &[aria-pressed=true]:hover': {
                bgcolor: 'primary.main',
                color: 'primary.contrastText',
                '@media (forced-colors: active)': { bgcolor: 'Highlight', color: 'HighlightText' },
              },
              // above the edge of its neighbour
              '&:focus-visible': { zIndex: 1 },
            },
            index > 0 && {
              ml: '-1px',
              borderLeftColor: 'transparent',
              borderTopLeftRadius: 0,
              borderBottomLeftRadius: 0,
            },
            index < options.length - 1 && { borderTopRightRadius: 0, borderBottomRightRadius: 0 },
            buttonStyles ?? false,
          ]}
        >
          {option.content}
        </ButtonBase>
      ))}
    </Box>
  );
}
