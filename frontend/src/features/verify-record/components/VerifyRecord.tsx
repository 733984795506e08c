import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type Verification, verifyWorkRecord } from '@nukkad/contract/work-records/verify-work-record';
import { WORK_RECORD_TEXT_MAX } from '@nukkad/contract/work-records/work-record-rules';
import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../../shared/hooks/usePageTitle';
import { PageIntro } from '../../../shared/ui/PageIntro';
import { TextInput } from '../../../shared/ui/TextInput';
import { prepareForOffline, recordSource } from '../model/record-source';
import { FindingBoard } from './FindingBoard';

/** One column that is no wider than its place: a record is one long word, which would widen it. */
const COLUMN = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

/** Reads the text of a file. A file with more bytes than any record is not read. */
const textOf = async (file: File): Promise<string> =>
  file.size > 4 * WORK_RECORD_TEXT_MAX ? ' '.repeat(WORK_RECORD_TEXT_MAX + 1) : file.text();

/** Checks a work record on this device: from the link of a QR code, a pasted text or a file. */
export function VerifyRecord() {
  const { t } = useTranslation('verify-record');
  usePageTitle(t('title'));
  const file = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [result, setResult] = useState<Verification | 'failed'>();
  /** Number of checks: the result of an earlier one is discarded. */
  const checks = useRef(0);
  const check = async (input: string): Promise<void> => {
    const number = ++checks.current;
    setBusy(true);
    // fails in a browser without cryptography, which is no statement about the record
    const found = await verifyWorkRecord(input, recordSource).catch((): 'failed' => 'failed');
    if (number !== checks.current) return;
    setResult(found);
    setBusy(false);
  };
  /** Another text is not what was checked: its result, and a check under way, end. */
  const change = (input: string): void => {
    checks.current++;
    setBusy(false);
    setResult(undefined);
    setText(input);
  };
  useEffect(() => {
    const checkLink = (): void => {
      const linked = location.hash.slice(1);
      if (linked) void check(linked);
      else void prepareForOffline();
    };
    checkLink();
    // scanning a second code only changes the hash of the address
    window.addEventListener('hashchange', checkLink);
    return () => window.removeEventListener('hashchange', checkLink);
  }, []);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void check(text);
  };
  const choose = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const [chosen] = target.files ?? [];
    target.value = '';
    if (chosen) void textOf(chosen).then(check, () => setResult({ finding: 'unreadable' }));
  };
  return (
    <>
      {/* a result is read within seconds, often across a counter, so nothing long precedes it */}
      <PageIntro title={t('title')} {...(!result && !isBusy && { text: t('text') })} />
      <Box sx={{ ...COLUMN, gap: 4, maxWidth: 1280, mx: 'auto', mt: 3, px: { xs: 1.5, md: 4 }, pb: 6 }}>
        <Box role="status" sx={{ '&:empty': { display: 'none' } }}>
          {result === 'failed' && !isBusy && t('failed')}
          {result && result !== 'failed' && !isBusy && <FindingBoard result={result} />}
          {isBusy && t('busy')}
        </Box>
        <Box component="form" noValidate onSubmit={submit} sx={{ ...COLUMN, gap: 1.5, maxWidth: 560 }}>
          <TextInput
            label={t('field')}
            hint={t('hint')}
            multiline
            minRows={3}
            maxRows={8}
            value={text}
            onChange={({ target }) => change(target.value)}
            inputProps={{ autoComplete: 'off', spellCheck: false }}
          />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button type="submit" variant="contained" disabled={isBusy || text.trim() === ''}>
              {t('check')}
            </Button>
            <Button variant="outlined" disabled={isBusy} onClick={() => file.current?.click()}>
              {t('choose')}
            </Button>
            <input ref={file} type="file" hidden accept=".txt,text/plain" aria-label={t('choose')} onChange={choose} />
          </Box>
        </Box>
      </Box>
    </>
  );
}
