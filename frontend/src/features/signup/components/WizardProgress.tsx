import CheckIcon from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { SignupStep } from '../hooks/useSignupWizard';

const STEPS: readonly SignupStep[] = ['details', 'verification', 'complete'];

/** The present step of the three. */
export function WizardProgress({ step }: { step: SignupStep }) {
  const { t } = useTranslation('signup');
  const at = STEPS.indexOf(step);
  return (
    <Box
      component="ol"
      aria-label={t('progress')}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
        gap: 1,
        listStyle: 'none',
        m: 0,
        mt: 3,
        p: 0,
      }}
    >
      {STEPS.map((name, index) => {
        const done = index < at || step === 'complete';
        return (
          <Box
            component="li"
            key={name}
            aria-current={index === at ? 'step' : undefined}
            sx={{
              pt: 1,
              overflowWrap: 'anywhere',
              borderTop: '4px solid',
              borderColor: index <= at ? 'primary.text' : 'divider',
              color: index <= at ? 'text.primary' : 'text.secondary',
              fontWeight: index === at ? 600 : 400,
            }}
          >
            {done && <CheckIcon aria-hidden sx={{ fontSize: 18, mr: 0.5, verticalAlign: 'text-bottom' }} />}
            {t(`steps.${name}`)}
          </Box>
        );
      })}
    </Box>
  );
}
