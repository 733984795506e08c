import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { InterviewSide } from '@nukkad/contract/interviews/interviews';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { visuallyHidden } from '../../../shared/ui/visually-hidden';
import {
  type Interview,
  isFixed,
  isInvitation,
  isInvited,
  allowedInterviewActions,
} from '../model/allowed-interview-actions';
import { InterviewNotes } from './InterviewNotes';
import { useInterviewChanges } from '../hooks/useInterviewChanges';
import { useFocusAfterAnswer } from '../hooks/useFocusAfterAnswer';
import { useInterviewParam } from '../hooks/useInterviewParam';
import { useMinute } from '../../../shared/clock/useMinute';
import { lazySheet } from '../../../shared/rendering/lazy-sheet';

const ConfirmDialog = lazySheet(async () => (await import('../../../shared/ui/ConfirmDialog')).ConfirmDialog);
const CancelSheet = lazySheet(async () => (await import('./CancelSheet')).CancelSheet);
const ProposeSheet = lazySheet(async () => (await import('./ProposeSheet')).ProposeSheet);

interface Props {
  side: InterviewSide;
  request: Interview;
  /** The name of the other side. */
  other: string;
  /** Resolves to the suggested place or phone number, for the employer's proposal. */
  askWhere?: (() => Promise<string>) | undefined;
  /** Buttons before the buttons of this component. */
  children?: ReactNode;
}

/** The open proposal between the two sides of an interview, and all actions of one side. */
export function InterviewActions({ side, request, other, askWhere, children }: Props) {
  const { t } = useTranslation('interview');
  // a question with an immediate answer has no address
  const [asking, setAsking] = useState<'takeBack' | 'missed' | null>(null);
  const [where, setWhere] = useState<string | null>(null);
  const form = useInterviewParam();
  const changes = useInterviewChanges(other);
  const now = useMinute();
  const moves = allowedInterviewActions(side, request, now);
  const focus = useFocusAfterAnswer(request.id, moves.answer);
  const proposes = moves.propose && form.asks(request.id, 'propose');
  const cancels = moves.cancel && isFixed(request) && form.asks(request.id, 'cancel');
  const openForm = (name: 'propose' | 'cancel') => {
    changes.forget();
    form.openForm(request.id, name);
  };
  const close = () => {
    setAsking(null);
    if (proposes || cancels) form.close();
  };
  const answer = async (word: 'accepted' | 'refused'): Promise<void> => {
    focus.note();
    if (!(await changes.answer(request, word))) focus.regain();
  };
  const cancel = async (message?: string): Promise<boolean> => {
    const isOver = await changes.cancel(request, message);
    if (isOver) close();
    return isOver;
  };
  const known = request.type === 'phone' ? request.phone : request.place;
  const takenBack = isInvitation(request) ? 'invitation' : 'cancel';
  const findOut = useEffectEvent(async () => setWhere((await askWhere?.()) ?? ''));
  useEffect(() => {
    if (proposes && known === null) void findOut();
  }, [proposes, known]);
  const about = <Box component="span" sx={visuallyHidden}>{` ${other}`}</Box>;
  return (
    <>
      <InterviewNotes
        side={side}
        request={request}
        other={other}
        now={now}
        busy={changes.busy}
        onAnswer={(word) => void answer(word)}
      />
      <Box
        ref={focus.ref}
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          rowGap: 1,
          columnGap: 2.25,
          mt: isInvited(side, request) ? 0.5 : 1.5,
          '&:empty': { display: 'none' },
          // the label of a button without an outline is aligned with the text above, in every row
          '& > .MuiButton-text': { px: 1.25, ml: -1.25 },
        }}
      >
        {children}
        {moves.mark && (
          <>
            <Button variant="outlined" disabled={changes.busy} onClick={() => void changes.mark(request, 'completed')}>
              {t('mark.held')}
              {about}
            </Button>
            <Button color="inherit" aria-haspopup="dialog" onClick={() => setAsking('missed')}>
              {t('mark.missed', { other })}
            </Button>
          </>
        )}
        {moves.propose && (
          <Button color="inherit" aria-haspopup="dialog" onClick={() => openForm('propose')}>
            {t('propose.action')}
            {side === 'employer' && about}
          </Button>
        )}
        {moves.cancel && (
          <Button
            color="inherit"
            aria-haspopup="dialog"
            onClick={() => (isFixed(request) ? openForm('cancel') : setAsking('takeBack'))}
          >
            {t(isFixed(request) ? 'cancel.actionFixed' : `${takenBack}.action`)}
            {side === 'employer' && about}
          </Button>
        )}
      </Box>
      {proposes && (known ?? where) !== null && (
        <ProposeSheet
          side={side}
          request={request}
          other={other}
          where={known ?? where ?? ''}
          refused={changes.refused}
          onPropose={(body) => changes.propose(request, body)}
          onClose={close}
        />
      )}
      {cancels && (
        <CancelSheet
          requestId={request.id}
          other={other}
          busy={changes.busy}
          error={changes.refused['message']}
          onCancel={cancel}
          onClose={close}
        />
      )}
      {asking === 'takeBack' && !isFixed(request) && (
        <ConfirmDialog
          open
          title={t(`${takenBack}.title`)}
          text={t(`${takenBack}.text`, { other })}
          confirm={t(`${takenBack}.confirm`)}
          keep={t('cancel.keep')}
          busy={changes.busy}
          onConfirm={() => void cancel()}
          onClose={close}
        />
      )}
      {asking === 'missed' && (
        <ConfirmDialog
          open
          title={t('mark.title', { other })}
          text={t('mark.text', { other })}
          confirm={t('mark.confirm')}
          keep={t('cancel.keep')}
          busy={changes.busy}
          onConfirm={() => void changes.mark(request, 'no-show').then((done) => done && close())}
          onClose={close}
        />
      )}
    </>
  );
}
