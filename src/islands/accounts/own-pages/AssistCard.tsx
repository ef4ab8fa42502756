import { LinkNotice } from '../../../components/staff/LinkNotice.tsx'

/** The way to the dashboard of the leader whom the member assists. */
export const AssistCard = ({ fellowship }: { fellowship: string }) => (
  <LinkNotice href="/fellowship-leader" act="Open its dashboard" of={fellowship}>
    You assist the leader of <strong>{fellowship}</strong>.
  </LinkNotice>
)
