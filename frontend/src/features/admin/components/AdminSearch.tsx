import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import type { FormEvent } from 'react';
import { TextInput } from '../../../shared/ui/TextInput';

interface Props {
  label: string;
  /** Label of the button. */
  button: string;
  text: string;
  error?: string | undefined;
  onChange: (text: string) => void;
  onSearch: () => void;
}

const TEXT_MAX = 200;

/** The field in which a list of the staff's page is searched. */
export function AdminSearch({ label, button, text, error, onChange, onSearch }: Props) {
  return (
    <Box
      component="form"
      role="search"
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        onSearch();
      }}
      sx={{ mb: 1.5, maxWidth: 520 }}
    >
      <TextInput
        label={label}
        error={error}
        value={text}
        onChange={(event) => onChange(event.target.value)}
        inputProps={{ enterKeyHint: 'search', maxLength: TEXT_MAX }}
        endAdornment={
          <InputAdornment position="end">
            <IconButton type="submit" aria-label={button} edge="end">
              <SearchIcon aria-hidden />
            </IconButton>
          </InputAdornment>
        }
      />
    </Box>
  );
}
