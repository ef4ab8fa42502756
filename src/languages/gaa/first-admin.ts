import type { firstAdminWords } from '../../islands/accounts/session/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const firstAdmin: Translation<typeof firstAdminWords> = {
  submit: { draft: 'Tsɔmɔ klɛŋklɛŋ admin' },
  busy: { draft: 'Wɔmiife account lɛ...' },
  title: { draft: 'Klɛŋklɛŋ admin' },
  failure: { draft: 'Wɔnyɛɛɛ wɔfee account lɛ. Ofainɛ, kaa ekoŋŋ.' },
  incomplete: { draft: 'Link nɛɛ eyeee emuu. Ofainɛ, copy lɛ fɛɛ kɛjɛ he ni aje server lɛ shishi yɛ.' },
  description: { draft: 'Asafo hee lɛ klɛŋklɛŋ account, kɛtsɔ link ni tsuɔ nii shikome nɔ.' },
  needsScript: { draft: 'Account feemɔ' },
  lede: {
    draft: 'Asafo nɛɛ hee ni. O-account lɛ baagbele eshinai lɛ fɛɛ, no hewɔ lɛ hala epassword lɛ jogbaŋŋ.',
  },
  afterwards: {
    draft:
      'No sɛɛ lɛ ohalaa hiɛnyiɛlɔi kɛ media kuu lɛ yɛ admin baafa lɛ nɔ, kɛjɛ mɛi ni eŋma amɛgbɛii lɛ ateŋ.',
  },
}
