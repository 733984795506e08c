import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import {
  type OwnRecord,
  presentRecord,
  readOwnRecord,
  recordFile,
  summaryLink,
} from '@nukkad/contract/work-records/present-record';
import { SHIFT_DETAILS, type ShiftDetail, type WorkRecord } from '@nukkad/contract/work-records/work-records';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRecordWords } from '../../../entities/work-record/hooks/useRecordWords';
import { QrCode } from '../../../shared/ui/QrCode';

const FILE_NAME = 'nukkad-work-record.txt';

/** Returns the set with the entry added or removed. */
function toggled<Entry>(set: ReadonlySet<Entry>, entry: Entry): ReadonlySet<Entry> {
  const next = new Set(set);
  if (!next.delete(entry)) next.add(entry);
  return next;
}

/** Milliseconds after which the address of a saved file is released. */
const RELEASE_AFTER_MS = 60_000;

function save(text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = FILE_NAME;
  link.click();
  // delayed, because the device may still be reading the file
  setTimeout(() => URL.revokeObjectURL(address), RELEASE_AFTER_MS);
}

interface ChoiceProps {
  label: string;
  checked: boolean;
  onChange: () => void;
}
const Choice = ({ label, checked, onChange }: ChoiceProps) => (
  <FormControlLabel
    control={<Checkbox checked={checked} onChange={onChange} />}
    label={label}
    sx={{ alignItems: 'flex-start', mr: 0, '& .MuiFormControlLabel-label': { pt: 1, overflowWrap: 'anywhere' } }}
  />
);

/** The choice of the file's content. By default it contains the shifts without the details that name others. */
function FileChoice({ record, address }: { record: OwnRecord; address: string }) {
  const { t } = useTranslation('profile');
  const words = useRecordWords();
  const [claims, setClaims] = useState<ReadonlySet<'hours' | 'again'>>(new Set(['hours', 'again']));
  const [details, setDetails] = useState<ReadonlySet<ShiftDetail>>(new Set());
  const [shifts, setShifts] = useState<ReadonlySet<number>>(new Set(record.shifts.keys()));
  const offered = SHIFT_DETAILS.filter((name) => record.shifts.some(({ details: known }) => known[name]));
  const saveFile = (): void => {
    const text = presentRecord(record, { hours: claims.has('hours'), again: claims.has('again'), shifts, details });
    save(recordFile(text, t('records.fileText', { address })));
  };
  return (
    <Box component="fieldset" sx={{ display: 'grid', m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Typography component="legend" variant="h3" sx={{ p: 0 }}>
        {t('records.choose')}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('records.always')}
      </Typography>
      {(['hours', 'again'] as const)
        .filter((name) => record.claims[name])
        .map((name) => (
          <Choice
            key={name}
            label={t(`records.show.${name}`)}
            checked={claims.has(name)}
            onChange={() => setClaims(toggled(claims, name))}
          />
        ))}
      {offered.map((name) => (
        <Choice
          key={name}
          label={t(`records.show.${name}`)}
          checked={details.has(name)}
          onChange={() => setDetails(toggled(details, name))}
        />
      ))}
      <Typography variant="subtitle2" component="h4" sx={{ mt: 1 }}>
        {t('records.shifts')}
      </Typography>
      {record.shifts.map(({ shift, disclosure }, at) => (
        <Choice
          key={disclosure}
          label={words.shift(shift)}
          checked={shifts.has(at)}
          onChange={() => setShifts(toggled(shifts, at))}
        />
      ))}
      <Button variant="contained" onClick={saveFile} sx={{ mt: 1, justifySelf: 'start' }}>
        {t('records.download')}
      </Button>
    </Box>
  );
}

/** The QR code of a record, and its file with the content that the worker chooses. */
export function RecordSharing({ record }: { record: WorkRecord }) {
  const { t } = useTranslation('profile');
  const [own, setOwn] = useState<OwnRecord | 'failed'>();
  useEffect(() => {
    let isShown = true;
    void readOwnRecord(record.credential)
      // fails where the browser has no cryptography
      .catch((): 'failed' => 'failed')
      .then((read) => {
        if (isShown) setOwn(read);
      });
    return () => {
      isShown = false;
    };
  }, [record.credential]);
  const link = summaryLink(record.summary);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <QrCode text={link} label={t('records.qr')} isLarge />
      <Typography variant="body2">{t('records.qrText')}</Typography>
      <Button variant="outlined" href={link} target="_blank" rel="noopener" sx={{ justifySelf: 'start' }}>
        {t('records.check')}
      </Button>
      {own === 'failed' && <Typography role="alert">{t('records.fileFailed')}</Typography>}
      {own && own !== 'failed' && <FileChoice record={own} address={link.replace(/#.*$/, '')} />}
    </Box>
  );
}
