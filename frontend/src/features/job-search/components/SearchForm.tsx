import MyLocationIcon from '@mui/icons-material/MyLocation';
import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { SEARCH_TEXT_MAX } from '@nukkad/domain/limits';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PlaceField, placeName } from '../../../shared/position/PlaceField';
import { positionStore } from '../../../shared/position/position-store';
import { usePosition } from '../../../shared/position/usePosition';
import { TextInput } from '../../../shared/ui/TextInput';
import { Tooltip } from '../../../shared/ui/Tooltip';
import type { AskedJobs } from '../model/search-address';

/** What and where. A place may be picked from the suggestions, taken from the device, or simply typed. */
export function SearchForm({ asked, onSearch }: { asked: AskedJobs; onSearch: (asked: AskedJobs) => void }) {
  const { t } = useTranslation('job-search');
  const { position, locating } = usePosition();
  const chosen = position?.source === 'place' ? position.name : '';
  const [text, setText] = useState(asked.text);
  /** Null while nobody touched the field: then it shows the place that searches start from. */
  const [typed, setTyped] = useState<string | null>(asked.location || null);
  // what the address asks for by going back, or by clearing the search, stands in the fields as well
  const [before, setBefore] = useState(asked);
  if (before.text !== asked.text || before.location !== asked.location) {
    setBefore(asked);
    setText(asked.text);
    setTyped(asked.location || null);
  }
  const place = typed ?? chosen;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const location = place.trim();
    const isPosition = location === '' || location === chosen;
    if (location === '' && chosen !== '') positionStore.forget();
    if (isPosition) setTyped(null);
    onSearch({ text: text.trim(), location: isPosition ? '' : location });
  };
  const around = () => {
    setTyped(null);
    onSearch({ text: text.trim(), location: '' });
  };
  return (
    <Box
      component="form"
      role="search"
      onSubmit={submit}
      sx={{ display: 'grid', gap: 1.5, mb: 2, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr auto' } }}
    >
      <TextInput
        label={t('form.what')}
        placeholder={t('form.whatPlaceholder')}
        value={text}
        onChange={(event) => setText(event.target.value)}
        type="search"
        inputProps={{ maxLength: SEARCH_TEXT_MAX, enterKeyHint: 'search' }}
      />
      <PlaceField
        label={t('form.where')}
        placeholder={t(position?.source === 'device' ? 'form.nearMe' : 'form.wherePlaceholder')}
        value={place}
        onChange={setTyped}
        onPick={(picked) => {
          positionStore.choose({ ...picked, name: placeName(picked) });
          around();
        }}
        endAdornment={
          <InputAdornment position="end">
            <Tooltip title={t('form.here')}>
              <IconButton
                edge="end"
                aria-label={t('form.here')}
                disabled={locating}
                onClick={() => {
                  positionStore.locate();
                  around();
                }}
              >
                <MyLocationIcon aria-hidden />
              </IconButton>
            </Tooltip>
          </InputAdornment>
        }
      />
      <Button
        type="submit"
        variant="contained"
        startIcon={<SearchIcon />}
        sx={{ minHeight: 56, alignSelf: 'start', mt: { md: 'calc(1rem * var(--leading) + 4px)' } }}
      >
        {t('form.search')}
      </Button>
    </Box>
  );
}
