import type { Translation } from '../../lib/words/translation.ts'
import type { refusalWords } from '../../server/platform/errors/messages.ts'

export const refusals: Translation<typeof refusalWords> = {
  signInFirst: { draft: 'Yɛsrɛ wo, di kan wura mu.' },
  mayNot: { draft: 'Wo account nni kwan yɛ yei.' },
  mustEnrol: {
    draft: 'W’adwuma wɔ asɔre no mu hia two-step sign-in seesei. Yɛsrɛ wo, siesie no wɔ wo settings mu.',
  },
  tooOftenSeconds: {
    draft: {
      one: 'Woayɛ no mpɛn pii. Yɛsrɛ wo, sɔ hwɛ bio sekɛnd {count} akyi.',
      other: 'Woayɛ no mpɛn pii. Yɛsrɛ wo, sɔ hwɛ bio sekɛnd {count} akyi.',
    },
  },
  tooOftenMinutes: {
    draft: {
      one: 'Woayɛ no mpɛn pii. Yɛsrɛ wo, sɔ hwɛ bio simma {count} akyi.',
      other: 'Woayɛ no mpɛn pii. Yɛsrɛ wo, sɔ hwɛ bio simma {count} akyi.',
    },
  },
  diskFull: {
    draft:
      'Asɔre no kɔmputa ayɛ ma seesei, enti yɛansie yei. Wobɛtumi akenkan deɛ ɛwɔ hɔ. Yɛsrɛ wo, sɔ hwɛ bio akyire yi.',
  },
  readOnly: {
    draft:
      'Asɔre no kɔmputa nnye nsesa biara seesei, enti yɛansie yei. Wobɛtumi akenkan deɛ ɛwɔ hɔ. Yɛsrɛ wo, sɔ hwɛ bio akyire yi.',
  },
  away: { draft: 'Asɔre no kɔmputa mmua seesei. Yɛsrɛ wo, twɛn kakra na sɔ hwɛ bio.' },
  changedMeanwhile: { draft: 'Obi foforɔ asesa yei seesei ara. Yɛsrɛ wo, san bue, na ne deɛ biara anyera.' },
}
