import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { InstantJobBoard, Wave } from '@nukkad/api-client/generated/api.gen';
import { useTranslation } from 'react-i18next';
import { useSecondsLeft } from '../../../../shared/clock/useSecondsLeft';
import { useFormat } from '../../../../shared/i18n/format';
import { joinFacts } from '../../../../shared/i18n/join-facts';
import { boardStyles } from '../../../../shared/ui/board-styles';
import { type Share, SHARES, sharesOf } from '../model/board';

const MINUTE = 60;

const COLOURS: Record<Share, string> = {
  accepted: 'primary.text',
  waiting: 'secondary.main',
  declined: 'fieldBorder',
  silent: 'divider',
};

const row = { display: 'flex', gap: 1.5, py: 1.25, lineHeight: 1.4 } as const;

function Round({ number, next = false }: { number: number; next?: boolean }) {
  return (
    <Box
      component="span"
      aria-hidden
      sx={{
        display: 'grid',
        placeItems: 'center',
        flex: 'none',
        width: 32,
        height: 32,
        borderRadius: '50%',
        bgcolor: next ? 'background.tint' : 'primary.main',
        color: next ? 'text.secondary' : 'primary.contrastText',
        fontWeight: 720,
      }}
    >
      {number}
    </Box>
  );
}

function WaveRow({ wave, number }: { wave: Wave; number: number }) {
  const { t } = useTranslation('instant-work/jobs');
  const format = useFormat();
  const shares = sharesOf(wave);
  return (
    <Box component="li" sx={row}>
      <Round number={number} />
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <b>{t('waves.asked', { count: wave.asked })}</b>{' '}
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {wave.regulars ? t('waves.regulars') : t('waves.within', { value: wave.maxKm })}
          {', '}
          {format.relative(new Date(wave.sentAt)).toLocaleLowerCase()}
        </Box>
        <Box aria-hidden sx={{ display: 'flex', gap: '3px', height: 10, mt: 0.75, mb: 0.5 }}>
          {SHARES.filter((share) => shares[share] > 0).map((share) => (
            <Box key={share} sx={{ flex: shares[share], borderRadius: '5px', bgcolor: COLOURS[share] }} />
          ))}
        </Box>
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {joinFacts(
            ...SHARES.filter((share) => share !== 'silent' || shares.silent > 0).map((share) =>
              t(`waves.${share}`, { count: shares[share] }),
            ),
          )}
        </Box>
      </Box>
    </Box>
  );
}

/** The time until the next wave: minutes, then a note that it is being sent. */
function NextWave({ at, number }: { at: string; number: number }) {
  const { t } = useTranslation('instant-work/jobs');
  const format = useFormat();
  const left = useSecondsLeft(at);
  const minutes = Math.ceil(left / MINUTE);
  const text =
    left === 0
      ? t('waves.now')
      : minutes <= MINUTE
        ? t('waves.nextIn', { minutes })
        : t('waves.nextAt', { when: format.when(new Date(at)) });
  return (
    <Box component="li" sx={{ ...row, alignItems: 'center' }}>
      <Round number={number} next />
      <b>{text}</b>
    </Box>
  );
}

/** The asked workers, wave by wave, in numbers and words, and an explanation of their order. */
export function Waves({ board }: { board: InstantJobBoard }) {
  const { t } = useTranslation('instant-work/jobs');
  const { waves, nextWaveAt, status } = board;
  const next = status === 'open' ? nextWaveAt : null;
  if (waves.length === 0 && !next) return null;
  return (
    <section aria-labelledby="instant-waves">
      <Typography id="instant-waves" variant="h3" sx={{ mb: 1 }}>
        {t('waves.title')}
      </Typography>
      <Box
        component="ol"
        sx={{
          ...boardStyles,
          m: 0,
          px: 1.75,
          py: 0.5,
          listStyle: 'none',
          '& > li + li': { borderTop: '1px solid', borderColor: 'divider' },
        }}
      >
        {waves.map((wave, index) => (
          <WaveRow key={wave.wave} wave={wave} number={index + 1} />
        ))}
        {next && <NextWave at={next} number={waves.length + 1} />}
      </Box>
      <Box
        component="details"
        sx={{
          mt: 1,
          color: 'text.secondary',
          '& summary': { display: 'flex', alignItems: 'center', minHeight: 48, fontWeight: 600, cursor: 'pointer' },
          '& summary::-webkit-details-marker': { display: 'none' },
          '&[open] summary svg': { transform: 'rotate(180deg)' },
        }}
      >
        <summary>
          {t('waves.order.title')}
          <ExpandMoreIcon aria-hidden />
        </summary>
        {t('waves.order.text')}
      </Box>
    </section>
  );
}
