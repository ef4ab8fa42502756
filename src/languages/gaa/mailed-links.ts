import type { mailedLinkWords } from '../../islands/accounts/session/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const mailedLinks: Translation<typeof mailedLinkWords> = {
  confirm: { draft: 'Maa address nɛɛ nɔ mi' },
  confirming: { draft: 'Wɔmiima nɔ mi...' },
  toProfile: { draft: 'Yaa o-profile lɛ nɔ' },
  restore: { draft: 'Kɛ mi-address lɛ aku sɛɛ aha mi' },
  restoring: { draft: 'Wɔmiiku sɛɛ...' },
  newPassword: { draft: 'Halamɔ password hee' },
  signOut: { draft: 'Jiemɔ mɔ fɛɛ mɔ kɛjɛ mli' },
  signingOut: { draft: 'Wɔmiijie amɛ kɛmiije mli...' },
  write: { draft: 'Ŋmaa asafo lɛ' },
  disconnect: { draft: 'Gbalamɔ mi-account lɛ mli' },
  separating: { draft: 'Wɔmiigbala amɛteŋ...' },
  incomplete: { draft: 'Link nɛɛ eyeee emuu. Ofainɛ, gbelemɔ lɛ ekoŋŋ kɛjɛ e-mail lɛ mli.' },
  notReached: { draft: 'Wɔnyɛɛɛ wɔshɛ asafo lɛ ŋɔɔ. Ofainɛ, kaa ekoŋŋ yɛ sɛɛ fioo.' },
  logIn: { draft: 'Yaa mli' },
  stopServices: { draft: 'Tsi shɛɛ saji ni kɔɔ sɔlemɔi ahe lɛ' },
  stopEvents: { draft: 'Tsi shɛɛ saji ni kɔɔ nifeemɔi ahe lɛ' },
  stopFellowship: { draft: 'Tsi mikuu lɛ shɛɛ saji' },
  stopCare: { draft: 'Tsi shɛɛ saji ni kɔɔ mɛi akwɛmɔ he lɛ' },
  stopGiving: { draft: 'Tsi shɛɛ saji ni kɔɔ hamɔ he lɛ' },
  stopPayments: { draft: 'Tsi shɛɛ saji ni biɔ nɔmba nɛɛ shika' },
  stopNews: { draft: 'Tsi shɛɛ saji ni kɔɔ asafo muu lɛ fɛɛ he lɛ' },
  stopIncomplete: { draft: 'Link nɛɛ eyeee emuu. Ofainɛ, gbelemɔ lɛ ekoŋŋ kɛjɛ shɛɛ sane lɛ mli.' },
  stopAll: { draft: 'Tsi shɛɛ saji fɛɛ' },
  undo: { draft: 'Kɛ lɛ aku sɛɛ' },
  confirmTitle: { draft: 'Maa o-e-mail address lɛ nɔ mi' },
  confirmDescription: { draft: 'E-mail address hee, kɛtsɔ e-mail lɛ link nɔ.' },
  confirmNeedsScript: { draft: 'Address nɔmimaa' },
  confirmHeading: { draft: 'Maa o-<a>e-mail</a> address lɛ nɔ mi' },
  confirmLede: {
    draft: 'Nia button lɛ, ni e-mail ni kɔɔ o-account lɛ he lɛ baaba address nɛɛ nɔ kɛjɛ bianɛ.',
  },
  notMe: { draft: 'Jeee mi' },
  notMeDescription: { draft: 'Ejieɔ mɛi ni oleee amɛ kɛjɛɔ account mli, kɛtsɔ e-mail lɛ link nɔ.' },
  notMeNeedsScript: { draft: 'Mɛi ajiemɔ kɛjɛ mli' },
  notMeLede: {
    draft:
      'Mɔ kroko eya o-account lɛ mli? Nia button lɛ: ajieɔ mɔ fɛɛ mɔ, password momo lɛ gbeleee nɔ ko, ni e-mail ni link kɛha hee yɔɔ mli lɛ baa oŋɔɔ.',
  },
  notMine: { draft: 'Jeee mi-account' },
  notMineDescription: {
    draft: 'Egbalaa account kɛ nɔ ni asafo lɛ le yɛ mɔ ko he lɛ teŋ, kɛtsɔ shɛɛ sane lɛ link nɔ.',
  },
  notMineNeedsScript: { draft: 'Account lɛ mligbalamɔ' },
  notMineLede: {
    draft:
      'Ofis lɛ ekɛ account ko yɛ website nɛɛ nɔ efata nɔ ni asafo lɛ le yɛ ohe lɛ he, ni jeee onɔ? Nia button lɛ: agbalaa amɛteŋ, ni ofis lɛ naa.',
  },
  restoreTitle: { draft: 'Ŋɔɔ o-e-mail address lɛ ekoŋŋ' },
  restoreHeading: { draft: 'Ŋɔɔ o-<a>e-mail</a> address lɛ ekoŋŋ' },
  restoreDescription: { draft: 'Tsutsu e-mail address lɛ, kɛtsɔ e-mail lɛ link nɔ.' },
  restoreNeedsScript: { draft: 'Address sɛɛkuu' },
  restoreLede: {
    draft:
      'Mɔ ko etsake o-account lɛ e-mail address lɛ. Nia button lɛ koni momo lɛ aku sɛɛ aba. Ajieɔ mɔ fɛɛ mɔ kɛjɛɔ mli, ni ohalaa password hee.',
  },
  stop: { draft: 'Tsi shɛɛ saji' },
  stopDescription: { draft: 'Etsiɔ asafo lɛ e-mail kɛ SMS, kɛtsɔ amɛteŋ ekome link nɔ.' },
  stopNeedsScript: { draft: 'Shɛɛ saji tsimɔ' },
  stopLede: {
    draft:
      'Osumɔɔɔ nɔ ni asafo lɛ kɛmajeɔ bo? Nia button, ni akɛtoɔ kɛyaa naanɔ, mɔ fɛɛ mɔ ni baaŋma onɔmba loo o-address ekoŋŋ.',
  },
}
