import type { Translation } from '../../lib/words/translation.ts'
import type { placeEmailWords } from '../../server/groups/places/messages.ts'

export const placeEmails: Translation<typeof placeEmailWords> = {
  subject: { draft: 'Nɔƒe li na wò: {what}' },
  free: { draft: 'teƒe aɖe le vovo, eye enye tɔwò: {what}.' },
  giveBack: { draft: 'Ne màte ŋu ava o la, taflatsɛ gbugbɔe na, be ame si kplɔe ɖo nate ŋui: {page}' },
  youthPage: { draft: 'Sɔhɛwo, Ŋlɔ wò ŋkɔ' },
}
