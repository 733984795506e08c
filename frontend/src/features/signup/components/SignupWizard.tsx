import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { usePageTitle } from '../../../shared/hooks/usePageTitle';
import { RouteLink } from '../../../shared/ui/RouteLink';
import { usePhoneSignup } from '../hooks/usePhoneSignup';
import { loadSignUpRules, useSignupWizard } from '../hooks/useSignupWizard';
import { readReferral } from '../model/referral';
import { CompleteStep } from './CompleteStep';
import { DetailsStep } from './DetailsStep';
import { PhoneSignup } from './PhoneSignup';
import { WizardProgress } from './WizardProgress';
import { boardStyles } from '../../../shared/ui/board-styles';
import { lazyPart } from '../../../shared/rendering/lazy-part';

const loadVerification = async () => (await import('./VerificationStep')).VerificationStep;
const VerificationStep = lazyPart(loadVerification, { prefetch: false });

/** Fetches the modules that the submission of the form and the next step need. */
function preloadNextStep(): void {
  // if the network fails now, the error appears when the form is sent
  Promise.all([loadSignUpRules(), loadVerification()]).catch(() => undefined);
}

/** Registration: the sign-up by phone first, then that of a job seeker in three steps. */
export function SignupWizard() {
  const { t } = useTranslation('signup');
  const [address] = useSearchParams();
  const referralCode = readReferral(address.get('ref'));
  const wizard = useSignupWizard(referralCode);
  const phone = usePhoneSignup(referralCode);
  const { step } = wizard;
  const isOpen = step === 'details'; // neither way has been started, or only the sign-up by phone
  const isChoice = isOpen && !phone.waiting;
  usePageTitle(t('pageTitle'));
  return (
    <Box sx={{ maxWidth: isChoice ? { xs: 560, md: 1080 } : 560, mx: 'auto', px: 2, pt: { xs: 3, md: 6 } }}>
      <Typography variant="h1" sx={{ fontSize: '1.875rem' }}>
        {t('title')}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: isChoice ? 'repeat(2, minmax(0, 1fr))' : 'minmax(0, 1fr)' },
          gap: 4,
          mt: { xs: 2, md: 3 },
        }}
      >
        {isOpen && <PhoneSignup signup={phone} side={address.get('role') === 'employer' ? 'employer' : 'job_seeker'} />}
        {!(isOpen && phone.waiting) && (
          <Box>
            {isOpen && <Typography variant="h2">{t('quick.wizard')}</Typography>}
            <Typography sx={{ mt: isOpen ? 0.5 : 0, color: 'text.secondary' }}>{t('subtitle')}</Typography>
            <WizardProgress step={step} />
            <Box sx={{ mt: 2, p: { xs: 2, sm: 4 }, ...boardStyles }}>
              {step === 'details' && <DetailsStep register={wizard.register} onBegin={preloadNextStep} />}
              {step === 'verification' && wizard.progress && (
                <Suspense>
                  <VerificationStep wizard={wizard} progress={wizard.progress} />
                </Suspense>
              )}
              {step === 'complete' && <CompleteStep email={wizard.progress?.email} />}
            </Box>
          </Box>
        )}
      </Box>
      <Typography sx={{ mt: 2, textAlign: 'center' }}>
        {t('existing')} <RouteLink to="/signin">{t('signInHere')}</RouteLink>
      </Typography>
    </Box>
  );
}
