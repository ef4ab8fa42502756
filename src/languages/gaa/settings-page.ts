import type { settingsPageWords } from '../../islands/accounts/settings/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const settingsPage: Translation<typeof settingsPageWords> = {
  title: { draft: 'Gbɛjianɔtoi' },
  description: { draft: 'O-mfoniri, password, tsɔnei, sui kɛ ohe saji.' },
  lede: { draft: 'Gbɛjianɔtoi lɛ toɔ amɛhe. Gbɛii, tɛlifoŋ kɛ address yɛ <a>ohe saji</a> mli.' },
  photographLede: { draft: 'Ohiɛ mfoniri haa mɛi krokomɛi kɛ ogbɛi ŋaa bo.' },
  telephoneLede: {
    draft: 'Maa onɔmba lɛ nɔ mi shikome, ni obaanyɛ oya mli ni ohala password hee kɛ SMS code.',
  },
  privacyLede: { draft: 'Mɛi ni baanyɛ ana ohe saji, kɛfata asafo lɛ ofis lɛ he.' },
  consentLede: { draft: 'Nɔ ni okpɛlɛ nɔ, kɛ gbɛ ni oku sɛɛ.' },
  passwordMails: { draft: 'Wɔŋmaa o-e-mail address lɛ kɛ atsake.' },
  passwordLede: { draft: 'Halamɔ kroko.' },
  twoStepsLede: { draft: 'Nanemɔ ni ji enyɔ kɛfata o-password lɛ he.' },
  devicesLede: { draft: 'Hei ni oya mli yɛ. Jeekpo yɛ nii ni okɛha, ohɔɔ loo elaaje bo lɛ anɔ.' },
  coloursLede: {
    draft: 'Duŋ hi kɛha hiŋmɛii yɛ gbɛkɛ; la waaa akɛ akaneɔ yɛ hulu mli. Akɛto yɛ tsɔne nɛɛ nɔ.',
  },
  dataSaverLede: {
    draft:
      'Shiɛmɔi amfoniri baaa, ni kɛ abaanyɛ abo shiɛmɔ toi lɛ, atsɔɔ enɛ dani video. Akɛto yɛ tsɔne nɛɛ nɔ.',
  },
  mailsLede: { draft: 'Nɔ ni asafo lɛ kɛmajeɔ o-e-mail address nɔ.' },
  announcements: { draft: 'Adafitswaai baaa yɛ e-mail nɔ; amɛyɛ <a>obaafa</a> nɔ.' },
  messagesLede: { draft: 'Nɔ ni asafo lɛ nitsulɔi kɛ ohiɛnyiɛlɔ lɛ baanyɛ aŋma bo, kɛ bɔ ni eshɛɔ oŋɔɔ.' },
  calendarLede: { draft: 'Asafo lɛ kɛ okuu lɛ anifeemɔi, kɛ amɛkpee links.' },
  givingLede: { draft: 'Nɔ ni oha, kɛ oreceipts, kɛha be fɛɛ be. Bo kɛ shikakwɛlɔ lɛ pɛ naa.' },
  scheduleLede: { draft: 'Sɔɔmɔ bimɔi, obei, gbii ni onyɛŋ kɛ kaimɔi.' },
  dataLede: {
    draft: 'Nɔ fɛɛ ni asafo lɛ kɛto yɛ ohe yɛ fail kome mli (JSON), koni okane loo okɛya he kroko.',
  },
  closeLede: { draft: 'Kɛji ooshi wɔ, loo oosumɔ ni oje shishi hee.' },
  needsScript: { draft: 'Ogbɛjianɔtoi atsakemɔ' },
  mailPassword: {
    draft: 'Link kɛha password hee, kɛ obi, kɛ sane yɛ o-password tsakemɔ fɛɛ he baa be fɛɛ be.',
  },
  mailClosed: { draft: 'Nakai nɔŋŋ sane akɛ aŋa o-account lɛ, kɛ oŋa.' },
  calendarSecret: { draft: 'Mɔ ni yɔɔ address lɛ kaneɔ kalenda nɛɛ. Kaakɛha mɔ ko.' },
  openGiving: { draft: 'Gbelemɔ minikeenii' },
  openSchedule: { draft: 'Gbelemɔ mibei' },
  closeSignedOut: {
    draft: 'Ajieɔ bo kɛjɛɔ hei fɛɛ amrɔ nɔŋŋ, ni ohiɛnyiɛlɔ lɛ naaa bo yɛ asafo lɛ mli bii ateŋ dɔŋŋ.',
  },
  closeDays: { draft: 'Ajieŋ nɔ ko yɛ gbii 14 mli: yaa mli, ni obaanyɛ oku sɛɛ.' },
  closeDeleted: {
    draft: 'No sɛɛ lɛ ajieɔ ohe saji, mfoniri, be ni oba, gbɛi ŋmai kɛ faikpamɔi ni yɔɔ teemɔŋ.',
  },
  closeStays: {
    draft:
      'Ofaikpamɔi ni mɛi na, odaseyelii kɛ chat shɛɛ saji hiɔ shi, ni ogbɛi kɛ mfoniri bɛ he: mɛi krokomɛi kɛ sɔle. Kɛ osumɔɔ lɛ, bi asafo lɛ ofis lɛ ni amɛjie.',
  },
}
