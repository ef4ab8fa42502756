import * as calls from '../../../lib/contract/services/calls/charts.ts'
import { assists, holds } from '../../accounts/accounts/rights/guards.ts'
import { callerOf } from '../../platform/http/caller.ts'
import { Routes } from '../../platform/http/routes.ts'
import { churchDay } from '../../settings/church-settings/place.ts'
import { countAttendance, countMeetings } from './attendance.ts'
import { countPlaces } from './places.ts'

/** Counts for charts, each for those who see the list that it sums up: extensions (docs/check-in.md, docs/rota.md). They name nobody. */
export const serviceCharts = new Routes()
  .answer(calls.readAttendanceWeeks, holds('pastor', 'admin'), async (c) => {
    const { db, now } = c.var
    return countAttendance(db, { today: await churchDay(db, now()), branch: callerOf(c).branch })
  })
  .answer(calls.readMeetingWeeks, assists, async (c, { id }) => {
    const { db, now } = c.var
    return countMeetings(db, id, await churchDay(db, now()))
  })
  .answer(calls.readOpenPlaces, holds('rota', 'admin'), async (c) => {
    const { db, now } = c.var
    return countPlaces(db, { today: await churchDay(db, now()), branch: callerOf(c).branch })
  })
