import { Component, type ReactNode } from 'react'

/** Error boundary for a section whose code did not load, as on a lost network. The rest of the dashboard stays. */
export class NotLoaded extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children
    return (
      <div className="empty" role="alert">
        <p>This section could not be loaded. Please check your connection.</p>
        <button className="btn" type="button" onClick={() => location.reload()}>
          Try again
        </button>
      </div>
    )
  }
}
