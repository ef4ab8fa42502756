import type { Notice } from '../../../../lib/contract/messages/push.ts'
import type { Db } from '../../db/tables.ts'
import { dropDevice, listDevices } from './devices.ts'
import type { Pushed, PushSender } from './sender.ts'

/** The letters of a notification: telephones show two lines or three. */
const mostLetters = 160

/** The beginning of a text in one line, cut between words. */
export function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= mostLetters) return line
  const cut = line.slice(0, mostLetters)
  return `${(cut.replace(/\s\S*$/, '') || cut).trimEnd()}…`
}

/** Notifies each device of a member, once. Returns what the push service of each has said; forgets those that are gone. */
export async function notifyDevices(
  { db, push }: { db: Db; push: PushSender },
  accountId: number,
  { body, ...notice }: Notice,
): Promise<Pushed[]> {
  const devices = await listDevices(db, accountId)
  return Promise.all(
    devices.map(async (device) => {
      const pushed = await push.send(device, { ...notice, body: shorten(body) })
      if (pushed === 'gone') await dropDevice(db, device.id)
      return pushed
    }),
  )
}
