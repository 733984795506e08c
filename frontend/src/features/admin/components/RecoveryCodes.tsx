import CheckIcon from '@mui/icons-material/Check';
import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { copyText } from '../../../shared/ui/copy-text';
import { Panel } from '../../../shared/ui/Panel';

/** The recovery codes, which are shown only once. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const { t } = useTranslation('admin');
  const headingId = useId();
  const list = useRef<HTMLUListElement>(null);
  const [copied, setCopied] = useState<'not-yet' | 'done' | 'by-hand'>('not-yet');
  useEffect(() => document.getElementById(headingId)?.focus(), [headingId]);
  const copy = async () => {
    if (await copyText(codes.join('\n'))) return setCopied('done');
    if (list.current) window.getSelection()?.selectAllChildren(list.current);
    setCopied('by-hand');
  };
  return (
    <Panel title={t('factor.recovery.title')} headingId={headingId}>
      <Typography sx={{ maxWidth: '60ch' }}>{t('factor.recovery.text')}</Typography>
      <Box
        component="ul"
        ref={list}
        aria-label={t('factor.recovery.list')}
        translate="no"
        dir="ltr"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(210px, 1fr))',
          gap: 1,
          m: 0,
          my: 2,
          p: 0,
          listStyle: 'none',
          fontFamily: 'monospace',
          fontSize: '1.0625rem',
        }}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="outlined"
          startIcon={copied === 'done' ? <CheckIcon /> : <CopyIcon />}
          onClick={() => void copy()}
        >
          {t(copied === 'done' ? 'factor.copied' : 'factor.recovery.copy')}
        </Button>
        <Button variant="contained" onClick={onKept}>
          {t('factor.recovery.kept')}
        </Button>
      </Box>
      <Box role="status" sx={{ fontSize: '0.9375rem', color: 'text.secondary' }}>
        {copied === 'by-hand' && t('factor.recovery.byHand')}
      </Box>
    </Panel>
  );
}
