import type { Translation } from '../../lib/words/translation.ts'
import type { ownerEmailWords } from '../../server/accounts/accounts/addresses/messages.ts'

export const ownerEmails: Translation<typeof ownerEmailWords> = {
  passwordSubject: { draft: 'Atsake o-password lɛ' },
  password: { draft: 'atsake {account} password lɛ bianɛ. Kɛ bo ofee lɛ, ehiaaa akɛ ofeɔ nɔ ko.' },
  passwordNotYou: {
    draft: 'Kɛ jeee bo lɛ, bi password hee kɛtsɔ "Ohiɛ ekpa o-password nɔ?" nɔ, ni okɛɛ asafo lɛ ofis lɛ.',
  },
  closedSubject: { draft: 'Aŋa o-account lɛ' },
  closed: { draft: 'aŋa {account}, taakɛ obi. Abaajie lɛ kwraa yɛ {day}.' },
  closedNotYou: {
    draft: 'Kɛ ootao ni oto, loo kɛ jeee bo obi lɛ, yaa mli dani nakai gbi lɛ ashɛ ni oku sɛɛ.',
  },
  alreadySubject: { draft: 'Oyɛ account momo' },
  already: {
    draft: 'mɔ ko, ekolɛ bo, kɛ address nɛɛ eha wɔsafo lɛ account hee. Eji account ko nɔ momo, ni ehiɔ jɛmɛ.',
  },
  alreadyYou: { draft: 'Kɛ bo ni lɛ, kɛ oklɛŋklɛŋ account lɛ aya mli, loo halamɔ password hee kɛha lɛ:' },
  notYouNothing: { draft: 'Kɛ jeee bo lɛ, ehiaaa akɛ ofeɔ nɔ ko.' },
  addressSubject: { draft: 'Atsake o-account lɛ e-mail address lɛ' },
  address: { draft: 'enɛ jeee {account} e-mail address dɔŋŋ. Kɛ bo ofee lɛ, ehiaaa akɛ ofeɔ nɔ ko.' },
  addressNotYou: {
    draft:
      'Kɛ jeee bo lɛ, gbelemɔ link nɛɛ yɛ otsi kome mli. Ekuɔ address nɛɛ sɛɛ ni ejieɔ mɔ fɛɛ mɔ kɛjɛɔ mli:',
  },
  askedSubject: { draft: 'Asafo lɛ ofis lɛ eŋma e-mail address kroko eha bo' },
  asked: {
    draft:
      'asafo lɛ ofis lɛ eŋma e-mail address kroko eha {account}. Ejeɔ nitsumɔ shishi kɛ agbele wolo ni ya nɔ lɛ link lɛ.',
  },
  notAsked: { draft: 'Kɛ obiii enɛ lɛ, ofainɛ, kɛɛ asafo lɛ ofis lɛ.' },
  roleSubject: { draft: 'Atsake onitsumɔ yɛ asafo lɛ mli' },
  role: {
    draft:
      'asafo lɛ ofis lɛ ekɛ nitsumɔ kroko eha {account}. Nɔ ni obaanyɛ ofee bianɛ lɛ, obaana kɛ oya mli.',
  },
  notExpected: { draft: 'Kɛ okpaaa enɛ gbɛ lɛ, ofainɛ, kɛɛ asafo lɛ ofis lɛ.' },
  deviceSubject: { draft: 'Aya mli yɛ tsɔne hee nɔ' },
  device: {
    draft:
      'aya {account} mli yɛ tsɔne ni wɔleee nɔ, yɛ {at}, kɛjɛ network address {address}. Kɛ bo ni lɛ, ehiaaa akɛ ofeɔ nɔ ko.',
  },
  deviceNotYou: {
    draft:
      'Kɛ jeee bo lɛ, gbelemɔ link nɛɛ yɛ otsi kome mli. Ejieɔ mɔ fɛɛ mɔ kɛjɛɔ mli, ni wolo ni link kɛha password hee yɔɔ mli lɛ nyiɛɔ sɛɛ:',
  },
  leadsSubject: { draft: 'Onyiɛ kuu ko hiɛ' },
  leads: {
    draft: 'asafo lɛ ofis lɛ eŋma {account} akɛ kuu ko hiɛnyiɛlɔ. Kuu lɛ kɛ emli bii lɛ, obaana kɛ oya mli.',
  },
  leadsNoMoreSubject: { draft: 'Onyiɛɛɛ okuu lɛ hiɛ dɔŋŋ' },
  leadsNoMore: {
    draft:
      'asafo lɛ ofis lɛ eŋmaaa {account} akɛ ekuu lɛ hiɛnyiɛlɔ dɔŋŋ. Mɛi ni ŋmaa hiɛnyiɛlɔ lɛ shɛɛɛ oŋɔɔ dɔŋŋ.',
  },
  telephoneSubject: { draft: 'Obaanyɛ okɛ otɛlifoŋ aya mli bianɛ' },
  telephone: {
    draft:
      'ama tɛlifoŋ nɔmba ko nɔ mi kɛha {account} bianɛ. Mɔ ni kaneɔ e-SMS lɛ baanyɛ ekɛ code aya mli, ni ehala password hee. Kɛ bo ni lɛ, ehiaaa akɛ ofeɔ nɔ ko.',
  },
  noTelephoneSubject: { draft: 'Otɛlifoŋ haaa oyaa mli dɔŋŋ' },
  noTelephone: {
    draft:
      'tɛlifoŋ nɔmba ni ama nɔ mi kɛha {account} lɛ, atsake loo ajie. SMS codes gbeleee dɔŋŋ; o-password lɛ gbeleɔ tamɔ daa. Obaanyɛ oma nɔmba nɔ mi ekoŋŋ yɛ Gbɛjianɔtoi amli.',
  },
  telephoneNotYou: {
    draft: 'Kɛ jeee bo lɛ, halamɔ password hee yɛ Gbɛjianɔtoi amli, ni okɛɛ asafo lɛ ofis lɛ.',
  },
  guessingSubject: { draft: 'Mɔ ko miisusu o-password lɛ' },
  guessing: {
    draft:
      'mɔ ko eŋma password ni ejaaa babaoo kɛha {account} ŋmɛnɛ. Mɔ ko yaaa mli nakai, ni obaanyɛ oya mli tamɔ daa yɛ tsɔnei ni okɛtsu nii momo lɛ anɔ.',
  },
  guessingThen: {
    draft:
      'Kɛ bo ni lɛ, halamɔ password hee kɛtsɔ "Ohiɛ ekpa o-password nɔ?" nɔ. Kɛ jeee bo lɛ, ehiaaa akɛ ofeɔ nɔ ko: anyɛŋ asusu password ni ji wiemɔi babaoo nakai. Onuɔ shikome pɛ yɛ gbi kome mli.',
  },
  offeredSubject: { draft: 'Asafo lɛ ofis lɛ kɛ password hee miiha bo' },
  offered: {
    draft:
      'asafo lɛ mli nyo ko efee link kɛ code bianɛ, ni abaanyɛ akɛhala password hee kɛha {account}. Amɛ diɛŋtsɛ amɛkɛbaaha bo. Kɛ bo obi lɛ, ehiaaa akɛ ofeɔ nɔ kroko ko.',
  },
  offeredNotYou: {
    draft:
      'Kɛ obiii lɛ, kɛɛ asafo lɛ ofis lɛ amrɔ nɔŋŋ. Kɛyashi akɛ link lɛ baatsu nii lɛ, o-password lɛ hiɔ shi tamɔ bɔ ni eyɔɔ.',
  },
  offeredText: {
    draft:
      '{church}: akɛ password hee miiha account ni yɔɔ nɔmba nɛɛ. Kɛ obiii lɛ, tswaa ofis lɛ tɛlifoŋ amrɔ nɔŋŋ.',
  },
  offeredNotice: { draft: 'Akɛ password hee miiha o-account lɛ' },
  offeredNoticeText: { draft: 'Kɛ obiii lɛ, kɛɛ asafo lɛ ofis lɛ amrɔ nɔŋŋ.' },
  dataSubject: { draft: 'Asafo lɛ eha obimɔ yɛ ohe saji ahe lɛ hetoo' },
  data: {
    draft: 'aha bimɔ ni okɛmaje wɔ {day} yɛ ohe saji ahe lɛ hetoo. Obaanyɛ okane hetoo lɛ yɛ biɛ: {page}',
  },
  dataPage: { draft: 'Gbɛjianɔtoi, Mihe saji' },
}
