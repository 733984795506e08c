import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { RecordedShift, WorkFacts } from '@nukkad/contract/work-records/work-records';
import { useTranslation } from 'react-i18next';
import { groupIndian, rupees } from '../../../shared/i18n/number-format';
import { joinFacts } from '../../../shared/i18n/join-facts';
import { useRecordWords } from '../hooks/useRecordWords';

/** The stated facts; `hours` is null if the worker hides them, `shifts` is null in a summary without shifts. */
interface Props extends Omit<WorkFacts, 'hours'> {
  hours: WorkFacts['hours'] | null;
  shifts?: readonly RecordedShift[] | null;
}

const plainList = { display: 'grid', gap: 1, m: 0, p: 0, listStyle: 'none' } as const;

function ShiftEntry({ shift }: { shift: RecordedShift }) {
  const words = useRecordWords();
  const { employer, place, pay } = shift;
  const amount = pay && (pay.currency === 'INR' ? rupees(Number(pay.amount)) : `$${groupIndian(Number(pay.amount))}`);
  const details = joinFacts(employer, place, amount);
  return (
    <Box component="li" sx={{ pt: 1, borderTop: '1px solid', borderColor: 'divider', overflowWrap: 'anywhere' }}>
      <Typography>{words.shift(shift)}</Typography>
      {details && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {details}
        </Typography>
      )}
    </Box>
  );
}

/**
 * The content of a work record, starting with the name and the number of shifts, which readers look for first. Needs
 * the texts `work-record`.
 */
export function RecordFacts({ name, from, to, kept, hours, again, shifts }: Props) {
  const { t } = useTranslation('work-record');
  const words = useRecordWords();
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box>
        <Typography variant="h2" component="p" sx={{ overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <Typography variant="h3" component="p">
          {t('kept', { count: kept })}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>{words.months({ from, to })}</Typography>
      </Box>
      {again && <Typography sx={{ fontWeight: 600 }}>{t('again', { again: again.yes, of: again.of })}</Typography>}
      {hours && (
        <Box component="ul" aria-label={t('hoursLabel')} sx={plainList}>
          {hours.map((entry) => (
            <Box
              component="li"
              key={entry.occupation}
              sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}
            >
              <span>{words.occupation(entry.occupation)}</span>
              <strong>{words.hours(entry.hours)}</strong>
            </Box>
          ))}
        </Box>
      )}
      {shifts && shifts.length > 0 && (
        <Box component="section" aria-label={t('shiftsLabel')}>
          <Typography variant="h3" component="h3" sx={{ mb: 1 }}>
            {t('shiftsLabel')}
          </Typography>
          <Box component="ul" sx={plainList}>
            {shifts.map((shift, index) => (
              // the shifts of a record have no id
              <ShiftEntry key={index} shift={shift} />
            ))}
          </Box>
        </Box>
      )}
    </Box>
  );
}
