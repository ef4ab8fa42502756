import type { Translation } from '../../lib/words/translation.ts'
import type { welfareEmailWords } from '../../server/giving/welfare/messages.ts'

export const welfareEmails: Translation<typeof welfareEmailWords> = {
  subject: { draft: 'Mmoa fotoɔ no asi gyinaeɛ' },
  approved: { draft: 'Mpanimfoɔ mmienu apene deɛ wosrɛɛ welfare no so. Sikakorani no resiesie akatua no.' },
  declined: {
    draft:
      'Mpanimfoɔ mmienu ampene deɛ wosrɛɛ welfare no so. Sɛ wopɛ sɛ wohu pii a, yɛsrɛ wo, kasa kyerɛ wɔn mu baako.',
  },
  page: { draft: 'Me ntoboa' },
  claimWaits: { draft: 'Welfare adesrɛ bi twɛn wo' },
  claimWaitsText: {
    draft:
      'Asɔremma bi abisa mmoa afiri welfare fund mu. Nnipa mmiɛnsa a wɔde wɔn nsa hyɛ aseɛ no mu mmienu na wɔsi gyinaeɛ.',
  },
  waiverWaits: { draft: 'Welfare tuo bi a wɔpɛ sɛ wɔde kyɛ twɛn wo' },
  waiverWaitsText: {
    draft: 'Signatory bi pɛ sɛ ɔde asɔreba bi welfare tuo kyɛ no. Ɛsɛ sɛ signatory a ɔtɔ so mmienu pene so.',
  },
  welfarePage: { draft: 'Welfare' },
}
