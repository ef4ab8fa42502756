import { type ComponentType, useEffect, useRef, useState } from 'react'
import { useOpenRow } from '../../../components/staff/lists/useOpenRow.ts'
import { listAttendance } from '../../../lib/api/services/events.ts'
import type { ChurchEvent } from '../../../lib/contract/services/event.ts'
import { leaderTexts } from '../../../lib/texts/groups/leader.ts'
import { reportFailure } from '../../staff/report-failure.ts'
import type { AttendanceProps } from './AttendanceDialog.tsx'
import { useLedFellowship } from './useLeader.ts'

type Loaded = { of: number; Dialog: ComponentType<AttendanceProps>; records: AttendanceProps['records'] }

/** The event whose attendance the URL names, and its records. If they cannot be loaded, no dialog opens (spec 2 §8). */
export function useAttendance() {
  const { fellowship, events, marks } = useLedFellowship()
  const { row, open, close } = useOpenRow(events.find, 'attendance')
  const [loaded, setLoaded] = useState<Loaded>()
  const latest = useRef({ close, askAgain: marks.askAgain })
  latest.current = { close, askAgain: marks.askAgain }
  const [fellowshipId, eventId] = [fellowship?.id, row?.id]

  useEffect(() => {
    setLoaded(undefined)
    if (!fellowshipId || !eventId) return
    let left = false
    latest.current.askAgain(eventId)
    loadAttendance(fellowshipId, eventId).then(
      (attendance) => left || setLoaded(attendance),
      (error: unknown) => {
        if (left) return
        reportFailure(error, leaderTexts.attendanceNotLoaded)
        latest.current.close()
      },
    )
    return () => {
      left = true
    }
  }, [fellowshipId, eventId])

  const here = loaded?.of === eventId ? loaded : undefined
  return {
    open,
    close,
    event: row as ChurchEvent | undefined,
    loaded: here,
    opening: here ? undefined : eventId,
  }
}

/** Loads the records and the dialog's code in parallel. */
async function loadAttendance(fellowship: number, event: number): Promise<Loaded> {
  const [attendance, { AttendanceDialog }] = await Promise.all([
    listAttendance(fellowship, event),
    import('./AttendanceDialog.tsx'),
  ])
  const records = new Map(attendance.map(({ member, is_present }) => [member.id, is_present]))
  return { of: event, Dialog: AttendanceDialog, records }
}
