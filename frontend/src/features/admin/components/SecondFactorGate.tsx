import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { STAFF_IDLE_MINUTES } from '@nukkad/contract/limits';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { currentLanguage } from '../../../shared/i18n/i18n';
import { loginPath } from '../../../entities/session/model/login-path';
import { secondFactorApi } from '../api/second-factor-api';
import { ListSkeleton } from '../../../shared/ui/ListSkeleton';
import { LoadFailed } from '../../../shared/ui/LoadFailed';
import { Panel } from '../../../shared/ui/Panel';
import { useStaffRefusals } from '../hooks/useStaffRefusals';
import { FactorCode } from './FactorCode';
import { FactorSetUp } from './FactorSetUp';
import { RecoveryCodes } from './RecoveryCodes';

/** Milliseconds between two checks whether the staff session has ended. The check does not prolong it. */
const ASK_AGAIN_MS = 60_000;

function SignInAgain({ email }: { email: string }) {
  const { t } = useTranslation('admin');
  const { pathname, search } = useLocation();
  return (
    <Panel title={t('factor.signIn.title')}>
      <Typography sx={{ maxWidth: '60ch' }}>{t('factor.signIn.text', { minutes: STAFF_IDLE_MINUTES })}</Typography>
      <Button
        variant="contained"
        href={loginPath(currentLanguage(), { returnTo: pathname + search, email, after: 'idle' })}
        sx={{ mt: 2 }}
      >
        {t('factor.signIn.button')}
      </Button>
    </Panel>
  );
}

/**
 * Shows the sign-in steps that staff must complete instead of the page's parts; shows the parts once nothing is
 * required.
 */
export function SecondFactorGate({ email, children }: { email: string; children: ReactNode }) {
  const { t } = useTranslation('admin');
  const { data, isError, isFetching, refetch } = secondFactorApi.useGetSecondFactorQuery(undefined, {
    pollingInterval: ASK_AGAIN_MS,
    refetchOnMountOrArgChange: true,
  });
  useStaffRefusals(refetch);
  const [verify] = secondFactorApi.useVerifySecondFactorMutation();
  const [recoveryCodes, setRecoveryCodes] = useState<string[] | null>(null);
  if (recoveryCodes) {
    return (
      <RecoveryCodes
        codes={recoveryCodes}
        onKept={() => {
          setRecoveryCodes(null);
          document.getElementById('content')?.focus({ preventScroll: true });
        }}
      />
    );
  }
  if (!data) {
    return isError && !isFetching ? (
      <LoadFailed title={t('factor.failed')} onRetry={refetch} />
    ) : (
      <ListSkeleton cards={1} />
    );
  }
  if (data.state === 'given') return children;
  return (
    <Box sx={{ maxWidth: 640 }}>
      {data.state === 'sign-in' && <SignInAgain email={email} />}
      {data.state === 'set-up' && <FactorSetUp onDone={setRecoveryCodes} />}
      {data.state === 'code' && (
        <Panel title={t('factor.code.title')}>
          <FactorCode
            button={t('factor.code.button')}
            recoveryCodesLeft={data.recoveryCodesLeft}
            onCode={(code) => verify({ secondFactorCode: { code } }).unwrap()}
          />
        </Panel>
      )}
    </Box>
  );
}
