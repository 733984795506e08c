import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Switch from '@mui/material/Switch';
import { JOB_CATEGORY_LABELS } from '@nukkad/contract/jobs/taxonomy';
import type { CurrentUser } from '@nukkad/contract/accounts/users';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../../shared/i18n/i18n';
import { boardStyles } from '../../../../shared/ui/board-styles';
import { useAvailability } from '../hooks/useAvailability';
import { isEveryKind } from '../model/availability-form';
import { AvailabilityLine } from './AvailabilityLine';

interface Props {
  user: CurrentUser;
  /** Opens the further settings of the availability. */
  onChange: () => void;
}

/** The switch for job requests, its state, and the time until which it stays on. */
export function AvailabilityCard({ user, onChange }: Props) {
  const { t } = useTranslation('instant-work/availability');
  const { available, radiusKm, endsAt, categories } = user.availability;
  const language = currentLanguage();
  const kinds = categories.map((category) => JOB_CATEGORY_LABELS[category][language]).join(', ');
  const { busy, switchOn, switchOff } = useAvailability(user, onChange);
  return (
    <Box component="section" aria-label={t('title')} sx={{ ...boardStyles, p: 1.75 }}>
      <Box component="label" sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 48, fontWeight: 680 }}>
        <Box sx={{ flexGrow: 1, fontSize: '1.0625rem' }}>{t('switch')}</Box>
        <Switch
          edge="end"
          checked={available}
          disabled={busy}
          onChange={(_event, on) => void (on ? switchOn() : switchOff())}
          slotProps={{ input: { role: 'switch' } }}
        />
      </Box>
      <Box role="status">
        <AvailabilityLine user={user} />
      </Box>
      <Box sx={{ color: 'text.secondary' }}>{t(available ? 'reach' : 'why', { radius: radiusKm })}</Box>
      {available && categories.length > 0 && (
        <Box sx={{ mt: 0.5, fontWeight: 600 }}>{isEveryKind(categories) ? t('kinds.all') : kinds}</Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        {available && endsAt !== null && (
          <Button variant="quiet" disabled={busy} onClick={() => void switchOn()}>
            {t('keepOn')}
          </Button>
        )}
        <Button variant="outlined" aria-haspopup="dialog" onClick={onChange}>
          {t('change')}
        </Button>
      </Box>
    </Box>
  );
}
