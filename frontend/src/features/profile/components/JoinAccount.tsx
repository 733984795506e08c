import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ApiError } from '@nukkad/api-client/base-query';
import type { JoiningOffer } from '@nukkad/api-client/generated/api.gen';
import type { ContactChannel } from '@nukkad/contract/accounts/account';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fullPageNavigation } from '../../../entities/session/model/full-page-navigation';
import { useOneTimeCode } from '../../../entities/session/hooks/useOneTimeCode';
import { RouteLink } from '../../../shared/ui/RouteLink';
import { TextInput } from '../../../shared/ui/TextInput';
import { useToast } from '../../../shared/ui/toast/useToast';
import { profileApi } from '../api/profile-api';

interface Props {
  channel: ContactChannel;
  /** The server's sentence that the address or number belongs to another account. */
  said: string;
  /** The address or number of the signed-in account, and its channel. */
  own: string;
  ownChannel: ContactChannel;
  /** The button that cancels the join. */
  keep: ReactNode;
}

const CONFLICT = 409;

/**
 * Joins the other account of a verified address or number into one account: the code of this account, the consequences,
 * and the join.
 */
export function JoinAccount({ channel, said, own, ownChannel, keep }: Props) {
  const { t } = useTranslation('profile');
  const { toast } = useToast();
  const [codesSent, setCodesSent] = useState(0);
  const [offer, setOffer] = useState<JoiningOffer>();
  const [refusal, setRefusal] = useState<string>();
  const [send, sending] = profileApi.useSendJoiningCodeMutation();
  const [verify, verifying] = profileApi.useOfferJoiningMutation();
  const [join, joining] = profileApi.useJoinAccountsMutation();
  const busy = sending.isLoading || verifying.isLoading || joining.isLoading;

  const attempt = async (call: () => Promise<void>) => {
    try {
      await call();
    } catch (error) {
      const { status, detail } = error as ApiError;
      if (status === CONFLICT && detail) setRefusal(detail);
      else toast({ title: t('failed'), description: detail ?? t('pending.failed'), variant: 'destructive' });
    }
  };
  const sendCode = () =>
    void attempt(async () => {
      await send({ channel }).unwrap();
      setCodesSent(codesSent + 1);
    });
  const give = (given: string) =>
    void attempt(async () => setOffer(await verify({ channel, confirmContact: { code: given } }).unwrap()));
  const joinBoth = () =>
    void attempt(async () => {
      await join({ channel }).unwrap();
      fullPageNavigation.to(window.location.pathname); // reloads, because all data on this page is outdated after the join
    });
  const isDone = offer !== undefined || refusal !== undefined;
  const entry = useOneTimeCode({ smsCount: ownChannel === 'phone' && !isDone ? codesSent : 0, busy, onComplete: give });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    give(entry.code);
  };

  if (refusal !== undefined) {
    return (
      <Step text={refusal} keep={keep}>
        <RouteLink to="/contact">{t('joining.support')}</RouteLink>
      </Step>
    );
  }
  if (offer) {
    const ends = offer.ends.length > 0 ? ` ${t('joining.ends', { ends: offer.ends.join(', ') })}` : '';
    return (
      <Step text={t('joining.offer', { signsIn: offer.signsIn.join(', ') }) + ends} keep={keep}>
        <Button variant="contained" disabled={busy} onClick={joinBoth}>
          {t('joining.join')}
        </Button>
      </Step>
    );
  }
  if (codesSent === 0) {
    return (
      <Step text={`${said} ${t('joining.found', { own })}`} keep={keep}>
        <Button variant="contained" disabled={busy} onClick={sendCode}>
          {t('joining.send')}
        </Button>
      </Step>
    );
  }
  return (
    <Box component="form" noValidate onSubmit={submit}>
      <Step
        text={t('joining.sent', { own })}
        keep={keep}
        field={<TextInput {...entry.field} label={t('pending.code')} />}
      >
        <Button type="submit" variant="contained" disabled={busy || entry.code.trim() === ''}>
          {t('pending.confirm')}
        </Button>
        <Button disabled={busy} onClick={sendCode}>
          {t('pending.resend')}
        </Button>
      </Step>
    </Box>
  );
}

/** One step: a sentence, announced when it appears, an optional field, and the buttons. */
function Step({
  text,
  field,
  children,
  keep,
}: {
  text: string;
  field?: ReactNode;
  children: ReactNode;
  keep: ReactNode;
}) {
  return (
    <>
      <Box role="status" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
        {text}
      </Box>
      {field}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 1 }}>
        {children}
        {keep}
      </Box>
    </>
  );
}
