import { useLocation } from 'react-router-dom';
import { Info } from '../../features/info/components/Info';
import { isInfoTopic } from '../../features/info/components/topics';
import NotFoundPage from './NotFoundPage';

/** One component serves the short pages; the address names the topic. */
export default function InfoPage() {
  const topic = useLocation().pathname.replace(/^\/|\/$/g, '');
  return isInfoTopic(topic) ? <Info topic={topic} /> : <NotFoundPage />;
}
