import type { eventRules as words } from '../../lib/texts/services/event-rules.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const eventRules: Translation<typeof words> = {
  lastDay: { draft: 'Yɛsrɛ wo, paw da a ɛtwa toɔ' },
  repeat: { draft: 'Yɛsrɛ wo, paw sɛdeɛ ɛsan ba' },
  times: { draft: 'Yɛsrɛ wo, twerɛ nɔma firi 2 kɔsi {most}' },
  scope: { draft: 'Yɛsrɛ wo, paw dwumadie ko a wopɛ' },
  title: { draft: 'Yɛsrɛ wo, twerɛ asɛm no ti' },
  description: { draft: 'Yɛsrɛ wo, twerɛ ho asɛm' },
  date: { draft: 'Yɛsrɛ wo, paw da' },
  time: { draft: 'Yɛsrɛ wo, paw berɛ' },
  endTime: { draft: 'Yɛsrɛ wo, twerɛ berɛ no sɛ 20:30' },
  meetingLink: { draft: 'Yɛsrɛ wo, twerɛ nhyiamu no link nyinaa, a ɛhyɛ aseɛ sɛ https://' },
  category: { draft: 'Yɛsrɛ wo, paw nkyekyɛmu' },
  beforeFirst: { draft: 'Da yi di da a ɛdi kan no kan' },
  tooLate: { draft: 'Yɛsrɛ wo, paw da a ɛwɔ mfeɛ du mu, anaa gyae ha kwa' },
  notLast: { draft: 'Da a ɛdi kan no nyɛ saa dapɛn da no deɛ ɛtwa toɔ wɔ bosome no mu' },
  ends: { draft: 'Dwumadie ba awieeɛ wɔ n’ahyɛaseɛ akyi' },
  tooLong: { draft: 'Dwumadie nnboro nna {most}. Yɛsrɛ wo, kyekyɛ deɛ ɛware no mu.' },
  needsLink: { draft: 'Dwumadie a ɛwɔ intanɛt so hia ne link' },
  location: { draft: 'Yɛsrɛ wo, twerɛ baabi a ɛbɛsi' },
}
