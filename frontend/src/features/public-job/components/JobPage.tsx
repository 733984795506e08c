import AgainIcon from '@mui/icons-material/HandshakeOutlined';
import PlaceIcon from '@mui/icons-material/PlaceOutlined';
import ScheduleIcon from '@mui/icons-material/ScheduleOutlined';
import WorkIcon from '@mui/icons-material/WorkOutlineOutlined';
import { familyOf } from '@nukkad/contract/jobs/job-categories';
import { JOB_CATEGORY_LABELS } from '@nukkad/contract/jobs/taxonomy';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../../shared/hooks/usePageTitle';
import { useFormat } from '../../../shared/i18n/format';
import { currentLanguage } from '../../../shared/i18n/i18n';
import { joinFacts } from '../../../shared/i18n/join-facts';
import { payParts } from '../../../entities/job/model/pay-parts';
import { localisedName } from '../../../entities/job/model/localised-names';
import { LocalisedJobLine } from '../../../entities/job/components/LocalisedJobLine';
import { useReviewLine } from '../../../entities/job/hooks/useReviewLine';
import { LoginLink } from '../../../entities/session/components/LoginLink';
import { useSession } from '../../../entities/session/hooks/useSession';
import { ShareJob } from '../../../entities/job/share/ShareJob';
import { boardStyles } from '../../../shared/ui/board-styles';
import { PayAmount } from '../../../shared/ui/PayAmount';
import { Pictogram } from '../../../shared/ui/Pictogram';
import { RouteButton } from '../../../shared/ui/RouteLink';
import { belowNotices } from '../../../shared/ui/notice-height';
import type { PublicJob } from '@nukkad/api-client/generated/api.gen';
import { applyPath } from '../model/job-state';

function Band({ job }: { job: PublicJob }) {
  return (
    <Box
      component="section"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.75,
        mx: { xs: -1.5, md: 0 },
        px: { xs: 1.5, md: 3 },
        mt: { xs: -1.25, md: 0 },
        pt: { xs: 3.25, md: 3 },
        pb: { xs: 2, md: 3 },
        borderRadius: { md: '20px' },
        bgcolor: `family.${familyOf(job.category)}.band`,
        color: 'onBand',
      }}
    >
      <Box
        aria-hidden
        sx={{
          display: 'grid',
          placeItems: 'center',
          flex: 'none',
          width: { xs: 68, md: 84 },
          height: { xs: 80, md: 96 },
          border: '2px solid',
          borderRadius: '42px 42px 8px 8px',
        }}
      >
        <Pictogram name={job.category} size={48} />
      </Box>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="h1" sx={{ fontSize: { xs: '1.375rem', md: '1.875rem' }, fontWeight: 740 }}>
          {job.title}
        </Typography>
        <Typography variant="body1" component="div" sx={{ mt: 0.5 }}>
          <LocalisedJobLine job={job} />
          {joinFacts(job.company, job.location)}
        </Typography>
      </Box>
    </Box>
  );
}

function Facts({ job }: { job: PublicJob }) {
  const { t } = useTranslation('public-job');
  const facts = [
    { Icon: WorkIcon, value: t(`type.${job.jobType}`), label: t('facts.type') },
    ...(job.hoursPerWeek === null
      ? []
      : [{ Icon: ScheduleIcon, value: t('hours', { count: job.hoursPerWeek }), label: t('facts.hours') }]),
    { Icon: PlaceIcon, value: localisedName(job.place) ?? job.location, label: t('facts.place') },
  ];
  return (
    <Box
      component="dl"
      sx={{
        ...boardStyles,
        display: 'grid',
        gridTemplateColumns: `repeat(auto-fit, minmax(min(6.5rem, 100%), 1fr))`,
        m: 0,
      }}
    >
      {facts.map(({ Icon, value, label }) => (
        <Box
          key={label}
          sx={{
            display: 'flex',
            flexDirection: 'column-reverse',
            justifyContent: 'flex-end',
            alignItems: 'center',
            px: 0.75,
            py: 1.5,
            textAlign: 'center',
          }}
        >
          <Box component="dt" sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
            {label}
          </Box>
          <Box
            component="dd"
            sx={{ m: 0, fontSize: '1.0625rem', fontWeight: 680, lineHeight: 1.3, overflowWrap: 'anywhere' }}
          >
            <Icon aria-hidden sx={{ display: 'block', mx: 'auto', mb: 0.5, color: 'primary.text' }} />
            {value}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

/** The answers of workers about the employer. */
function EmployerReviews({ line }: { line: NonNullable<PublicJob['employerReviews']> }) {
  const { text, label } = useReviewLine()(line, 'employer');
  return (
    <Typography sx={{ display: 'flex', gap: 1, mb: 2, overflowWrap: 'anywhere' }}>
      <AgainIcon aria-hidden sx={{ color: 'primary.text' }} />
      {joinFacts(text, label)}
    </Typography>
  );
}

function Work({ job }: { job: PublicJob }) {
  const { t } = useTranslation('public-job');
  const format = useFormat();
  return (
    <section>
      <Typography variant="h2" sx={{ fontSize: '1.0625rem' }}>
        {t('work')}
      </Typography>
      <Typography variant="body1" sx={{ mt: 1, maxWidth: '66ch', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {job.description}
      </Typography>
      <Box
        component="ul"
        aria-label={t('skills')}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2, mb: 0, p: 0, listStyle: 'none' }}
      >
        {[JOB_CATEGORY_LABELS[job.category][currentLanguage()], ...job.requiredSkills].map((word) => (
          <Box component="li" key={word} sx={{ px: 1.5, py: 0.75, borderRadius: '20px', bgcolor: 'background.tint' }}>
            {word}
          </Box>
        ))}
      </Box>
      {/* the server rendered its document some time before it is read */}
      <Typography sx={{ mt: 2, color: 'text.secondary' }} suppressHydrationWarning>
        {joinFacts(
          t('posted', { when: format.relative(new Date(job.createdAt)) }),
          job.status === 'open' && t('until', { day: format.day(new Date(job.validThrough)) }),
        )}
      </Typography>
    </section>
  );
}

/** The link to the application form in the dashboard; guests return to it after the sign-in. */
function Apply({ id }: { id: string }) {
  const { t } = useTranslation('public-job');
  const { status } = useSession();
  const to = applyPath(id);
  const look = { variant: 'contained', size: 'large', sx: { width: '100%' } } as const;
  return status === 'signed-in' ? (
    <RouteButton to={to} {...look}>
      {t('apply')}
    </RouteButton>
  ) : (
    <LoginLink wish={{ role: 'job-seeker', returnTo: to }} {...look}>
      {t('apply')}
    </LoginLink>
  );
}

/**
 * The public page of a job: the band of its family, the pay as the largest text, the facts, and the buttons to apply
 * and to share it.
 */
export function JobPage({ job }: { job: PublicJob }) {
  const { t } = useTranslation('public-job');
  const shared = useTranslation('shared').t;
  usePageTitle(`${job.title}, ${job.company}`);
  const pay = payParts(job, shared);
  const open = job.status === 'open';
  return (
    <Box sx={{ maxWidth: 1120, mx: 'auto', px: { xs: 1.5, md: 4 }, pt: { md: 4 } }}>
      <Band job={job} />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 320px' },
          gridTemplateAreas: { xs: '"facts" "next" "work"', md: '"facts next" "work next"' },
          gridTemplateRows: { md: 'auto 1fr' },
          columnGap: 4,
          rowGap: 2.5,
          pt: { xs: 2.5, md: 3 },
        }}
      >
        <Box sx={{ gridArea: 'facts', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
          {!open && (
            <Box role="status" sx={{ p: 2, borderRadius: '14px', bgcolor: 'warning.tint', color: 'text.primary' }}>
              <Typography variant="h2">{t('closed.title')}</Typography>
              <Typography sx={{ mt: 0.5 }}>{t('closed.text')}</Typography>
            </Box>
          )}
          <Box
            sx={{
              lineHeight: 1,
              ...(pay.period && {
                '& > span': {
                  whiteSpace: 'normal',
                  fontSize: { xs: 'min(2.75rem, max(1.875rem, 9.5vw))', md: '2.75rem' },
                },
              }),
            }}
          >
            {pay.period === undefined ? <PayAmount {...pay} quiet /> : <PayAmount {...pay} size={44} />}
          </Box>
          <Facts job={job} />
        </Box>
        <Box sx={{ gridArea: 'work' }}>
          {job.employerReviews && <EmployerReviews line={job.employerReviews} />}
          <Work job={job} />
        </Box>
        <Box component="aside" aria-label={t('next')} sx={{ gridArea: 'next', minWidth: 0 }}>
          <Box
            sx={{ ...boardStyles, position: { md: 'sticky' }, top: belowNotices(110), display: 'grid', gap: 1.5, p: 2 }}
          >
            {open ? (
              <>
                <Apply id={job.id} />
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {t('free')}
                </Typography>
                <ShareJob
                  job={{
                    id: job.id,
                    title: job.title,
                    pay: [pay.amount, pay.period].filter(Boolean).join(' '),
                    place: job.location,
                  }}
                />
              </>
            ) : (
              <RouteButton to="/" variant="contained" size="large">
                {t('otherJobs')}
              </RouteButton>
            )}
          </Box>
        </Box>
      </Box>
    </Box>
  );
}
