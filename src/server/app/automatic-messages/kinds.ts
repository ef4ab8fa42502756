import type { Off } from '../../../lib/modules/modules.ts'
import { pledge } from '../../giving/books/pledges/automatic-message.ts'
import { announcement } from '../../messages/scheduled/announcement.ts'
import type { AutomaticKind } from '../../messages/scheduled/kind.ts'
import { missed } from '../../messages/scheduled/missed.ts'
import { birthday } from '../../people/persons/birthday-message.ts'
import { event } from '../../services/automatic-messages/event.ts'
import { service } from '../../services/automatic-messages/service.ts'

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
