import CallIcon from '@mui/icons-material/CallOutlined';
import EventIcon from '@mui/icons-material/EventAvailableOutlined';
import MailIcon from '@mui/icons-material/MailOutlined';
import WhatsAppIcon from '@mui/icons-material/WhatsApp';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import type SvgIcon from '@mui/material/SvgIcon';
import type { JobApplication, OwnJob } from '@nukkad/api-client/generated/api.gen';
import { formatPhone } from '@nukkad/contract/typing/format-phone';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { hiringApi } from '../../../entities/hiring/hiring-api';
import { joinFacts } from '../../../shared/i18n/join-facts';
import {
  type Interview,
  isFixed,
  isInvitation,
  isLive,
} from '../../../entities/interview/model/allowed-interview-actions';
import { InterviewActions } from '../../../entities/interview/components/InterviewActions';
import { InterviewStatus } from '../../../entities/interview/components/InterviewStatus';
import { useInterviewWords } from '../../../entities/interview/hooks/useInterviewWords';
import { usePersonName } from '../../../entities/session/hooks/usePersonName';
import { visuallyHidden } from '../../../shared/ui/visually-hidden';
import { useApplicationSheet } from '../hooks/useApplicationSheet';
import { mayInvite } from '../model/application-actions';
import { lazySheet } from '../../../shared/rendering/lazy-sheet';

const InviteSheet = lazySheet(async () => (await import('./InviteSheet')).InviteSheet);

/** Style of a contact button: an icon above a word. */
const mini = {
  display: 'flex',
  flexDirection: 'column',
  gap: 0.5,
  minHeight: 62,
  px: 0.5,
  py: 1,
  borderRadius: 1,
  bgcolor: 'primary.tint',
  color: 'primary.text',
  fontFamily: 'inherit',
  fontSize: '0.9375rem',
  fontWeight: 650,
  lineHeight: 1.2,
  textAlign: 'center',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '&:hover': { bgcolor: 'background.tint' },
} as const;

interface Contact {
  icon: typeof SvgIcon;
  href: string;
  /** The label of the contact, and the person or number that it reaches. */
  word: string;
  about: string;
  /** Whether it opens another site. */
  away?: boolean;
}

/** Returns the WhatsApp address of a number, which contains only its digits. */
const whatsApp = (phone: string): string => `https://wa.me/${phone.replace(/\D/g, '')}`;

/** The ways to contact an applicant, and the agreed interview. */
export function ContactRow({ application, job }: { application: JobApplication; job: OwnJob }) {
  const { t } = useTranslation('manage-job');
  const { data: requests, isError } = hiringApi.useListReceivedInterviewRequestsQuery();
  const { id, applicant } = application;
  const { phone, email } = applicant;
  const name = usePersonName()(applicant, 'applicant');
  const interview = requests?.find((request) => request.applicationId === id && isLive(request));
  const mayAsk = !interview && mayInvite(application, job);
  // the requests determine whether an invitation is allowed; a sheet of a shared address may open before they load
  const sheet = useApplicationSheet(id, { invite: requests || isError ? mayAsk : undefined });
  const contacts: Contact[] = [
    ...(phone
      ? [
          { icon: CallIcon, href: `tel:${phone}`, word: t('contact.call'), about: formatPhone(phone) },
          { icon: WhatsAppIcon, href: whatsApp(phone), word: t('contact.whatsApp'), about: name, away: true },
        ]
      : []),
    ...(email ? [{ icon: MailIcon, href: `mailto:${email}`, word: t('contact.email'), about: email }] : []),
  ];
  return (
    <>
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(auto-fit, minmax(72px, 1fr))', maxWidth: 480 }}>
        {contacts.map(({ icon: Icon, href, word, about, away }) => (
          <ButtonBase
            key={word}
            component="a"
            href={href}
            {...(away ? { target: '_blank', rel: 'noopener' } : {})}
            sx={mini}
          >
            <Icon aria-hidden />
            <span>
              {word}
              <Hidden>{` ${about}`}</Hidden>
            </span>
          </ButtonBase>
        ))}
        {mayAsk && (
          <ButtonBase
            aria-haspopup="dialog"
            onClick={() => sheet.ask('invite')}
            sx={{ ...mini, bgcolor: 'secondary.tint', color: 'secondary.text' }}
          >
            <EventIcon aria-hidden />
            <span>
              {t('contact.invite')}
              <Hidden>{` ${name}`}</Hidden>
            </span>
          </ButtonBase>
        )}
      </Box>
      <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {joinFacts(phone && formatPhone(phone), email)}
      </Typography>
      {interview && <Agreed request={interview} name={name} />}
      {sheet.asked && <InviteSheet application={application} job={job} onClose={sheet.close} />}
    </>
  );
}

/** The interview between the two. The request of a seeker is changed below, among the requests for the job. */
function Agreed({ request, name }: { request: Interview; name: string }) {
  const { t } = useTranslation('manage-job');
  const words = useInterviewWords();
  return (
    <Box role="group" aria-label={t('invite.label')} sx={{ mt: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5, fontWeight: 620 }}>
        <EventIcon aria-hidden sx={{ color: 'primary.text' }} />
        <span>{isFixed(request) ? words.time(request) : t('invite.label')}</span>
        <InterviewStatus status={request.status} />
      </Box>
      {!isInvitation(request) && (
        <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {request.place ?? (request.phone && formatPhone(request.phone))}
        </Typography>
      )}
      {request.askedBy === 'employer' && <InterviewActions side="employer" request={request} other={name} />}
    </Box>
  );
}

const Hidden = ({ children }: { children: ReactNode }) => (
  <Box component="span" sx={visuallyHidden}>
    {children}
  </Box>
);
