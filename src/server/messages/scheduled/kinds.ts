import { announcement } from './announcement.ts'
import { birthday } from './birthday.ts'
import { event } from './event.ts'
import type { AutomaticKind } from './kind.ts'
import { missed } from './missed.ts'
import { pledge } from './pledge.ts'
import { service } from './service.ts'

/** Every kind of messages that go by themselves, in the order of the screen: a file and a line each. */
export const automaticKinds: readonly AutomaticKind[] = [
  birthday,
  missed,
  event,
  service,
  pledge,
  announcement,
]
