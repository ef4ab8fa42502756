import { useEffect } from 'react'
import {
  answerShift,
  offerShift,
  readOwnRota,
  setRemindDays,
  takeShift,
} from '../../../lib/api/services/rota.ts'
import {
  mostRemindDays,
  type OwnRotaAnswer,
  type OwnShiftAnswer,
} from '../../../lib/contract/services/rota.ts'
import { churchMails } from '../../../lib/site/this-church.ts'
import { shownDay } from '../../../lib/words/shown-day.ts'
import { useAct } from '../../../stores/useAct.ts'
import { useActs } from '../../staff/acts/useActs.tsx'
import { useLoaded, useOnOpen } from '../../staff/useLoaded.ts'
import { Cannot } from './Cannot.tsx'
import { MyTeams } from './MyTeams.tsx'
import { rotaWords } from './messages.ts'
import { Part, Shift } from './ShiftList.tsx'
import { whenWords } from './shift-words.ts'
import { WordDialog } from './WordDialog.tsx'

type Props = { rota: OwnRotaAnswer; changed: () => Promise<void> }

const remindChoices = Array.from({ length: mostRemindDays + 1 }, (_, days) => days)

/** One's own shifts as a section, for who keeps the rota, too. */
export function Mine() {
  const { data: loadedRota, reload } = useOnOpen(useLoaded(readOwnRota, rotaWords.turnsNotLoaded))
  if (!loadedRota)
    return (
      <div className="skeleton min-h-40" role="status" aria-busy="true" aria-label={rotaWords.loadingTurns} />
    )
  return <OwnRota rota={loadedRota} changed={reload} />
}

const shiftName = ({ team_name, day }: { team_name: string; day: string }) => `${team_name}, ${shownDay(day)}`

const isAsked = ({ state }: OwnShiftAnswer) => state === 'asked'

/** A shift that somebody accepted moves there with its button. */
const findTurns = () => document.getElementById('turns')
/** Shows the part that the address names, `/rota#offers`: it was not there yet when the browser looked for it. */
function openPart(): void {
  const part = document.getElementById(location.hash.slice(1))
  part?.scrollIntoView()
  part?.focus({ preventScroll: true })
}

/** What a member was asked, the next shifts, when they cannot, and the teams. */
export function OwnRota({ rota, changed }: Props) {
  const [busy, act] = useAct()
  useEffect(openPart, [])
  const shown = { nameOf: shiftName, changed, instead: findTurns }
  const { actions, opened } = useActs<OwnShiftAnswer>({
    ...shown,
    acts: [
      {
        name: rotaWords.accept,
        look: 'primary',
        when: isAsked,
        call: (shift) => answerShift(shift, { answer: 'accepted', word: '' }),
        toast: rotaWords.thanks,
      },
      {
        name: rotaWords.decline,
        look: 'plain',
        when: isAsked,
        dialog: (shift, dialog) => <WordDialog {...dialog} answer="no" shift={shift} changed={changed} />,
      },
      {
        name: rotaWords.keepTurn,
        when: (shift) => !isAsked(shift) && shift.is_offered,
        call: (shift) => offerShift(shift, { offered: false, word: '' }),
        toast: rotaWords.yoursAgain,
      },
      {
        name: rotaWords.offerToTeam,
        when: (shift) => !isAsked(shift) && !shift.is_offered,
        dialog: (shift, dialog) => <WordDialog {...dialog} answer="offer" shift={shift} changed={changed} />,
      },
      {
        name: rotaWords.cancelTurn,
        when: (shift) => !isAsked(shift),
        danger: true,
        dialog: (shift, dialog) => <WordDialog {...dialog} answer="no" shift={shift} changed={changed} />,
      },
    ],
  })
  const offers = useActs<OwnRotaAnswer['offers'][number]>({
    ...shown,
    acts: [
      {
        name: rotaWords.takeTurn,
        look: 'plain',
        call: ({ id }) => takeShift(id),
        toast: rotaWords.yoursNow,
      },
    ],
  })
  const waiting = rota.turns.filter(({ state }) => state === 'asked')
  const mine = rota.turns.filter(({ state }) => state === 'accepted')
  return (
    <div className="grid grid-cols-1 gap-8">
      <Part id="asked" title={rotaWords.requests} empty={rotaWords.nothingWaits} rows={waiting}>
        {(shift) => <Shift shift={shift}>{actions(shift)}</Shift>}
      </Part>
      <Part id="turns" title={rotaWords.upcomingTurns} empty={rotaWords.noTurnYet} rows={mine}>
        {(shift) => <Shift shift={shift}>{actions(shift)}</Shift>}
      </Part>
      {rota.offers.length > 0 && (
        <Part id="offers" title={rotaWords.swapRequests} empty="" rows={rota.offers}>
          {(offer) => (
            <div className="card grid gap-2 p-4">
              <strong>
                {offer.team_name}: {offer.service_title}
              </strong>
              <span>{whenWords(offer)}</span>
              <span>
                {offer.word
                  ? rotaWords.givesAwaySaying({ name: offer.name, word: offer.word })
                  : rotaWords.givesAway({ name: offer.name })}
              </span>
              <span>{offers.actions(offer)}</span>
            </div>
          )}
        </Part>
      )}
      <Cannot rota={rota} changed={changed} />
      <MyTeams rota={rota} changed={changed} />
      <section className="grid gap-3" aria-labelledby="reminders">
        <h2 id="reminders">{rotaWords.reminders}</h2>
        <div className="field">
          <label htmlFor="remind-days">{churchMails() ? rotaWords.remindByEmail : rotaWords.remind}</label>
          <select
            className="input"
            id="remind-days"
            value={rota.remind_days}
            disabled={busy}
            onChange={({ currentTarget }) =>
              act(() => setRemindDays(Number(currentTarget.value)), rotaWords.saved).then(changed)
            }
          >
            {remindChoices.map((days) => (
              <option key={days} value={days}>
                {days === 0 ? rotaWords.never : rotaWords.daysBefore({ count: days })}
              </option>
            ))}
          </select>
        </div>
        <p>
          {rotaWords.inCalendar[0]}
          <a href="/settings#calendar">{rotaWords.inCalendar[1]}</a>
          {rotaWords.inCalendar[2]}
        </p>
      </section>
      {opened}
    </div>
  )
}
