import PlaceIcon from '@mui/icons-material/PlaceOutlined';
import Box from '@mui/material/Box';
import type { Place } from '@nukkad/api-client/generated/api.gen';
import { LOCATION_MAX } from '@nukkad/contract/limits';
import { type KeyboardEvent, type ReactNode, type Ref, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextInput } from '../../../shared/ui/TextInput';
import { usePlaceSuggestions } from '../hooks/usePlaceSuggestions';

interface Props {
  label: string;
  value: string;
  onChange: (text: string) => void;
  /** Called when a suggestion was chosen; `value` should become its name. */
  onPick: (place: Place) => void;
  hint?: string | undefined;
  error?: string | undefined;
  placeholder?: string | undefined;
  autoFocus?: boolean | undefined;
  required?: boolean | undefined;
  endAdornment?: ReactNode;
  /** The input itself, for a form that focuses missing fields. */
  ref?: Ref<HTMLInputElement | HTMLTextAreaElement> | undefined;
}

/** A field for a place, with suggestions while typing. The typed text is retained even if no suggestion is chosen. */
export function PlaceField({ value, onChange, onPick, required, ref, ...field }: Props) {
  const { t } = useTranslation('position');
  const id = useId();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const { places, none } = usePlaceSuggestions(value, open);
  const shown = open && places.length > 0;

  const take = (place: Place) => {
    setOpen(false);
    onPick(place);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && shown) {
      event.stopPropagation();
      setOpen(false);
    }
    if (!shown) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      setActive((active + step + places.length) % places.length);
    }
    const chosen = places[active];
    if (event.key === 'Enter' && chosen) {
      event.preventDefault();
      take(chosen);
    }
  };

  return (
    <Box sx={{ position: 'relative' }}>
      <TextInput
        {...field}
        {...(ref ? { ref } : {})}
        value={value}
        autoComplete="off"
        onChange={(event) => {
          setOpen(true);
          setActive(-1);
          onChange(event.target.value);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => setOpen(false)}
        inputProps={{
          maxLength: LOCATION_MAX,
          'aria-required': required,
          role: 'combobox',
          'aria-autocomplete': 'list',
          'aria-expanded': shown,
          'aria-controls': shown ? `${id}-list` : undefined,
          'aria-activedescendant': shown && active >= 0 ? `${id}-${active}` : undefined,
        }}
      />
      {shown && (
        <Box
          component="ul"
          role="listbox"
          id={`${id}-list`}
          aria-label={t('suggestions', { ns: 'shared' })}
          sx={{
            position: 'absolute',
            zIndex: 'modal',
            insetInline: 0,
            m: 0,
            mt: 0.5,
            p: 0.5,
            listStyle: 'none',
            border: '1px solid',
            borderColor: 'fieldBorder',
            borderRadius: 1,
            bgcolor: 'background.paper',
            boxShadow: 'var(--lift)',
          }}
        >
          {places.map((place, index) => (
            <Box
              component="li"
              role="option"
              key={place.id}
              id={`${id}-${index}`}
              aria-selected={index === active}
              // the field retains the focus, which keeps the list open
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => take(place)}
              sx={{
                display: 'flex',
                alignItems: 'center',
                gap: 1.5,
                minHeight: 48,
                px: 1.5,
                borderRadius: '8px',
                cursor: 'pointer',
                bgcolor: index === active ? 'primary.tint' : 'transparent',
                '&:hover': { bgcolor: index === active ? 'primary.tint' : 'background.tint' },
              }}
            >
              <PlaceIcon aria-hidden sx={{ color: 'text.secondary' }} />
              <span>
                {place.name}
                <Box component="span" sx={{ color: 'text.secondary' }}>
                  {place.kind === 'city' ? `, ${place.state}` : `, ${place.city}`}
                </Box>
              </span>
            </Box>
          ))}
        </Box>
      )}
      {none && open && (
        <Box role="status" sx={{ mt: 0.5, mx: 0.5, fontSize: '0.9375rem', color: 'text.secondary' }}>
          {t('place.none')}
        </Box>
      )}
    </Box>
  );
}
