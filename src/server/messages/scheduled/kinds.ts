import type { Off } from '../../../lib/modules/modules.ts'
import { announcement } from './announcement.ts'
import { birthday } from './birthday.ts'
import { event } from './event.ts'
import type { AutomaticKind } from './kind.ts'
import { missed } from './missed.ts'
import { pledge } from './pledge.ts'
import { service } from './service.ts'

/** The kinds that a church has: without those of modules that are off. */
export const kindsUsed = (off: Off): AutomaticKind[] =>
  automaticKinds.filter(({ module }) => !module || !off.has(module))

/** Every kind of messages that go by themselves, in the order of the screen: a file and a line each. */
export const automaticKinds: readonly AutomaticKind[] = [
  birthday,
  missed,
  event,
  service,
  pledge,
  announcement,
]
