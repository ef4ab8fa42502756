import { remindOfEvents } from './events/reminders.ts'
import type { Deps } from './http/app.ts'

/** In milliseconds: a hundred letters go out each time. */
const fiveMinutes = 5 * 60 * 1000

type Reminding = Pick<Deps, 'db' | 'mail' | 'now' | 'background' | 'settings'>

/** Reminds members of events, now and every five minutes. Returns how to stop. */
export function keepReminding({ background, settings, ...deps }: Reminding): () => void {
  const remind = () => background.run(remindOfEvents({ ...deps, site: settings.PUBLIC_SITE_URL }))
  remind()
  const timer = setInterval(remind, fiveMinutes)
  timer.unref()
  return () => clearInterval(timer)
}
