import ShieldIcon from '@mui/icons-material/VerifiedUserOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { SecurePayment, SecurePaymentState } from '@nukkad/contract/payments/secure-payments';
import type { EngagementSide } from '@nukkad/contract/instant-work/engagements';
import type { ReactNode } from 'react';
import { usePaymentWords } from '../hooks/usePaymentWords';
import { PracticeNotice } from './PracticeNotice';

type Ground = 'success' | 'warning' | 'error' | 'info';

const GROUNDS: Partial<Record<SecurePaymentState, Ground>> = {
  preparing: 'warning',
  to_reserve: 'warning',
  not_reserved: 'error',
  contested: 'error',
  needs_account: 'warning',
  returning: 'info',
  returned: 'info',
  called_off: 'info',
  with_staff: 'info',
};

interface Props {
  payment: SecurePayment;
  side: EngagementSide;
  /** The name of the other side. */
  name: string;
  /** Actions of this side. */
  children?: ReactNode;
}

/**
 * The payment state of work for one of its sides: the amount, the holder of the money, and the time limit. Needs the
 * texts `payment`.
 */
export function SecurePayStatus({ payment, side, name, children }: Props) {
  const { title, text, back } = usePaymentWords()(payment, side, name);
  const ground = GROUNDS[payment.state] ?? 'success';
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {payment.practice && <PracticeNotice />}
      <Box sx={{ display: 'grid', gap: 1, p: 2, borderRadius: '14px', bgcolor: `${ground}.tint` }}>
        <Box role="status" sx={{ overflowWrap: 'anywhere' }}>
          <Box sx={{ display: 'flex', gap: 1, color: `${ground}.main` }}>
            <ShieldIcon aria-hidden sx={{ mt: '3px' }} />
            <Typography variant="h3" component="p">
              {title}
            </Typography>
          </Box>
          <Typography sx={{ mt: 0.5 }}>{text}</Typography>
          {back !== null && <Typography sx={{ mt: 0.5 }}>{back}</Typography>}
        </Box>
        {children}
      </Box>
    </Box>
  );
}
