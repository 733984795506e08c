import { useParams } from 'react-router-dom';
import { PublicJob } from '../../features/public-job/components/PublicJob';
import { useStoredFiles } from '../useStoredFiles';

/** The public page of one open job, which the address names. Guests can read it again without a network. */
export default function PublicJobPage() {
  useStoredFiles();
  return <PublicJob id={useParams()['id'] ?? ''} />;
}
