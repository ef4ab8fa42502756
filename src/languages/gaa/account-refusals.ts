import type { Translation } from '../../lib/words/translation.ts'
import type { accountRefusals as words } from '../../server/accounts/accounts/messages.ts'

export const accountRefusals: Translation<typeof words> = {
  noMember: { draft: 'Asafo mli nyo ko bɛ ni tamɔ nakai.' },
  youMayOnlyChange: { draft: 'Bo diɛŋtsɛ ohe saji pɛ obaanyɛ otsake.' },
  somebodyElseGavePerson: { draft: 'Mɔ kroko eha mɔ nɛɛ nitsumɔ kroko bianɛ. Ofainɛ, kwɛmɔ dani oya nɔ.' },
  onlySuperAdminPlease: { draft: 'Super admin kome pɛ ni. Ofainɛ, kɛ nitsumɔ lɛ aha mɔ kroko dã.' },
  notYourPassword: { draft: 'Enɛ jeee o-password' },
  pleaseGiveIdFellowship: { draft: 'Ofainɛ, haa kuu ko id, loo oshi lɛ yaka' },
  yourEMailAddress: { draft: 'Ama o-e-mail address lɛ nɔ mi momo.' },
  notConfirmedAskThem: { draft: 'Amako enɛ nɔ mi: bi amɛ. Kɛ ona amɛ lɛ, ofainɛ, kɛɛ bɔ ni ole akɛ amɛ ni' },
  yourOwnYouFind: { draft: 'Bo diɛŋtsɛ onɔ yɛ ogbɛjianɔtoi amli. Kɛha enɛ lɛ, ofainɛ, bi admin kroko' },
  noPasskey: { draft: 'Passkey ko bɛ ni tamɔ nakai.' },
  passkeyInUseAlready: { draft: 'Passkey nɛɛ miitsu nii momo. Ofainɛ, fee hee, loo kɛ tsɔne kroko.' },
  passkeyNotKnownHere: { draft: 'Aleee passkey nɛɛ yɛ biɛ. Ofainɛ, kɛ o-password aya mli.' },
  passkeyWasNotTaken: { draft: 'Aheee passkey nɛɛ: be pii eho, loo website kroko nɔ ni.' },
  youHaveMostpasskeysPasskeys: { draft: 'Oyɛ passkeys {mostPasskeys}. Ofainɛ, jiemɔ ekome dã.' },
  youUseAppAlready: { draft: 'Okɛ app ko miitsu nii momo. Jiemɔ lɛ dã.' },
  youHaveNoApp: { draft: 'Otoko app ko he gbɛjianɔ.' },
  recoveryCodesComeWith: {
    draft: 'Recovery codes kɛ passkey loo app baa. Ofainɛ, too amɛteŋ ekome he gbɛjianɔ dã.',
  },
  codeNotRightPlease: { draft: 'Code nɛɛ jaaa. Ofainɛ, ŋmaa nɔ ni o-app lɛ tsɔɔ bianɛ lɛ' },
  linkDoesNotHold: {
    draft:
      'Link nɛɛ etsuuu nii dɔŋŋ. Je server lɛ shishi ekoŋŋ: beni asafo lɛ bɛ admin lɛ, shishijee fɛɛ haa hee.',
  },
  withoutChurchCannotKeep: {
    draft:
      'Kɛ enɛ bɛ lɛ, asafo lɛ nyɛŋ ekɛ o-account ato. Koni ojie lɛ, ŋa o-account lɛ yɛ ogbɛjianɔtoi amli.',
  },
  linkWasUsedAlready: { draft: 'Akɛ link nɛɛ etsu nii momo, loo etsɛ tsɔ.' },
  pleaseLogInOn: {
    draft:
      'Ofainɛ, kɛ account ni akɛ address nɛɛ ha lɛ aya mli yɛ tsɔne nɛɛ nɔ dã, ni ogbele link ni yɔɔ e-mail lɛ mli lɛ ekoŋŋ. Kɛ obɛ account ni tamɔ nakai lɛ, ehiaaa akɛ ofeɔ nɔ ko.',
  },
  addressBelongsToAnother: { draft: 'Address nɛɛ ji account kroko nɔ bianɛ. Ofainɛ, bi asafo lɛ ofis.' },
  linkWasUsedAlready2: { draft: 'Akɛ link nɛɛ etsu nii momo, loo etsɛ tsɔ. Ofainɛ, bi hee.' },
  noSession: { draft: 'Session ko bɛ ni tamɔ nakai.' },
  oneFirstThatGuesser: { draft: 'Enɛ fata nɔ ni mɔ aaka akwɛ klɛŋklɛŋ lɛ he. Ofainɛ, halamɔ ekroko' },
  pleaseUseAtLeast: {
    draft: 'Ofainɛ, ŋmaa okadii {staffLength} loo nɔ ni fe nakai: account nɛɛ naa nɔ ni mɛi krokomɛi naaa',
  },
  usernameAlreadyTaken: { draft: 'Mɔ ko ehe username nɛɛ momo' },
  yourSessionHasEnded: { draft: 'Obe yɛ mli lɛ eho. Ofainɛ, yaa mli ekoŋŋ.' },
  noFellowship: { draft: 'Kuu ko bɛ ni tamɔ nakai.' },
  youLeadAnotherFellowship: { draft: 'Onyiɛ kuu kroko hiɛ.' },
  youAssistAnotherFellowship: { draft: 'Oyeɔ obuaa kuu kroko.' },
  threePeopleAreSignatories: {
    draft: 'Mɛi etɛ kɛ amɛnine woɔ shishi momo. Ofainɛ, he nitsumɔ lɛ kɛjɛ amɛteŋ mɔ kome dɛŋ dã.',
  },
  pleaseConfirmThatIt: { draft: 'Ofainɛ, maa nɔ mi akɛ bo ni.' },
  sessionNotKnown: { draft: 'Aleee session nɛɛ.' },
  churchTakesNumbersWith: { draft: 'Asafo lɛ heɔ nɔmbai ni jeɔ shishi kɛ {code}' },
  pleaseUseLettersOne: { draft: 'Ofainɛ, kɛ alphabet kome okadii pɛ atsu nii' },
  looksLikeAddressSite: { draft: 'Enɛ tamɔ website address. Ofainɛ, halamɔ username kroko' },
  usernameKeptForChurch: { draft: 'Akɛ username nɛɛ eto kɛha asafo lɛ diɛŋtsɛ. Ofainɛ, halamɔ ekroko' },
  pleaseChooseOneStates: { draft: 'Ofainɛ, halamɔ {states} ateŋ ekome' },
  requestClosedAlreadyPlease: { draft: 'Aŋa bimɔ nɛɛ momo. Ofainɛ, gbelemɔ gbɛii lɛ ekoŋŋ.' },
  noRequest: { draft: 'Bimɔ ko bɛ ni tamɔ nakai.' },
  youHaveDutyAlready: { draft: 'Oyɛ nitsumɔ nɛɛ momo. Ninefɔɔ lɛ gbele lolo kɛha mɔ kroko.' },
  youAreSuperAdmin: { draft: 'Super admin ji bo momo, ni obaanyɛ ofee enɛ fɛɛ. Ninefɔɔ lɛ gbele lolo.' },
  youAreMemberAlready: { draft: 'Asafo mli nyo ji bo momo. Ninefɔɔ lɛ gbele lolo kɛha mɔ kroko.' },
  youHaveRoleAlready: { draft: 'Oyɛ nitsumɔ nɛɛ momo. Ninefɔɔ lɛ gbele lolo kɛha mɔ kroko.' },
  invitationWasTakenMeanwhile: { draft: 'Mɔ ko ehe ninefɔɔ nɛɛ bianɛ. Ofainɛ, bi hee.' },
  linkNotKnownPlease: { draft: 'Aleee link nɛɛ. Ofainɛ, kwɛmɔ akɛ eye emuu, loo bi mɔ ni kɛha bo lɛ hee.' },
  noInvitation: { draft: 'Ninefɔɔ ko bɛ ni tamɔ nakai.' },
  invitationWasTakenOr: { draft: 'Mɔ ko ehe ninefɔɔ nɛɛ loo ajie lɛ bianɛ. Ofainɛ, kwɛmɔ ekoŋŋ.' },
  noFellowship2: { draft: 'Kuu ko bɛ ni tamɔ nakai' },
  inChurchOfficeOffers: { draft: 'Yɛ asafo nɛɛ mli lɛ, ofis lɛ haa password hee.' },
  personDoesWorkFor: { draft: 'Mɔ nɛɛ tsuɔ nii kɛhaa asafo lɛ. Ofainɛ, bi ofis lɛ.' },
  yourOwnPasswordYou: { draft: 'Bo diɛŋtsɛ o-password lɛ, otsakeɔ yɛ ogbɛjianɔtoi amli.' },
  noMemberInFellowship: { draft: 'Asafo mli nyo ko bɛ kuu nɛɛ mli ni tamɔ nakai.' },
  pleaseCompleteYourProfile: {
    draft: 'Ofainɛ, gbee ohe saji lɛ naa dã. No lɛ obaanyɛ oma otɛlifoŋ nɔmba nɔ mi.',
  },
  youHaveAskedFor: {
    draft: 'Obi code kɛha nɔmba kroko ŋmɛnɛ. Ofainɛ, kaa ekoŋŋ wɔ; asafo lɛ ofis baanyɛ aye abua bo bianɛ.',
  },
  churchSendsNoCodes: { draft: 'Asafo nɛɛ kɛ codes majeee yɛ SMS nɔ. Ofainɛ, kɛ o-password atsu nii.' },
  codesByTextMessage: {
    draft:
      'Akɛ codes majeee yɛ SMS nɔ bianɛ, ejaakɛ asafo lɛ ekɛ pii emaje. Ofainɛ, kɛ o-password atsu nii, loo kaa wɔ.',
  },
  codesThatConfirmNumber: {
    draft:
      'Akɛ codes ni maa nɔmba nɔ mi majeee bianɛ, ejaakɛ asafo lɛ ekɛ pii emaje. Ofainɛ, kaa wɔ, loo bi asafo lɛ ofis.',
  },
  codeOnItsWay: { draft: 'Code ko miiba nɔmba nɛɛ nɔ. Etsuɔ nii minitii nyɔŋma.' },
  ifNumberConfirmedFor: {
    draft: 'Kɛ ama nɔmba nɛɛ nɔ mi kɛha account ko lɛ, code ko miiba nɔ. Etsuɔ nii minitii nyɔŋma.',
  },
  codeNotRightOr: { draft: 'Code nɛɛ jaaa, loo etsuuu nii dɔŋŋ. Ofainɛ, kwɛmɔ ekoŋŋ, loo bi hee' },
  somebodyElseHasConfirmed: {
    draft: 'Mɔ kroko ema nɔmba nɛɛ nɔ mi kɛha account kroko. Kɛ onɔ ni lɛ, asafo lɛ ofis baaye abua bo.',
  },
  codeAloneNotEnough: {
    draft: 'Code kome shɛɛɛ kɛha account nɛɛ. Ofainɛ, bi link ni tsɔ e-mail nɔ ba, loo bi asafo lɛ ofis.',
  },
  pleaseChooseDayThat: { draft: 'Ofainɛ, halamɔ gbi ni baa' },
  noEntry: { draft: 'Nɔ ko bɛ ni tamɔ nakai.' },
  yourAccountPinsSermons: { draft: 'O-account lɛ kɛ shiɛmɔi pɛ woɔ hiɛ.' },
  pleaseChoosePhotograph: { draft: 'Ofainɛ, halamɔ mfoniri' },
  formPeopleWhoServe: { draft: 'Form nɛɛ ji mɛi ni sɔmɔɔ lɛ anɔ. Ofainɛ, gbee ohe saji lɛ naa.' },
  fellowshipDoesNotExist: { draft: 'Kuu nɛɛ bɛ. Ofainɛ, halamɔ ekroko' },
  yourProfileNotComplete: { draft: 'Ohe saji lɛ eyeko emuu lolo.' },
  yourProfileAlreadyComplete: { draft: 'Ohe saji lɛ eye emuu momo.' },
  stopsNothingItLacks: { draft: 'Enɛ tsiii nɔ ko: emli wiemɔi lɛ eyeee emuu.' },
  linkIncompleteOrAnother: {
    draft: 'Link nɛɛ eyeee emuu, loo asafo kroko nɔ ni. Ofainɛ, gbelemɔ lɛ kɛjɛ shɛɛ sane lɛ mli ekoŋŋ.',
  },
  noWhatsApp: { draft: 'Asafo nɛɛ ŋmaaa nii yɛ WhatsApp nɔ.' },
  noNumberForWhatsApp: { draft: 'Ofainɛ, kɛ otɛlifoŋ nɔmba afata ohe saji lɛ ahe dã.' },
  stoppedByWhatsApp: {
    draft: 'Aŋma STOP kɛjɛ nɔmba nɛɛ nɔ. Ŋma START kɛyaa asafo lɛ nɔmba lɛ nɔ yɛ WhatsApp nɔ.',
  },
}
