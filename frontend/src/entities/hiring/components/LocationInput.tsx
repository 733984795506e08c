import CheckIcon from '@mui/icons-material/Check';
import MyLocationIcon from '@mui/icons-material/MyLocation';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { PlaceField } from '../../position/components/PlaceField';
import { type JobLocation, picked, typed, unpinned } from '../model/job-location';
import { useDeviceLocation } from '../hooks/useDeviceLocation';

interface Props {
  label: string;
  value: JobLocation;
  /** Receives the change as a function, so that text typed while the device was being located is not lost. */
  onChange: (change: (before: JobLocation) => JobLocation) => void;
  placeholder?: string | undefined;
  error?: string | undefined;
  ref?: Ref<HTMLInputElement | HTMLTextAreaElement>;
}

/**
 * The place of the work: words with suggestions, or the employer's present position, with the reason for the request.
 */
export function LocationInput({ label, value, onChange, placeholder, error, ref }: Props) {
  const { t } = useTranslation('hiring');
  const { locate, locating, problem, cancel, noteTyping } = useDeviceLocation(onChange);
  const { pin } = value;
  return (
    <div>
      <PlaceField
        required
        ref={ref}
        label={label}
        placeholder={placeholder}
        error={error}
        value={value.text}
        onChange={(text) => {
          noteTyping();
          onChange((before) => typed(before, text));
        }}
        onPick={(place) => {
          cancel();
          onChange(() => picked(place));
        }}
      />
      <Box role="status">
        {pin && (
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.75, minHeight: 48, mx: 0.5, color: 'success.main' }}>
            <CheckIcon aria-hidden fontSize="small" />
            <span>{t(`pin.${pin.source}`)}</span>
            {pin.source === 'device' && (
              <Button
                sx={{ ml: 'auto' }}
                onClick={() => {
                  cancel();
                  onChange(unpinned);
                }}
                aria-label={t('pin.removeLabel')}
              >
                {t('pin.remove')}
              </Button>
            )}
          </Box>
        )}
      </Box>
      {pin?.source === 'device' && problem && value.text.trim() === '' && (
        <FormHelperText error role="alert" sx={{ mt: 0 }}>
          {t(`device.${problem}`)}
        </FormHelperText>
      )}
      {pin?.source !== 'device' && (
        <>
          <Button startIcon={<MyLocationIcon />} disabled={locating} onClick={locate} sx={{ px: 1, mt: pin ? 0 : 0.5 }}>
            {t(locating ? 'device.locating' : 'device.use')}
          </Button>
          <FormHelperText error={problem !== null} role={problem ? 'alert' : undefined} sx={{ mt: 0 }}>
            {t(problem ? `device.${problem}` : 'device.reason')}
          </FormHelperText>
        </>
      )}
    </div>
  );
}
