import type { Translation } from '../../lib/words/translation.ts'
import type { eventRefusals as words } from '../../server/services/events/messages.ts'

export const eventRefusals: Translation<typeof words> = {
  chooseCategory: { draft: 'Taflatsɛ tia hatsotso' },
  noEvent: { draft: 'Wɔna sia ƒomevi meli o.' },
  deleted: { draft: 'Wotutu wɔnaa' },
  attendanceSaved: { draft: 'Wotrɔ asi le ame siwo va la ŋu' },
  meetingLater: { draft: 'Takpekpe sia le {day}. Tso ŋkeke ma dzi woade dzesi ame siwo va.' },
  notMember: { draft: 'Ame sia menye habɔbɔa me tɔ o' },
  signUpRemoved: { draft: 'Woɖe ŋkɔŋɔŋlɔa ɖa.' },
  notOfFellowship: { draft: 'Wɔna sia ƒomevi mele habɔbɔ sia me o.' },
  choosePicture: { draft: 'Taflatsɛ tia foto' },
  noFellowship: { draft: 'Habɔbɔ sia ƒomevi meli o' },
  repeatsAlready: { draft: 'Wɔna sia gbugbɔna xoxo' },
  fellowshipOfOne: { draft: 'Ame siwo tɔ wɔna nye la, wotrɔnɛ na wɔna ɖeka ko' },
  dayBeforeEvent: { draft: 'Ŋkeke sia do ŋgɔ na wɔnaa' },
  onlyLeaderDeletes: { draft: 'Ame si kplɔa habɔbɔa koe ate ŋu atutu wɔnawo' },
  doesNotRepeat: { draft: 'Wɔna sia megbugbɔna o' },
  byItselfOnly: { draft: 'Wɔna sia ɖeɖe koe wotrɔna' },
  notLastWeekday: { draft: 'Ŋkekea menye eƒe kɔsiɖagbe mamlɛtɔ le ɣletia me o' },
  beginsWithin: { draft: 'Wɔna si gbugbɔna dzea egɔme egbe alo le ƒe eve me' },
  cancelled: { draft: 'Woɖe wò ŋkɔŋɔŋlɔ ɖa.' },
  noSignUp: { draft: 'Mehiã be ame aɖeke naŋlɔ ŋkɔ na wɔna sia o.' },
  over: { draft: 'Wɔna sia va yi.' },
  reminderSet: { draft: 'Míaɖo ŋku edzi na wò.' },
  signedUp: { draft: 'Èŋlɔ ŋkɔ na {title}.' },
  waits: { draft: 'Èle lalam na {title}, xexlẽdzesi {position}.' },
}
