import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Side } from '@nukkad/contract/accounts/users';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { boardStyles } from '../../../shared/ui/board-styles';
import type { PhoneSignupState } from '../hooks/usePhoneSignup';
import { PhoneStep } from './PhoneStep';
import { lazyPart } from '../../../shared/rendering/lazy-part';

const loadCodeStep = async () => (await import('./PhoneCodeStep')).PhoneCodeStep;
const PhoneCodeStep = lazyPart(loadCodeStep, { prefetch: false });

/** The sign-up by phone: a number and its code. */
export function PhoneSignup({ signup, side }: { signup: PhoneSignupState; side: Side }) {
  const { t } = useTranslation('signup');
  const { waiting } = signup;
  return (
    <Box>
      <Typography variant="h2" id="quick-title">
        {t(waiting ? 'quick.codeTitle' : 'quick.title')}
      </Typography>
      {!waiting && <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>{t('quick.text')}</Typography>}
      <Box sx={{ mt: 2, p: { xs: 2, sm: 4 }, ...boardStyles }}>
        {waiting ? (
          <Box sx={{ minHeight: 260 }}>
            <Suspense>
              <PhoneCodeStep signup={signup} waiting={waiting} />
            </Suspense>
          </Box>
        ) : (
          <PhoneStep
            side={side}
            onSend={signup.send}
            onBegin={() => {
              // if the network fails now, the error appears when the form is sent
              loadCodeStep().catch(() => undefined);
            }}
          />
        )}
      </Box>
    </Box>
  );
}
