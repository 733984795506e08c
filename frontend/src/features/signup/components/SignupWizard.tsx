import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { usePageTitle } from '../../../shared/hooks/usePageTitle';
import { RouteLink } from '../../../shared/ui/RouteLink';
import { useSignupWizard } from '../hooks/useSignupWizard';
import { readReferral } from '../model/referral';
import { CompleteStep } from './CompleteStep';
import { DetailsStep } from './DetailsStep';
import { VerificationStep } from './VerificationStep';
import { WizardProgress } from './WizardProgress';
import { boardLook } from '../../../shared/ui/board-look';

/** Registration of a job seeker in three steps. */
export function SignupWizard() {
  const { t } = useTranslation('signup');
  const [address] = useSearchParams();
  const wizard = useSignupWizard(readReferral(address.get('ref')));
  usePageTitle(t('pageTitle'));
  return (
    <Box sx={{ maxWidth: 560, mx: 'auto', px: 2, pt: { xs: 3, md: 6 } }}>
      <Typography variant="h1" sx={{ fontSize: { xs: '1.75rem', md: '2.25rem' } }}>
        {t('title')}
      </Typography>
      <Typography sx={{ mt: 1, color: 'text.secondary' }}>{t('subtitle')}</Typography>
      <WizardProgress step={wizard.step} />
      <Box
        sx={{
          mt: 2,
          p: { xs: 2, sm: 4 },
          ...boardLook,
        }}
      >
        {wizard.step === 'details' && <DetailsStep register={wizard.register} />}
        {wizard.step === 'verification' && wizard.progress && (
          <VerificationStep wizard={wizard} progress={wizard.progress} />
        )}
        {wizard.step === 'complete' && <CompleteStep email={wizard.progress?.email} />}
      </Box>
      <Typography sx={{ mt: 2, textAlign: 'center' }}>
        {t('existing')} <RouteLink to="/signin">{t('signInHere')}</RouteLink>
      </Typography>
    </Box>
  );
}
