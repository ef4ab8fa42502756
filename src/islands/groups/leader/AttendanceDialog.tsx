import { useState } from 'react'
import { createPortal } from 'react-dom'
import { personName } from '../../../components/staff/Person.tsx'
import { Dialog } from '../../../components/ui/Dialog.tsx'
import { whyRefused } from '../../../lib/api/api-error.ts'
import type { FellowshipMember } from '../../../lib/contract/accounts/account-details.ts'
import type { Id } from '../../../lib/contract/base.ts'
import type { ChurchEvent } from '../../../lib/contract/services/event.ts'
import { formatHour } from '../../../lib/time/hours.ts'
import { today } from '../../../lib/time/today.ts'
import { shownDay } from '../../../lib/words/shown-day.ts'
import { exportList, mayExport } from '../../staff/export-list.ts'
import { reportFailure } from '../../staff/report-failure.ts'
import { AttendanceSheet } from './AttendanceSheet.tsx'
import { attendanceCells, attendanceFile, countChoices, type Roll } from './attendance.ts'
import { MarkRow } from './MarkRow.tsx'
import { MarksNotice } from './MarksNotice.tsx'
import { isMemberCalled } from './members.ts'
import { leaderWords } from './messages.ts'
import { useLedFellowship } from './useLeader.ts'

export type AttendanceProps = {
  event: ChurchEvent
  /** The backend's records at the time when the dialog was opened. */
  records: ReadonlyMap<Id, boolean>
  close: () => void
}

/** Saves the roll as a CSV file. */
async function saveRoll(event: ChurchEvent, roll: Roll): Promise<void> {
  try {
    const [headings, cells] = attendanceCells(roll)
    await exportList({
      list: 'attendance',
      filter: event.title,
      file: attendanceFile(event),
      headings,
      cells,
    })
  } catch (error) {
    reportFailure(error, whyRefused(error))
  }
}

/** A fellowship without members yet. Who assists may not invite. */
function NobodyToMark() {
  const { assisting } = useLedFellowship()
  return (
    <div className="empty">
      <p>{leaderWords.noMembersFound}</p>
      {!assisting && (
        <>
          <p>{leaderWords.attendanceBegins}</p>
          <a className="btn btn-primary" href="#members?invite=yes">
            {leaderWords.inviteMembers}
          </a>
        </>
      )}
    </div>
  )
}

/** The members that a press marked, each with the mark before. */
type Tap = { name: string; marked: Roll }

/** The number of members from which on the dialog shows a search field. */
const searchFrom = 10

/** Records attendance: one tap per member, stored on this device at once and sent by itself (spec 2 §2, Attendance dialog). */
export function AttendanceDialog({ event, records, close }: AttendanceProps) {
  const { fellowship, members, marks } = useLedFellowship()
  const [taps, setTaps] = useState<readonly Tap[]>([])
  const [words, setWords] = useState('')
  const roll: Roll = (members.part?.rows ?? []).map((member) => ({
    member,
    choice: marks.choiceOf(event.id, member.id, records.get(member.id) ?? null),
  }))
  const { length: count } = roll
  const last = taps.at(-1)
  const isAhead = event.date > today()
  const rest = roll.filter(({ choice }) => choice === null)

  function mark(member: FellowshipMember, is_present: boolean | null): void {
    if (fellowship) marks.mark({ fellowship: fellowship.id, event: event.id, member: member.id, is_present })
  }

  function leave(): void {
    close()
    // The attendance rates of the members have changed: reload them.
    if (taps.length > 0 && !marks.held) void members.reload()
  }

  return (
    <Dialog title={leaderWords.attendanceFor({ title: event.title })} close={leave}>
      <div className="leader-attendance">
        <div>
          <p>
            {shownDay(event.date)}
            {event.time && `, ${formatHour(event.time)}`} · {leaderWords.membersCount({ count })}
          </p>
          {isAhead && <p className="notice mt-3">{leaderWords.isAhead({ day: shownDay(event.date) })}</p>}
          <MarksNotice />
          <div role="alert">
            {marks.problem && <p className="notice notice-error mt-3">{marks.problem}</p>}
          </div>
        </div>
        <p className="leader-tally" role="status">
          {countChoices(roll)}
        </p>
        {roll.length >= searchFrom && (
          <input
            className="input"
            type="search"
            aria-label={leaderWords.findMember}
            placeholder={leaderWords.findMemberHint}
            value={words}
            onChange={({ currentTarget }) => setWords(currentTarget.value)}
          />
        )}
        {roll.length === 0 && <NobodyToMark />}
        <ul className="leader-roll">
          {roll
            .filter(({ member }) => isMemberCalled(member, words.trim()))
            .map(({ member, choice }) => (
              <MarkRow
                key={member.id}
                member={member}
                choice={choice}
                waiting={marks.isWaiting(event.id, member.id)}
                held={marks.held}
                isAhead={isAhead}
                mark={(is_present) => {
                  setTaps([...taps, { name: personName(member), marked: [{ member, choice }] }])
                  mark(member, is_present)
                }}
              />
            ))}
        </ul>
        <div className="flex flex-wrap gap-3">
          {mayExport() && (
            <button className="btn" type="button" onClick={() => void saveRoll(event, roll)}>
              {leaderWords.downloadCsv}
            </button>
          )}
          <button className="btn" type="button" onClick={() => print()}>
            {leaderWords.print}
          </button>
        </div>
        <div className="staff-dialog-acts">
          <button
            className="btn"
            type="button"
            aria-disabled={!last}
            onClick={() => {
              if (!last) return
              setTaps(taps.slice(0, -1))
              for (const { member, choice } of last.marked) mark(member, choice)
            }}
          >
            {leaderWords.undo}
            <span className="sr-only">{last && `: ${last.name}`}</span>
          </button>
          {rest.length > 0 && !isAhead && (
            <button
              className="btn leader-rest"
              type="button"
              onClick={() => {
                setTaps([...taps, { name: leaderWords.theRest, marked: rest }])
                for (const { member } of rest) mark(member, true)
              }}
            >
              {leaderWords.markRest}
            </button>
          )}
          <button className="btn btn-primary" type="button" onClick={leave}>
            {leaderWords.done}
          </button>
        </div>
      </div>
      {createPortal(
        <AttendanceSheet event={event} roll={roll} fellowship={fellowship?.name ?? ''} />,
        document.body,
      )}
    </Dialog>
  )
}
