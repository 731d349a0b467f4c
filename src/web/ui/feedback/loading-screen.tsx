import './loading-screen.css';
import { Spinner } from './spinner.tsx';

interface LoadingScreenProps {
  title?: string;
  text?: string;
}

export function LoadingScreen({ title = 'Loading', text }: LoadingScreenProps) {
  return (
    <main className="loading" aria-busy="true">
      <Spinner />
      {text ? <h1 className="t-card">{title}</h1> : <p>{title}</p>}
      {text && <p className="t-small">{text}</p>}
    </main>
  );
}
