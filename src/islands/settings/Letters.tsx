import { useStore } from '@nanostores/react'
import { $memberSettings, decide } from '../../stores/member-settings.ts'
import { useMember } from '../../stores/useMember.ts'
import { useSaving } from './useSaving.tsx'
import { Waiting } from './Waiting.tsx'

/** The one letter that somebody may do without is a leader's; everybody else reads what there is. */
export function Letters() {
  const member = useMember()
  const leads = member?.role === 'fellowship_leader' || member?.role === 'admin'
  return leads ? <LeaderLetters /> : null
}

function LeaderLetters() {
  const now = useStore($memberSettings, { ssr: 'initial' })
  const { save, status } = useSaving()
  if (now.state !== 'loaded') return <Waiting now={now} />

  const choose = (leader_mail: boolean) =>
    void save(async () => {
      await decide({ leader_mail })
      return leader_mail
        ? 'Saved. Messages of members come by mail, too.'
        : 'Saved. You find messages of members on your fellowship page.'
    })

  return (
    <div className="grid gap-3">
      <label className="choice">
        <input
          type="checkbox"
          checked={now.settings.leader_mail}
          onChange={({ currentTarget }) => choose(currentTarget.checked)}
        />
        Send me what members write to me as their leader
      </label>
      {status}
    </div>
  )
}
