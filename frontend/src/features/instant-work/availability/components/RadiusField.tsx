import Box from '@mui/material/Box';
import { SEARCH_RADIUS_KM } from '@nukkad/contract/limits';
import { useTranslation } from 'react-i18next';

/** The maximum distance to instant work, in whole kilometres from 1 to 20. */
export function RadiusField({ value, onChange }: { value: number; onChange: (km: number) => void }) {
  const { t } = useTranslation('instant-work/availability');
  return (
    <Box component="label" sx={{ display: 'block' }}>
      <Box component="span" sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, fontWeight: 600 }}>
        {t('radius')}
        <Box component="span" sx={{ fontSize: '1.375rem', fontWeight: 740, fontStretch: '82%', lineHeight: 1.1 }}>
          {t('radiusValue', { radius: value })}
        </Box>
      </Box>
      <Box
        component="input"
        type="range"
        min={1}
        max={SEARCH_RADIUS_KM}
        step={1}
        value={value}
        aria-label={t('radius')}
        aria-valuetext={t('radiusValue', { radius: value })}
        onChange={(event: { target: { value: string } }) => onChange(Number(event.target.value))}
        sx={{ display: 'block', width: '100%', height: 48, m: 0, accentColor: 'var(--nk-palette-primary-text)' }}
      />
    </Box>
  );
}
