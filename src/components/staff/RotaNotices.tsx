import { dayWords } from '../../lib/time/day-words.ts'
import { formatHour } from '../../lib/time/hours.ts'
import { today } from '../../lib/time/today.ts'
import { LinkNotice } from './LinkNotice.tsx'

export type RotaNeeds = {
  turns_asked: number
  turns_offered: number
  next_turn: { team_name: string; service_title: string; day: string; time: string } | null
}

/** What the rota asks of somebody, and the next turn. */
export function RotaNotices({ needs }: { needs: RotaNeeds }) {
  const { turns_asked, turns_offered, next_turn } = needs
  return (
    <>
      {turns_asked > 0 && (
        <LinkNotice href="/rota" act="Answer" of="what I was asked to serve">
          {turns_asked === 1
            ? 'You are asked to serve once.'
            : `You are asked to serve ${turns_asked} times.`}
        </LinkNotice>
      )}
      {next_turn && (
        <LinkNotice href="/rota" act="Open my schedule" of={next_turn.team_name}>
          You serve: {dayWords(next_turn.day, today())}
          {next_turn.time && `, ${formatHour(next_turn.time)}`}: <strong>{next_turn.team_name}</strong>,{' '}
          {next_turn.service_title}
        </LinkNotice>
      )}
      {turns_offered > 0 && (
        <LinkNotice href="/rota#offers" act="See swap requests" of="turns of my teams">
          {turns_offered === 1
            ? 'Somebody of your team would give a turn away.'
            : `${turns_offered} turns of your teams are offered.`}
        </LinkNotice>
      )}
    </>
  )
}

/** Whether the rota says anything to somebody. */
export const hasShifts = ({ turns_asked, turns_offered, next_turn }: RotaNeeds) =>
  turns_asked > 0 || turns_offered > 0 || next_turn !== null
