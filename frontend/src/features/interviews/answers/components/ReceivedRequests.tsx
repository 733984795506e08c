import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ApiError } from '@nukkad/api-client/base-query';
import type { ReceivedInterviewRequest } from '@nukkad/api-client/generated/api.gen';
import type { RespondToInterviewRequest } from '@nukkad/contract/interviews/interviews';
import type { CurrentUser } from '@nukkad/contract/accounts/users';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { INTERVIEW, RECEIVED_REQUESTS_ID } from '../../../../entities/hiring/paths';
import { hiringApi } from '../../../../entities/hiring/hiring-api';
import { useRefusedFields } from '../../../../shared/hooks/useRefusedFields';
import {
  isFixed,
  isInvitation,
  isInvited,
  isLive,
} from '../../../../entities/interview/model/allowed-interview-actions';
import { lastPlace } from '../../../../entities/interview/model/last-place';
import { SHEET } from '../../../../shared/overlay/sheet-parameter';
import { useOverlayParam } from '../../../../shared/overlay/useOverlayParam';
import { usePersonName } from '../../../../entities/session/hooks/usePersonName';
import { ListSkeleton } from '../../../../shared/ui/ListSkeleton';
import { LoadFailed } from '../../../../shared/ui/LoadFailed';
import { Panel } from '../../../../shared/ui/Panel';
import { useToast } from '../../../../shared/ui/toast/useToast';
import { ReceivedRequest } from './ReceivedRequest';
import { lazySheet } from '../../../../shared/rendering/lazy-sheet';

const ConfirmInterviewSheet = lazySheet(async () => (await import('./ConfirmInterviewSheet')).ConfirmInterviewSheet);
const DeclineSheet = lazySheet(async () => (await import('./DeclineSheet')).DeclineSheet);

type Request = ReceivedInterviewRequest;

/** Returns whether it is a seeker's unanswered request. */
const isAsking = (request: Request): boolean =>
  request.status === 'pending' && !request.taken && !isInvitation(request);
/** Returns whether this side must answer the request, or decide on another proposed time. */
const isOpen = (request: Request): boolean =>
  isAsking(request) || (request.status === 'pending' && !request.taken && isInvited('employer', request));
const isCurrent = (request: Request): boolean =>
  isOpen(request) || isInvitation(request) || (isFixed(request) && !request.taken);
/**
 * Returns whether the page of a job shows and changes the request beside the application: an invitation, and the
 * interview that resulted from it.
 */
const isBesideApplicant = (request: Request): boolean =>
  request.askedBy === 'employer' && request.applicationId !== null && isLive(request);
const timeOf = ({ confirmedTime, proposal }: Request): string => confirmedTime ?? proposal?.time ?? '';

/**
 * Sorts requests: unanswered ones first, then interviews and invitations by their time, soonest first; the rest is
 * history.
 */
function sorted(requests: readonly Request[]) {
  const open = requests.filter(isOpen);
  const fixed = requests
    .filter((request) => isCurrent(request) && !isOpen(request))
    .sort((a, b) => timeOf(a).localeCompare(timeOf(b)));
  return { open, current: [...open, ...fixed], earlier: requests.filter((request) => !isCurrent(request)) };
}

/**
 * Returns the suggested place or phone number of an interview; undefined while unknown. A request without a job gets the
 * place of the last interview of `requests`.
 */
function useWhere(user: CurrentUser, request: Request | undefined, requests: readonly Request[]): string | undefined {
  const jobId = request?.type === 'in-person' ? request.job?.id : undefined;
  const { currentData: job, isError } = hiringApi.useGetMyJobQuery(jobId ? { id: jobId } : skipToken);
  if (request?.type === 'phone') return user.phone ?? '';
  if (jobId && !job && !isError) return undefined;
  return job?.location ?? lastPlace(requests, 'in-person') ?? '';
}

interface Props {
  user: CurrentUser;
  /** The job of the displayed requests; all jobs if absent. */
  jobId?: string | undefined;
}

/** Interview requests of seekers, for the employer's jobs or sent to all employers nearby, with the actions. */
export function ReceivedRequests({ user, jobId }: Props) {
  const { t } = useTranslation('interviews/answers');
  const { toast } = useToast();
  const { refused, note, forget } = useRefusedFields();
  const { data, isError, refetch } = hiringApi.useListReceivedInterviewRequestsQuery();
  const requests = jobId ? data?.filter((request) => request.job?.id === jobId && !isBesideApplicant(request)) : data;
  const [getJob] = hiringApi.useLazyGetMyJobQuery();
  const [respond, { isLoading }] = hiringApi.useRespondToInterviewRequestMutation();
  const sheet = useOverlayParam(INTERVIEW, SHEET);
  const [address] = useSearchParams();
  const asked = requests?.find((request) => request.id === sheet.value && isAsking(request));
  const form = address.get(SHEET);
  const confirming = form === 'confirm' ? asked : undefined;
  const declining = form === 'decline' ? asked : undefined;
  const where = useWhere(user, confirming, data ?? []);
  const [earlierShown, setEarlierShown] = useState(false);
  const { open, current, earlier } = sorted(requests ?? []);

  const personName = usePersonName();
  const nameOf = ({ seeker, applicationId }: Request): string =>
    personName(seeker, applicationId === null ? 'seeker' : 'applicant');
  /**
   * Resolves to the suggested place or phone number, in person that of the job, which is requested when the employer
   * starts to answer.
   */
  const askWhere = async ({ type, job }: Request): Promise<string> => {
    if (type === 'phone') return user.phone ?? '';
    const own = job?.id ? (await getJob({ id: job.id }, true)).data : undefined;
    return own?.location ?? lastPlace(data ?? [], 'in-person') ?? '';
  };
  const ask = (request: Request, answer: 'confirm' | 'decline') => {
    forget();
    sheet.open(request.id, { [SHEET]: answer });
  };
  // removes a request from the address that was answered meanwhile, or that an old link names
  const isAnswer = form === null || form === 'confirm' || form === 'decline';
  const isGone = requests !== undefined && sheet.value !== null && isAnswer && !asked;
  const leave = useEffectEvent(sheet.close);
  useEffect(() => {
    if (isGone) leave();
  }, [isGone]);

  /**
   * Returns whether another session has answered the request first, according to the reloaded list; if not, the time is
   * taken and the user can choose another one.
   */
  const isDecided = async ({ id }: Request): Promise<boolean> => {
    const { data: now } = await refetch();
    return !now?.some((known) => known.id === id && isOpen(known));
  };
  const answer = async (request: Request, body: RespondToInterviewRequest): Promise<boolean> => {
    forget();
    try {
      await respond({ id: request.id, respondToInterviewRequest: body }).unwrap();
    } catch (error) {
      const { status, detail } = error as ApiError;
      note(error as ApiError);
      toast({ title: t('failed.title'), description: detail ?? t('failed.text'), variant: 'destructive' });
      return status === 409 && (await isDecided(request));
    }
    const name = nameOf(request);
    toast({ title: t(`${body.response}.title`), description: t(`${body.response}.text`, { name }) });
    return true;
  };
  const decline = async (request: Request, message: string): Promise<boolean> => {
    const isOver = await answer(request, { response: 'declined', ...(message ? { message } : {}) });
    if (isOver) sheet.close();
    return isOver;
  };
  const rows = (list: readonly Request[]) => (
    <Box component="ul" sx={{ mx: 0, my: -1, p: 0, listStyle: 'none' }}>
      {list.map((request) => (
        <ReceivedRequest
          key={request.id}
          request={request}
          name={nameOf(request)}
          askWhere={() => askWhere(request)}
          onConfirm={() => ask(request, 'confirm')}
          onDecline={() => ask(request, 'decline')}
        />
      ))}
    </Box>
  );

  return (
    <Box id={RECEIVED_REQUESTS_ID} sx={{ scrollMarginTop: 80 }}>
      <Panel title={t('title')} count={open.length || undefined}>
        {!requests && !isError && <ListSkeleton cards={2} inBoard />}
        {isError && !requests && <LoadFailed small title={t('unavailable')} onRetry={refetch} />}
        {requests && current.length === 0 && (
          <>
            <Typography>{t('empty.title')}</Typography>
            {!jobId && <Typography sx={{ color: 'text.secondary' }}>{t('empty.text')}</Typography>}
          </>
        )}
        {current.length > 0 && rows(current)}
        {earlier.length > 0 && (
          <>
            <Button
              color="inherit"
              aria-expanded={earlierShown}
              onClick={() => setEarlierShown(!earlierShown)}
              endIcon={<ExpandMoreIcon sx={{ transform: earlierShown ? 'rotate(180deg)' : 'none' }} />}
              sx={{
                mt: 1.5,
                mx: -1,
                px: 1,
                width: 'calc(100% + 16px)',
                justifyContent: 'space-between',
                color: 'text.secondary',
              }}
            >
              {t('earlier', { count: earlier.length })}
            </Button>
            {earlierShown && rows(earlier)}
          </>
        )}
      </Panel>
      {confirming && where !== undefined && (
        <ConfirmInterviewSheet
          request={confirming}
          name={nameOf(confirming)}
          where={where}
          refused={refused}
          onConfirm={(body) => answer(confirming, body)}
          onClose={sheet.close}
        />
      )}
      {declining && (
        <DeclineSheet
          requestId={declining.id}
          name={nameOf(declining)}
          text={t(declining.broadcast ? 'decline.textBroadcast' : 'decline.text', { name: nameOf(declining) })}
          busy={isLoading}
          error={refused['message']}
          onDecline={(message) => decline(declining, message)}
          onClose={sheet.close}
        />
      )}
    </Box>
  );
}
