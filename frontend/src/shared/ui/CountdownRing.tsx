import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSecondsLeft } from '../clock/useSecondsLeft';
import { visuallyHidden } from './visually-hidden';

const SIZE_PX = 104;
const STROKE_PX = 9;
const RADIUS_PX = (SIZE_PX - STROKE_PX) / 2 - 2;
const AROUND_PX = 2 * Math.PI * RADIUS_PX;

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Minutes from which the ring is white; a screen reader announces this once, with the text `lastMinutes`. */
const LAST_MINUTES = 5;

type Unit = 'left' | 'minutes' | 'hours' | 'days' | 'over';

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** Returns the figure in the ring: minutes and seconds, hours and minutes, or days. With `calm`, minutes only. */
export function countdownFigure(seconds: number, calm: boolean): { figure: string; unit: Unit } {
  if (seconds <= 0) return { figure: '0:00', unit: 'over' };
  // at least two, because the text has only the plural form
  if (seconds >= 2 * DAY) return { figure: String(Math.floor(seconds / DAY)), unit: 'days' };
  const minutes = Math.floor(seconds / MINUTE);
  if (seconds >= HOUR) return { figure: `${Math.floor(minutes / 60)}:${twoDigits(minutes % 60)}`, unit: 'hours' };
  if (calm) return { figure: String(Math.ceil(seconds / MINUTE)), unit: 'minutes' };
  return { figure: `${minutes}:${twoDigits(seconds % MINUTE)}`, unit: 'left' };
}

interface Props {
  /** The end of the countdown, ISO 8601, by the server's clock. */
  expiresAt: string;
  /** The whole period in seconds: the ring is full at its start. */
  totalSeconds: number;
}

/**
 * The remaining time as a ring around its figure, for a band of a dark colour. It moves once a second, and once a
 * minute with reduced motion. Needs the texts `clock`.
 */
export function CountdownRing({ expiresAt, totalSeconds }: Props) {
  const { t } = useTranslation('clock');
  const calm = useMediaQuery('(prefers-reduced-motion: reduce)', { noSsr: true });
  const seconds = useSecondsLeft(expiresAt);
  const last = seconds <= LAST_MINUTES * MINUTE;
  // a user who opens the page in the last minutes reads the figure; the announcement is only for the moment at which
  // they start
  const [openedLate] = useState(last);
  const { figure, unit } = countdownFigure(seconds, calm);
  const shown = calm ? Math.ceil(seconds / MINUTE) * MINUTE : seconds;
  const share = Math.min(1, Math.max(0, shown / totalSeconds));
  const said = seconds === 0 ? t('over') : last && !openedLate ? t('lastMinutes') : '';
  return (
    <Box sx={{ position: 'relative', flex: 'none', width: SIZE_PX, height: SIZE_PX }}>
      <Box
        component="svg"
        viewBox={`0 0 ${SIZE_PX} ${SIZE_PX}`}
        aria-hidden
        data-share={share.toFixed(3)}
        sx={{
          display: 'block',
          transform: 'rotate(-90deg)',
          '& circle': { fill: 'none', strokeWidth: STROKE_PX, stroke: 'var(--pale-line)' },
          '& .left': { stroke: last ? 'currentColor' : 'var(--nk-palette-secondary-main)', strokeLinecap: 'round' },
        }}
      >
        <circle cx={SIZE_PX / 2} cy={SIZE_PX / 2} r={RADIUS_PX} />
        {share > 0 && (
          <circle
            className="left"
            cx={SIZE_PX / 2}
            cy={SIZE_PX / 2}
            r={RADIUS_PX}
            strokeDasharray={AROUND_PX}
            strokeDashoffset={AROUND_PX * (1 - share)}
          />
        )}
      </Box>
      <Box
        role="timer"
        aria-label={t('label')}
        sx={{
          position: 'absolute',
          inset: 0,
          display: 'grid',
          placeContent: 'center',
          justifyItems: 'center',
          lineHeight: 1.1,
          fontSize: '0.8125rem',
          textAlign: 'center',
        }}
      >
        {unit === 'over' ? (
          <Box component="b" sx={{ fontSize: '1.0625rem', px: 2 }}>
            {t('over')}
          </Box>
        ) : (
          <>
            <Box
              component="b"
              sx={{ fontSize: '1.375rem', fontWeight: 760, fontStretch: '78%', fontVariantNumeric: 'tabular-nums' }}
            >
              {figure}
            </Box>
            <span>{t(unit)}</span>
          </>
        )}
      </Box>
      <Box role="status" sx={visuallyHidden}>
        {said}
      </Box>
    </Box>
  );
}
