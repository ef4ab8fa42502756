import type { cropWords } from '../../components/picture/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const crop: Translation<typeof cropWords> = {
  title: { draft: 'Dane na twa so' },
  turn: { draft: 'Dane' },
  left: { draft: '<a>Dane kɔ </a>benkum' },
  right: { draft: '<a>Dane kɔ </a>nifa' },
  shape: { draft: 'Sɛdeɛ ɛteɛ' },
  any: { draft: 'Biara' },
  asShown: { draft: 'Sɛdeɛ kratafa no kyerɛ no' },
  howTo: { draft: 'Twe ntwea no, anaasɛ mia Tab na fa arrow keys twe.' },
  tooLarge: { draft: 'Browser yi ntumi ntwa mfonini no so. Yɛsrɛ wo, paw deɛ ɛsua.' },
  use: { draft: 'Fa mfonini yi' },
  cancel: { draft: 'Gyae' },
  part: { draft: 'Afa a ɛbɛka: fa arrow keys twe' },
  upperLeft: { draft: 'Afa a ɛbɛka no benkum so atifi ntwea: fa arrow keys twe' },
  upper: { draft: 'Afa a ɛbɛka no atifi: fa arrow keys twe' },
  upperRight: { draft: 'Afa a ɛbɛka no nifa so atifi ntwea: fa arrow keys twe' },
  rightEdge: { draft: 'Afa a ɛbɛka no nifa so: fa arrow keys twe' },
  lowerRight: { draft: 'Afa a ɛbɛka no nifa so aseɛ ntwea: fa arrow keys twe' },
  lower: { draft: 'Afa a ɛbɛka no aseɛ: fa arrow keys twe' },
  lowerLeft: { draft: 'Afa a ɛbɛka no benkum so aseɛ ntwea: fa arrow keys twe' },
  leftEdge: { draft: 'Afa a ɛbɛka no benkum so: fa arrow keys twe' },
}
