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

/** Second step: verify both addresses, in any order; the verified one is followed by the other without a tap. */
export function VerificationStep({ wizard, progress }: { wizard: SignupWizardState; progress: SignupProgress }) {
  const { t } = useTranslation('signup');
  const left = CHANNELS.filter((channel) => progress.states[channel] !== 'verified');
  const [open, setOpen] = useState<Channel>(left[0] ?? 'email');
  /** The channel that was opened without a tab: its field gets the focus. */
  const [begun, setBegun] = useState<Channel | null>(open);
  const other = left.find((channel) => channel !== open);
  const complete = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (left.length === 0) complete.current?.focus();
  }, [left.length]);
  const show = (channel: Channel) => {
    setBegun(null);
    setOpen(channel);
  };
  /** Opens the other channel if it is left. */
  const goOn = () => {
    if (!other) return;
    setBegun(other);
    setOpen(other);
  };
  return (
    <Box>
      <Typography variant="h3" component="h2">
        {t('verification.title')}
      </Typography>
      <Tabs
        value={open}
        onChange={(_event, channel: Channel) => show(channel)}
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
            focused={channel === begun}
            onVerify={async (code) => {
              if ((await wizard.verify(channel, code)) && channel === open) goOn();
            }}
            onSend={() => wizard.resend(channel)}
          />
        </Box>
      ))}
      {progress.states[open] === 'verified' && other && (
        <Button variant="outlined" onClick={goOn} sx={{ mt: 2 }}>
          {t(`verification.${other}.next`)}
        </Button>
      )}
      <Box sx={{ display: 'grid', gap: 1, mt: 4 }}>
        <Button ref={complete} variant="contained" size="large" disabled={left.length > 0} onClick={wizard.finish}>
          {t('verification.complete')}
        </Button>
        <Button onClick={wizard.startAgain}>{t('verification.startAgain')}</Button>
      </Box>
    </Box>
  );
}
