import type { formRules as words } from '../../lib/texts/services/form-rules.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const formRules: Translation<typeof words> = {
  required: { draft: 'Yɛsrɛ wo, bua saa asɛmmisa yi' },
  number: { draft: 'Yɛsrɛ wo, kyerɛw nɔma, te sɛ 3' },
  choice: { draft: 'Yɛsrɛ wo, paw mmuae no mu baako' },
  telephone: { draft: 'Yɛsrɛ wo, fa telefon nɔma ma' },
  email: { draft: 'Yɛsrɛ wo, fa email address a ɛyɛ ma' },
  notOpen: { draft: 'Wonnye mmuae wɔ saa krataa yi so seesei.' },
  full: { draft: 'Mmaabi nyinaa ayɛ ma.' },
  answered: { draft: 'Woabua saa krataa yi dedaw.' },
  file: { draft: 'Yɛsrɛ wo, paw mfonini anaa PDF' },
  fileTooLarge: { draft: 'Yɛsrɛ wo, paw fael a ɛnsen MB {most}' },
}
