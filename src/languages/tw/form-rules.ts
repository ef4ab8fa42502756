import type { formRules as words } from '../../lib/texts/services/form-rules.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const formRules: Translation<typeof words> = {
  required: { draft: 'Yɛsrɛ wo, bua asɛmmisa yi' },
  number: { draft: 'Yɛsrɛ wo, twerɛ nɔma, sɛ 3' },
  choice: { draft: 'Yɛsrɛ wo, paw mmuaeɛ no mu baako' },
  tooLong: { draft: 'Yɛsrɛ wo, mma atwerɛdeɛ mmoro {most}' },
  tooMany: { draft: 'Yɛsrɛ wo, mma din mmoro {most}' },
  telephone: { draft: 'Yɛsrɛ wo, ma fon nɔma' },
  email: { draft: 'Yɛsrɛ wo, twerɛ e-mail address a ɛyɛ' },
  notOpen: { draft: 'Form yi nnye mmuaeɛ seesei.' },
  full: { draft: 'Mmaabi nyinaa ayɛ ma.' },
  answered: { draft: 'Woabua form yi dada.' },
  photograph: { draft: 'Yɛsrɛ wo, san paw mfonini no' },
  file: { draft: 'Yɛsrɛ wo, paw mfonini anaa PDF' },
  fileTooLarge: { draft: 'Yɛsrɛ wo, paw fael a ɛnsen MB {most}' },
  withdrawn: { draft: 'Yɛatwe wo mmuaeɛ no asan.' },
  noLink: { draft: 'Link yi nnuruiɛ, anaa ɛnyɛ adwuma bio. Yɛsrɛ wo, bisa asɔre no.' },
}
