import { sweepReceived } from '../../messages/whatsapp/sweep.ts'
import { keepTemplatesFresh } from '../../messages/whatsapp-templates/templates.ts'
import type { Background } from '../../platform/background.ts'
import type { Db } from '../../platform/db/tables.ts'
import type { WhatsAppChannel } from '../../platform/delivery/whatsapp/channel.ts'

const hourly = 60 * 60 * 1000

type Keeping = {
  db: Db
  whatsapp: WhatsAppChannel | undefined
  now: () => Date
  background: Background
}

/** Reads the templates of WhatsApp again where they are old, now and every hour, and forgets what was told long ago. Returns a function that stops it. */
export function startWhatsAppJob({ db, whatsapp, now, background }: Keeping): () => void {
  if (!whatsapp) return () => undefined
  const run = async () => {
    await keepTemplatesFresh(db, whatsapp, now())
    await sweepReceived(db, now())
  }
  const start = () => background.run(run())
  start()
  const timer = setInterval(start, hourly)
  timer.unref()
  return () => clearInterval(timer)
}
