import type { Channel } from '../../../lib/contract/messages/message.ts'
import type { ChurchSettings } from '../../../lib/contract/settings/church-settings.ts'
import { clockIn, dayIn, hourIn } from '../../../lib/time/church-time.ts'
import { instantOf } from '../../../lib/time/instants.ts'

type Hours = Pick<ChurchSettings, 'quiet_from' | 'quiet_until' | 'quiet_sundays'>

/** Whether a message may go now by the church's clock. Quiet hours may reach over midnight. */
export function isOpen(
  channel: Channel,
  { quiet_from, quiet_until, quiet_sundays }: Hours,
  zone: string,
  now: Date,
): boolean {
  // The list of own messages makes no sound.
  if (channel === 'app') return true
  const hour = hourIn(zone, now)
  const isQuiet =
    quiet_from <= quiet_until
      ? hour >= quiet_from && hour < quiet_until
      : hour >= quiet_from || hour < quiet_until
  const isSunday = clockIn(zone, now).getUTCDay() === 0
  return !isQuiet && !(channel === 'sms' && quiet_sundays && isSunday)
}

const quarter = 15 * 60_000

/** The first quarter of an hour from `from` on at which every one of these channels is open. */
export function opensAt(channels: readonly Channel[], hours: Hours, zone: string, from: Date): Date {
  const isAllOpen = (at: Date) => channels.every((channel) => isOpen(channel, hours, zone, at))
  let at = from
  // Quiet hours and a Sunday end within two days.
  for (let step = 0; step < 4 * 48 && !isAllOpen(at); step += 1)
    at = new Date((Math.floor(at.getTime() / quarter) + 1) * quarter)
  return at
}

/** The first instant of the month by the church's clock. */
export const monthStart = (zone: string, now: Date): string =>
  instantOf(zone, `${dayIn(zone, now).slice(0, 7)}-01`, '00:00').toISOString()
