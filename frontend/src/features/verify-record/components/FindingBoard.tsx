import CheckIcon from '@mui/icons-material/CheckCircle';
import HelpIcon from '@mui/icons-material/HelpOutlined';
import WrongIcon from '@mui/icons-material/Cancel';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Verification } from '@nukkad/contract/work-records/verify-work-record';
import type { RecordFinding } from '@nukkad/contract/work-records/work-record-rules';
import { BRAND } from '@nukkad/contract/platform/brand';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { RecordFacts } from '../../../entities/work-record/components/RecordFacts';
import { useFormat } from '../../../shared/i18n/format';
import { joinFacts } from '../../../shared/i18n/join-facts';

type Tone = 'success' | 'warning' | 'error';

/** Green is reserved for genuine records; yellow is for unknown results. */
const TONES: Record<RecordFinding, Tone> = {
  genuine: 'success',
  unchecked: 'warning',
  unknown_key: 'warning',
  wrong_clock: 'warning',
  incomplete: 'warning',
  revoked: 'error',
  withdrawn: 'error',
  expired: 'error',
  changed: 'error',
  foreign: 'error',
  too_large: 'error',
  unreadable: 'error',
};
const ICONS: Record<Tone, typeof CheckIcon> = { success: CheckIcon, warning: HelpIcon, error: WrongIcon };

/** The result of a check at a glance, and below it the content of the record, if the product signed it. */
export function FindingBoard({ result }: { result: Verification }) {
  const { t } = useTranslation('verify-record');
  const format = useFormat();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [result]);
  const { finding } = result;
  const tone = TONES[finding];
  const Icon = ICONS[tone];
  const checked = 'record' in result && finding === 'unchecked' ? result.statusReadAt : undefined;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3, maxWidth: 560 }}>
      <Box
        data-finding={finding}
        sx={{
          display: 'flex',
          gap: 1.5,
          p: 2,
          border: '2px solid',
          borderColor: `${tone}.main`,
          borderRadius: '12px',
          bgcolor: 'background.paper',
        }}
      >
        <Icon aria-hidden color={tone} sx={{ fontSize: 40, flex: 'none' }} />
        <Box sx={{ minWidth: 0 }}>
          {/* the focus scrolls to it, and the header of the site would cover it */}
          <Typography ref={heading} tabIndex={-1} variant="h2" sx={{ outline: 0, scrollMarginTop: 160 }}>
            {t(`finding.${finding}.title`, { brand: BRAND })}
          </Typography>
          <Typography>{t(`finding.${finding}.text`, { brand: BRAND })}</Typography>
          {checked !== undefined && (
            <Typography sx={{ mt: 1, fontWeight: 600 }}>
              {checked === null ? t('neverChecked') : t('lastChecked', { when: format.when(checked) })}
            </Typography>
          )}
        </Box>
      </Box>
      {'record' in result && (
        <>
          <RecordFacts {...result.record} />
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {joinFacts(
              t('madeOn', { day: format.day(result.record.madeAt) }),
              t('validUntil', { day: format.day(result.record.expiresAt) }),
            )}
          </Typography>
        </>
      )}
    </Box>
  );
}
