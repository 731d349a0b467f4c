import './page-header.css';
import type { ReactNode } from 'react';

interface PageHeaderProps {
  title: string;
  description?: ReactNode;
  children?: ReactNode;
}

/** The title of a screen; children are its actions, at the right. */
export function PageHeader({ title, description, children }: PageHeaderProps) {
  return (
    <header className="page-head">
      <div>
        <h1 className="t-screen">{title}</h1>
        {description && <p>{description}</p>}
      </div>
      {children && <div className="page-actions">{children}</div>}
    </header>
  );
}
