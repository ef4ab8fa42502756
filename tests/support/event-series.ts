import { makeRepeatedEvents } from '../../src/server/services/events/series/series.ts'
import { type Church, openChurch } from './church.ts'

/* Events that repeat, for tests. The clock starts on Saturday, 21 November 2026. */

export type Row = { id: number; title: string; date: string; version: number } & Record<string, unknown>

export const study = {
  takes_signups: true,
  title: 'Bible study',
  description: 'Bring a Bible.',
  location: 'Chapel',
  is_online: false,
  date: '2026-11-21',
  time: '18:00',
  end_time: '19:30',
}
export const monthly = { ...study, repeat: 'monthly-by-weekday', repeat_times: 4 }
export const days = ['2026-11-21', '2026-12-19', '2027-01-16', '2027-02-20']

/** Signed in anew, since a session does not outlast the days that a test waits. */
export async function eventsOf(church: Church, title = 'Bible study'): Promise<Row[]> {
  const { access } = await church.signIn('admin')
  const { body } = await church.get('events/?from=2026-11-01', access)
  return (body as { results: Row[] }).results.filter((event) => event.title === title)
}
export const daysOf = async (church: Church, title?: string) =>
  (await eventsOf(church, title)).map(({ date }) => date)

export async function openSeries(form: object = monthly) {
  const church = await openChurch()
  const { access } = await church.signIn('admin')
  const added = await church.post('events/', form, access)
  const events = await eventsOf(church)
  const at = (place: number): Row => {
    const event = events[place]
    if (!event) throw new Error(`no event ${place}`)
    return event
  }
  const call = async (method: string, path: string, body?: unknown) =>
    church.call(method, path, body, (await church.signIn('admin')).access)
  const change = (event: Row, changes: object) =>
    call('PUT', `events/${event.id}/`, { ...study, date: event.date, version: event.version, ...changes })
  const remove = (event: Row, scope: string) => call('DELETE', `events/${event.id}/?scope=${scope}`)
  const job = () => makeRepeatedEvents({ db: church.db, cache: church.cache, now: () => church.clock.now })
  const dates = (title?: string) => daysOf(church, title)
  return {
    church,
    call,
    added,
    events,
    at,
    change,
    remove,
    job,
    dates,
    [Symbol.asyncDispose]: () => church[Symbol.asyncDispose](),
  }
}

export const accessOf = async (church: Church, name: string) => (await church.signIn(name)).access
export const signUp = async (church: Church, event: Row, name: string) =>
  church.post(`events/${event.id}/signup/`, {}, await accessOf(church, name))
export const news = ({ letters }: Church) =>
  letters
    .filter(({ subject }) => /^(Cancelled|Changed): /.test(subject))
    .map(({ to, subject }) => [to, subject])
