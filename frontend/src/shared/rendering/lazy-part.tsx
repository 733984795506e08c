import { Component, type ComponentType, lazy, type ReactNode, useEffect, useReducer, useState } from 'react';
import { MissingPart } from '../ui/MissingPart';
import { prefetchModule } from './prefetchable-parts';

/** A failed fetch of a part, as opposed to an error of the part itself. */
class PartLoadError extends Error {}

/** Replacement for a part that could not be fetched. */
export type Missing = ComponentType<{ onRetry: () => void }>;

/** Draws nothing in place of an optional part. */
export const NothingMissing: Missing = () => null;

export interface Options {
  /** Shown if the part could not be fetched; by default a message and a retry button. */
  Missing?: Missing;
  /** Whether the part is fetched in advance, while the browser is idle: `first` before all other parts. */
  prefetch?: boolean | 'first';
}

interface BoundaryProps {
  Missing: Missing;
  onRetry: () => void;
  /** Called when a part that could not be fetched is unmounted. */
  onClosed: () => void;
  children: ReactNode;
}

/** Catches the failed fetch of a part, and no other error. Retries automatically when the network returns. */
class PartBoundary extends Component<BoundaryProps, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override componentWillUnmount(): void {
    if (this.state.error !== null) this.props.onClosed();
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (!(error instanceof PartLoadError)) throw error;
    return <RetryWhenOnline Missing={this.props.Missing} onRetry={this.retry} />;
  }

  private readonly retry = (): void => {
    this.props.onRetry();
    this.setState({ error: null });
  };
}

function RetryWhenOnline({ Missing, onRetry }: { Missing: Missing; onRetry: () => void }) {
  useEffect(() => {
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [onRetry]);
  return <Missing onRetry={onRetry} />;
}

/** Functions that each reset one fetched part. */
const forgetting: (() => void)[] = [];

/** Resets every fetched part, as a new document does. For specs that share a document and reset its texts. */
export function forgetParts(): void {
  for (const forget of forgetting) forget();
}

/** A component of a part that is fetched. */
export interface LazyPart<P extends object> {
  (props: P): ReactNode;
  /** Fetches the part in advance; it is then drawn at once, without a skeleton. */
  fetch: () => Promise<unknown>;
  isFetched: () => boolean;
}

/**
 * Creates a component for a part that is fetched when it is first drawn. A part that was fetched before is drawn at
 * once: otherwise React would show the skeleton first, for a third of a second. If a part could not be fetched, the
 * rest of the page stays, and the part is fetched again when the network returns, by the button, and whenever it is
 * mounted again. Needs a `Suspense` around it.
 *
 * @param load fetches the component with all its dependencies, such as its texts; it may be called more than once.
 */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { Missing = MissingPart, prefetch = true }: Options = {},
): LazyPart<P> {
  let fetched: ComponentType<P> | undefined;
  const loadOnce = async (): Promise<ComponentType<P>> => (fetched ??= await load());
  if (prefetch) prefetchModule(loadOnce, prefetch === 'first');
  let failed = false;
  const fetchPart = () =>
    lazy(async () => {
      try {
        return { default: await loadOnce() };
      } catch (error) {
        failed = true;
        throw new PartLoadError('A part of the page could not be fetched.', { cause: error });
      }
    });
  let Part = fetchPart();
  forgetting.push(() => {
    fetched = undefined;
    Part = fetchPart();
  });
  const fetchAgainIfFailed = () => {
    if (!failed) return;
    failed = false;
    Part = fetchPart();
  };
  function LazyPart(props: P) {
    // the component must not change its type while it is mounted
    const [Fetched] = useState(() => fetched);
    const [, redraw] = useReducer((count: number) => count + 1, 0);
    const retry = () => {
      fetchAgainIfFailed();
      redraw();
    };
    return (
      <PartBoundary Missing={Missing} onRetry={retry} onClosed={fetchAgainIfFailed}>
        {Fetched ? <Fetched {...props} /> : <Part {...props} />}
      </PartBoundary>
    );
  }
  return Object.assign(LazyPart, { fetch: loadOnce, isFetched: () => fetched !== undefined });
}
