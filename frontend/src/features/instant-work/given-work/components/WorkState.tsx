import CancelIcon from '@mui/icons-material/CancelOutlined';
import CheckIcon from '@mui/icons-material/Check';
import HowToRegIcon from '@mui/icons-material/HowToRegOutlined';
import PaymentsIcon from '@mui/icons-material/PaymentsOutlined';
import PersonOffIcon from '@mui/icons-material/PersonOffOutlined';
import PlayIcon from '@mui/icons-material/PlayCircleOutlined';
import type { Engagement } from '@nukkad/api-client/generated/api.gen';
import { BUSY_STATUSES } from '@nukkad/contract/instant-work/engagements';
import { useTranslation } from 'react-i18next';
import { Tag } from '../../../../shared/ui/Tag';
import { claimOfWorker, isPayCaseOpen, isUnpaid } from '../model/work-steps';

const LOOKS = {
  waits: { tone: 'fresh', icon: HowToRegIcon },
  payCase: { tone: 'bad', icon: PaymentsIcon },
  unpaid: { tone: 'waiting', icon: PaymentsIcon },
  booked: { tone: 'own', icon: CheckIcon },
  started: { tone: 'fresh', icon: PlayIcon },
  done: { tone: 'good', icon: CheckIcon },
  cancelled: { tone: 'plain', icon: CancelIcon },
  no_show: { tone: 'bad', icon: PersonOffIcon },
} as const;

/** The state of work for its employer, with required actions first. */
export function WorkState({ work }: { work: Engagement }) {
  const { t } = useTranslation('instant-work/given-work');
  const isBusy = BUSY_STATUSES.some((busy) => busy === work.status);
  const state =
    isBusy && claimOfWorker(work) ? 'waits' : isPayCaseOpen(work) ? 'payCase' : isUnpaid(work) ? 'unpaid' : work.status;
  return <Tag {...LOOKS[state]}>{t(`state.${state}`)}</Tag>;
}
