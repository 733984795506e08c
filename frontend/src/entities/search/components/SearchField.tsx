import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import { SEARCH_TEXT_MAX } from '@nukkad/contract/limits';
import { type FormEvent, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { SearchFieldState, SearchLineStore } from '../model/search-line-store';
import { speechRecognition } from '../model/speech';
import { VoiceInputButton } from './VoiceInputButton';

/** One line for work, place and hours, in the header of the dashboard; with voice input if the browser supports it. */
export function SearchField({ line }: { line: SearchLineStore }) {
  const state = useSyncExternalStore(line.subscribe, line.state);
  // the texts of the field are provided by the first section
  return state && <SearchForm line={line} state={state} />;
}

function SearchForm({ line, state }: { line: SearchLineStore; state: SearchFieldState }) {
  const { t } = useTranslation('search');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    line.submit(state.text.trim());
  };
  return (
    <Box
      component="form"
      role="search"
      onSubmit={submit}
      sx={{
        '--focus': 'var(--nk-palette-primary-text)',
        display: 'flex',
        alignItems: 'center',
        minHeight: 52,
        px: '2px',
        borderRadius: '14px',
        color: 'text.primary',
        '&:focus-within': { boxShadow: 'inset 0 0 0 3px var(--nk-palette-secondary-main)' },
      }}
    >
      <IconButton type="submit" aria-label={t('line.search')} sx={{ color: 'text.primary' }}>
        <SearchIcon aria-hidden />
      </IconButton>
      <InputBase
        type="search"
        value={state.text}
        placeholder={t('line.example')}
        onChange={({ target }) => line.type(target.value)}
        inputProps={{ 'aria-label': state.label, maxLength: SEARCH_TEXT_MAX, enterKeyHint: 'search' }}
        sx={{
          flexGrow: 1,
          minWidth: 0,
          fontSize: '1.0625rem',
          '& input': { height: 48, py: 0, textOverflow: 'ellipsis' },
          '& input:focus-visible': { outline: 0 },
          '& input::placeholder': { color: 'text.placeholder', opacity: 1 },
          '& input::-webkit-search-cancel-button': { display: 'none' },
        }}
      />
      {speechRecognition() && (
        <Box sx={{ flex: 'none', minWidth: 49, minHeight: 48, borderLeft: '1px solid', borderColor: 'divider' }}>
          <VoiceInputButton
            onText={(spoken, isFinal) => {
              const words = spoken.slice(0, SEARCH_TEXT_MAX);
              line.type(words);
              if (isFinal && words.trim()) line.submit(words.trim());
            }}
          />
        </Box>
      )}
    </Box>
  );
}
