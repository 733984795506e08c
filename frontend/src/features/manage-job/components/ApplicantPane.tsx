import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { JobApplication, OwnJob } from '@nukkad/api-client/generated/api.gen';
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ReviewLineText } from '../../../entities/review/components/ReviewLineText';
import { useFormat } from '../../../shared/i18n/format';
import { Avatar } from '../../../entities/session/components/Avatar';
import { usePersonName } from '../../../entities/session/hooks/usePersonName';
import { boardStyles } from '../../../shared/ui/board-styles';
import { belowNotices, heightBelowNotices } from '../../../shared/ui/notice-height';
import { useAnswerApplication } from '../hooks/useAnswerApplication';
import { useApplicationSheet } from '../hooks/useApplicationSheet';
import { answersTo } from '../model/application-actions';
import { AnswerBar } from './AnswerBar';
import { ApplicationDetails } from './ApplicationDetails';
import { ApplicationStatus } from './ApplicationStatus';
import { MatchParts } from './MatchParts';

/** Height of the fixed header above the scrolling page, and the gap below it. */
const TOP_PX = 104;

interface Props {
  application: JobApplication;
  job: OwnJob;
  /** Called when it is shown. */
  onOpen: (application: JobApplication) => void;
  onClose: () => void;
  conversation?: ((application: JobApplication) => ReactNode) | undefined;
}

const cardTargetOf = (id: string) => document.querySelector<HTMLElement>(`[data-applicant="${CSS.escape(id)}"]`);

/**
 * An applicant beside the list, as high as the window, with the actions at its lower edge. When it is opened with a
 * key, the focus moves to the name; Escape closes the pane and returns the focus to the card. A new application is
 * marked as viewed.
 */
export function ApplicantPane({ application, job, onOpen, onClose, conversation }: Props) {
  const { t } = useTranslation('manage-job');
  const format = useFormat();
  const { id, applicant } = application;
  const name = usePersonName()(applicant, 'applicant');
  const { answer, answering, noteView } = useAnswerApplication();
  const answers = answersTo(application);
  // the card of the application draws the sheet
  const sheet = useApplicationSheet(id, { hire: undefined, reject: undefined });
  const heading = useRef<HTMLHeadingElement>(null);

  const lookAt = useEffectEvent(() => {
    onOpen(application);
    void noteView(application);
    const target = cardTargetOf(id);
    // a pointer opens it without moving the focus from the list
    if (target === document.activeElement && target?.matches(':focus-visible')) heading.current?.focus();
  });
  useEffect(() => lookAt(), [id]);
  const close = () => {
    cardTargetOf(id)?.focus();
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // dialogs over the page handle their own Escape
    if (event.key === 'Escape' && !event.defaultPrevented && event.currentTarget.contains(event.target as Node))
      close();
  };

  return (
    <Box
      component="section"
      aria-labelledby={`pane-${id}`}
      onKeyDown={onKeyDown}
      sx={{
        ...boardStyles,
        position: 'sticky',
        top: belowNotices(TOP_PX),
        display: 'flex',
        flexDirection: 'column',
        height: heightBelowNotices(TOP_PX + 16),
        minHeight: 420,
        minWidth: 0,
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1.5, p: 2, pr: 1 }}>
        <Avatar user={applicant} size={48} />
        <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
            <Typography ref={heading} id={`pane-${id}`} variant="h2" tabIndex={-1}>
              {name}
            </Typography>
            <ApplicationStatus application={application} />
          </Box>
          <Typography sx={{ color: 'text.secondary' }}>
            {t('applied', { when: format.relative(new Date(application.createdAt)) })}
          </Typography>
          {applicant.reviews && <ReviewLineText line={applicant.reviews} about="worker" />}
        </Box>
        <IconButton aria-label={t('shared:close')} onClick={close}>
          <CloseIcon aria-hidden />
        </IconButton>
      </Box>
      <Box tabIndex={0} role="group" aria-labelledby={`pane-${id}`} sx={{ flexGrow: 1, overflowY: 'auto' }}>
        <Box sx={{ px: 2, pb: 2 }}>
          <ApplicationDetails application={application} job={job} conversation={conversation} />
        </Box>
        <MatchParts application={application} />
      </Box>
      {answers.length > 0 && (
        <AnswerBar
          answers={answers}
          busy={answering}
          onAnswer={(action) =>
            action === 'shortlisted'
              ? void answer(application, action)
              : sheet.ask(action === 'hired' ? 'hire' : 'reject')
          }
        />
      )}
    </Box>
  );
}
