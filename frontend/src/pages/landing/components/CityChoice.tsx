import Box, { type BoxProps } from '@mui/material/Box';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonStyles } from '../../../shared/ui/button-styles';
import { CITIES, CITY_LENGTH_MAX } from '../model/city';

const chip = (chosen: boolean) =>
  ({
    minWidth: 48,
    minHeight: 48,
    px: 2,
    border: 0,
    borderRadius: '24px',
    bgcolor: chosen ? 'primary.tint' : 'background.tint',
    color: chosen ? 'primary.text' : 'text.primary',
    font: 'inherit',
    fontWeight: chosen ? 640 : 560,
    cursor: 'pointer',
  }) as const;

/** A form for the name of a city; the field has the focus, because the user has just opened it. */
function CityForm({ onChoose }: { onChoose: (city: string) => void }) {
  const { t } = useTranslation('landing');
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (text.trim()) onChoose(text);
  };
  return (
    <Box component="form" onSubmit={submit} sx={{ display: 'flex', gap: 1, maxWidth: 420, mb: 2 }}>
      <Box
        component="input"
        ref={field}
        aria-label={t('open.city')}
        value={text}
        maxLength={CITY_LENGTH_MAX}
        autoComplete="address-level2"
        placeholder={t('open.city')}
        onChange={(event: { target: HTMLInputElement }) => setText(event.target.value)}
        sx={{
          flexGrow: 1,
          minWidth: 0,
          minHeight: 48,
          px: 1.5,
          border: '1px solid',
          borderColor: 'fieldBorder',
          borderRadius: 1,
          bgcolor: 'background.paper',
          color: 'text.primary',
          font: 'inherit',
          fontSize: '1.0625rem',
        }}
      />
      <Box
        component="button"
        type="submit"
        sx={[buttonStyles({ variant: 'contained' }), { border: 0 }] as BoxProps['sx']}
      >
        {t('open.show')}
      </Box>
    </Box>
  );
}

/** Changes the city with one tap, or by its name. `shown` is the name of the city of the displayed jobs. */
export function CityChoice({ shown, onChoose }: { shown: string | undefined; onChoose: (city: string) => void }) {
  const { t } = useTranslation('landing');
  const [typing, setTyping] = useState(false);
  const choose = (city: string): void => {
    setTyping(false);
    onChoose(city);
  };
  return (
    <>
      <Box
        role="group"
        aria-label={t('open.change')}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1, mb: typing ? 1 : 2 }}
      >
        {CITIES.map(({ id, name }) => (
          <Box
            component="button"
            type="button"
            key={id}
            aria-pressed={shown === name}
            onClick={() => choose(name)}
            sx={chip(shown === name)}
          >
            {t(`open.cities.${id}`)}
          </Box>
        ))}
        <Box
          component="button"
          type="button"
          aria-expanded={typing}
          onClick={() => setTyping(!typing)}
          sx={chip(false)}
        >
          {t('open.other')}
        </Box>
      </Box>
      {typing && <CityForm onChoose={choose} />}
    </>
  );
}
