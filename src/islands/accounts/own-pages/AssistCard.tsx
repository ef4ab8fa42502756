import { LinkNotice } from '../../../components/staff/LinkNotice.tsx'
import { ownPagesWords } from './messages.ts'

/** The way to the dashboard of the leader whom the member assists. */
export const AssistCard = ({ fellowship }: { fellowship: string }) => (
  <LinkNotice href="/fellowship-leader" act={ownPagesWords.openDashboard} of={fellowship}>
    {ownPagesWords.assists({ fellowship })[0]}
    <strong>{ownPagesWords.assists({ fellowship })[1]}</strong>
    {ownPagesWords.assists({ fellowship })[2]}
  </LinkNotice>
)
