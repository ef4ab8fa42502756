import { LinkNotice } from '../../../components/staff/LinkNotice.tsx'
import { ownPagesWords } from './messages.ts'

/** The way to the dashboard of the leader whom the member assists. */
export function AssistCard({ fellowship }: { fellowship: string }) {
  const [before, name, after] = ownPagesWords.assists({ fellowship })
  return (
    <LinkNotice href="/fellowship-leader" act={ownPagesWords.openDashboard} of={fellowship}>
      {before}
      <strong>{name}</strong>
      {after}
    </LinkNotice>
  )
}
