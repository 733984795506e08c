import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { SAMPLE_JOBS, type SampleJobId } from './sample-jobs';

const EDGE = 100;
const RINGS_KM = [2, 5, 10, 20];
/** The near part is drawn larger than the far one: that is where the work is. */
const radius = (km: number) => EDGE * Math.sqrt(km / 20);

/** A neighbourhood made up for the picture: kind of work, distance in km, bearing in degrees from north. */
const DOTS: [SampleJobId, number, number][] = [
  ['delivery', 0.9, 300],
  ['gig', 1.5, 118],
  ['delivery', 2.8, 40],
  ['warehouse', 3.6, 215],
  ['accountant', 4.2, 100],
  ['gig', 4.6, 330],
  ['delivery', 6.5, 255],
  ['gig', 7.2, 68],
  ['accountant', 8.4, 20],
  ['warehouse', 9.1, 160],
  ['delivery', 9.4, 122],
  ['delivery', 12.5, 300],
  ['gig', 13.4, 206],
  ['warehouse', 14.8, 84],
  ['accountant', 15.6, 238],
  ['warehouse', 16.9, 345],
  ['gig', 17.8, 144],
  ['delivery', 18.3, 30],
];

const STREETS = [
  'M-96 -28 C-50 -22 -30 -8 0 0 S60 26 97 22',
  'M-38 93 C-30 50 -14 22 0 0 S26 -60 24 -97',
  'M-78 62 C-40 48 10 54 40 44 S76 58 84 54',
  'M-62 -79 C-50 -44 -58 -10 -52 30 S-60 66 -56 82',
  'M66 -75 C50 -52 56 -30 46 -6 S60 30 52 84',
];

function place(km: number, bearing: number) {
  const angle = (bearing * Math.PI) / 180;
  return { x: radius(km) * Math.sin(angle), y: -radius(km) * Math.cos(angle) };
}

/** The picture of the product: the 20 km around one person, with the work in it. */
export function NearbyRings() {
  const { t } = useTranslation('landing');
  const colours = new Map(SAMPLE_JOBS.map(({ id, colour }) => [id, colour]));
  return (
    <Box
      component="svg"
      viewBox="-108 -108 216 216"
      role="img"
      aria-label={t('rings.label')}
      sx={{ display: 'block', width: '100%', height: 'auto', overflow: 'visible' }}
    >
      {RINGS_KM.toReversed().map((km, index) => (
        <Box
          component="circle"
          key={km}
          r={radius(km)}
          sx={{
            fill: (theme) => theme.vars.palette.primary.tint,
            fillOpacity: [0.35, 0.45, 0.6, 0.9][index],
            stroke: (theme) => theme.vars.palette.primary.text,
            strokeOpacity: 0.35,
            strokeWidth: 0.6,
            strokeDasharray: km === 20 ? 'none' : '1.5 2.5',
          }}
        />
      ))}
      <Box
        component="g"
        sx={{
          fill: 'none',
          strokeWidth: 2.4,
          strokeLinecap: 'round',
          stroke: (theme) => theme.vars.palette.background.default,
        }}
      >
        {STREETS.map((street) => (
          <path key={street} d={street} />
        ))}
      </Box>
      {DOTS.map(([kind, km, bearing]) => {
        const { x, y } = place(km, bearing);
        return (
          <Box
            component="circle"
            key={`${km}`}
            cx={x}
            cy={y}
            r={km < 5 ? 4.2 : 3.4}
            sx={{
              fill: 'currentColor',
              color: colours.get(kind),
              stroke: (theme) => theme.vars.palette.background.paper,
              strokeWidth: 1.2,
            }}
          />
        );
      })}
      {RINGS_KM.map((km) => (
        <Box
          component="text"
          key={km}
          x={0}
          y={radius(km) - 2.5}
          textAnchor="middle"
          sx={{
            fontSize: 6.5,
            fontWeight: 600,
            fill: (theme) => theme.vars.palette.text.secondary,
            stroke: (theme) => theme.vars.palette.background.default,
            strokeWidth: 2,
            paintOrder: 'stroke',
          }}
        >
          {t('rings.km', { km })}
        </Box>
      ))}
      <Box component="g" sx={{ fill: (theme) => theme.vars.palette.text.primary }}>
        <path d="M0 3 C-7 -5 -8.5 -8.5 -8.5 -12 a8.5 8.5 0 0 1 17 0 C8.5 -8.5 7 -5 0 3Z" />
        <Box component="circle" cy="-12" r="3.4" sx={{ fill: (theme) => theme.vars.palette.secondary.main }} />
      </Box>
    </Box>
  );
}
