import { Component, createRef, type ReactNode } from 'react'
import { ReloadButton } from './reload-button'

interface ErrorBoundaryProps {
  /** The part of the page, as a sentence names it: 'The search'. */
  subject: string
  /** The look of what replaces the part. */
  className?: string
  children: ReactNode
}

interface ErrorBoundaryState {
  failed: boolean
  /** True after the visitor asked to try again. */
  retried: boolean
}

/**
 * Keeps an error in one part of a page from taking the rest with it. In its place the part gets one
 * sentence, a button that renders it again, and one that reloads the page. Stored data is not
 * touched. Give it another `key` where another page or query deserves another try.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: false, retried: false }
  notice = createRef<HTMLDivElement>()
  start = createRef<HTMLSpanElement>()

  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { failed: true }
  }

  /** Returns whether anything has the focus before the update, which may remove it. */
  override getSnapshotBeforeUpdate(): boolean {
    return document.activeElement !== document.body
  }

  override componentDidUpdate(
    _props: ErrorBoundaryProps,
    _state: ErrorBoundaryState,
    hadFocus: boolean,
  ) {
    if (!hadFocus || document.activeElement !== document.body) return
    const place = this.state.failed ? this.notice : this.start
    place.current?.focus({ preventScroll: true })
  }

  override render() {
    const { failed, retried } = this.state
    const { subject, className = 'notice', children } = this.props
    if (!failed) {
      return (
        <>
          {retried && <span ref={this.start} tabIndex={-1} className="sr-only" />}
          {children}
        </>
      )
    }
    return (
      <div ref={this.notice} tabIndex={-1} role="alert" className={className}>
        <p>{subject} stopped working. What you saved is unchanged.</p>
        <div className="mt-3 flex flex-wrap gap-3">
          <button
            type="button"
            className="button"
            onClick={() => this.setState({ failed: false, retried: true })}
          >
            Try Again
          </button>
          <ReloadButton />
        </div>
      </div>
    )
  }
}
