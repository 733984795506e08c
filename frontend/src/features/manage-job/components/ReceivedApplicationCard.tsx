import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Checkbox from '@mui/material/Checkbox';
import Typography from '@mui/material/Typography';
import type { JobApplication, OwnJob } from '@nukkad/api-client/generated/api.gen';
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReviewLineText } from '../../../entities/review/components/ReviewLineText';
import { useFormat } from '../../../shared/i18n/format';
import { Avatar } from '../../../entities/session/components/Avatar';
import { usePersonName } from '../../../entities/session/hooks/usePersonName';
import { useAnswerApplication } from '../hooks/useAnswerApplication';
import { useApplicationSheet } from '../hooks/useApplicationSheet';
import type { Visit } from '../hooks/useReceivedApplications';
import { type ApplicationAction, answerOfKey, answersTo, KEY_OF } from '../model/application-actions';
import { AnswerBar } from './AnswerBar';
import { ApplicationDetails } from './ApplicationDetails';
import { ApplicationStatus } from './ApplicationStatus';
import { MatchParts } from './MatchParts';
import { MoveMenu } from './MoveMenu';
import { boardStyles } from '../../../shared/ui/board-styles';
import { lazySheet } from '../../../shared/rendering/lazy-sheet';

const DecisionSheet = lazySheet(async () => (await import('./DecisionSheet')).DecisionSheet);

interface Props {
  application: JobApplication;
  job: OwnJob;
  /** The visit by an address that names it, which opens it; null without one. */
  visit: Visit | null;
  /** Called when it was opened. */
  onOpen: (application: JobApplication) => void;
  /** Called when the user opened or closed it. */
  onToggle: (application: JobApplication, isOpen: boolean) => void;
  selected: boolean;
  onSelect: (selected: boolean) => void;
  conversation?: ((application: JobApplication) => ReactNode) | undefined;
  /** Whether it is open in the pane beside the list; undefined if it opens in place. */
  current?: boolean | undefined;
}

/** The decisions that require a confirmation, by the names of their sheets. */
const DECISIONS = { hire: 'hired', reject: 'rejected' } as const;

/**
 * One application: closed it shows the applicant and the status; open it shows everything. Opening a new one marks it
 * as viewed. Its status changes by its menu, by its buttons, or by a key while it has the focus.
 */
export function ReceivedApplicationCard(props: Props) {
  const { application, job, visit, onOpen, onToggle, selected, onSelect, conversation, current } = props;
  const { t } = useTranslation('manage-job');
  const format = useFormat();
  const [opened, setOpen] = useState(visit !== null);
  const isBeside = current !== undefined;
  const open = opened && !isBeside;
  const [opener, setOpener] = useState(visit);
  if (opener !== visit) {
    setOpener(visit);
    if (visit !== null) setOpen(true);
  }
  const { answer, answering, noteView, refused, forget } = useAnswerApplication();
  const card = useRef<HTMLDivElement>(null);
  const name = usePersonName()(application.applicant, 'applicant');
  const { id } = application;
  const answers = answersTo(application);
  const sheet = useApplicationSheet(id, { hire: answers.includes('hired'), reject: answers.includes('rejected') });
  const deciding = sheet.asked && DECISIONS[sheet.asked];

  const lookAt = useEffectEvent(() => {
    onOpen(application);
    void noteView(application);
  });
  useEffect(() => {
    if (open) lookAt();
  }, [open]);
  useEffect(() => {
    if (visit?.leads) card.current?.scrollIntoView({ block: 'start' });
  }, [visit]);

  const act = (action: ApplicationAction) => {
    if (action === 'shortlisted') return void answer(application, action);
    forget();
    sheet.ask(action === 'hired' ? 'hire' : 'reject');
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey || answering) return;
    const action = answerOfKey(application, event.key);
    if (!action) return;
    event.preventDefault();
    act(action);
  };

  return (
    <Box
      component="article"
      ref={card}
      aria-labelledby={`applicant-${id}`}
      sx={{
        ...boardStyles,
        ...((open || selected || current) && { boxShadow: 'inset 0 0 0 2.5px var(--nk-palette-primary-text)' }),
        scrollMarginTop: 80,
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'flex-start' }}>
        {answers.length > 0 && (
          <Checkbox
            checked={selected}
            onChange={(event) => onSelect(event.target.checked)}
            slotProps={{ input: { 'aria-label': t('selected.select', { name }) } }}
            sx={{ flexShrink: 0, width: 48, height: 48, mt: 0.75, ml: 0.5 }}
          />
        )}
        <Typography component="h3" sx={{ flexGrow: 1, minWidth: 0, m: 0 }}>
          <ButtonBase
            data-applicant={id}
            {...(isBeside
              ? { 'aria-current': current }
              : { 'aria-expanded': open, 'aria-controls': `application-${id}` })}
            aria-keyshortcuts={
              answers.length > 0 ? answers.map((action) => KEY_OF[action].toUpperCase()).join(' ') : undefined
            }
            onClick={() => {
              setOpen(isBeside || !open);
              onToggle(application, isBeside || !open);
            }}
            onKeyDown={onKey}
            sx={{
              display: 'flex',
              width: '100%',
              alignItems: 'flex-start',
              gap: 1.5,
              p: 2,
              ...(answers.length > 0 && { pl: 0.5, pr: 0 }),
              borderRadius: 1,
              font: 'inherit',
              fontWeight: 400,
              textAlign: 'start',
              '&:hover': { bgcolor: 'background.tint' },
            }}
          >
            <Box
              component="span"
              sx={{
                display: {
                  xs: application.applicant.profileImageUrl ? 'inline-flex' : 'none',
                  // the pane beside a narrow list shows it
                  sm: isBeside ? 'none' : 'inline-flex',
                },
              }}
            >
              <Avatar user={application.applicant} size={40} />
            </Box>
            <Box component="span" sx={{ flexGrow: 1, minWidth: 0 }}>
              {/* the status has its own line on a phone: a longer word must not push the buttons down */}
              <Box
                component="span"
                sx={{
                  display: 'flex',
                  flexDirection: { xs: 'column', sm: isBeside ? 'column' : 'row' },
                  alignItems: { xs: 'flex-start', sm: isBeside ? 'flex-start' : 'center' },
                  columnGap: 1.5,
                  rowGap: 0.5,
                }}
              >
                <Box component="span" id={`applicant-${id}`} sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
                  {name}
                </Box>
                <ApplicationStatus application={application} />
              </Box>
              <Box component="span" sx={{ display: 'block', mt: 0.25, color: 'text.secondary', fontSize: '0.9375rem' }}>
                {t('applied', { when: format.relative(new Date(application.createdAt)) })}
              </Box>
              {application.applicant.reviews && (
                <Box component="span" sx={{ display: 'block', fontSize: '0.9375rem' }}>
                  <ReviewLineText line={application.applicant.reviews} about="worker" />
                </Box>
              )}
              {!open && (
                <Box
                  component="span"
                  data-excerpt
                  sx={{
                    display: '-webkit-box',
                    mt: 0.5,
                    overflow: 'hidden',
                    overflowWrap: 'anywhere',
                    WebkitBoxOrient: 'vertical',
                    WebkitLineClamp: 2,
                  }}
                >
                  {application.coverMessage}
                </Box>
              )}
            </Box>
            <ExpandMoreIcon
              aria-hidden
              sx={{
                color: 'text.secondary',
                transform: isBeside ? 'rotate(-90deg)' : open ? 'rotate(180deg)' : 'none',
                transition: 'transform 150ms',
              }}
            />
          </ButtonBase>
        </Typography>
        {answers.length > 0 && (
          <Box sx={{ flexShrink: 0, pt: 0.75, pr: 0.5 }}>
            <MoveMenu name={name} answers={answers} disabled={answering} onAnswer={act} />
          </Box>
        )}
      </Box>
      <Box id={`application-${id}`} hidden={!open} sx={{ px: 2, pt: 1, pb: 2 }}>
        {open && <ApplicationDetails application={application} job={job} conversation={conversation} />}
      </Box>
      {open && answers.length > 0 && <AnswerBar answers={answers} busy={answering} onAnswer={act} />}
      {/* last, because it appears with a response of the server: nothing above it may move away from the thumb */}
      {open && <MatchParts application={application} />}
      {deciding && (
        <DecisionSheet
          applicationId={id}
          decision={deciding}
          name={name}
          busy={answering}
          error={refused['message']}
          onDecide={async (words) => {
            const isTaken = await answer(application, deciding, words);
            if (isTaken) sheet.close();
            return isTaken;
          }}
          onClose={sheet.close}
        />
      )}
    </Box>
  );
}
