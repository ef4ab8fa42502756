import { dayWords } from '../../lib/time/day-words.ts'
import { formatHour } from '../../lib/time/hours.ts'
import { today } from '../../lib/time/today.ts'
import { shownTime } from '../../lib/words/shown-day.ts'
import { LinkNotice } from './LinkNotice.tsx'
import { staffPartWords } from './messages.ts'

export type RotaNeeds = {
  turns_asked: number
  turns_offered: number
  next_turn: { team_name: string; service_title: string; day: string; time: string } | null
}

type NextTurnProps = { turn: NonNullable<RotaNeeds['next_turn']> }

/** What the rota asks of somebody, and the next turn. */
export function RotaNotices({ needs }: { needs: RotaNeeds }) {
  const { turns_asked, turns_offered, next_turn } = needs
  return (
    <>
      {turns_asked > 0 && (
        <LinkNotice href="/rota" act={staffPartWords.answer} of={staffPartWords.askedOf}>
          {staffPartWords.asked({ count: turns_asked })}
        </LinkNotice>
      )}
      {next_turn && <NextTurn turn={next_turn} />}
      {turns_offered > 0 && (
        <LinkNotice href="/rota#offers" act={staffPartWords.seeSwapRequests} of={staffPartWords.offeredOf}>
          {staffPartWords.offered({ count: turns_offered })}
        </LinkNotice>
      )}
    </>
  )
}

function NextTurn({ turn: { team_name: team, service_title: service, day, time } }: NextTurnProps) {
  const hour = time && `, ${formatHour(time)}`
  const when = shownTime(dayWords(day, today()) + hour)
  return (
    <LinkNotice href="/rota" act={staffPartWords.openSchedule} of={team}>
      {staffPartWords.serves({ when, team, service })[0]}
      <strong>{staffPartWords.serves({ when, team, service })[1]}</strong>
      {staffPartWords.serves({ when, team, service })[2]}
    </LinkNotice>
  )
}

/** Whether the rota says anything to somebody. */
export const hasShifts = ({ turns_asked, turns_offered, next_turn }: RotaNeeds) =>
  turns_asked > 0 || turns_offered > 0 || next_turn !== null
