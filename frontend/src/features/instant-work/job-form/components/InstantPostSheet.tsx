import type { PostedInstantJob } from '@nukkad/api-client/generated/api.gen';
import { useNavigate } from 'react-router-dom';
import { toInstantJob } from '../../../../entities/hiring/paths';
import { PostKindSwitch } from '../../../../entities/hiring/components/PostKindSwitch';
import { useInstantJobForm } from '../hooks/useInstantJobForm';
import { useSteps } from '../hooks/useSteps';
import { PostSheet } from './PostSheet';

/** The form for instant work over the employer's dashboard; a posted job leads to its board. */
export function InstantPostSheet() {
  const navigate = useNavigate();
  const steps = useSteps({ isOverPage: true });
  const onPosted = ({ id }: PostedInstantJob) => void navigate(toInstantJob(id));
  const form = useInstantJobForm({ steps, onPosted });
  return (
    <PostSheet form={form} steps={steps}>
      <PostKindSwitch kind="instant" />
    </PostSheet>
  );
}
