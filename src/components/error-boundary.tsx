import { Component, createRef, type ReactNode } from 'react'
import { ReloadButton } from './reload-button'

interface ErrorBoundaryProps {
  /** The part's name in the message: 'The search'. */
  subject: string
  className?: string
  children: ReactNode
}

/**
 * Contains an error in one part of a page. A sentence, a button to retry and one to reload the page replace
 * the part. Stored data stays as it is. A new `key` resets it, for another page or query.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps> {
  /** `retried` is true after "Try Again". */
  override state = { failed: false, retried: false }
  notice = createRef<HTMLDivElement>()
  start = createRef<HTMLSpanElement>()

  static getDerivedStateFromError = () => ({ failed: true })

  /** Whether anything has focus before an update that may remove it. */
  override getSnapshotBeforeUpdate(): boolean {
    return document.activeElement !== document.body
  }

  override componentDidUpdate(
    _props: ErrorBoundaryProps,
    _state: ErrorBoundary['state'],
    hadFocus: boolean,
  ) {
    if (!hadFocus || document.activeElement !== document.body) return
    const target = this.state.failed ? this.notice : this.start
    target.current?.focus({ preventScroll: true })
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
