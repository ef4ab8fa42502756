import { Component, type ReactNode } from 'react'
import { staffWords } from './messages.ts'

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
        <p>{staffWords.sectionNotLoaded}</p>
        <button className="btn" type="button" onClick={() => location.reload()}>
          {staffWords.tryAgain}
        </button>
      </div>
    )
  }
}
