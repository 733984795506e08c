import { useLocation } from 'react-router-dom';
import { Info } from '../../pages/info/components/Info';
import { isInfoTopic } from '../../pages/info/components/topics';
import NotFoundPage from './NotFoundPage';

/** One component serves the short pages; the address names the topic. */
export default function InfoPage() {
  const topic = useLocation().pathname.replace(/^\/|\/$/g, '');
  return isInfoTopic(topic) ? <Info topic={topic} /> : <NotFoundPage />;
}
