import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ApiError } from '@nukkad/api-client/base-query';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { secondFactorApi } from '../api/second-factor-api';
import { CopyField } from '../../../shared/ui/CopyField';
import { Panel } from '../../../shared/ui/Panel';
import { useToast } from '../../../shared/ui/toast/useToast';
import { FactorCode } from './FactorCode';
import { lazyPart } from '../../../shared/rendering/lazy-part';

const QrCode = lazyPart(async () => (await import('../../../shared/ui/QrCode')).QrCode);

/** The key in groups of four, as it is typed into an app. */
const grouped = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ');

/**
 * Sets up the authenticator app: shows its key as a picture and as text, then requires a code. Passes the recovery
 * codes on.
 */
export function FactorSetUp({ onDone }: { onDone: (recoveryCodes: string[]) => void }) {
  const { t } = useTranslation('admin');
  const { toast } = useToast();
  const [begin, { data, isLoading }] = secondFactorApi.useBeginSecondFactorMutation();
  const [confirm] = secondFactorApi.useConfirmSecondFactorMutation();
  const start = async () => {
    try {
      await begin().unwrap();
    } catch (error) {
      toast({
        title: t('factor.setUp.failed'),
        description: (error as ApiError).detail ?? t('factor.code.failed'),
        variant: 'destructive',
      });
    }
  };
  if (!data) {
    return (
      <Panel title={t('factor.setUp.title')}>
        <Typography sx={{ maxWidth: '60ch' }}>{t('factor.setUp.text')}</Typography>
        <Button variant="contained" disabled={isLoading} onClick={() => void start()} sx={{ mt: 2 }}>
          {t('factor.setUp.start')}
        </Button>
      </Panel>
    );
  }
  return (
    <Panel title={t('factor.setUp.title')}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Box>
          <Typography sx={{ mb: 1 }}>{t('factor.setUp.scan')}</Typography>
          <Suspense fallback={<Box sx={{ width: 200, height: 200 }} />}>
            <QrCode text={data.uri} label={t('factor.setUp.picture')} />
          </Suspense>
        </Box>
        <CopyField
          label={t('factor.setUp.key')}
          value={grouped(data.secret)}
          words={{
            copy: t('factor.setUp.copy'),
            copied: t('factor.copied'),
            byHand: t('factor.setUp.byHand'),
          }}
        />
        <FactorCode
          button={t('factor.setUp.finish')}
          onCode={async (code) => {
            const { recoveryCodes } = await confirm({ secondFactorCode: { code } }).unwrap();
            onDone(recoveryCodes);
          }}
        />
      </Box>
    </Panel>
  );
}
