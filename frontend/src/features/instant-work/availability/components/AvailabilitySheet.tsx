import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Radio from '@mui/material/Radio';
import FormControlLabel from '@mui/material/FormControlLabel';
import RadioGroup from '@mui/material/RadioGroup';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { AVAILABILITY_HOURS } from '@nukkad/contract/instant-work/availability';
import type { CurrentUser } from '@nukkad/contract/accounts/users';
import { type FormEvent, type ReactNode, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { boardStyles } from '../../../../shared/ui/board-styles';
import { Sheet } from '../../../../shared/ui/Sheet';
import { useToast } from '../../../../shared/ui/toast/useToast';
import { availabilityApi } from '../api/availability-api';
import { coordinatesOf, knownPosition, useAvailability } from '../hooks/useAvailability';
import { availabilityValuesOf, FIRST_WINDOW, initialKinds, isBlank } from '../model/availability-form';
import { selectIsSwitchWanted, setSwitchWanted } from '../model/switch-intent';
import { AvailabilityLine } from './AvailabilityLine';
import { AvailableKinds } from './AvailableKinds';
import { HoursEditor } from './HoursEditor';
import { RadiusField } from './RadiusField';
import { StartLocation } from './StartLocation';

const WORKDAYS = [1, 2, 3, 4, 5, 6];

function Part({ title, text, id, children }: { title: string; text?: string; id: string; children: ReactNode }) {
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 3 }}>
      <Typography id={id} variant="h3">
        {title}
      </Typography>
      {text && <Typography sx={{ mb: 1, color: 'text.secondary' }}>{text}</Typography>}
      {children}
    </Box>
  );
}

/** All settings of the availability: the switch, the place and the radius, the kinds of work, and the hours. */
export function AvailabilitySheet({ user, onClose }: { user: CurrentUser; onClose: () => void }) {
  const { t } = useTranslation('instant-work/availability');
  const { toast } = useToast();
  const id = useId();
  const dispatch = useDispatch();
  const isWanted = useSelector(selectIsSwitchWanted);
  const [wantsOn] = useState(isWanted);
  const [values, setValues] = useState(() => availabilityValuesOf(user, wantsOn));
  const [missing, setMissing] = useState<'place' | 'kinds' | null>(null);
  const { busy, save } = useAvailability(user, () => setMissing('kinds'));
  const { available, radiusKm, hours } = values;
  const isNew = values.categories === null;
  const { data: suggested } = availabilityApi.useGetSuggestedKindsQuery(undefined, { skip: !isNew });
  const categories = values.categories ?? initialKinds(suggested?.categories ?? user.preferredCategories, wantsOn);
  const change = (part: Partial<typeof values>) => setValues({ ...values, ...part });
  useEffect(() => () => void dispatch(setSwitchWanted(false)), [dispatch]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const position = knownPosition();
    const noPlace = available && !position && !user.availability.hasPosition;
    setMissing(noPlace ? 'place' : null);
    if (noPlace || hours?.some(isBlank)) return;
    const done = await save({
      available,
      radiusKm,
      categories: [...categories],
      hours: hours === null ? null : [...hours],
      ...coordinatesOf(position),
    });
    if (!done) return;
    toast({ title: t('saved.title'), description: t(available ? 'saved.on' : 'saved.off') });
    onClose();
  };
  return (
    <Sheet
      open
      holdsInput
      title={t('title')}
      onClose={onClose}
      actions={
        <>
          <Button
            type="submit"
            form={`${id}-form`}
            variant="contained"
            size="large"
            disabled={busy}
            sx={{ flexGrow: 1 }}
          >
            {t(busy ? 'saving' : wantsOn && available ? 'turnOn' : 'save')}
          </Button>
          <Button size="large" onClick={onClose}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      <form id={`${id}-form`} noValidate onSubmit={(event) => void submit(event)}>
        <Box sx={{ ...boardStyles, px: 2, py: 1 }}>
          <Box
            component="label"
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 1,
              minHeight: 48,
              fontSize: '1.0625rem',
              fontWeight: 680,
            }}
          >
            <Box sx={{ flexGrow: 1 }}>{t('switch')}</Box>
            <Switch
              edge="end"
              checked={available}
              onChange={(_event, on) => change({ available: on })}
              slotProps={{ input: { role: 'switch' } }}
            />
          </Box>
          <Typography sx={{ color: 'text.secondary' }}>
            {wantsOn && available ? t('almost') : <AvailabilityLine user={user} />}
          </Typography>
        </Box>
        <Part id={`${id}-kinds`} title={t('kinds.title')} text={t('kinds.text')}>
          {missing === 'kinds' && (
            <Box role="alert" sx={{ mb: 1, color: 'error.main' }}>
              {t('kinds.missing')}
            </Box>
          )}
          <AvailableKinds
            labelledBy={`${id}-kinds`}
            value={categories}
            onChange={(next) => change({ categories: next })}
          />
        </Part>
        <Part id={`${id}-place`} title={t('place.title')} text={t('place.text')}>
          <StartLocation isKept={user.availability.hasPosition} missing={missing === 'place'} />
          <RadiusField value={radiusKm} onChange={(km) => change({ radiusKm: km })} />
        </Part>
        <Part id={`${id}-hours`} title={t('hours.title')}>
          <RadioGroup
            aria-labelledby={`${id}-hours`}
            value={hours === null ? 'always' : 'weekly'}
            onChange={(_event, choice) =>
              change({
                hours: choice === 'always' ? null : (hours ?? WORKDAYS.map((day) => ({ day, ...FIRST_WINDOW }))),
              })
            }
          >
            <FormControlLabel
              value="always"
              control={<Radio />}
              label={t('hours.always', { hours: AVAILABILITY_HOURS })}
            />
            <FormControlLabel value="weekly" control={<Radio />} label={t('hours.weekly')} />
          </RadioGroup>
          {hours !== null && <HoursEditor value={hours} onChange={(windows) => change({ hours: windows })} />}
        </Part>
      </form>
    </Sheet>
  );
}
