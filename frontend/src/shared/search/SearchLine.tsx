import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import { SEARCH_TEXT_MAX } from '@nukkad/domain/limits';
import { type FormEvent, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchSlotContent } from '../dashboard/SearchSlot';
import { speechRecognition } from './speech';
import { lazyPart, NothingMissing } from '../rendering/lazy-part';

const VoiceInputButton = lazyPart(async () => (await import('./VoiceInputButton')).VoiceInputButton, {
  Missing: NothingMissing,
});

interface Props {
  /** Names the field to those who listen; what can be written in it stands there as an example. */
  label: string;
  /** The text that the address asks for. */
  asked: string;
  onSearch: (text: string) => void;
}

/** One line for work, place and hours, in the header of the dashboard; spoken as well where the browser listens. */
export function SearchLine({ label, asked, onSearch }: Props) {
  const { t } = useTranslation('search');
  const [text, setText] = useState(asked);
  // a text that was let go elsewhere leaves the line as well
  const [before, setBefore] = useState(asked);
  if (before !== asked) {
    setBefore(asked);
    setText(asked);
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(text.trim());
  };
  return (
    <SearchSlotContent>
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
          value={text}
          placeholder={t('line.example')}
          onChange={({ target }) => setText(target.value)}
          inputProps={{ 'aria-label': label, maxLength: SEARCH_TEXT_MAX, enterKeyHint: 'search' }}
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
            <Suspense>
              <VoiceInputButton
                onText={(spoken, isFinal) => {
                  const words = spoken.slice(0, SEARCH_TEXT_MAX);
                  setText(words);
                  if (isFinal && words.trim()) onSearch(words.trim());
                }}
              />
            </Suspense>
          </Box>
        )}
      </Box>
    </SearchSlotContent>
  );
}
