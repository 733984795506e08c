import HideIcon from '@mui/icons-material/VisibilityOffOutlined';
import ShowIcon from '@mui/icons-material/VisibilityOutlined';
import IconButton from '@mui/material/IconButton';
import type { ComponentProps, MouseEvent } from 'react';
import { TextInput } from './TextInput';

type Props = Omit<ComponentProps<typeof TextInput>, 'type' | 'endAdornment'> & {
  autoComplete: 'current-password' | 'new-password';
  shown: boolean;
  /**
   * The button that shows or hides the typed text. In a form with several passwords, the button of the first one
   * controls all.
   */
  toggle?: { label: string; onClick: (event: MouseEvent<HTMLButtonElement>) => void };
};

/**
 * A password field, which the user can reveal. Revealed text is excluded from correction and from spelling services.
 */
export function PasswordInput({ shown, toggle, inputProps, ...input }: Props) {
  return (
    <TextInput
      {...input}
      type={shown ? 'text' : 'password'}
      inputProps={{ autoCapitalize: 'none', spellCheck: false, ...inputProps }}
      endAdornment={
        toggle && (
          <IconButton
            edge="end"
            aria-label={toggle.label}
            // the field that is being typed into keeps the focus, and a phone its keyboard
            onMouseDown={(event) => event.preventDefault()}
            onClick={toggle.onClick}
          >
            {shown ? <HideIcon aria-hidden /> : <ShowIcon aria-hidden />}
          </IconButton>
        )
      }
    />
  );
}
