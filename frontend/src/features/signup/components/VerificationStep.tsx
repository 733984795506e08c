import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SignupWizardState } from '../hooks/useSignupWizard';
import { type Channel, CHANNELS, type SignupProgress } from '../model/signup-progress';
import { ChannelPanel } from './ChannelPanel';

/** Second step: verify both addresses, in any order. */
export function VerificationStep({ wizard, progress }: { wizard: SignupWizardState; progress: SignupProgress }) {
  const { t } = useTranslation('signup');
  const [open, setOpen] = useState<Channel>('email');
  const heading = useRef<HTMLHeadingElement>(null);
  // the button that led here was at the bottom of a long form
  useEffect(() => heading.current?.focus(), []);
  const left = CHANNELS.filter((channel) => progress.states[channel] !== 'verified');
  const other = left.find((channel) => channel !== open);
  return (
    <Box>
      <Typography variant="h3" component="h2" ref={heading} tabIndex={-1} sx={{ outline: 0, scrollMarginTop: 160 }}>
        {t('verification.title')}
      </Typography>
      <Tabs
        value={open}
        onChange={(_event, channel: Channel) => setOpen(channel)}
        aria-label={t('verification.tabs')}
        variant="fullWidth"
        sx={{ mt: 1, mb: 3, borderBottom: '1px solid', borderColor: 'divider' }}
      >
        {CHANNELS.map((channel) => {
          const verified = progress.states[channel] === 'verified';
          return (
            <Tab
              key={channel}
              value={channel}
              id={`tab-${channel}`}
              aria-controls={`panel-${channel}`}
              label={t(`verification.${channel}.tab`)}
              iconPosition="end"
              icon={
                verified ? (
                  <CheckCircleIcon titleAccess={t('verification.done')} sx={{ color: 'success.main' }} />
                ) : undefined
              }
            />
          );
        })}
      </Tabs>
      {CHANNELS.map((channel) => (
        <Box
          key={channel}
          role="tabpanel"
          id={`panel-${channel}`}
          aria-labelledby={`tab-${channel}`}
          hidden={channel !== open}
        >
          <ChannelPanel
            channel={channel}
            address={progress[channel]}
            state={progress.states[channel]}
            unsent={wizard.unsent.includes(channel)}
            onVerify={(code) => wizard.verify(channel, code)}
            onSend={() => wizard.resend(channel)}
          />
        </Box>
      ))}
      {progress.states[open] === 'verified' && other && (
        <Button variant="outlined" onClick={() => setOpen(other)} sx={{ mt: 2 }}>
          {t(`verification.${other}.next`)}
        </Button>
      )}
      <Box sx={{ display: 'grid', gap: 1, mt: 4 }}>
        <Button variant="contained" size="large" disabled={left.length > 0} onClick={wizard.finish}>
          {t('verification.complete')}
        </Button>
        <Button onClick={wizard.startAgain}>{t('verification.startAgain')}</Button>
      </Box>
    </Box>
  );
}
