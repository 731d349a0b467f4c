import './page-coming.css';
import { useNavigation } from 'react-router';

/** While the next screen's scripts are on their way: whoever tapped sees that something comes. */
export function PageComing() {
  const { location } = useNavigation();
  return location && <div className="page-coming" role="status" aria-label="Loading" />;
}
