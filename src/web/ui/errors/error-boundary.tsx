import { Component } from 'react';
import type { ErrorInfo, ReactNode } from 'react';
import { forgetFailedParts, isPartMissing } from '#web/lib/lazy-part.tsx';
import { ErrorFallback } from './error-fallback.tsx';

interface Props {
  children: ReactNode;
  /** Another place (a path) is another try: the fallback goes when this changes. */
  place: string;
  onError?: (error: unknown, info: ErrorInfo) => void;
  /** Instead of the general fallback. */
  renderFallback?: (error: unknown, retry: () => void) => ReactNode;
}
interface State {
  hasError: boolean;
  error: unknown;
  place: string;
}

/** Catches what a screen throws while it renders. Try Again returns to normal (spec §4). */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { hasError: false, error: null, place: this.props.place };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { hasError: true, error };
  }

  static getDerivedStateFromProps(props: Props, state: State): State | null {
    return props.place === state.place
      ? null
      : { hasError: false, error: null, place: props.place };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    forgetFailedParts();
    this.props.onError?.(error, info);
  }

  override render(): ReactNode {
    if (!this.state.hasError) return this.props.children;
    if (this.props.renderFallback) return this.props.renderFallback(this.state.error, this.retry);
    return <ErrorFallback onRetry={this.retry} />;
  }

  /** Some browsers remember for good that a script could not be fetched: then only a reload helps. */
  retry = (): void => {
    if (isPartMissing(this.state.error) && navigator.onLine) location.reload();
    else this.setState({ hasError: false });
  };
}
