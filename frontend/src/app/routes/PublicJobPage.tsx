import { useParams } from 'react-router-dom';
import { PublicJob } from '../../features/public-job/components/PublicJob';

/** One open job for everybody; the address names it. */
export default function PublicJobPage() {
  return <PublicJob id={useParams()['id'] ?? ''} />;
}
