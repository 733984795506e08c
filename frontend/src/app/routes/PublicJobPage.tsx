import { useParams } from 'react-router-dom';
import { PublicJob } from '../../features/public-job/components/PublicJob';

/** The public page of one open job, which the address names. */
export default function PublicJobPage() {
  return <PublicJob id={useParams()['id'] ?? ''} />;
}
